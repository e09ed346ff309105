import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Library } from '../../../src-main/library/library.js';
import { cardNamed, deckNamed, newFolder, open } from '../../library/support.js';
import { contentsOfDeck } from '../../../src-main/exchange/export/contents.js';
import { exportFile } from '../../../src-main/exchange/export/export-file.js';
import { exportHow } from '../../../src-main/exchange/export/how.js';
import { addressOf } from '../../../src-main/exchange/export/tabletop-parts.js';
import { contentsOf, make, toolsOf } from './support.js';

async function withCards(...names: readonly string[]): Promise<Library> {
  const library = await open(newFolder());
  for (const name of names) await library.cards.create(cardNamed(name, { text: 'Draw 1 card.' }));
  return library;
}

async function aDeck(library: Library) {
  const { content: fox } = await library.cards.create(cardNamed('Fox'));
  const { content } = await library.decks.create(
    deckNamed('Hunt', {
      entries: [
        { card: fox.id, name: 'Fox', copies: 3, reserves: 1 },
        { card: '99999999-9999-4999-8999-999999999999', name: 'Gone', copies: 2 },
      ],
    }),
  );
  return contentsOfDeck(library, content);
}

describe('PNG', () => {
  test('a single card is a picture by itself, of the size that was promised', async () => {
    const library = await withCards('Ember Fox');
    const { file, bytes } = await make(library, { format: 'png', dpi: 150, bleed: true });
    expect(file).toMatchObject({ name: 'Ember Fox.png', type: 'image/png', files: 1 });
    const { width, height, density } = await sharp(bytes).metadata();
    expect(file.notes).toEqual([`Each picture has ${width} × ${height} px.`]);
    expect([width, height, density]).toEqual([410, 560, 150]);
  });

  test('with rounded corners it shows the cut card, transparent outside them', async () => {
    const library = await withCards('Ember Fox');
    const how = { format: 'png', dpi: 150, bleed: true, corners: 'rounded' } as const;
    const { file, bytes } = await make(library, how);
    expect(file.notes).toEqual(['Each picture has 375 × 525 px.']);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 375, height: 525, channels: 4 });
    // 3.2 mm are 19 px.
    expect([data[3], data[4 * 20 + 3]]).toEqual([0, 255]);
  });

  test('several are a zip, and no name leads out of it or stands twice', async () => {
    const library = await withCards('../../Fox', 'Fox', 'fox', 'CON', ' ');
    const { file, names, doings } = await make(library, { format: 'png', dpi: 150 });
    expect(file).toMatchObject({ name: 'Mine.zip', type: 'application/zip', files: 5 });
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^[\p{L}\d][^/\\]*\.png$/u);
    expect(names).not.toContain('CON.png');
    expect(doings).toEqual(names.map((_, index) => `${index}/5 Painting card ${index + 1} of 5`));
  });

  test('stops where it is cancelled', async () => {
    const library = await withCards('A', 'B', 'C');
    const file = await exportFile(
      await contentsOf(library),
      () => Promise.reject(new Error('No package is meant.')),
      exportHow.parse({ format: 'png', dpi: 150 }),
      toolsOf(library),
    );
    const cancel = new AbortController();
    const seen: string[] = [];
    const onProgress = ({ doing }: { doing: string }) => {
      seen.push(doing);
      cancel.abort(new Error('Enough.'));
    };
    const written = file.write(async () => undefined, { onProgress, signal: cancel.signal });
    await expect(written).rejects.toThrow('Enough.');
    expect(seen).toHaveLength(1);
  });
});

test('Markdown shows the pictures that lie beside it', async () => {
  const library = await withCards('Fox (old)', 'fox (old)');
  const { names, read } = await make(library, { format: 'markdown', pictures: true });
  expect(names[0]).toBe('Mine.md');
  const page = (await read('Mine.md')).toString();
  const shown = [...page.matchAll(/!\[.*\]\(<(.+)>\)/g)].map(([, path]) => path);
  expect(shown).toEqual(names.slice(1));
  const alone = await make(library, { format: 'markdown' });
  expect(alone.file).toMatchObject({ name: 'Mine.md', size: alone.bytes.length });
  expect(alone.bytes.toString()).not.toContain('![');
});

test('a deck is a list with its reserves, also of cards that are lost', async () => {
  const library = await withCards();
  const { file, bytes } = await make(library, { format: 'list' }, await aDeck(library));
  expect(file.name).toBe('Hunt.txt');
  expect(bytes.toString()).toBe(
    '// Deck: Hunt\n// Game: Keeper of the Cards\n// Edition: 14th Edition\n\n2 Fox\n2 Gone\n\n// Reserves\n1 Fox\n',
  );
});

test('cards that a deck has lost are told', async () => {
  const library = await withCards();
  const { file } = await make(library, { format: 'csv' }, await aDeck(library));
  expect(file.notes).toEqual(['1 card of the deck is not in the library and left out.']);
});

