import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import { writeCardFile } from '../../src-main/games/card-files.js';
import { openLibrary, type Library } from '../../src-main/library/library.js';
import type { BenchResult } from './result.js';

const CARDS = 10_000;
const ROUNDS = 9;

const openings = [
  'Destroy',
  'Exhaust',
  'Hypnotize',
  'Move to its owner’s hand',
  'Double the strength of',
  'Deal 3 damage to',
];
const targets = [
  'target creature',
  'each spell',
  'all minions that you control',
  'the attacking team',
  'one face-down card',
];
const beings = [
  'Raptor',
  'Moth',
  'Æther Wisp',
  'Sea Drake',
  'Clockwork Owl',
  'Asteroid',
  'Gravedigger',
  'Fern',
  'Loss',
  'Comet',
];
const moods = [
  'Gentle',
  'Grim',
  'Swift',
  'Drowsy',
  'Ancient',
  'Second',
  'Brazen',
  'Pale',
  'Ember',
  'Hollow',
  'Quiet',
];

/** Cards as people write them: some two hundred signs of text, most with flavor, a few with letters beyond ASCII. */
function writeCards(folder: string): void {
  mkdirSync(join(folder, 'cards'), { recursive: true });
  const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
  for (let at = 0; at < CARDS; at += 1) {
    const id = `${at.toString(16).padStart(8, '0')}-2222-4333-8444-555555555555`;
    const name = `${of(moods, at)} ${of(beings, at >> 3)} ${at}`;
    const ability = (step: number) =>
      `ABILITY ${step}: ${of(openings, at + step)} ${of(targets, at >> step)}. If it is not legal, discard ${1 + (at % 4)} cards and end the phase.`;
    const card = {
      ...blankCard(id, rulesEditions[at % rulesEditions.length] ?? 14),
      name,
      type: at % 3 === 0 ? ('spell' as const) : ('creature' as const),
      cost: at % 13,
      offense: at % 9,
      defense: at % 7,
      text: `${ability(1)}\n${ability(2)}`,
      flavor: at % 5 ? `“Beware of the ${of(beings, at)}”, said the ${of(moods, at >> 2)} one.` : '',
      licence: 'Picture and card: CC BY-SA 4.0',
      tags: [`set ${at % 30}`],
    };
    writeFileSync(
      join(folder, 'cards', `${of(beings, at >> 3).toLowerCase()}.${id.slice(0, 8)}.card.json`),
      writeCardFile(card),
    );
  }
}

/** Milliseconds of processor time that something takes: what other programs do meanwhile does not count. */
async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Reading and parsing as plainly and as fast as it goes: one synchronous loop that keeps what it read. */
function readAndParse(folder: string): void {
  const files = readdirSync(join(folder, 'cards'));
  const kept: unknown[] = files.map((file) => JSON.parse(readFileSync(join(folder, 'cards', file), 'utf8')));
  if (kept.length !== CARDS) throw new Error('The bench lost its files.');
}

async function openAndIndex(folder: string): Promise<number> {
  let library: Library | undefined;
  const took = await processorTimeOf(async () => (library = await openLibrary(folder, { watch: false })));
  if (library?.info().cards !== CARDS) throw new Error('The library did not open all cards.');
  await library.close();
  return took;
}

const wish = { sort: 'name', descending: false } as const;

/** The slowest of the queries in ms: the quickest of several rounds of each, since other programs only add to it. */
async function slowestOf(
  library: Library,
  queries: readonly string[],
): Promise<{ readonly query: string; readonly took: number }> {
  const quickest = new Map(queries.map((query) => [query, Infinity]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [query, before] of quickest) {
      const begin = performance.now();
      await library.cards.find({ query, ...wish });
      quickest.set(query, Math.min(before, performance.now() - begin));
    }
  }
  const [slowest] = [...quickest].toSorted(([, a], [, b]) => b - a);
  return { query: slowest?.[0] ?? '', took: slowest?.[1] ?? 0 };
}

async function searches(folder: string): Promise<BenchResult[]> {
  const library = await openLibrary(folder, { watch: false });
  const first = await processorTimeOf(() => library.cards.find({ query: 'raptor', ...wish }));
  await library.wordsLearned();
  const plain = [
    'raptor',
    'gentle raptor',
    'destroy spell',
    'minion 14th',
    'a',
    'set 7',
    'hypnotise',
    'rapotr',
    'nothing at all',
  ];
  const slowestPlain = await slowestOf(library, plain);
  const facts = await processorTimeOf(() => library.cards.find({ query: 'is:playable', ...wish }));
  const structured = [
    't:minion lvl<=3 o:"destroy" e:14',
    'legal:11 is:playable -tag:"set 7"',
    'c:draw or c:destroy',
    'lvl!=price sp>hp raptor',
    '(t:spell or lvl:2..4) -o:exhaust changed:7d',
    'set:none is:dup',
  ];
  const slowestStructured = await slowestOf(library, structured);
  const memory = process.memoryUsage();
  await library.close();
  const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  return [
    {
      name: `library: search in ${CARDS} cards`,
      measured: `slowest of ${plain.length} queries, “${slowestPlain.query}”: ${slowestPlain.took.toFixed(1)} ms; one made at once after opening, which sorts and folds all cards first: ${first.toFixed(0)} ms`,
      bar: 'under 10 ms',
      ok: slowestPlain.took < 10,
    },
    {
      name: `library: structured search in ${CARDS} cards, facts known`,
      measured: `slowest of ${structured.length} queries, “${slowestStructured.query}”: ${slowestStructured.took.toFixed(1)} ms; facts of all cards, once after opening: ${(facts / 1000).toFixed(1)} s; then the process has ${megabytes(memory.rss)} MB, ${megabytes(memory.heapUsed)} MB of them in use`,
      bar: 'under 10 ms',
      ok: slowestStructured.took < 10,
    },
  ];
}

/** The two kinds of reading take turns, so that whatever else the machine does falls on both. */
export async function bench(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  try {
    writeCards(folder);
    const plain: number[] = [];
    const opened: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await processorTimeOf(() => readAndParse(folder)));
      opened.push(await openAndIndex(folder));
    }
    const ratio = Math.min(...opened) / Math.min(...plain);
    return [
      {
        name: `library: open and index ${CARDS} cards`,
        measured: `${Math.min(...opened).toFixed(0)} ms of processor time until every card can be got; reading and parsing alone ${Math.min(...plain).toFixed(0)} ms: ${ratio.toFixed(2)}×`,
        bar: 'under 2×',
        ok: ratio < 2,
      },
      ...(await searches(folder)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
