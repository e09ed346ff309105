import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addSamples } from '../../src-main/api/sets/samples.js';
import { writeCardFile, writeCardSetFile } from '../../src-main/games/card-files.js';
import { newCard, newFolder, open } from '../library/support.js';

const ofFile = '00000000-0000-4000-8000-00000000000a';

it('brings sets along, and numbers cards in them', async () => {
  const folder = newFolder();
  for (const kind of ['cards', 'sets']) await mkdir(join(folder, kind));
  const set = { id: ofFile, name: 'Fen', code: 'FEN', symbol: null, mark: 'number', notes: '' } as const;
  await writeFile(join(folder, 'sets', 'fen.set.json'), writeCardSetFile(set));
  const card = newCard('Newt', { set: { id: ofFile, number: 7 } });
  await writeFile(join(folder, 'cards', 'newt.card.json'), writeCardFile(card));
  const library = await open(newFolder());
  const { cards, decks } = await addSamples(library, folder);
  expect(decks).toEqual([]);
  const [own] = library.sets.list();
  expect(own).toEqual({ ...set, id: own?.id });
  expect(own?.id).not.toBe(ofFile);
  expect((await library.cards.get(cards[0] ?? '')).content.set).toEqual({ id: own?.id, number: 7 });
});
