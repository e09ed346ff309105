import MiniSearch from 'minisearch';
import { wordsOf } from '../../collection/query/fold.js';
import { Turns } from '../../common/turns.js';
import type { SearchedCard } from './searched-card.js';
import { Having } from '../../collection/query/subject.js';
import { Place, placeOf, termOf } from '../../collection/query/word-places.js';

/** From this length on, a word may be misspelt by a quarter of its letters. */
const TOLERANT = 4;

/** So many cards whose words are not known yet are learned while a search waits. */
const AT_ONCE = 500;

/** Of so many words asked for lately it is kept which cards have them: a search asks for each several times. */
const KEPT = 32;

/**
 * The words that cards bear. They tell which cards a search has to look into: the places themselves are found by scanning
 * texts, which needs nothing but the texts, so that a search at once after opening is served, too. A word that occurs
 * nowhere is taken as misspelt; MiniSearch, holding each distinct word once, then says which words are near. Numbers are
 * not corrected.
 */
export class CardWords {
  private words = new MiniSearch({ fields: ['id'] });
  /** Keys of the cards that have each word, in ascending order. */
  private uses = new Map<string, number[]>();
  private keys = 0;
  /** The cards all of which have been learned. */
  private learned: readonly SearchedCard[] | null = null;
  private kept = new Map<string, readonly Having[]>();
  private working: Promise<void> | null = null;
  /** A word was asked for whose spelling only the words of all cards can tell, before they were known. */
  isWaitedFor = false;

  /** @param current the cards as they are now; another list whenever one has changed */
  constructor(
    private readonly current: () => readonly SearchedCard[],
    private readonly stopped: () => boolean,
  ) {}

  /**
   * The word itself where any of the folded cards has it, else those that are nearest; empty where none is near, or as long as the
   * words of many cards are not known: then somebody has to wait for `begin`, and ask again.
   */
  spellings(word: string): readonly string[] {
    const cards = this.current();
    const term = termOf(word);
    const having = this.having(word);
    if (cards.some((card) => placeOf(card, term, having(card)) !== Place.nowhere)) return [word];
    if (!this.isReady() && !this.stopped()) {
      this.isWaitedFor = true;
      return [];
    }
    this.learnAll(cards);
    const near = this.words.search(word, { prefix: true, fuzzy: word.length >= TOLERANT ? 0.25 : false });
    return near.slice(0, 8).map((result) => String(result.id));
  }

  /** What is known of whether a card has a folded word or phrase; nothing as long as the words of many cards are not known. */
  having(text: string): (card: { readonly key: number }) => Having {
    const [longest] = wordsOf(text).toSorted((a, b) => b.length - a.length);
    if (longest === undefined || !this.isReady()) return () => Having.perhaps;
    let found = this.kept.get(text);
    if (!found) {
      if (this.kept.size >= KEPT) this.kept.clear();
      this.kept.set(text, (found = this.find(text, longest)));
    }
    const marks = found;
    return ({ key }) => marks[key] ?? Having.perhaps;
  }

  /** Marks every card that has the word in one of its own; where that begins with the whole text, it surely has the text. */
  private find(text: string, word: string): Having[] {
    const marks = Array.from<unknown, Having>({ length: this.keys }, () => Having.not);
    for (const [known, keys] of this.uses) {
      if (!known.includes(word)) continue;
      const mark = known.startsWith(text) ? Having.surely : Having.perhaps;
      for (const key of keys) if (mark > (marks[key] ?? Having.not)) marks[key] = mark;
    }
    return marks;
  }

  /** Begins, or goes on, to learn the words of all cards in short slices; resolves when they are known or the library closes. */
  begin(): Promise<void> {
    return (this.working ??= this.work().finally(() => (this.working = null)));
  }

  private async work(): Promise<void> {
    const cards = this.current();
    const turns = new Turns();
    // Whoever began it goes on first.
    await turns.others();
    for (const card of cards) {
      if (turns.isOver) await turns.others();
      if (this.stopped()) break;
      this.learn(card);
    }
    this.isWaitedFor = false;
  }

  private isReady(): boolean {
    const cards = this.current();
    if (this.learned === cards) return true;
    let unknown = 0;
    for (const { key } of cards) if (key < 0) unknown += 1;
    if (unknown > AT_ONCE) {
      void this.begin();
      return false;
    }
    this.learnAll(cards);
    return true;
  }

  private learnAll(cards: readonly SearchedCard[]): void {
    if (this.learned === cards) return;
    if (this.keys > 2 * cards.length + AT_ONCE) this.forget(cards);
    for (const card of cards) this.learn(card);
    this.learned = cards;
    this.kept.clear();
  }

  /** Words that have gone from every card stay until this: they find nothing. */
  private forget(cards: readonly SearchedCard[]): void {
    this.words = new MiniSearch({ fields: ['id'] });
    this.uses = new Map();
    this.keys = 0;
    for (const card of cards) card.key = -1;
  }

  private learn(card: SearchedCard): void {
    if (card.key >= 0) return;
    const key = (card.key = this.keys);
    this.keys += 1;
    card.fold();
    for (const word of wordsOf(`${card.name} ${card.rest}`)) {
      const keys = this.uses.get(word);
      if (!keys) {
        this.uses.set(word, [key]);
        if (!/^\d+$/.test(word)) this.words.add({ id: word });
      } else if (keys.at(-1) !== key) keys.push(key);
    }
  }
}
