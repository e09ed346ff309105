import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import { fileNameFor } from '../../src-main/library/file-names.js';
import { cardFiles, cardNamed, newFolder, open, snapshot } from './support.js';

const id = '11111111-2222-4333-8444-555555555555';
const whole = writeCardFile({ ...blankCard(id), name: 'Egg', text: 'Draw a card.\nÆther 卡' });

function put(folder: string, file: string, content: string | Uint8Array): void {
  mkdirSync(join(folder, 'cards'), { recursive: true });
  writeFileSync(join(folder, 'cards', file), content);
}

describe('damaged files', () => {
  it('are set aside untouched and named, while the others open', async () => {
    const folder = newFolder();
    put(folder, 'good.card.json', whole);
    put(folder, 'cut.card.json', whole.slice(0, 80));
    put(folder, 'conflict.card.json', `<<<<<<< HEAD\n${whole}`);
    put(folder, 'latin.card.json', Buffer.from(whole.replace('Egg', 'Œuf é').replace('卡', ''), 'latin1'));
    const library = await open(folder);
    expect(library.cards.list().map(({ name }) => name)).toEqual(['Egg']);
    const problems = library.info().problems;
    expect(problems.map(({ file }) => file).sort()).toEqual([
      'cards/conflict.card.json',
      'cards/cut.card.json',
      'cards/latin.card.json',
    ]);
    for (const { message } of problems) expect(message).toMatch(/set aside untouched .*Repair it/);
    expect(readFileSync(join(folder, 'cards/cut.card.json'), 'utf8')).toBe(whole.slice(0, 80));
  });

  it('are never written over, neither by a new card nor by a rename nor by a restore', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const wanted = fileNameFor('Raptor', content.id, '.card.json');
    put(folder, wanted.toUpperCase().replace('.CARD.JSON', '.card.json'), 'damaged');
    put(folder, wanted, 'damaged too');
    await library.refresh();
    await library.cards.save({ ...content, name: 'Raptor' }, revision);
    expect(readFileSync(join(folder, 'cards', wanted), 'utf8')).toBe('damaged too');
    expect((await library.cards.get(content.id)).content.name).toBe('Raptor');
    expect(cardFiles(folder)).toContain(wanted.replace('raptor.', 'raptor-2.'));
  });

  it('come back when they are repaired', async () => {
    const folder = newFolder();
    put(folder, 'egg.card.json', whole.slice(0, 80));
    const library = await open(folder);
    put(folder, 'egg.card.json', whole);
    await library.refresh();
    expect(library.info()).toMatchObject({ cards: 1, problems: [] });
  });

  it('do not keep a file of a newer version from being read, only from being written', async () => {
    const folder = newFolder();
    const newer = whole.replace('"version": 3', '"version": 4');
    put(folder, 'egg.card.json', newer);
    put(folder, 'stranger.card.json', newer.replace('"name"', '"title"'));
    const library = await open(folder);
    const stored = await library.cards.get(id);
    expect(stored.content.name).toBe('Egg');
    expect(stored.readOnly).toMatch(/newer/);
    await expect(
      library.cards.save({ ...stored.content, cost: 1 } as Card, stored.revision),
    ).rejects.toMatchObject({
      code: 'READ_ONLY',
    });
    expect(
      library
        .info()
        .problems.map(({ file }) => file)
        .sort(),
    ).toEqual(['cards/egg.card.json', 'cards/stranger.card.json']);
    expect(readFileSync(join(folder, 'cards/egg.card.json'), 'utf8')).toBe(newer);
  });

  it('a newer file keeps its id when it has a copy that can be changed', async () => {
    const folder = newFolder();
    const newer = whole.replace('"version": 3', '"version": 4');
    put(folder, fileNameFor('Egg', id, '.card.json'), whole);
    put(folder, 'z newer.card.json', newer);
    const library = await open(folder);
    expect(library.info().cards).toBe(2);
    expect((await library.cards.get(id)).readOnly).toMatch(/newer/);
    expect(readFileSync(join(folder, 'cards/z newer.card.json'), 'utf8')).toBe(newer);
  });

  it('reads what an editor saved with a byte order mark', async () => {
    const folder = newFolder();
    put(folder, 'egg.card.json', `\uFEFF${whole}`);
    expect((await open(folder)).info()).toMatchObject({ cards: 1, problems: [] });
  });

  it('does not follow links out of the library and is not stopped by a folder', async () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'secret.json'), whole);
    mkdirSync(join(folder, 'cards/folder.card.json'), { recursive: true });
    symlinkSync(join(elsewhere, 'secret.json'), join(folder, 'cards/link.card.json'));
    const library = await open(folder);
    expect(library.info().cards).toBe(0);
    expect(
      library
        .info()
        .problems.map(({ file }) => file)
        .sort(),
    ).toEqual(['cards/folder.card.json', 'cards/link.card.json']);
  });
});

describe('whatever lies in the folder', () => {
  const cut = fc.nat(whole.length).map((length) => Buffer.from(whole.slice(0, length)));
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
  const json = fc.json().map((text) => Buffer.from(text));
  const inEnvelope = fc
    .tuple(fc.jsonValue(), fc.jsonValue())
    .map(([version, card]) => Buffer.from(JSON.stringify({ format: 'cardwright-card', version, card })));
  const flipped = fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([at, byte]) => {
    const copy = Buffer.from(whole);
    copy[at] = byte;
    return copy;
  });
  const deck = fc.constant(
    Buffer.from(
      writeDeckFile({ id, game: 'kotc', name: 'x', edition: null, entries: [], back: 'standard', notes: '' }),
    ),
  );

  it('opening never throws, never changes a file, and accounts for every one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(cut, bytes, json, inEnvelope, flipped, deck), { minLength: 1, maxLength: 6 }),
        async (contents) => {
          const folder = newFolder();
          contents.forEach((content, at) => {
            put(folder, `${at}.card.json`, content);
            mkdirSync(join(folder, 'decks'), { recursive: true });
            writeFileSync(join(folder, 'decks', `${at}.deck.json`), content);
          });
          // Read-only, so that copies stay what they are, too.
          writeFileSync(join(folder, '.cardwright'), '');
          const before = snapshot(folder);
          const library = await open(folder);
          const { cards, decks, problems } = library.info();
          expect(cards + decks + problems.length).toBeGreaterThanOrEqual(contents.length * 2);
          for (const { file, message } of problems) {
            expect(file).toMatch(/^(cards|decks)\/\d+\.(card|deck)\.json$/);
            expect(message).toMatch(/^[A-Z].*\.$/s);
          }
          await library.cards.find({ query: 'a 卡 "', sort: 'name', descending: false });
          expect(snapshot(folder)).toEqual(before);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('opening for writing changes no file that could be read or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(cut, bytes, json, inEnvelope), { minLength: 1, maxLength: 4 }),
        async (contents) => {
          const folder = newFolder();
          contents.forEach((content, at) => put(folder, `${at}.card.json`, content));
          put(folder, 'egg.card.json', whole);
          const before = snapshot(folder);
          const library = await open(folder);
          await library.cards.create(cardNamed('New'));
          const after = snapshot(folder);
          // Of whole files with one id, one keeps it; the damaged ones are all as they were.
          const isCopy = (content: Buffer) =>
            content.toString() === whole || `${content.toString()}\n` === whole;
          contents.forEach((content, at) => {
            const file = `cards/${at}.card.json`;
            if (!isCopy(content)) expect(after.get(file)).toBe(before.get(file));
          });
          expect(after.get('cards/egg.card.json')).toBeDefined();
        },
      ),
      { numRuns: 60 },
    );
  });
});
