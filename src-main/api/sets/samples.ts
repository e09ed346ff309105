import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Card } from '../../cards/card.js';
import type { Deck } from '../../cards/deck.js';
import { readCardSetFile, readDeckFile } from '../../games/card-files.js';
import type { Library } from '../../library/library.js';
import type { AddedSamples } from '../answers/answers.js';
import { readLooseFiles } from '../../library/loose-files.js';
import { KnownSamples, printOf } from './known-samples.js';

/** They are decoded and encoded in other threads. */
const PICTURES_AT_ONCE = 4;

/**
 * Copies those cards, with their pictures and sets, and decks into a library, as the person's own, that it does not have.
 * @param folder laid out like a library
 * @throws LibraryError READ_ONLY, STORAGE
 */
export async function addSamples(library: Library, folder: string): Promise<AddedSamples> {
  const deckFiles = await filesIn(join(folder, 'decks'), '.deck.json');
  const loose = await readLooseFiles(await filesIn(join(folder, 'cards'), '.card.json'));
  const samples = loose.cards.map(({ card }) => card);
  const known = await KnownSamples.among(library, samples);
  const { ids, missing } = whatIsThere(samples, known);

  const pictures = await addPictures(library, loose.pictures, missing);
  const sets = await addSets(library, await filesIn(join(folder, 'sets'), '.set.json'), known);
  const cards: string[] = [];
  for (const { id, picture, set, ...rest } of missing) {
    const kept = picture && { ...picture, id: pictures.get(picture.id) ?? picture.id };
    const own = set && { ...set, id: sets.get(set.id) ?? set.id };
    const added = (await library.cards.create({ ...rest, picture: kept, set: own })).content.id;
    ids.set(id, added);
    cards.push(added);
  }
  await library.cards.versions.keep(cards, 'added');

  const byId = new Map(samples.map((card) => [card.id, card]));
  const all = await decksIn(deckFiles);
  const decks: string[] = [];
  for (const deck of all.filter((one) => !known.hasDeck(one, byId))) {
    const { id: _sample, ...content } = deck;
    const entries = deck.entries.map((entry) => ({ ...entry, card: ids.get(entry.card) ?? entry.card }));
    decks.push((await library.decks.create({ ...content, entries })).content.id);
  }
  await library.decks.versions.keep(decks, 'added');
  return {
    cards,
    decks,
    there: { cards: samples.length - cards.length, decks: all.length - decks.length },
  };
}

/** @returns the ids that samples have in the library, by their own, and those that it does not have */
function whatIsThere(
  samples: readonly Card[],
  known: KnownSamples,
): { readonly ids: Map<string, string>; readonly missing: readonly Card[] } {
  const ids = new Map<string, string>();
  const seen = new Map<string, number>();
  const missing = samples.filter((card) => {
    const print = printOf(card);
    const nth = seen.get(print) ?? 0;
    seen.set(print, nth + 1);
    const own = known.card(card, nth);
    if (own !== null) ids.set(card.id, own);
    return own === null;
  });
  return { ids, missing };
}

/** @returns the ids that the pictures of cards have in the library, which may keep them in another form, by those in the files */
async function addPictures(
  library: Library,
  files: ReadonlyMap<string, string>,
  cards: readonly Card[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(cards.flatMap(({ picture }) => picture?.id ?? []));
  const added = await pLimit(PICTURES_AT_ONCE).map(
    [...files].filter(([id]) => wanted.has(id)),
    async ([id, file]) => [id, (await library.pictures.add(await readFile(file))).id] as const,
  );
  return new Map(added);
}

/** @returns the ids that the sets have in the library, by those that they have in their files */
async function addSets(
  library: Library,
  files: readonly string[],
  known: KnownSamples,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const file of files) {
    const reading = readCardSetFile(await readFile(file, 'utf8'));
    if (reading.kind !== 'good') continue;
    const { id, ...set } = reading.content;
    ids.set(id, known.set(reading.content) ?? (await library.sets.create(set)).content.id);
  }
  return ids;
}

async function decksIn(files: readonly string[]): Promise<readonly Deck[]> {
  const readings = await Promise.all(files.map(async (file) => readDeckFile(await readFile(file, 'utf8'))));
  return readings.flatMap((reading) => (reading.kind === 'good' ? [reading.content] : []));
}

/** Files in a folder by their ending; none where there is no such folder. */
async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return [];
    throw fault;
  });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}
