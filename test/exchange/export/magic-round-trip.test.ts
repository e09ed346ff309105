import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Card } from '../../../src-main/cards/card.js';
import type { MagicCard } from '../../../src-main/games/magic/cards/card.js';
import type { Library } from '../../../src-main/library/library.js';
import { sampleFolder } from '../../../src-main/api/sets/sample-sets.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { newFolder, open } from '../../library/support.js';
import { Importing, zipOf, type Chosen } from '../support.js';
import { make } from './support.js';

const starter = inProject('assets', sampleFolder('magic-classic'));

const filesOf = (...folders: readonly string[]): Chosen[] =>
  folders.flatMap((folder) =>
    readdirSync(join(starter, folder)).map((name): Chosen => [
      `${folder}/${name}`,
      readFileSync(join(starter, folder, name)),
    ]),
  );

/** A library that holds Magic's starter set without its pictures, which would take most of the time. */
async function starterLibrary(): Promise<Library> {
  const folder = newFolder();
  for (const kind of ['cards', 'sets']) cpSync(join(starter, kind), join(folder, kind), { recursive: true });
  return open(folder);
}

async function cardsOf(library: Library): Promise<readonly MagicCard[]> {
  const cards = await library.cards.getAll(library.cards.list().map(({ id }) => id));
  return cards as readonly Card[] as readonly MagicCard[];
}

/** All of a card but ids, which are the library's own, and the picture. @param withLook false for tables, which have no look */
async function told(library: Library, withLook: boolean): Promise<readonly object[]> {
  const sets = new Map(library.sets.list().map((set) => [set.id, set]));
  const cards = await cardsOf(library);
  return cards
    .map(({ id: _id, set, picture: _picture, look, ...card }) => ({
      ...card,
      expansion: set && [sets.get(set.id)?.name, set.number],
      ...(withLook && { look }),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

test.each([
  ['csv', false],
  ['xlsx', false],
  ['package', true],
  ['its own files', true],
] as const)('every card of the starter set comes back from %s as it went', async (format, withLook) => {
  const library = await starterLibrary();
  const chosen = async (): Promise<Chosen> => {
    if (format === 'its own files') return ['starter.zip', await zipOf(filesOf('cards', 'sets'))];
    const { bytes, file } = await make(library, { format });
    return [file.name, bytes];
  };
  const other = await open(newFolder());
  const importing = await Importing.open(other, [await chosen()]);
  expect(importing.problems.filter((problem) => !problem.includes('Its picture is not there'))).toEqual([]);
  await importing.apply();
  expect(await told(other, withLook)).toEqual(await told(library, withLook));
});

test('among them are what is easily lost: tokens with colors, every rarity, flavor, numbers of the expansion', async () => {
  const cards = await cardsOf(await starterLibrary());
  const count = (is: (card: MagicCard) => boolean): number => cards.filter(is).length;
  expect(count(({ typeLine, colors }) => typeLine.startsWith('Token') && colors !== '')).toBeGreaterThan(3);
  expect(new Set(cards.map(({ rarity }) => rarity))).toEqual(new Set(['common', 'uncommon', 'rare']));
  expect(count(({ flavor }) => flavor.includes('\n') || flavor.includes('“'))).toBeGreaterThan(0);
  expect(count(({ set }) => (set?.number ?? null) !== null)).toBeGreaterThan(180);
  expect(count(({ power, toughness }) => power.includes('*') || toughness.includes('*'))).toBeGreaterThan(0);
});