describe('Tabletop Simulator', () => {
  test('has sheets, a back, the saved object that names them, and a page on how to open it', async () => {
    const library = await withCards();
    const { names, read, doings } = await make(library, { format: 'tabletop' }, await aDeck(library));
    expect(names).toEqual(['Hunt.json', 'README.txt', 'back.png', 'sheet-1.jpg']);
    const saved: unknown = JSON.parse((await read('Hunt.json')).toString());
    expect(saved).toMatchObject({
      ObjectStates: [
        { DeckIDs: [100, 100, 100], CustomDeck: { 1: { FaceURL: 'sheet-1.jpg', BackURL: 'back.png' } } },
      ],
    });
    const { format, width, height } = await sharp(await read('sheet-1.jpg')).metadata();
    expect(format).toBe('jpeg');
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    expect(Math.max(width, height)).toBe(2100);
    expect((await read('README.txt')).toString()).toContain('Saved Objects');
    expect(doings.at(-1)).toBe('3/4 Painting card 1 of 1');
  });

  test.each([
    ['', 'sheet-1.jpg'],
    ['https://cards.example/hunt/', 'https://cards.example/hunt/sheet-1.jpg'],
    ['C:\\Users\\Ann\\Cards', 'file:///C:/Users/Ann/Cards/sheet-1.jpg'],
    ['/home/ann/cards/', 'file:///home/ann/cards/sheet-1.jpg'],
    ['/', 'file:///sheet-1.jpg'],
  ])('with pictures in “%s”', (place, address) => {
    expect(addressOf(place, 'sheet-1.jpg')).toBe(address);
  });
});

test('Cockatrice finds a picture for every card by set and name', async () => {
  const library = await withCards('Fire // Ice', 'FireIce', 'Who/What?', 'Who What', 'A:B');
  const set = await library.sets.create({ name: 'Con', code: 'CON', symbol: null, mark: 'none', notes: '' });
  await library.cards.create(cardNamed('Owl', { set: { id: set.content.id, number: 1 } }));
  const { names, read } = await make(library, { format: 'cockatrice', pictures: true });
  const xml: unknown = new XMLParser({ ignoreAttributes: false }).parse((await read('Mine.xml')).toString());
  const { card: cards } = (
    xml as {
      cockatrice_carddatabase: {
        cards: { card: { name: string; set: { '#text': string; '@_uuid': string } }[] };
      };
    }
  ).cockatrice_carddatabase.cards;
  // As Cockatrice's CardInfo::getCorrectedName and CardSet::getCorrectedShortName have it.
  const wanted = cards.flatMap(({ name, set: { '#text': code, '@_uuid': id } }) => {
    const file = name.replace(/ \/\/ |[*<>:"\\?]/g, '').replace(/\//g, ' ');
    const path = `pics/${code === 'CON' ? 'CON_' : code}/${file}`;
    // 2.x looks for the name; 3.0 for name and id before it takes the first file whose name begins with the card's.
    return [`${path}.png`, `${path}_${id}.png`];
  });
  expect(names.slice(1)).toEqual(wanted);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(13);
  const [plain = '', withId = ''] = wanted;
  expect(await read(withId)).toEqual(await read(plain));
});

test('a deck goes to Cockatrice with its cards as the database calls them', async () => {
  const library = await withCards('Fox', 'fox', 'Ash & "Elm" <Wood>');
  const cards = await library.cards.getAll(library.cards.list().map(({ id }) => id));
  const entries = cards.map(({ id, name }, at) => ({
    card: id,
    name,
    copies: 4,
    ...(at === 1 && { reserves: 1 }),
  }));
  const { content: deck } = await library.decks.create(deckNamed('Fire & <Ice>', { entries }));
  const contents = await contentsOfDeck(library, deck);
  const { names, read } = await make(library, { format: 'cockatrice' }, contents);
  const text = (await read(names.find((name) => name.endsWith('.cod')) ?? '')).toString();
  expect(text).toContain('<deckname>Fire &amp; &lt;Ice&gt;</deckname>');
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  const cod = parser.parse(text) as {
    cockatrice_deck: { version: string; deckname: string; zone: { name: string; card: unknown }[] };
  };
  const called = cards.map(({ name }, at) => (at === 2 ? `${name} (2)` : name));
  const card = (at: number, number: string) =>
    expect.objectContaining({ number, name: called[at], setShortName: 'CW', uuid: cards[at]?.id });
  expect(cod.cockatrice_deck).toMatchObject({
    version: '1',
    deckname: 'Fire & <Ice>',
    zone: [
      { name: 'main', card: [card(0, '4'), card(1, '3'), card(2, '4')] },
      { name: 'side', card: card(1, '1') },
    ],
  });
});

test('a package says what it holds', async () => {
  const library = await withCards('Fox');
  await aDeck(library);
  const { file, bytes } = await make(library, { format: 'package' });
  expect(file).toMatchObject({ name: 'Mine.cardwright', files: 1, size: null });
  expect(file.notes).toEqual(['With 1 deck.']);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test.each(['csv', 'list', 'png', 'tabletop', 'package'] as const)('nothing is no %s', async (format) => {
  const library = await withCards();
  await expect(make(library, { format })).rejects.toThrow('There are no cards to export.');
});
