import type { PlayerNo } from '../../../../engine/decision.js';
import { GameOver } from '../../../../engine/rule-set.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
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
type Criterion = (table: Kotc, player: KotcPlayer) => number;

/** K14-END-13 to 16, one after another. */
const criteria: Readonly<Record<CriterionName, Criterion>> = {
  'empty deck': (_, player) => (player.drewFromEmpty ? 0 : 1),
  hitpoints: (_, player) => player.hp,
  levels: (table, player) => player.zones.battlefield.reduce((sum, no) => sum + levelOf(table, no), 0),
  'deck size': (_, player) => player.zones.deck.length,
};

/** Whom the criteria designate: one winner and the criterion that singled them out, or all who tie (K14-END-17 to 19). */
export function outcomeOf(table: Kotc): Outcome {
  const { players } = table.state;
  let left = [...players.keys()];
  for (const criterion of criterionNames) {
    const marks = left.map((player) => criteria[criterion](table, players[player] as KotcPlayer));
    const best = Math.max(...marks);
    left = left.filter((_, place) => marks[place] === best);
    if (left.length === 1) return { winners: left, criterion };
  }
  return { winners: left, criterion: null };
}

/** Ends the game when all players, or all but one, have 0 HP (K14-END-01, 02). @throws GameOver */
export function checkEnd(table: Kotc): void {
  let alive = 0;
  for (const { hp } of table.state.players) if (hp > 0) alive += 1;
  if (alive > 1) return;
  end(table, alive === 0 ? 'endAllZero' : 'endOneLeft');
}

/** @throws GameOver always */
export function endByEmptyDeck(table: Kotc, player: PlayerNo): never {
  apply(table, { type: 'emptyDeck', player, rules: table.edition.cite.endEmptyDeck });
  return end(table, 'endEmptyDeck');
}

/** K14-END-04. */
export const endAgreed = (table: Kotc): void => declareEnd(table, 'endAgreed');

function declareEnd(table: Kotc, by: Ending): void {
  const { winners, criterion } = outcomeOf(table);
  const { cite } = table.edition;
  const rules = [...cite[by], ...cite[winners.length === 1 ? 'winner' : 'tie']];
  const decided = criterion && { criterion: { by: criterion, rules: cite[criterionCites[criterion]] } };
  apply(table, { type: 'end', winners, by, rules, ...decided });
}

function end(table: Kotc, ending: Ending): never {
  declareEnd(table, ending);
  throw new GameOver();
}
