import { createHash } from 'node:crypto';
import { madeTokens, printOf } from '../../collection/made-tokens.js';
import type { MeantCard } from './written-card.js';

export interface WithTokens {
  /** The cards, and behind them the tokens that they make and that are not among them. */
  readonly cards: readonly MeantCard[];
  /** Places of the tokens that a card makes, by its own place. */
  readonly makes: ReadonlyMap<number, readonly number[]>;
}

/** The same for the same print, so that each file that is written of the cards names it alike. */
const idOf = (print: string): string =>
  createHash('sha256')
    .update(print)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Adds the tokens that cards make: a token belongs to the set of what makes it first. */
export function withTokens(cards: readonly MeantCard[]): WithTokens {
  const all = [...cards];
  const places = new Map(cards.map(({ card }, place) => [printOf(card), place]));
  const placeOfId = new Map(cards.map(({ card }, place) => [card.id, place]));
  const makes = new Map<number, number[]>();
  for (const { print, card, makers } of madeTokens(cards.map((one) => one.card))) {
    let place = places.get(print);
    if (place === undefined) {
      place = all.length;
      const maker = cards[placeOfId.get(makers[0] ?? '') ?? -1];
      all.push({ card: { ...card, id: idOf(print) }, set: maker?.set ?? null, copies: 1 });
    }
    for (const maker of makers) {
      const at = placeOfId.get(maker) ?? -1;
      makes.set(at, [...(makes.get(at) ?? []), place]);
    }
  }
  return { cards: all, makes };
}
