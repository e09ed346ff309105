import type { InOrder } from '../run/run-experiment.js';
import { differenceIn, type Difference } from '../run/tally.js';
import { noMoments, withFigure, type Moments } from '../statistics/moments.js';
import type { Change } from './changes.js';
import { DECK_GAMES_PER_BLOCK, type DeckBlock } from './deck-experiment.js';
import type { ChangeFindings } from './deck-findings.js';
import type { DeckWords } from './make-deck-experiment.js';

/** Counts how much better the deck does with each change, in the order of the blocks. */
export class ChangeTally implements InOrder<DeckBlock> {
  readonly #moments: Moments[];
  #count = 0;

  constructor(
    private readonly changes: readonly Change[],
    /** Blocks at most; without a change there is nothing to play. */
    private readonly blocks: number,
  ) {
    this.#moments = changes.map(() => noMoments);
  }

  get most(): number {
    return this.changes.length === 0 ? 0 : this.blocks;
  }
  get count(): number {
    return this.#count;
  }
  get isOver(): boolean {
    return this.#count >= this.most;
  }

  add({ nth, games, changed }: DeckBlock): void {
    if (nth !== this.#count) throw new RangeError(`Block ${nth} comes after ${this.#count} others.`);
    this.#count += 1;
    for (const [place, scores] of changed.entries()) {
      const better = scores.reduce<number>((sum, score, seat) => sum + score - (games[seat]?.score ?? 0), 0);
      this.#moments[place] = withFigure(this.#moments[place] ?? noMoments, better / DECK_GAMES_PER_BLOCK);
    }
  }

  /** Best first. */
  findings({ cards, newcomers }: Pick<DeckWords, 'cards' | 'newcomers'>): ChangeFindings[] {
    const into = (place: number): string => [...cards, ...newcomers][place]?.name ?? '';
    return this.changes
      .map((change, place): ChangeFindings => {
        const moments = this.#moments[place] ?? noMoments;
        const found = differenceIn(moments);
        return {
          out: cards[change.out]?.name ?? '',
          in: into(change.in),
          isNew: change.in >= cards.length,
          places: { out: change.out, in: change.in },
          copies: change.copies,
          games: moments.count * DECK_GAMES_PER_BLOCK,
          ...found,
          role: roleOf(found),
        };
      })
      .toSorted((a, b) => b.difference - a.difference);
  }
}

function roleOf({ difference, within }: Difference): ChangeFindings['role'] {
  if (within === null) return 'open';
  if (difference - within > 0) return 'better';
  return difference + within < 0 ? 'worse' : 'open';
}
