import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankCard } from '../../src-main/cards/card.js';
import { editionNumbers } from '../../src-main/cards/editions.js';
import { writeCardFile } from '../../src-main/cards/files.js';
import { openLibrary } from '../../src-main/library/library.js';
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
      ...blankCard(id, editionNumbers[at % editionNumbers.length] ?? 14),
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

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Reading and parsing as plainly and as fast as it goes: one synchronous loop that keeps what it read. */
function readAndParse(folder: string): number {
  const begin = performance.now();
  const files = readdirSync(join(folder, 'cards'));
  const kept: unknown[] = files.map((file) => JSON.parse(readFileSync(join(folder, 'cards', file), 'utf8')));
  const took = performance.now() - begin;
  if (kept.length !== CARDS) throw new Error('The bench lost its files.');
  return took;
}

async function openAndIndex(folder: string): Promise<number> {
  const begin = performance.now();
  const library = await openLibrary(folder, { watch: false });
  const took = performance.now() - begin;
  if (library.info().cards !== CARDS) throw new Error('The library did not open all cards.');
  await library.close();
  return took;
}

async function searches(folder: string): Promise<BenchResult> {
  const library = await openLibrary(folder, { watch: false });
  const begin = performance.now();
  library.cards.list({ query: 'raptor' });
  const first = performance.now() - begin;
  await library.wordsLearned();
  const queries = [
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
  let slowest = { query: '', took: 0 };
  library.cards.list();
  for (const query of queries) {
    const took = median(
      Array.from({ length: ROUNDS }, () => {
        const begin = performance.now();
        library.cards.list({ query });
        return performance.now() - begin;
      }),
    );
    if (took > slowest.took) slowest = { query, took };
  }
  await library.close();
  return {
    name: `library: search in ${CARDS} cards`,
    measured: `slowest of ${queries.length} queries, “${slowest.query}”: ${slowest.took.toFixed(1)} ms; one made at once after opening, which sorts and folds all cards first: ${first.toFixed(0)} ms`,
    bar: 'under 10 ms',
    ok: slowest.took < 10,
  };
}

/** The two kinds of reading take turns, so that whatever else the machine does falls on both. */
export async function bench(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  try {
    writeCards(folder);
    const plain: number[] = [];
    const opened: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(readAndParse(folder));
      opened.push(await openAndIndex(folder));
    }
    const ratio = median(opened) / median(plain);
    return [
      {
        name: `library: open and index ${CARDS} cards`,
        measured: `${median(opened).toFixed(0)} ms until every card can be got; reading and parsing alone ${median(plain).toFixed(0)} ms: ${ratio.toFixed(2)}×`,
        bar: 'under 2×',
        ok: ratio < 2,
      },
      await searches(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
