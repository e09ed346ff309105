import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractRouterClient } from '@orpc/contract';
import { createRouterClient } from '@orpc/server';
import { startApp } from '../../src-main/api/app.js';
import type { Contract } from '../../src-main/api/contract/contract.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import {
  readCardFile,
  readDeckFile,
  writeCardFile,
  writeCardSetFile,
  writeDeckFile,
} from '../../src-main/games/card-files.js';
import { cardSet } from '../../src-main/cards/card-set.js';
import { standstillsOf } from './call-standstills.js';
import type { BenchResult } from './result.js';

/** For so long each experiment runs, ms. */
const RUN = 6000;
const RULES = 'kotc-14';
const SET = '00000000-0000-4000-8000-00000000aaaa';
const assets = join(import.meta.dirname, '..', '..', 'assets');

/** The starter cards and decks of an edition as a library, all cards in one set. */
function writeStarters(library: string): { readonly cards: readonly Card[]; readonly deck: string } {
  const starter = join(assets, 'starter', RULES);
  for (const folder of ['cards', 'decks', 'sets']) mkdirSync(join(library, folder), { recursive: true });
  const cards = readdirSync(join(starter, 'cards')).flatMap((file, place): Card[] => {
    const reading = readCardFile(readFileSync(join(starter, 'cards', file), 'utf8'));
    if (reading.kind !== 'good') return [];
    const card = { ...(reading.content as Card), picture: null, set: { id: SET, number: place + 1 } };
    writeFileSync(join(library, 'cards', file), writeCardFile(card));
    return [card];
  });
  const decks = readdirSync(join(starter, 'decks')).flatMap((file) => {
    const reading = readDeckFile(readFileSync(join(starter, 'decks', file), 'utf8'));
    if (reading.kind !== 'good') return [];
    writeFileSync(join(library, 'decks', file), writeDeckFile(reading.content));
    return [reading.content.id];
  });
  writeFileSync(
    join(library, 'sets', 'all.set.json'),
    writeCardSetFile(cardSet.parse({ id: SET, name: 'All' })),
  );
  return { cards, deck: decks[0] ?? '' };
}

/** For how long the main process stands still while the laboratory plays, and while a card is tried by hand. */
export async function bench(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-lab-'));
  const library = join(folder, 'library');
  const { cards, deck } = writeStarters(library);
  const app = await startApp({
    library,
    settingsFile: join(folder, 'settings.json'),
    version: '1.2.3',
    assets,
    host: { kind: 'cli', saveFile: async () => ({ kind: 'cancelled' }), chooseFolder: async () => null },
  });
  const client = createRouterClient(app.router) as unknown as ContractRouterClient<Contract>;
  const card = cards.find(({ type, text }) => type === 'creature' && text !== '') as Card;
  // It can be one of two that never end, so all others are read.
  const text =
    'BACK: When this card is summoned (ghost-play): Self-bounce 1 on-field minion → 1-dice-heal yourself.';
  const returning: Card = { ...card, edition: 17, text };
  const forAWhile = async (
    begin: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
  ): Promise<void> => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), RUN);
    for await (const _ of await begin(stop.signal)) if (stop.signal.aborted) return;
  };
  const against = (await client.lab.opponents({ rules: RULES }))
    .map(({ id }) => id)
    .filter((id) => id !== deck);
  const { name, entries, play } = (await client.decks.get({ id: deck })).content;
  const played = { name, entries, ...(play !== undefined && { play }) };
  const tried = async (): Promise<void> => {
    const { game } = await client.play.trials.start({ card: card.id });
    for (let isDone = false; !isDone;) ({ isDone } = await client.play.trials.use({ game }));
    const { at, facts } = await client.play.trials.draft({ game });
    const wish = { game, at, as: 'test' as const, name: 'Kept', goal: '', facts: [...facts.keys()] };
    await client.play.trials.keep(wish);
  };
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a card in games', () => forAWhile((signal) => client.lab.card({ card }, { signal }))],
    ['a set in games', () => forAWhile((signal) => client.lab.set({ set: SET }, { signal }))],
    [
      'a deck in games',
      () => forAWhile((signal) => client.lab.deck({ deck: played, rules: RULES, against }, { signal })),
    ],
    ['a card on a table, shown in use and kept as a test', tried],
    ['its test, played again', () => client.play.trials.run({ card })],
    ['a card beside all others of the library', () => client.language.withOthers({ card: returning })],
  ];
  try {
    return await standstillsOf('laboratory', calls);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
