import { canonical } from '../plain.js';
import type { Playable } from '../playable.js';

/**
 * What is printed on the tokens that cards make and that are not among the cards already, each once. A game's list of designs is its
 * cards followed by these, so that a token has a design as a card has.
 */
export function tokenDesigns<P>({ tokensOf }: Pick<Playable<P>, 'tokensOf'>, cards: readonly P[]): P[] {
  if (!tokensOf) return [];
  const known = new Set(cards.map(canonical));
  const tokens: P[] = [];
  const open = [...cards];
  for (let card = open.shift(); card !== undefined; card = open.shift()) {
    for (const token of tokensOf(card, cards)) {
      const same = canonical(token);
      if (known.has(same)) continue;
      known.add(same);
      tokens.push(token);
      open.push(token);
    }
  }
  return tokens;
}
