import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { picturePlacement } from '../../src-main/cards/picture.js';
import { gather } from '../../src-main/exchange/package/gather.js';
import { MANIFEST, MOST_MANIFEST_BYTES } from '../../src-main/exchange/package/manifest.js';
import { writePackage } from '../../src-main/exchange/package/write-package.js';
import { archiveLimits } from '../../src-main/exchange/zip/limits.js';
import { SafeZip, sha256 } from '../../src-main/exchange/zip/safe-zip.js';
import type { Library } from '../../src-main/library/library.js';
import { cardNamed, deckNamed, newFolder, open, snapshot } from '../library/support.js';
import { Importing, zipOf } from './support.js';

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

describe('frames of one’s own', () => {
  const textOf = (title: string, more: object = {}): string =>
    JSON.stringify({
      format: 'cardwright-frame',
      version: 1,
      title,
      pictures: [{ layer: 'ground', file: 'paper.png' }],
      ...more,
    });
  const paper = (): Promise<Buffer> =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#eeddaa' } })
      .png()
      .toBuffer();
  const keep = async (library: Library, text: string): Promise<string> =>
    library.frames.add({ text, pictures: new Map([['paper.png', await paper()]]) }, new Set());

  async function framed(): Promise<Library> {
    const library = await open(newFolder());
    const template = await keep(library, textOf('Gold'));
    await library.cards.create(cardNamed('Ember Fox', { look: { template, frame: null, accent: null } }));
    return library;
  }
  const versionOf = async (bytes: Buffer): Promise<unknown> => {
    const zip = await SafeZip.open(bytes, 'it', archiveLimits);
    onTestFinished(() => zip.close());
    return JSON.parse((await zip.read(MANIFEST, MOST_MANIFEST_BYTES)).toString('utf8')).version;
  };

  test('go along with the cards that are set out in them, and are the same when they come again', async () => {
    const library = await framed();
    const bytes = await packed(library);
    const second = await open(newFolder());
    const importing = await Importing.open(second, [['All.cardwright', bytes]]);
    expect(importing.problems).toEqual([]);
    expect(importing.preview.counts).toMatchObject({ created: 1, frames: 1 });
    expect(second.frames.frames.size).toBe(0);
    const { brought, lost } = await importing.apply();
    expect([brought.frames, lost]).toEqual([['gold'], []]);
    expect(second.frames.frames.get('gold')).toMatchObject({ problem: null });
    expect(Buffer.compare(await packed(second), bytes)).toBe(0);
    const again = await Importing.open(second, [['All.cardwright', bytes]]);
    expect(again.rows.map(({ what, action }) => [what, action])).toEqual([
      ['frame', 'same'],
      ['card', 'same'],
    ]);
  });

  test('stay where no card of the package stands in them, which older programs then read', async () => {
    const library = await framed();
    const plain = await library.cards.create(cardNamed('Owl'));
    expect((await gather(library, { cards: [plain.content.id] })).frames).toEqual([]);
    expect(await versionOf(await packed(library))).toBe(2);
    expect(await versionOf(await packed((await filledLibrary()).library))).toBe(1);
  });

  test.each([
    ['skip', 'gold', ['gold']],
    ['replace', 'gold-2', ['gold', 'gold-2']],
    ['both', 'gold-2', ['gold', 'gold-2']],
  ] as const)('%s: one that the library has otherwise stays as it is', async (twins, template, names) => {
    const bytes = await packed(await framed());
    const second = await open(newFolder());
    const mine = textOf('Gold', { about: 'Mine.' });
    await keep(second, mine);
    await (await Importing.open(second, [['All.cardwright', bytes]], { twins })).apply();
    expect([...second.frames.frames.keys()]).toEqual(names);
    expect(await second.frames.textOf('gold')).toBe(mine);
    const [row] = second.cards.list();
    expect((await second.cards.get(row?.id ?? '')).content.look.template).toBe(template);
    const again = await Importing.open(second, [['All.cardwright', bytes]], { twins });
    expect(again.rows[0]?.action).toBe(twins === 'skip' ? 'skip' : 'same');
  });

  test('of two packages at once are one where they are the same, and else the second is named', async () => {
    const bytes = await packed(await framed());
    const other = await open(newFolder());
    const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: '#222222' } }).png();
    await other.frames.add(
      { text: textOf('Gold'), pictures: new Map([['paper.png', await drawn.toBuffer()]]) },
      new Set(),
    );
    const second = await open(newFolder());
    const open2 = (files: readonly (readonly [string, Buffer])[]) => Importing.open(second, files);
    const twice = await open2([
      ['One.cardwright', bytes],
      ['Two.cardwright', await packed(await framed())],
    ]);
    expect([twice.problems, twice.preview.counts.frames]).toEqual([[], 1]);
    const differing = await open2([
      ['One.cardwright', bytes],
      ['Two.cardwright', await packed(other)],
    ]);
    expect(differing.problems).toEqual([
      'frames/gold/frame.json: Another package has a frame of the same name; only the first is brought in.',
    ]);
  });

  test('that are damaged, and what belongs to none, are named and left out', async () => {
    const files: readonly (readonly [string, string | Buffer])[] = [
      ['frames/bad/frame.json', '{"format":1}'],
      ['frames/gold/frame.json', textOf('Gold')],
      ['frames/gold/other.png', await paper()],
      ['frames/gold/paper.png', 'No picture at all.'],
    ];
    const entries = files.map(([path, content]) => {
      const bytes = Buffer.from(content as string);
      return { path, bytes: bytes.length, sha256: sha256(bytes) };
    });
    const manifest = { format: 'cardwright-package', version: 2, title: 'Frames', files: entries };
    const bytes = await zipOf([...files, [MANIFEST, JSON.stringify(manifest)]]);
    const second = await open(newFolder());
    const importing = await Importing.open(second, [['Frames.cardwright', bytes]]);
    expect(importing.problems.toSorted()).toEqual([
      expect.stringMatching(/^frames\/bad\/frame.json: It is no frame that can be used: /),
      'frames/gold/other.png: It lies beside a frame that does not draw it.',
      'frames/gold/paper.png: It is no picture that Cardwright knows.',
    ]);
    expect((await importing.apply()).brought.frames).toEqual(['gold']);
    expect(second.frames.frames.get('gold')?.problem).toMatch(/^its picture paper.png cannot be shown/);
  });
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
