/**
 * How much more often a deck wins where it draws a card. Long games show more cards, so the plain difference makes slow cards look
 * better: here each game counts against how likely a game that shows as many cards shows this one.
 */
import { numberOf } from '../../cards/odds/fraction.js';
import { Hands } from '../../cards/odds/hypergeometric.js';
import { halfWidthOf } from './interval.js';

/** A game of a deck. */
export interface DrawnGame {
  /** Against which deck; games are compared with others of the same. */
  readonly enemy: number;
  /** From 0 to 1. */
  readonly score: number;
  /** Of each card of the deck, how many copies were drawn. */
  readonly drawn: readonly number[];
}

export interface DrawnEffect {
  readonly drawn: number;
  readonly notDrawn: number;
  /** Shares of games won where it was drawn and where not; null: there are none. */
  readonly winsDrawn: number | null;
  readonly winsNotDrawn: number | null;
  /** At equal numbers of cards drawn; null: too little is known. */
  readonly effect: number | null;
  /** Half of the interval of the effect, which holds at any time. */
  readonly within: number | null;
  /** Variance of the effect. */
  readonly variance: number | null;
}

/** Games in which it was drawn, and in which not, before anything is said. */
const LEAST_GAMES = 20;

/** For each card of a deck. @param copies of each */
export function drawnEffects(games: readonly DrawnGame[], copies: readonly number[]): DrawnEffect[] {
  const chances = new DrawnChances(copies.reduce((sum, one) => sum + one, 0));
  const means = meansByEnemy(games);
  const counts = games.map(({ drawn }) => drawn.reduce((sum, one) => sum + one, 0));
  return copies.map((own, card) => {
    const sums = { drawn: 0, scoreDrawn: 0, score: 0, cross: 0, spread: 0 };
    const rows = games.map(({ enemy, score, drawn }, place) => {
      const isDrawn = (drawn[card] ?? 0) > 0;
      const surprise = (isDrawn ? 1 : 0) - chances.of(own, counts[place] ?? 0);
      const better = score - (means.get(enemy) ?? 0);
      sums.score += score;
      sums.cross += surprise * better;
      if (isDrawn) {
        sums.drawn += 1;
        sums.scoreDrawn += score;
        sums.spread += surprise;
      }
      return { surprise, better };
    });
    const { drawn, spread } = sums;
    const notDrawn = games.length - drawn;
    const counted = {
      drawn,
      notDrawn,
      winsDrawn: drawn > 0 ? sums.scoreDrawn / drawn : null,
      winsNotDrawn: notDrawn > 0 ? (sums.score - sums.scoreDrawn) / notDrawn : null,
    };
    if (Math.min(drawn, notDrawn) < LEAST_GAMES || spread <= 0) {
      return { ...counted, effect: null, within: null, variance: null };
    }
    const effect = sums.cross / spread;
    const errors = rows.reduce(
      (sum, { surprise, better }) => sum + (surprise * (better - effect * surprise)) ** 2,
      0,
    );
    const variance = errors / spread ** 2;
    return { ...counted, effect, variance, within: halfWidthOf(games.length, variance * games.length) };
  });
}

function meansByEnemy(games: readonly DrawnGame[]): ReadonlyMap<number, number> {
  const sums = new Map<number, { count: number; score: number }>();
  for (const { enemy, score } of games) {
    const { count, score: before } = sums.get(enemy) ?? { count: 0, score: 0 };
    sums.set(enemy, { count: count + 1, score: before + score });
  }
  return new Map([...sums].map(([enemy, { count, score }]) => [enemy, score / count]));
}

/** How likely at least one of so many copies is among so many cards of a deck. */
class DrawnChances {
  readonly #hands = new Hands();
  readonly #known = new Map<string, number>();

  constructor(private readonly size: number) {}

  of(hits: number, drawn: number): number {
    const key = `${hits} ${drawn}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const urn = { size: this.size, hits };
    const chance = numberOf(this.#hands.atLeast(urn, Math.min(drawn, this.size), 1));
    this.#known.set(key, chance);
    return chance;
  }
}

/**
 * How far the order of cards by their effects can be believed: the correlation that it can be expected to have with the true one, from 0 to
 * 1. Null where fewer than two effects are known.
 */
export function trustInOrder(effects: readonly Pick<DrawnEffect, 'effect' | 'variance'>[]): number | null {
  const known = effects.flatMap(({ effect, variance }) =>
    effect === null || variance === null ? [] : [{ effect, variance }],
  );
  if (known.length < 2) return null;
  const mean = known.reduce((sum, { effect }) => sum + effect, 0) / known.length;
  const seen = known.reduce((sum, { effect }) => sum + (effect - mean) ** 2, 0) / (known.length - 1);
  const noise = known.reduce((sum, { variance }) => sum + variance, 0) / known.length;
  return seen > 0 ? Math.sqrt(Math.max(0, 1 - noise / seen)) : 0;
}
