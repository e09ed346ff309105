import type { PlayerNo } from '../../kernel/decision.js';
import { GameOver } from '../../kernel/rule-set.js';
import { apply } from '../door.js';
import type { Kotc } from '../edition.js';
import type { KotcPlayer } from '../state.js';
import { levelOf } from '../values.js';

/** What ends a game, by its name in the citations. */
type Ending = 'endAllZero' | 'endOneLeft' | 'endEmptyDeck' | 'endAgreed';

/** A number to compare players by; the highest pass. */
type Criterion = (table: Kotc, player: KotcPlayer) => number;

/** K14-END-13 to 16, one after another. */
const criteria: readonly Criterion[] = [
  (_, player) => (player.drewFromEmpty ? 0 : 1),
  (_, player) => player.hp,
  (table, player) => player.zones.battlefield.reduce((sum, no) => sum + levelOf(table, no), 0),
  (_, player) => player.zones.deck.length,
];

/** Those whom the criteria designate: one winner, or all who tie (K14-END-17 to 19). */
export function winnersOf(table: Kotc): PlayerNo[] {
  const { players } = table.state;
  let left = [...players.keys()];
  for (const criterion of criteria) {
    if (left.length === 1) break;
    const marks = left.map((player) => criterion(table, players[player] as KotcPlayer));
    const best = Math.max(...marks);
    left = left.filter((_, place) => marks[place] === best);
  }
  return left;
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
  const winners = winnersOf(table);
  const { cite } = table.edition;
  const rules = [...cite[by], ...cite[winners.length === 1 ? 'winner' : 'tie']];
  apply(table, { type: 'end', winners, by, rules });
}

function end(table: Kotc, ending: Ending): never {
  declareEnd(table, ending);
  throw new GameOver();
}
