import type { Card } from '../../cards/card.js';
import { counted, found, spread, type Found, type Step } from '../../cards/counting.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { CardFigures } from '../../games/card-figures.js';
import { games } from '../../games/registry.js';

/** What one game counts of its own cards. */
export interface GameFigures extends CardFigures {
  /** Id of the game. */
  readonly game: string;
}

/** What can be counted of some cards. Every list is in the order in which it is shown. */
export interface Statistics {
  readonly cards: number;
  /** Of each game that counts its cards and has some of these. */
  readonly games: readonly GameFigures[];
  /** By characters of the ability text. */
  readonly textLengths: readonly Step[];
  /** The most frequent first. */
  readonly tags: readonly { readonly tag: string; readonly cards: number }[];
  readonly untagged: number;
  readonly missing: { readonly picture: Found; readonly licence: Found; readonly name: Found };
}

/** Counts one thing after the other, and stops after each, so that others can have their turn. */
export function* countingStatistics(cards: readonly Card[]): Stepwise<Statistics> {
  const figures: GameFigures[] = [];
  for (const game of games()) {
    const own = cards.filter((card) => card.game === game.id);
    if (own.length === 0 || !game.cardFields.figuresOf) continue;
    figures.push({ game: game.id, ...(yield* game.cardFields.figuresOf(own)) });
    yield;
  }
  return {
    cards: cards.length,
    games: figures,
    textLengths: spread(
      cards.map(({ text }) => text.length),
      [0, 1, 41, 81, 121, 161, 201, 301, 401],
    ),
    tags: counted(cards.flatMap(({ tags }) => tags))
      .map(([tag, count]) => ({ tag, cards: count }))
      .toSorted((a, b) => b.cards - a.cards || (a.tag < b.tag ? -1 : 1)),
    untagged: cards.filter(({ tags }) => tags.length === 0).length,
    missing: {
      picture: found(cards.filter(({ picture }) => picture === null)),
      licence: found(cards.filter(({ licence }) => licence.trim() === '')),
      name: found(cards.filter(({ name }) => name.trim() === '')),
    },
  };
}
