import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { Library } from '../../library/library.js';
import { tokensOfCards } from '../../library/finding/library-tokens.js';
import type { LooseFiles } from '../../library/loose-files.js';
import { calledAsListed } from '../list/list-names.js';
import type { MeantCard } from '../formats/written-card.js';

/** What is to go out. */
export interface ExportContents {
  /** For people; files are called after it. */
  readonly title: string;
  /** Each card once. */
  readonly cards: readonly MeantCard[];
  /** Tokens that they make, where the library has cards for them: for programs that need them to play. */
  readonly tokens: readonly MeantCard[];
  /** The deck that is meant with them, if one is. */
  readonly deck: Deck | null;
  /** How many cards the deck names that are not there. */
  readonly lost: number;
}

/** Cards by themselves, with the sets that they belong to. */
export async function contentsOfCards(
  library: Library,
  title: string,
  cards: readonly Card[],
): Promise<ExportContents> {
  const sets = await setsOf(library, cards);
  return {
    title,
    cards: cards.map((card) => ({ card, set: setIn(sets, card), copies: 1 })),
    tokens: await tokensBeside(library, cards),
    deck: null,
    lost: 0,
  };
}

/** A deck with those of its cards that the library has. */
export async function contentsOfDeck(library: Library, deck: Deck): Promise<ExportContents> {
  const there = new Set(library.cards.list().map(({ id }) => id));
  const copies = new Map<string, number>();
  for (const entry of deck.entries) {
    copies.set(entry.card, (copies.get(entry.card) ?? 0) + entry.copies);
  }
  const cards = await library.cards.getAll([...copies.keys()].filter((id) => there.has(id)));
  const sets = await setsOf(library, cards);
  return {
    title: deck.name.trim() || 'Unnamed deck',
    cards: cards.map((card) => ({ card, set: setIn(sets, card), copies: copies.get(card.id) ?? 1 })),
    tokens: await tokensBeside(library, cards),
    deck: calledAsListed(library, deck),
    lost: copies.size - cards.length,
  };
}

/** Cards and decks of files that need not lie in a library. Of several decks, their cards are meant and none of them. */
export function contentsOfLoose({ title, cards, decks }: LooseFiles): ExportContents {
  const meant = new Map<string, MeantCard>();
  for (const { card, copies } of cards) {
    meant.set(card.id, { card, set: null, copies: copies + (meant.get(card.id)?.copies ?? 0) });
  }
  const [deck = null, ...others] = decks;
  return { title, cards: [...meant.values()], tokens: [], deck: others.length > 0 ? null : deck, lost: 0 };
}

async function tokensBeside(library: Library, cards: readonly Card[]): Promise<readonly MeantCard[]> {
  const { found } = await tokensOfCards(library, cards);
  const known = new Set(cards.map(({ id }) => id));
  const others = found.filter(({ id }) => !known.has(id));
  const sets = await setsOf(library, others);
  return others.map((card) => ({ card, set: setIn(sets, card), copies: 1 }));
}

type Sets = ReadonlyMap<string, CardSet>;

async function setsOf(library: Library, cards: readonly Card[]): Promise<Sets> {
  const ids = new Set(cards.flatMap(({ set }) => set?.id ?? []));
  return new Map((await library.sets.getAll([...ids])).map((set) => [set.id, set]));
}

const setIn = (sets: Sets, { set }: Card): CardSet | null => (set && sets.get(set.id)) ?? null;
