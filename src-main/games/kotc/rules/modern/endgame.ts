import type { PlayerNo } from '../../../../engine/decision.js';
import { gameOver } from '../../../../engine/rule-set.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { criterionNames, type CriterionName, type KotcPlayer } from '../state/state.js';
import { levelOf } from '../state/values.js';

/** What ends a game, by its name in the citations. */
type Ending = 'endAllZero' | 'endOneLeft' | 'endEmptyDeck' | 'endAgreed';

export interface Outcome {
  readonly winners: readonly PlayerNo[];
  readonly criterion: CriterionName | null;
}

const criterionCites = {
  'empty deck': 'byEmptyDeck',
  hitpoints: 'byHitpoints',
  levels: 'byLevels',
  'deck size': 'byDeckSize',
} as const satisfies Record<CriterionName, string>;

/** A number to compare players by; the highest pass. */
type Criterion = (game: KotcContext, player: KotcPlayer) => number;

/** K14-END-13 to 16, one after another. */
const criteria: Readonly<Record<CriterionName, Criterion>> = {
  'empty deck': (_, player) => (player.drewFromEmpty ? 0 : 1),
  hitpoints: (_, player) => player.hp,
  levels: (game, player) => player.zones.battlefield.reduce((sum, no) => sum + levelOf(game, no), 0),
  'deck size': (_, player) => player.zones.deck.length,
};

/** Whom the criteria designate: one winner and the criterion that singled them out, or all who tie (K14-END-17 to 19). */
export function outcomeOf(game: KotcContext): Outcome {
  const { players } = game.state;
  let left = [...players.keys()];
  for (const criterion of criterionNames) {
    const marks = left.map((player) => criteria[criterion](game, players[player] as KotcPlayer));
    const best = Math.max(...marks);
    left = left.filter((_, place) => marks[place] === best);
    if (left.length === 1) return { winners: left, criterion };
  }
  return { winners: left, criterion: null };
}

/** Ends the game when all players, or all but one, have 0 HP (K14-END-01, 02). @returns whether they have */
export function endWhenDecided(game: KotcContext): boolean {
  let alive = 0;
  for (const { hp } of game.state.players) if (hp > 0) alive += 1;
  if (alive > 1) return false;
  declareEnd(game, alive === 0 ? 'endAllZero' : 'endOneLeft');
  return true;
}

/** @throws GameOver always */
export function endByEmptyDeck(game: KotcContext, player: PlayerNo): never {
  perform(game, { type: 'emptyDeck', player, rules: game.edition.cite.endEmptyDeck });
  declareEnd(game, 'endEmptyDeck');
  throw gameOver;
}

/** K14-END-04. */
export const endAgreed = (game: KotcContext): void => declareEnd(game, 'endAgreed');

function declareEnd(game: KotcContext, by: Ending): void {
  const { winners, criterion } = outcomeOf(game);
  const { cite } = game.edition;
  const rules = [...cite[by], ...cite[winners.length === 1 ? 'winner' : 'tie']];
  const decided = criterion && { criterion: { by: criterion, rules: cite[criterionCites[criterion]] } };
  perform(game, { type: 'end', winners, by, rules, ...decided });
}
