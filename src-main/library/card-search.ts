import { setImmediate } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Card } from '../cards/card.js';
import { editionOf } from '../cards/editions.js';

/** What is searched of a card, folded by `foldCard`. */
export interface Searched {
  readonly name: string;
  readonly rest: string;
}

/** From this length on, a word of the query is also found inside the words of a name ("raptor" in "Velociraptor"). */
const INSIDE = 3;

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** A word of the query: any of its spellings will do. */
interface Term {
  readonly spellings: readonly string[];
  /** Whether it counts inside of words, too. */
  readonly unspaced: boolean;
}

/** Longest time for which indexing keeps the program from doing anything else. */
const SLICE_MS = 8;

/**
 * Searches by scanning: for ten thousand cards that takes a few milliseconds and, unlike an inverted index, next
 * to nothing to build. A word that occurs nowhere is taken as misspelt; MiniSearch, holding each distinct word
 * once, then says which words are near.
 */
export class CardSearch {
  private readonly words = new MiniSearch({ fields: ['id'] });
  private readonly learned = new WeakSet<Searched>();

  /** Those that hold every word of the query; fits in the name first, otherwise in the given order. */
  find<T extends Searched>(query: string, cards: readonly T[]): T[] {
    const terms = wordsOf(fold(query)).map((word) => this.termOf(word, cards));
    const inName: T[] = [];
    const elsewhere: T[] = [];
    for (const card of cards) {
      let place: Place = Place.name;
      for (const term of terms) {
        const found = placeOf(card, term);
        if (found < place) place = found;
        if (place === Place.nowhere) break;
      }
      if (place === Place.name) inName.push(card);
      else if (place === Place.rest) elsewhere.push(card);
    }
    return inName.concat(elsewhere);
  }

  /** Folds and learns the cards in short slices. */
  async learnSlowly(cards: readonly Searched[], stopped: () => boolean): Promise<void> {
    let sliceEnd = 0;
    for (const card of cards) {
      if (performance.now() > sliceEnd) {
        await setImmediate();
        if (stopped()) return;
        sliceEnd = performance.now() + SLICE_MS;
      }
      this.learn(card);
    }
  }

  private termOf(word: string, cards: readonly Searched[]): Term {
    const term = { spellings: [word], unspaced: unspaced.test(word) };
    if (cards.some((card) => placeOf(card, term) !== Place.nowhere)) return term;
    for (const card of cards) this.learn(card);
    const near = this.words.search(word, { prefix: true, fuzzy: word.length > 3 ? 0.25 : false });
    return { ...term, spellings: near.slice(0, 8).map((result) => String(result.id)) };
  }

  /** A word that no card has any more stays: it finds nothing. */
  private learn(card: Searched): void {
    if (this.learned.has(card)) return;
    this.learned.add(card);
    for (const id of wordsOf(`${card.name} ${card.rest}`)) if (!this.words.has(id)) this.words.add({ id });
  }
}

/** Where a term was found; the worst of a query's terms counts. */
const Place = { nowhere: 0, rest: 1, name: 2 } as const;
type Place = (typeof Place)[keyof typeof Place];

/** Both texts in which a card is searched. */
export const foldCard = (card: Card): Searched => ({ name: fold(card.name), rest: fold(otherTexts(card)) });

function otherTexts(card: Card): string {
  const type = card.type === 'creature' ? 'creature minion' : 'spell';
  const edition = editionOf(card.edition).name;
  return `${type} ${edition} ${card.tags.join(' ')} ${card.text} ${card.flavor}`;
}

function placeOf({ name, rest }: Searched, { spellings, unspaced: inside }: Term): Place {
  let place: Place = Place.nowhere;
  for (const spelling of spellings) {
    const inName = inside || spelling.length >= INSIDE ? name.includes(spelling) : beginsWord(name, spelling);
    if (inName) return Place.name;
    if (place === Place.nowhere && (inside ? rest.includes(spelling) : beginsWord(rest, spelling))) {
      place = Place.rest;
    }
  }
  return place;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !isWordSign(text, at - 1)) return true;
  }
  return false;
}

function isWordSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(text.charAt(at));
}

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);

/** Lower case without accents and curly quotes; kept at one byte a sign where possible, which halves the search. */
function fold(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  const plain = text.replace(/[\u2010-\u201f\u2026]/g, ' ');
  if (/^\p{ASCII}*$/u.test(plain)) return Buffer.from(plain.toLowerCase(), 'latin1').toString('latin1');
  return plain
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
}
