import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import { canonical } from '../../engine/plain.js';
import type { Library } from '../../library/library.js';

/**
 * What of samples a library has already: what a person has changed since is theirs, and the sample is missing. How a
 * card looks, where it belongs and how it is marked is no change.
 */
export class KnownSamples {
  private constructor(
    /** Ids of the library's cards by what is printed on them. */
    private readonly cards: ReadonlyMap<string, readonly string[]>,
    private readonly decks: ReadonlySet<string>,
    private readonly sets: readonly CardSet[],
  ) {}

  static async among(library: Library, samples: readonly Card[]): Promise<KnownSamples> {
    const names = new Set(samples.map(({ name }) => name));
    const same = library.cards.list().filter(({ name }) => names.has(name));
    const cards = new Map<string, string[]>();
    const prints = new Map<string, string>();
    for (const card of await library.cards.getAll(same.map(({ id }) => id))) {
      const print = printOf(card);
      prints.set(card.id, print);
      cards.set(print, [...(cards.get(print) ?? []), card.id]);
    }
    const decks = await library.decks.getAll(library.decks.list().map(({ id }) => id));
    const listed = decks.flatMap((deck) => listOf(deck, (id) => prints.get(id)) ?? []);
    return new KnownSamples(cards, new Set(listed), library.sets.list());
  }

  /** Id of the library's card on which the same is printed; null: there is none. @param nth among samples with the same print */
  card(sample: Card, nth = 0): string | null {
    return this.cards.get(printOf(sample))?.[nth] ?? null;
  }

  /** Whether the library has a deck of that name with the same cards. @param cards all samples by their ids */
  hasDeck(deck: Deck, cards: ReadonlyMap<string, Card>): boolean {
    const list = listOf(deck, (id) => {
      const card = cards.get(id);
      return card && printOf(card);
    });
    return list !== null && this.decks.has(list);
  }

  set({ name, code }: CardSet): string | null {
    return this.sets.find((one) => one.name === name && one.code === code)?.id ?? null;
  }
}

const aside: ReadonlySet<string> = new Set([
  'id',
  'picture',
  'set',
  'tags',
  'favourite',
  'look',
  'licence',
  'flavor',
] satisfies (keyof Card)[]);

/** What makes it this card and no other. */
export const printOf = (card: Card): string =>
  canonical(Object.fromEntries(Object.entries(card).filter(([key]) => !aside.has(key))));

/** Null where a card of it is not known. */
function listOf(
  { name, game, edition, entries }: Deck,
  print: (card: string) => string | undefined,
): string | null {
  const lines = entries.map(({ card, copies, reserves = 0 }) => [print(card), copies, reserves] as const);
  if (lines.some(([card]) => card === undefined)) return null;
  return canonical([name, game, edition, lines.map((line) => canonical(line)).sort()]);
}
