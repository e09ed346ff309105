import type { CardSet } from '../../cards/card-set.js';
import type { Deck, DeckEntry } from '../../cards/deck.js';
import { editionIdOf, editionName } from '../../games/cards.js';
import { editions as allEditions } from '../../games/editions.js';
import { readDeckList, type DeckListLine } from './read-deck-list.js';
import type { Library } from '../../library/library.js';
import type { CardSummary } from '../../library/types.js';
import { CardNames, isCalled } from './match-names.js';

type Listed = Pick<CardSummary, 'id' | 'game' | 'name' | 'set'>;

/** What a line of a deck list means in a library. */
export interface MeantByLine {
  readonly name: string;
  readonly copies: number;
  /** All cards that the line can mean. */
  readonly all: readonly Listed[];
  /** Those of the deck's edition, if it has some of them; otherwise all. */
  readonly likely: readonly Listed[];
}

/** The deck that a list is for: it takes cards of its own game alone. */
export type ListedDeck = Pick<Deck, 'game' | 'edition'>;

/** A name with what tells the card from others in brackets, and perhaps its number in a set: "Ember Fox (FS) 12". */
const bracketed = /^(\S.*?)\s*[([]([^()[\]]{1,200})[)\]]\s*#?(\d{1,4})?$/;
/** The beginning of an id, as the names of files have it. */
const idStart = /^[0-9a-f]{8}$/i;

/** How cards are named in deck lists of a library, by people and by this program. */
export class ListNames {
  readonly names: CardNames<Listed>;
  readonly #sets: ReadonlyMap<string, CardSet>;
  readonly #byIdStart = new Map<string, Listed[]>();

  constructor(cards: readonly Listed[], sets: readonly CardSet[]) {
    this.names = new CardNames(cards);
    this.#sets = new Map(sets.map((set) => [set.id, set]));
    for (const card of cards) {
      const start = card.id.slice(0, 8).toLowerCase();
      this.#byIdStart.set(start, [...(this.#byIdStart.get(start) ?? []), card]);
    }
  }

  meant(line: Pick<DeckListLine, 'whole' | 'name' | 'copies'>, { game, edition }: ListedDeck): MeantByLine {
    // "7 Dwarves" is the name of a card where there is one of that name.
    const whole = this.#named(line.whole, game);
    const { name, copies } = whole.length > 0 ? { name: line.whole, copies: 1 } : line;
    const named = whole.length > 0 ? whole : this.#named(name, game);
    if (named.length > 0) {
      const exact = named.filter((card) => card.name === name);
      return { name, copies, all: named, likely: ofEdition(exact.length > 0 ? exact : named, edition) };
    }
    const meant = this.#toldApart(name, game);
    return meant ? { copies, ...meant } : { name, copies, all: [], likely: [] };
  }

  /** The few cards whose names are most alike to one that none has. */
  nearest(name: string, most: number, { game }: ListedDeck): readonly Listed[] {
    return this.names.nearest(name, most, (card) => card.game === game);
  }

  #named(name: string, game: string): readonly Listed[] {
    return this.names.named(name).filter((card) => card.game === game);
  }

  /** What a list calls a card, so that it is known from all others of the library wherever that can be said in a line. */
  nameInList({ card: id, copies, reserves = 0 }: DeckEntry, deck: ListedDeck): string | null {
    const card = this.#byIdStart.get(id.slice(0, 8).toLowerCase())?.find((one) => one.id === id);
    if (!card) return null;
    const name = card.name.replace(/\s+/gu, ' ').trim();
    const set = card.set && this.#sets.get(card.set.id);
    const ways = [
      name,
      `${name} (${editionName(card.game, editionIdOf(card)) ?? ''})`,
      ...(set ? [`${name} (${set.code || set.name})${card.set?.number ? ` ${card.set.number}` : ''}`] : []),
    ];
    const aside = Math.min(copies, reserves);
    const counts = [copies - aside, aside].filter((count) => count > 0);
    const plain = ways.find((way) =>
      counts.every((count) => {
        const [line] = readDeckList(`${count} ${way}`).lines;
        const meant = line && this.meant(line, deck);
        return meant?.copies === count && meant.likely.length === 1 && meant.likely[0]?.id === id;
      }),
    );
    return plain ?? `${name || 'Unnamed card'} (${id.slice(0, 8)})`;
  }

  /** By edition, set and number, or the beginning of the id, in brackets behind the name. */
  #toldApart(words: string, game: string): Pick<MeantByLine, 'name' | 'all' | 'likely'> | null {
    const [, name, hint, number] = bracketed.exec(words) ?? [];
    if (name === undefined || hint === undefined) return null;
    const byId = (idStart.test(hint) ? (this.#byIdStart.get(hint.toLowerCase()) ?? []) : []).filter(
      (card) => card.game === game,
    );
    if (byId.length > 0) return { name, all: byId, likely: byId };
    const all = this.#named(name, game);
    const said = allEditions().find((one) => one.name.toLowerCase() === hint.toLowerCase());
    const narrowed = said
      ? all.filter((card) => card.game === said.game && editionIdOf(card) === said.id)
      : all.filter(({ set }) => set && isCalledOf(this.#sets.get(set.id), hint));
    const numbered = narrowed.filter(({ set }) => number !== undefined && set?.number === Number(number));
    const likely = [numbered, narrowed, all].find(({ length }) => length > 0) ?? [];
    return { name, all, likely };
  }
}

/** A deck with its cards called as a list of the library calls them; lost cards as they were called. */
export function calledAsListed(library: Library, deck: Deck): Deck {
  const names = new ListNames(library.cards.list(), library.sets.list());
  const entries = deck.entries.map((entry) => ({
    ...entry,
    name: names.nameInList(entry, deck) ?? entry.name,
  }));
  return { ...deck, entries };
}

function ofEdition(cards: readonly Listed[], edition: string | null): readonly Listed[] {
  const fitting = cards.filter((card) => editionIdOf(card) === edition);
  return fitting.length > 0 ? fitting : cards;
}

const isCalledOf = (set: CardSet | undefined, words: string): boolean =>
  set !== undefined && isCalled(set, words);
