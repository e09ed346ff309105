/** What is told beforehand, with nothing in it that the screen does not show. */
import type { AheadAction } from './ahead.js';
import type { Payment } from './payment.js';
import { cardsIn, type Screen } from './screen.js';
import type { Targets } from './target-probe.js';

type Shown = Pick<Screen, 'view'>;

export function shownTargets({ cards, players }: Targets, { view }: Shown): Targets {
  const shown = cardsIn(view);
  return { cards: cards.filter((card) => shown.has(card)), players };
}

/** Nothing where a card that would pay is not shown. */
export function shownPayment(payment: readonly Payment[], { view }: Shown): readonly Payment[] {
  const shown = cardsIn(view);
  return payment.every(({ cards }) => cards.every((card) => shown.has(card))) ? payment : [];
}

export function shownAhead(told: readonly AheadAction[], screen: Shown): readonly AheadAction[] {
  const shown = cardsIn(screen.view);
  return told
    .map((one) => ({
      ...one,
      cards: one.cards.filter((card) => shown.has(card)),
      victims: shownTargets(one.victims, screen),
      payment: shownPayment(one.payment, screen),
    }))
    .filter(({ cards }) => cards.length > 0);
}
