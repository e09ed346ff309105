import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractRouterClient } from '@orpc/contract';
import { createRouterClient } from '@orpc/server';
import { startApp } from '../../src-main/api/app.js';
import type { Contract } from '../../src-main/api/contract/contract.js';
import type { Card } from '../../src-main/cards/card.js';
import { readCardFile, writeCardFile } from '../../src-main/games/card-files.js';
import type { BenchResult } from './result.js';

const CARDS = 5000;
const TILES = 24;
/** Pages of tiles after the first, which also loads fonts and painter. */
const PAGES = 4;
const assets = join(import.meta.dirname, '..', '..', 'assets');

/** Cards of two games with their pictures, again and again. */
function writeCards(library: string): void {
  mkdirSync(join(library, 'cards'), { recursive: true });
  const known = ['kotc-14', 'magic-classic'].flatMap((game): Card[] => {
    const starter = join(assets, 'starter', game);
    cpSync(join(starter, 'pictures'), join(library, 'pictures'), { recursive: true });
    return readdirSync(join(starter, 'cards')).flatMap((file) => {
      const reading = readCardFile(readFileSync(join(starter, 'cards', file), 'utf8'));
      return reading.kind === 'good' ? [reading.content] : [];
    });
  });
  for (let no = 0; no < CARDS; no += 1) {
    const starter = known[(no * 7) % known.length];
    if (!starter) throw new Error('There are no starter cards.');
    const card = { ...starter, id: randomUUID(), name: `${starter.name} ${no}`, set: null };
    writeFileSync(join(library, 'cards', `${no}.${card.id.slice(0, 8)}.card.json`), writeCardFile(card));
  }
}

/** Milliseconds that pass, and those of processor time. */
async function timeOf(work: () => Promise<unknown>): Promise<{ passed: number; used: number }> {
  const before = process.cpuUsage();
  const begin = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { passed: performance.now() - begin, used: (user + system) / 1000 };
}

const inWords = ({ passed, used }: { passed: number; used: number }): string =>
  `${passed.toFixed(0)} ms, ${used.toFixed(0)} ms of processor time`;

/** The first sight of cards in the grid, and one edit of a whole library. */
export async function bench(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-collections-'));
  const library = join(folder, 'library');
  writeCards(library);
  const app = await startApp({
    library,
    settingsFile: join(folder, 'settings.json'),
    version: '1.2.3',
    assets,
    host: { kind: 'cli', saveFile: async () => ({ kind: 'cancelled' }), chooseFolder: async () => null },
  });
  const client = createRouterClient(app.router) as unknown as ContractRouterClient<Contract>;
  try {
    // Law and price of all cards are found in the background: what is measured is the painting.
    await client.collection.find({ query: 'is:playable' });
    const { ids } = await client.collection.find({ query: '' });
    const page = async (at: number) => {
      const rows = await client.collection.rows({ ids: ids.slice(at * TILES, (at + 1) * TILES) });
      return timeOf(() =>
        Promise.all(rows.map(({ thumbnail }) => app.asset(thumbnail.replace('/thumbnail/', '/tile/')))),
      );
    };
    const first = await page(0);
    const later = [];
    for (let at = 1; at <= PAGES; at += 1) later.push(await page(at));
    const tiles = later.toSorted((a, b) => a.used - b.used)[0] ?? first;
    const edit = await timeOf(async () => {
      const events = await client.edits.apply({
        title: 'Add a tag',
        cards: { ids: [...ids] },
        edit: { addTags: ['edited at once'] },
      });
      for await (const _ of events);
    });
    return [
      {
        name: `collections: ${TILES} tiles never seen before, with pictures`,
        measured: `${inWords(tiles)}; the first ones after opening, with fonts and painter loaded meanwhile: ${inWords(first)}`,
        bar: 'under 1 s of processor time, which is 500 ms on 2 cores',
        ok: tiles.used < 1000,
      },
      {
        name: `collections: one edit of ${CARDS} cards`,
        measured: inWords(edit),
        bar: 'under 5 s',
        ok: edit.passed < 5000,
      },
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
