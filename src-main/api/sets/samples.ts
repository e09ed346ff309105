import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeckFile } from '../../games/card-files.js';
import type { Library } from '../../library/library.js';
import type { AddedSamples } from '../answers/answers.js';
import { readLooseFiles } from '../../library/loose-files.js';

/**
 * Copies a set of cards, their pictures and their decks into a library, as cards of the person's own.
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
  const ids = new Map<string, string>();
  for (const { card } of loose.cards) {
    const { id, picture, ...rest } = card;
    const kept = picture && { ...picture, id: pictures.get(picture.id) ?? picture.id };
    ids.set(id, (await library.cards.create({ ...rest, picture: kept })).content.id);
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

const filesIn = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
