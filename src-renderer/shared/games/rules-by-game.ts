import type { PlayInfo } from '../../../src-main/api/answers/play-answers.js';
import type { SelectGroup } from '../controls/fields/select-options.js';

/** Rules to choose from, below the names of their games where there are several; both in the order in which they come. */
export function rulesByGame(rules: PlayInfo['rules']): readonly SelectGroup[] {
  const games = [...new Set(rules.map(({ game }) => game))];
  return games.map((title) => ({
    title: games.length > 1 ? title : null,
    options: rules.filter(({ game }) => game === title).map(({ id, name }) => ({ value: id, name })),
  }));
}
