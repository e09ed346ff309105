import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCardSetFile, readDeckFile } from '../../games/card-files.js';
import type { Library } from '../../library/library.js';
import type { AddedSamples } from '../answers/answers.js';
import { readLooseFiles } from '../../library/loose-files.js';

/**
 * Copies cards, their pictures, sets and decks into a library, as the person's own.
 * @param folder laid out like a library
 * @throws LibraryError READ_ONLY, STORAGE
 */
export async function addSamples(library: Library, folder: string): Promise<AddedSamples> {
  const deckFiles = await filesIn(join(folder, 'decks'), '.deck.json');
  const loose = await readLooseFiles(await filesIn(join(folder, 'cards'), '.card.json'));
  // The library may keep a picture in another form, and then under another name.
  const pictures = new Map<string, string>();
  for (const [id, file] of loose.pictures) {
    pictures.set(id, (await library.pictures.add(await readFile(file))).id);
  }
  const sets = await addSets(library, await filesIn(join(folder, 'sets'), '.set.json'));
  const ids = new Map<string, string>();
  for (const { card } of loose.cards) {
    const { id, picture, set, ...rest } = card;
    const kept = picture && { ...picture, id: pictures.get(picture.id) ?? picture.id };
    const own = set && { ...set, id: sets.get(set.id) ?? set.id };
    ids.set(id, (await library.cards.create({ ...rest, picture: kept, set: own })).content.id);
  }
  await library.cards.versions.keep([...ids.values()], 'added');
  const added: string[] = [];
  for (const file of deckFiles) {
    const reading = readDeckFile(await readFile(file, 'utf8'));
    if (reading.kind !== 'good') continue;
    const { id: _sample, ...deck } = reading.content;
    const entries = deck.entries.map((entry) => ({ ...entry, card: ids.get(entry.card) ?? entry.card }));
    added.push((await library.decks.create({ ...deck, entries })).content.id);
  }
  await library.decks.versions.keep(added, 'added');
  return { cards: [...ids.values()], decks: added };
}

/** @returns the ids that the sets have in the library, by those that they have in their files */
async function addSets(library: Library, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const file of files) {
    const reading = readCardSetFile(await readFile(file, 'utf8'));
    if (reading.kind !== 'good') continue;
    const { id, ...set } = reading.content;
    ids.set(id, (await library.sets.create(set)).content.id);
  }
  return ids;
}

/** Files in a folder by their ending; none where there is no such folder. */
async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return [];
    throw fault;
  });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}
