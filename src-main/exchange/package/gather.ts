import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import { unknownGameIn } from '../../games/cards.js';
import type { FrameFiles } from '../../library/frames/frame-store.js';
import type { Library } from '../../library/library.js';

/** What a package shall hold: ids. Nothing at all means everything that the library has. */
export interface PackageChoice {
  readonly cards?: readonly string[];
  readonly decks?: readonly string[];
  readonly sets?: readonly string[];
}

/** What belongs together: nothing in it names a card, a set or a picture that is not in it, unless the library lacks it. */
export interface Gathered {
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
  readonly sets: readonly CardSet[];
  /** Content names of the pictures of cards, backs and symbols. */
  readonly pictures: readonly string[];
  /** The library's own frames that the cards are set out in. */
  readonly frames: readonly GatheredFrame[];
  /** By id, the files of cards of games that the program does not know: they go out byte for byte. */
  readonly untouched: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** A frame, by the name that cards know it by. */
export interface GatheredFrame extends FrameFiles {
  readonly name: string;
}

/**
 * The chosen cards, decks and sets with everything that they need: the decks' cards, the sets' cards, the cards' sets
 * and frames, and all their pictures, each once. Ids that the library does not have are left out.
 */
export async function gather(library: Library, choice: PackageChoice): Promise<Gathered> {
  const whole = !choice.cards && !choice.decks && !choice.sets;
  const rows = library.cards.list();
  const decks = await library.decks.getAll(
    whole ? library.decks.list().map(({ id }) => id) : (choice.decks ?? []),
  );
  const chosenSets = new Set(whole ? library.sets.list().map(({ id }) => id) : choice.sets);
  const cardIds = new Set([
    ...(whole ? rows.map(({ id }) => id) : (choice.cards ?? [])),
    ...decks.flatMap(({ entries }) => entries.map((entry) => entry.card)),
    ...rows.filter(({ set }) => set !== null && chosenSets.has(set.id)).map(({ id }) => id),
  ]);
  const cards = await library.cards.getAll([...cardIds]);
  const setIds = new Set([...chosenSets, ...cards.flatMap(({ set }) => set?.id ?? [])]);
  const sets = await library.sets.getAll([...setIds]);
  const strangers = cards.filter((card) => unknownGameIn(card) !== null);
  const untouched = new Map(strangers.map(({ id }) => [id, () => library.cards.bytesOf(id)]));
  const frames = await framesOf(library, whole ? null : new Set(cards.map(({ look }) => look.template)));
  return { cards, decks, sets, frames, pictures: picturesOf({ cards, decks, sets }), untouched };
}

/** Those of its frames that can be used. @param wanted names; null: all of them */
async function framesOf(library: Library, wanted: ReadonlySet<string> | null): Promise<GatheredFrame[]> {
  await library.frames.refresh();
  const gathered: GatheredFrame[] = [];
  for (const { name, frame } of library.frames.frames.values()) {
    if (frame && (wanted?.has(name) ?? true)) gathered.push({ name, ...library.frames.filesOf(name) });
  }
  return gathered;
}

/** Content names of all pictures that these show, each once. */
export function picturesOf({ cards, decks, sets }: Pick<Gathered, 'cards' | 'decks' | 'sets'>): string[] {
  const names = new Set<string>();
  for (const { picture } of cards) if (picture) names.add(picture.id);
  for (const { back } of decks) if (back !== 'standard') names.add(back);
  for (const { symbol } of sets) if (symbol && 'picture' in symbol) names.add(symbol.picture);
  return [...names];
}
