import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractRouterClient } from '@orpc/contract';
import { createRouterClient } from '@orpc/server';
import { startApp } from '../../src-main/api/app.js';
import type { Contract } from '../../src-main/api/contract/contract.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { readCardFile, writeCardFile } from '../../src-main/games/card-files.js';
import { printJob } from '../../src-main/print/job.js';
import { standstillsOf } from './call-standstills.js';
import type { BenchResult } from './result.js';

const CARDS = 10_000;
const assets = join(import.meta.dirname, '..', '..', 'assets');

/** Cards of a starter library again and again, each with an id of its own. */
function writeCards(library: string): readonly Card[] {
  const starters = join(assets, 'starter', 'kotc-14', 'cards');
  const known = readdirSync(starters).flatMap((file) => {
    const reading = readCardFile(readFileSync(join(starters, file), 'utf8'));
    return reading.kind === 'good' ? [reading.content as Card] : [];
  });
  mkdirSync(join(library, 'cards'), { recursive: true });
  return Array.from({ length: CARDS }, (_, no) => {
    const starter = known[no % known.length];
    if (!starter) throw new Error('There are no starter cards.');
    const card = { ...starter, id: randomUUID(), name: `${starter.name} ${no}`, picture: null };
    writeFileSync(join(library, 'cards', `${no}.${card.id.slice(0, 8)}.card.json`), writeCardFile(card));
    return card;
  });
}

/** For how long the main process stands still in the calls that go through a whole collection of some ten thousand cards. */
export async function bench(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-calls-'));
  const library = join(folder, 'library');
  const cards = writeCards(library);
  const app = await startApp({
    library,
    settingsFile: join(folder, 'settings.json'),
    version: '1.2.3',
    assets,
    host: { kind: 'cli', saveFile: async () => ({ kind: 'cancelled' }), chooseFolder: async () => null },
  });
  const client = createRouterClient(app.router) as unknown as ContractRouterClient<Contract>;
  const ids = cards.map(({ id }) => id);
  const all = async (events: Promise<AsyncIterable<unknown>>): Promise<void> => {
    for await (const _ of await events);
  };
  const find = (query: string) => () => client.collection.find({ query });
  const job = (count: number) =>
    printJob.parse({ items: ids.slice(0, count).map((card) => ({ card, copies: 1 })), sheet: {} });
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a first search', find('raptor')],
    ['a search by law', find('is:legal')],
    ['a search by components', find('uses:draw')],
    ['a list by price', () => client.collection.find({ sort: 'cost' })],
    ['the tally', () => client.collection.tally()],
    [
      'counts of 200 searches',
      () => client.collection.counts({ queries: Array.from({ length: 200 }, (_, no) => `lvl>${no}`) }),
    ],
    ['facts of 500 cards', () => client.collection.facts({ ids: ids.slice(0, 500) })],
    ['rows of all cards', () => client.collection.rows({ ids })],
    ['statistics of all cards', () => all(client.statistics.of({ cards: { ids } }))],
    ['the plan of a print of 2000 cards', () => client.print.plan(job(2000))],
    ['the ledger of a print of 2000 cards', () => client.print.ledger(job(2000))],
    ['a print of 1000 cards', () => all(client.print.pdf(job(1000)))],
    ['look-alikes', () => client.duplicates.find()],
  ];
  try {
    await client.cards.list();
    return await standstillsOf('calls', calls);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
