import { printedIn } from '../../src-main/games/card-fields.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { moveWhole, writeWhole } from '../../src-main/files/whole-file.js';
import type { Library } from '../../src-main/library/library.js';
import { cardNamed, newCard, newFolder, open, storedFiles } from './support.js';

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
afterEach(() => void vi.useRealTimers());

/** A library whose change of thirty cards stops after the first sixteen, until it is told to go on. */
async function inTheMiddle(folder: string) {
  let writes = 0;
  let goOn: () => void = () => undefined;
  const going = new Promise<void>((resolve) => (goOn = resolve));
  onTestFinished(() => goOn());
  const library = await open(folder, {
    files: {
      write: async (path, content) => {
        if (path.includes('/cards/') && (writes += 1) > 46) await going;
        await writeWhole(path, content, { durable: false });
      },
    },
  });
  const cards = Array.from({ length: 30 }, (_, at) => newCard(`Card ${at}`));
  await library.batches.apply({ title: 'begin', create: { cards } });
  const change = { title: 'raise', change: { cards: cards.map((card) => ({ ...card, cost: 9 })) } };
  const done = library.batches.apply(change);
  await expect.poll(() => costs(folder), { timeout: 30_000 }).toEqual([16, 14]);
  return { library, done, goOn };
}

/** How many cards have been changed, and how many have not. */
function costs(folder: string): [number, number] {
  const files = [...storedFiles(folder).values()];
  const changed = files.filter((text) => text.includes('"cost": 9')).length;
  return [changed, files.length - changed];
}

/** Resolves when everybody is told to look at everything anew. */
const reopened = (library: Library) =>
  new Promise<void>((resolve) => library.subscribe(({ kind }) => kind === 'reopened' && resolve()));

const costsIn = (library: Library) => new Set(library.cards.list().map((row) => printedIn(row, 'cost')));

describe('a change of many files that is half done', () => {
  it('by another copy of the program: the library says so, is only read, and is whole when that has ended', async () => {
    const folder = newFolder();
    const { done, goOn } = await inTheMiddle(folder);
    vi.useFakeTimers({ toFake: ['performance'] });
    const waiting = setInterval(() => vi.advanceTimersByTime(200), 1);
    const other = await open(folder);
    clearInterval(waiting);
    vi.useRealTimers();
    expect(other.info().readOnly).toMatch(/^Another copy of Cardwright is in the middle of a change/);
    const told = reopened(other);
    goOn();
    await done;
    await told;
    expect(other.info().readOnly).toBeNull();
    expect(costsIn(other)).toEqual(new Set([9]));
  });

  it('and cannot be put back: the library says why, is only read, and is tried again until it is done', async () => {
    const folder = newFolder();
    const { library, done, goOn } = await inTheMiddle(folder);
    // What lies on the disk now is what a program leaves that is killed here.
    const left = newFolder();
    cpSync(folder, left, { recursive: true, filter: (path) => !path.endsWith('/lock') });
    goOn();
    await done;
    await library.close();
    expect(costs(left)).toEqual([16, 14]);
    let full = true;
    const files = {
      write: async (path: string, content: string | Uint8Array) => {
        if (full && path.includes('/cards/')) throw noSpace();
        await writeWhole(path, content);
      },
    };
    const again = await open(left, { files });
    expect(again.info().readOnly).toMatch(
      /^A change of many files was interrupted.*the disk is full.*can be read and not changed\.$/,
    );
    await expect(again.cards.create(cardNamed('Egg'))).rejects.toMatchObject({ code: 'STORAGE' });
    expect(costs(left)).toEqual([16, 14]);
    const told = reopened(again);
    full = false;
    await told;
    expect(again.info().readOnly).toBeNull();
    expect(costsIn(again).has(9)).toBe(false);
    expect(again.info().cards).toBe(30);
    expect((await again.batches.list()).map(({ title }) => title)).toEqual(['begin']);
  });

  it('is put right by whoever changes something next, also when its first line is damaged', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const egg = await library.cards.create(cardNamed('Egg'));
    const done = await library.batches.apply({
      title: 'raise',
      change: { cards: [{ ...egg.content, cost: 9 } as Card] },
    });
    const batches = join(folder, '.cardwright', 'batches');
    renameSync(join(batches, `${done.batch}.json`), join(batches, `${done.batch}.begun.json`));
    writeFileSync(join(batches, `${done.batch}.begun.json`), '');
    await library.cards.create(cardNamed('Owl'));
    expect(((await library.cards.get(egg.content.id)).content as Card).cost).toBe((egg.content as Card).cost);
    expect(readdirSync(batches).filter((file) => file.startsWith(done.batch))).toEqual([]);
  });
});

describe('files that are moved together', () => {
  it('all arrive, when the program died after the first', async () => {
    const folder = newFolder();
    const journal = { name: '', text: '' };
    let renames = 0;
    const moves = join(folder, '.cardwright', 'moves');
    const library = await open(folder, {
      files: {
        rename: async (from, to) => {
          const [name = ''] = readdirSync(moves);
          if ((renames += 1) === 2) {
            Object.assign(journal, { name, text: readFileSync(join(moves, name), 'utf8') });
            throw noSpace();
          }
          await moveWhole(from, to);
        },
      },
    });
    const ids: string[] = [];
    for (const name of ['Egg', 'Owl', 'Fox'])
      ids.push((await library.cards.create(cardNamed(name))).content.id);
    await expect(library.cards.remove(ids)).rejects.toMatchObject({ code: 'STORAGE' });
    // None was moved, and nothing is left to be done.
    expect(library.info().cards).toBe(3);
    expect(readdirSync(moves)).toEqual([]);
    await library.close();
    const planned = JSON.parse(journal.text) as { moves: [string, string][] };
    const [from, to] = planned.moves[0] ?? ['', ''];
    renameSync(join(folder, from), join(folder, to));
    writeFileSync(join(moves, journal.name), journal.text);
    const again = await open(folder);
    expect(again.info()).toMatchObject({ cards: 0, readOnly: null });
    expect(readdirSync(join(folder, '.cardwright', 'trash'))).toHaveLength(3);
    expect(readdirSync(moves)).toEqual([]);
  });

  it('are only such as lie in the library, whatever a journal says', async () => {
    const folder = newFolder();
    await (await open(folder)).close();
    const outside = join(newFolder(), 'outside.txt');
    writeFileSync(outside, 'mine');
    writeFileSync(join(folder, 'README.txt'), 'mine');
    const named = (from: string): string =>
      JSON.stringify({ format: 'cardwright-moves', version: 1, moves: [[from, 'cards/stolen.card.json']] });
    const moves = join(folder, '.cardwright', 'moves');
    for (const [at, from] of [outside, '../outside.txt', 'README.txt', 'cards/../README.txt'].entries()) {
      writeFileSync(join(moves, `0000000${at}-2222-4333-8444-555555555555.json`), named(from));
    }
    await (await open(folder)).close();
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    expect(readFileSync(join(folder, 'README.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(join(folder, 'cards'))).toEqual([]);
    expect(readdirSync(moves).every((name) => name.endsWith('.json.damaged'))).toBe(true);
    expect(readdirSync(moves)).toHaveLength(4);
  });
});
