import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder } from '../../src-main/api/sets/sample-sets.js';
import { addSamples } from '../../src-main/api/sets/samples.js';
import { writeCardFile, writeCardSetFile } from '../../src-main/games/card-files.js';
import { inProject } from '../../src-main/setup/project.mjs';
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

/** A starter set without its pictures, which take the time. */
async function starterSet(): Promise<string> {
  const [folder, starter] = [newFolder(), inProject('assets', sampleFolder('magic-classic'))];
  for (const kind of ['cards', 'decks', 'sets'])
    await cp(join(starter, kind), join(folder, kind), { recursive: true });
  return folder;
}

it('adds of a set only what is missing: a removed card and deck come back, a changed one stays beside it', async () => {
  const set = await starterSet();
  const library = await open(newFolder());
  const first = await addSamples(library, set);
  expect(first.there).toEqual({ cards: 0, decks: 0 });
  const again = await addSamples(library, set);
  expect(again).toEqual({
    cards: [],
    decks: [],
    there: { cards: first.cards.length, decks: first.decks.length },
  });
  expect(library.sets.list()).toHaveLength(1);

  const [changed = '', marked = '', removed = ''] = first.cards;
  const { content, revision } = await library.cards.get(changed);
  await library.cards.save({ ...content, text: 'Flying' }, revision);
  const star = await library.cards.get(marked);
  await library.cards.save({ ...star.content, favourite: true, tags: ['mine'] }, star.revision);
  const { content: gone } = await library.cards.get(removed);
  await library.cards.remove([removed]);
  const unused = first.decks.at(-1) ?? '';
  const { content: deck } = await library.decks.get(unused);
  await library.decks.remove([unused]);

  const { cards, decks } = await addSamples(library, set);
  const added = await library.cards.getAll(cards);
  expect(added.map(({ name }) => name).sort()).toEqual([content.name, gone.name].sort());
  expect(new Set(added.map((card) => card.set?.id))).toEqual(
    new Set(library.sets.list().map(({ id }) => id)),
  );
  expect((await library.cards.get(changed)).content.text).toBe('Flying');
  const back = (await library.decks.getAll(decks)).find(({ name }) => name === deck.name);
  const there = new Set(library.cards.list().map(({ id }) => id));
  expect(back?.entries.every((entry) => there.has(entry.card))).toBe(true);
});
