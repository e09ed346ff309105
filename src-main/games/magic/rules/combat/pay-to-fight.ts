/** "Cannot attack unless its controller pays {2}": MC-GR-166, MC-Q-44. */
import { askYes } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Change } from '../../cards/components/changes.js';
import type { Magic } from '../context.js';
import { isWho } from '../objects/who.js';
import { canPay, payCosts } from '../playing/costs.js';
import { askFor } from '../purposes.js';
import type { ChangeInForce } from '../state/characteristics.js';
import type { TextSource } from '../state/text-source.js';
import { cardAt } from '../state/reading.js';
import { changesOf, type Act } from './creature.js';

type Payment = ChangeInForce<Extract<Change, { is: 'paysTo' }>>;

/** What has to be paid for a creature to attack (that player, where one is said) or block. */
export const paymentsFor = (game: Magic, no: CardNo, act: Act, defender?: PlayerNo): readonly Payment[] =>
  changesOf(game, no, 'paysTo').filter(
    ({ change, text }) =>
      change.act === act &&
      (change.whom === undefined || defender === undefined || isWho(game, change.whom, defender, text)),
  );

/** The text that asks for it, as the creature's controller pays it. */
const paidBy = (game: Magic, no: CardNo, { text }: Payment): TextSource => ({
  ...text,
  controller: cardAt(game, no).player,
});

/** Whether each of what has to be paid could be paid now. */
export const isAffordable = (game: Magic, no: CardNo, act: Act, defender?: PlayerNo): boolean =>
  paymentsFor(game, no, act, defender).every((payment) =>
    canPay(game, cardAt(game, no).player, payment.change.costs, paidBy(game, no, payment)),
  );

/** Whether nothing has to be paid for a creature to attack or block whomever. */
export const isFree = (game: Magic, no: CardNo): boolean => changesOf(game, no, 'paysTo').length === 0;

/** Has its controller pay for a creature to attack or block. @returns whether all of it was paid, or nothing had to be */
export function* isPaid(game: Magic, no: CardNo, act: Act, defender?: PlayerNo): Asking<boolean> {
  const { player } = cardAt(game, no);
  for (const payment of paymentsFor(game, no, act, defender)) {
    if (!isAffordable(game, no, act, defender)) return false;
    if (!(yield* askYes(game, askFor(player, 'payToFight', 'MC-GR-166', no)))) return false;
    const paid = yield* payCosts(game, player, payment.change.costs, paidBy(game, no, payment));
    if (paid === null) return false;
  }
  return true;
}
