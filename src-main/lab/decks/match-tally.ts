import type { InOrder } from '../run/run-experiment.js';
import { drawnEffects, type DrawnEffect, type DrawnGame } from '../statistics/drawn-effect.js';
import { halfWidthOfShare } from '../statistics/interval.js';
import { noMoments, withFigure, type Moments } from '../statistics/moments.js';
import type { DeckBlock, DeckGame } from './deck-experiment.js';
import type { CardFindings, CardRole, MatchFindings, Rate } from './deck-findings.js';
import type { DeckWords } from './make-deck-experiment.js';

/** Scores of games, and of blocks as one: the two games of a block have their luck in common. */
interface Scores {
  readonly games: number;
  readonly figures: Moments;
}
const noScores: Scores = { games: 0, figures: noMoments };

interface Match {
  readonly all: Scores;
  readonly first: Scores;
  readonly second: Scores;
}

/** Counts the games of a deck as it is, in the order of their blocks. */
export class MatchTally implements InOrder<DeckBlock> {
  readonly #matches: Match[];
  readonly #games: DrawnGame[] = [];
  #all = noScores;
  #count = 0;

  constructor(
    private readonly words: DeckWords,
    readonly most: number,
  ) {
    this.#matches = words.enemies.map(() => ({ all: noScores, first: noScores, second: noScores }));
  }

  get count(): number {
    return this.#count;
  }
  get isOver(): boolean {
    return this.#count >= this.most;
  }

  add(block: DeckBlock): void {
    if (block.nth !== this.#count)
      throw new RangeError(`Block ${block.nth} comes after ${this.#count} others.`);
    this.#count += 1;
    const { enemy, games } = block;
    const { all, first, second } = this.#matches[enemy] as Match;
    this.#matches[enemy] = {
      all: withBlock(all, games),
      first: withBlock(
        first,
        games.filter(({ began }) => began),
      ),
      second: withBlock(
        second,
        games.filter(({ began }) => !began),
      ),
    };
    this.#all = withBlock(this.#all, games);
    this.#games.push(...games.map(({ score, drawn }) => ({ enemy, score, drawn })));
  }

  get all(): Rate {
    return rateOf(this.#all);
  }

  get matches(): MatchFindings[] {
    return this.#matches.map(({ all, first, second }, place) => ({
      name: this.words.enemies[place] ?? '',
      ...rateOf(all),
      first: rateOf(first),
      second: rateOf(second),
    }));
  }

  /** What drawing each card of the deck goes with. */
  get effects(): DrawnEffect[] {
    return drawnEffects(
      this.#games,
      this.words.cards.map(({ copies }) => copies),
    );
  }
}

function withBlock({ games, figures }: Scores, own: readonly DeckGame[]): Scores {
  if (own.length === 0) return { games, figures };
  const mean = own.reduce((sum, { score }) => sum + score, 0) / own.length;
  return { games: games + own.length, figures: withFigure(figures, mean) };
}

function rateOf({ games, figures }: Scores): Rate {
  const within = halfWidthOfShare(figures);
  return { games, rate: figures.mean, within: within < 1 ? within : null };
}

/** The effects of a deck's cards, for people. */
export const cardFindings = (words: DeckWords, effects: readonly DrawnEffect[]): CardFindings[] =>
  effects.map(({ effect, within, variance: _variance, ...counted }, place) => ({
    ...(words.cards[place] ?? { name: '', copies: 0 }),
    ...counted,
    effect: effect === null ? null : { difference: effect, within },
    role: roleOf(effect, within),
  }));

function roleOf(effect: number | null, within: number | null): CardRole {
  if (effect === null || within === null) return 'not enough games';
  if (effect - within > 0) return 'carries';
  return effect + within < 0 ? 'dead weight' : 'not told apart';
}
