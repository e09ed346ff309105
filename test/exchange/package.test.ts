import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { picturePlacement } from '../../src-main/cards/picture.js';
import { gather } from '../../src-main/exchange/package/gather.js';
import { writePackage } from '../../src-main/exchange/package/write-package.js';
import type { Library } from '../../src-main/library/library.js';
import { cardNamed, deckNamed, newFolder, open, snapshot } from '../library/support.js';
import { Importing } from './support.js';

async function packed(library: Library): Promise<Buffer> {
  const contents = await gather(library, {});
  const parts: Buffer[] = [];
  const picture = (id: string) => library.pictures.read(id);
  for await (const part of writePackage({ title: 'All', contents, picture })) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What people made: the files below these folders. */
function contentsOf(folder: string): Map<string, string> {
  return new Map([...snapshot(folder)].filter(([path]) => /^(cards|decks|sets|pictures)\//.test(path)));
}

const photograph = (seed: number): Promise<Buffer> =>
  sharp({
    create: { width: 60 + seed, height: 40, channels: 3, background: { r: seed * 9, g: 80, b: 120 } },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg width="60" height="40"><circle cx="${20 + seed}" cy="20" r="9" fill="#fc0"/></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer();

async function filledLibrary(): Promise<{ library: Library; folder: string }> {
  const folder = newFolder();
  const library = await open(folder);
  const picture = await library.pictures.add(await photograph(1));
  const back = await library.pictures.add(await photograph(2));
  const set = await library.sets.create({
    name: 'First Steps',
    code: 'FS',
    symbol: { icon: 'sun' },
    mark: 'number',
    notes: '',
  });
  const fox = await library.cards.create(
    cardNamed('Ember Fox', {
      picture: picturePlacement.parse({ id: picture.id, zoom: 2 }),
      set: { id: set.content.id, number: 3 },
    }),
  );
  const owl = await library.cards.create(cardNamed('Owl/..\\Ω "x"', { favourite: true }));
  await library.decks.create(
    deckNamed('Beginnings', {
      back: back.id,
      entries: [
        { card: fox.content.id, name: 'Ember Fox', copies: 4, reserves: 1 },
        { card: owl.content.id, name: 'Owl', copies: 2 },
      ],
    }),
  );
  return { library, folder };
}

describe('a package', () => {
  test('brings cards, decks, sets and pictures over byte for byte, and the same package comes out again', async () => {
    const { library, folder } = await filledLibrary();
    const bytes = await packed(library);
    const other = newFolder();
    const second = await open(other);
    const importing = await Importing.open(second, [['All.cardwright', bytes]]);
    expect(importing.problems).toEqual([]);
    expect(importing.preview.counts).toMatchObject({ created: 2, decks: 1, sets: 1, pictures: 2 });
    expect(contentsOf(other)).toEqual(new Map());
    const { brought } = await importing.apply();
    const ids = (files: readonly { readonly id: string }[]) => files.map(({ id }) => id).sort();
    expect(brought.cards.toSorted()).toEqual(ids(library.cards.list()));
    expect([brought.decks, brought.sets]).toEqual([ids(library.decks.list()), ids(library.sets.list())]);
    expect(contentsOf(other)).toEqual(contentsOf(folder));
    expect(Buffer.compare(await packed(second), bytes)).toBe(0);
  });

  test('changes nothing where everything is there already', async () => {
    const { library, folder } = await filledLibrary();
    const before = contentsOf(folder);
    const importing = await Importing.open(library, [['All.cardwright', await packed(library)]]);
    expect(importing.rows.map(({ action }) => action)).toEqual(['same', 'same', 'same', 'same']);
    await importing.apply();
    expect(contentsOf(folder)).toEqual(before);
  });

  test('is taken back as a whole', async () => {
    const { library } = await filledLibrary();
    const bytes = await packed(library);
    const folder = newFolder();
    const second = await open(folder);
    await second.cards.create(cardNamed('My own'));
    const texts = () => new Map([...contentsOf(folder)].filter(([path]) => !path.startsWith('pictures/')));
    const before = texts();
    const { batch } = await (await Importing.open(second, [['All.cardwright', bytes]])).apply();
    expect(texts().size).toBe(before.size + 4);
    await second.batches.undo(batch);
    expect(texts()).toEqual(before);
  });

  test('holds what a deck and a set need, and nothing else', async () => {
    const { library } = await filledLibrary();
    await library.cards.create(cardNamed('Lonely'));
    const [deck] = library.decks.list();
    const gathered = await gather(library, { decks: [deck?.id ?? ''] });
    expect(gathered.cards.map(({ name }) => name).sort()).toEqual(['Ember Fox', 'Owl/..\\Ω "x"']);
    expect(gathered.sets.map(({ code }) => code)).toEqual(['FS']);
    expect(gathered.pictures).toHaveLength(2);
    const [set] = library.sets.list();
    expect((await gather(library, { sets: [set?.id ?? ''] })).cards.map(({ name }) => name)).toEqual([
      'Ember Fox',
    ]);
  });

  test.each([
    ['skip', 'Ember Fox', 1],
    ['replace', 'Ember Fox II', 1],
    ['both', 'Ember Fox', 2],
  ] as const)(
    '%s: what becomes of a card that the library has in another version',
    async (twins, name, foxes) => {
      const { library } = await filledLibrary();
      const bytes = await packed(library);
      const second = await open(newFolder());
      await (await Importing.open(second, [['All.cardwright', bytes]])).apply();
      const fox = library.cards.list().find((card) => card.name === 'Ember Fox');
      const { content, revision } = await library.cards.get(fox?.id ?? '');
      await library.cards.save({ ...content, name: 'Ember Fox II' }, revision);
      const importing = await Importing.open(second, [['All.cardwright', await packed(library)]], { twins });
      expect(importing.preview.hasTwins).toBe(true);
      await importing.apply();
      expect((await second.cards.get(content.id)).content.name).toBe(name);
      expect(second.cards.list().filter((card) => card.name.startsWith('Ember Fox'))).toHaveLength(foxes);
    },
  );
});

const anyCard: fc.Arbitrary<Omit<Card, 'id'>> = fc
  .record({
    name: fc.string({ unit: 'binary', maxLength: 40 }),
    type: fc.constantFrom('creature', 'spell'),
    edition: fc.constantFrom(6, 9, 10, 11, 14, null),
    cost: fc.option(fc.integer({ min: 0, max: 999 })),
    text: fc.string({ unit: 'grapheme', maxLength: 200 }),
    flavor: fc.string({ maxLength: 60 }),
    tags: fc.array(fc.string({ maxLength: 60 }), { maxLength: 5 }),
    favourite: fc.boolean(),
  })
  .map((fields) => {
    const { id: _, ...blank } = blankCard('');
    return { ...blank, ...(fields as Partial<Card>) };
  });

test('whatever cards and decks are made of comes over unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCard, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(5), { maxLength: 4 }),
      async (cards, places) => {
        const folder = newFolder();
        const library = await open(folder);
        const ids: string[] = [];
        for (const card of cards) ids.push((await library.cards.create(card)).content.id);
        const entries = places.map((place) => {
          const card = ids[place % ids.length] ?? '';
          return { card, name: 'any', copies: place + 1 };
        });
        await library.decks.create(deckNamed('Any', { entries }));
        const other = newFolder();
        const second = await open(other);
        await (await Importing.open(second, [['any.cardwright', await packed(library)]])).apply();
        expect(contentsOf(other)).toEqual(contentsOf(folder));
      },
    ),
    { numRuns: 12 },
  );
});
