import { differenceOf, GAMES_PER_BLOCK, type ArmGame, type Block } from '../experiment/block.js';
import { pooled, type Pooled } from '../statistics/families.js';
import { halfWidth } from '../statistics/interval.js';
import { noMoments, withFigure, type Moments } from '../statistics/moments.js';
import { evidenceOf } from '../statistics/several.js';
import { isLook, verdictAt, type TestPlan, type Verdict } from '../statistics/sequential-test.js';

/** A difference of win rates, from -1 to 1, and half of its interval; null: too little is known. */
export interface Difference {
  readonly difference: number;
  readonly within: number | null;
}

export interface DeckFindings extends Difference {
  readonly name: string;
  readonly blocks: number;
}

/** What the card did in the games in which it took part. */
export interface WorkFindings {
  readonly games: number;
  /** Games in which a copy was drawn, and in which one was played. */
  readonly drawn: number;
  readonly played: number;
  /** Of all games. */
  readonly damage: number;
  readonly gained: number;
  /** Shares of games won, a tie as half: with the card, with the plain one, and with the card where it was drawn or not. */
  readonly wins: number;
  readonly plainWins: number;
  readonly winsDrawn: number | null;
  readonly winsNotDrawn: number | null;
}

export interface CoursePoint extends Difference {
  readonly blocks: number;
}

export interface Findings extends Difference {
  readonly verdict: Verdict;
  /** How much speaks against its being harmless: the logarithm of an e-value. */
  readonly evidence: number;
  /** No more is played: the test has decided, or the last block is played. */
  readonly isOver: boolean;
  readonly blocks: number;
  readonly games: number;
  /** Games that were played; the others are the same as one that was. */
  readonly played: number;
  /** Blocks in which it made no difference. */
  readonly alike: number;
  readonly decks: readonly DeckFindings[];
  readonly acrossDecks: Pooled | null;
  readonly work: WorkFindings;
  /** The interval as it became narrower. */
  readonly course: readonly CoursePoint[];
}

const COURSE_STEP = 50;

interface Sums {
  games: number;
  drawn: number;
  played: number;
  damage: number;
  gained: number;
  score: number;
  plainScore: number;
  scoreDrawn: number;
}

/** Counts blocks in their order, and stops at the first look at which the test decides. */
export class Tally {
  #all: Moments = noMoments;
  readonly #byHost: Moments[];
  readonly #sums: Sums = {
    games: 0,
    drawn: 0,
    played: 0,
    damage: 0,
    gained: 0,
    score: 0,
    plainScore: 0,
    scoreDrawn: 0,
  };
  readonly #course: CoursePoint[] = [];
  #gamesPlayed = 0;
  #alike = 0;
  #verdict: Verdict = 'undecided';

  constructor(
    private readonly hosts: readonly string[],
    private readonly plan: TestPlan,
  ) {
    this.#byHost = hosts.map(() => noMoments);
  }

  get count(): number {
    return this.#all.count;
  }
  /** Blocks at most. */
  get most(): number {
    return this.plan.most;
  }
  get isOver(): boolean {
    return this.#verdict !== 'undecided' || this.count >= this.most;
  }

  /** @throws RangeError for one that is not next */
  add(block: Block): void {
    if (block.nth !== this.count)
      throw new RangeError(`Block ${block.nth} comes after ${this.count} others.`);
    const difference = differenceOf(block);
    this.#all = withFigure(this.#all, difference);
    this.#byHost[block.host] = withFigure(this.#byHost[block.host] ?? noMoments, difference);
    if (difference === 0) this.#alike += 1;
    for (const { card, plain, isOne } of block.seats) {
      this.#gamesPlayed += isOne ? 1 : 2;
      this.#count(card, plain);
    }
    if (this.count % COURSE_STEP === 0) this.#course.push({ blocks: this.count, ...differenceIn(this.#all) });
    if (isLook(this.count, this.plan)) this.#verdict = verdictAt(this.#all, this.plan);
  }

  #count({ score, work }: ArmGame, plain: ArmGame): void {
    const sums = this.#sums;
    sums.games += 1;
    sums.score += score;
    sums.plainScore += plain.score;
    sums.damage += work.damage;
    sums.gained += work.gained;
    if (work.played > 0) sums.played += 1;
    if (work.drawn === 0) return;
    sums.drawn += 1;
    sums.scoreDrawn += score;
  }

  get findings(): Findings {
    return {
      verdict: this.#verdict,
      evidence: evidenceOf(this.#all, this.plan),
      isOver: this.isOver,
      ...differenceIn(this.#all),
      blocks: this.count,
      games: this.count * GAMES_PER_BLOCK,
      played: this.#gamesPlayed,
      alike: this.#alike,
      decks: this.hosts.map((name, place) => {
        const own = this.#byHost[place] ?? noMoments;
        return { name, blocks: own.count, ...differenceIn(own) };
      }),
      acrossDecks: pooled(this.#byHost),
      work: this.#work(),
      course: [...this.#course],
    };
  }

  #work(): WorkFindings {
    const { games, drawn, played, damage, gained, score, plainScore, scoreDrawn } = this.#sums;
    const share = (of: number, all: number): number | null => (all > 0 ? of / all : null);
    return {
      games,
      drawn,
      played,
      damage,
      gained,
      wins: share(score, games) ?? 0,
      plainWins: share(plainScore, games) ?? 0,
      winsDrawn: share(scoreDrawn, drawn),
      winsNotDrawn: share(score - scoreDrawn, games - drawn),
    };
  }
}

export function differenceIn(moments: Moments): Difference {
  const within = halfWidth(moments);
  return { difference: moments.mean, within: within < 1 ? within : null };
}
