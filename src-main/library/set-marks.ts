import { createHash } from 'node:crypto';
import type { Card } from '../cards/card.js';
import type { CardSet } from '../cards/card-set.js';
import { setMarkText } from '../cards/set-mark-text.js';
import { totalOf, type Numbered } from '../cards/set-numbers.js';
import type { FileIndex } from './file-index.js';

/** What a card shows of its set. */
export interface CardMark {
  /** "FS 12/40"; empty for a symbol alone. */
  readonly text: string;
  readonly symbol: CardSet['symbol'];
  /** Another one for every other mark: eight hexadecimal digits, for caches of painted cards. */
  readonly tag: string;
}

/** Tells the marks of cards out of the sets as they are now. */
export class SetMarks {
  #totals: { readonly version: number; readonly bySet: ReadonlyMap<string, number> } | null = null;

  constructor(
    private readonly cards: FileIndex<Card>,
    private readonly sets: FileIndex<CardSet>,
  ) {}

  /** Null where the card is in no set, in one that is not there, or in one whose cards show nothing of it. */
  of({ set: place }: Pick<Card, 'set'>): CardMark | null {
    const set = place && this.sets.byId(place.id)?.content;
    if (!set) return null;
    const text = setMarkText(set, place.number, this.#totalOf(set.id));
    if (text === null || (text === '' && set.symbol === null)) return null;
    return { text, symbol: set.symbol, tag: tagOf(text, set.symbol) };
  }

  #totalOf(set: string): number {
    if (this.#totals?.version !== this.cards.version) {
      const members = new Map<string, Numbered[]>();
      for (const { content } of this.cards.listed()) {
        if (!content.set) continue;
        const others = members.get(content.set.id);
        if (others) others.push(content);
        else members.set(content.set.id, [content]);
      }
      const bySet = new Map([...members].map(([id, cards]) => [id, totalOf(cards)]));
      this.#totals = { version: this.cards.version, bySet };
    }
    return this.#totals.bySet.get(set) ?? 0;
  }
}

const tagOf = (text: string, symbol: CardSet['symbol']): string =>
  createHash('sha256')
    .update(JSON.stringify([text, symbol]))
    .digest('hex')
    .slice(0, 8);
