import { isUnderWay } from '../../../../src-main/engine/frames/frames.js';
import type { KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import type { KotcRules } from '../../../../src-main/games/kotc/rules/rule-set.js';

/** The same rules, with a look at every place from which their games can be begun again. */
export function watched(rules: KotcRules, atBoundary: (game: KotcContext) => void): KotcRules {
  const watching: KotcRules = {
    ...rules,
    earlier: () => watching,
    context: (state, designs, log, keep) => {
      const game: KotcContext = rules.context(state, designs, log, () => {
        atBoundary(game);
        keep();
      });
      return game;
    },
  };
  return watching;
}

/** The same rules, with a look at the beginning of every phase, where nothing is under way. */
export const watchedAtPhases = (rules: KotcRules, atPhase: (game: KotcContext) => void): KotcRules =>
  watched(rules, (game) => {
    if (!isUnderWay(game)) atPhase(game);
  });
