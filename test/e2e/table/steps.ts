/** A player who does what the steps of a scenario say. */
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import { impliedReply } from '../../../src-main/games/kotc/scenario/answers.js';
import { fitOf } from '../../../src-main/engine/scenario/fitting.js';
import { fitting } from '../../../src-main/games/kotc/scenario/words.js';
import type { DecisionStep, Scenario } from '../../../src-main/games/kotc/scenario/format.js';
import { Names } from '../../../src-main/engine/scenario/names.js';
import { setPosition } from '../../../src-main/games/kotc/scenario/position.js';
import { editionOfScenario } from '../../../src-main/games/kotc/scenario/edition-of.js';
import { sensibleReply, type DiskGame } from './disk-game.js';

/** Answers by the player's steps, one after the other; declines what they do not say, and is sensible where that is no answer. */
export function stepper(scenario: Scenario, by: string): (game: DiskGame, asked: Decision) => Reply {
  const names = new Names(setPosition(scenario, editionOfScenario(scenario), () => null));
  const left = scenario.steps.flatMap((step) => ('by' in step && step.by === by ? [step] : []));
  let last: DecisionStep | undefined;
  const answerOf = (step: DecisionStep | undefined, { running }: DiskGame, asked: Decision): Reply | null => {
    const fit = step && fitOf(fitting, step, asked, running.game.context, names);
    return fit && 'reply' in fit ? fit.reply : null;
  };
  return (game, asked) => {
    // A step says more than one thing: which team attacks, and whom.
    const more = asked.kind === 'act' ? null : answerOf(last, game, asked);
    if (more && last?.choose === undefined) return more;
    // What could be answered in one way only was not asked.
    while (asked.kind === 'act' && left[0]?.choose !== undefined) left.shift();
    const reply = answerOf(left[0], game, asked);
    if (reply) last = left.shift();
    return reply ?? impliedReply(asked) ?? sensibleReply(game, asked);
  };
}
