import type { DeckRules } from '../deck-rules.js';
import { nothing, numberOf, type Fraction } from './fraction.js';
import { Hands, type Urn } from './hypergeometric.js';

/** How a game is begun and gone on with. */
export interface Play {
  /** One has the first turn of the game. */
  readonly first: boolean;
  /** Cards that one draws for each turn, where the edition leaves that open. */
  readonly draws: number;
  /** One's own turns that are looked at. */
  readonly turns: number;
}

/** Cards drawn until the start (none) and until after each of one's own turns, the first hand not counted. */
export function drawnByTurn(rules: Pick<DeckRules, 'draws' | 'firstDraws'>, play: Play): number[] {
  const drawn = [0];
  for (let turn = 1; turn <= play.turns; turn += 1) {
    const { least, most } = turn === 1 && play.first ? rules.firstDraws : rules.draws;
    drawn.push((drawn[turn - 1] ?? 0) + Math.min(most, Math.max(least, play.draws)));
  }
  return drawn;
}

/** A deck's cards of which one wants to have seen at least so many. */
export interface Wish extends Urn {
  readonly least: number;
}

/** Says how likely wishes are, exactly. One for a deck and a hand, as it remembers what it has counted. */
export class WishOdds {
  readonly #hands = new Hands();
  readonly #hand: number;
  readonly #redraw: boolean;

  /** @param redraw the one redraw is used for the wish: all of the first hand is buried but what is wished for */
  constructor(hand: number, redraw: boolean) {
    this.#hand = hand;
    this.#redraw = redraw;
  }

  /** The chance of having seen at least so many of the wished cards when `drawn` cards were drawn after the first hand. */
  chance(wish: Wish, drawn: number): number {
    const { size, least } = wish;
    const hand = Math.min(size, this.#hand);
    const result = this.#redraw
      ? this.#withRedraw(wish, hand, drawn)
      : this.#hands.atLeast(wish, Math.min(size, hand + drawn), least);
    return numberOf(result);
  }

  /** Buried cards lie under the deck, and none of them is wished for: what is drawn comes from the rest alone. */
  #withRedraw({ size, hits, least }: Wish, hand: number, drawn: number): Fraction {
    const rest = size - hand;
    let sum = nothing;
    for (let held = 0; held <= Math.min(hand, hits); held += 1) {
      const dealt = this.#hands.exactly({ size, hits }, hand, held);
      const later = Math.min(rest, hand - held + drawn);
      const enough = this.#hands.atLeast({ size: rest, hits: hits - held }, later, least - held);
      sum = sum.add(dealt.mul(enough));
    }
    return sum;
  }
}
