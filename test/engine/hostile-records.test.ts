import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clone } from '../../src-main/engine/plain.js';
import {
  isFailure,
  limits,
  recordOf,
  type GameRecord,
  type RecordFailure,
} from '../../src-main/engine/record.js';
import { readRecord, writeRecord } from '../../src-main/engine/record-text.js';
import { replay } from '../../src-main/engine/replay.js';
import type { Playable } from '../../src-main/engine/playable.js';
import { recordReader } from '../../src-main/games/rule-sets.js';
import { randomGame, starterBeginning } from '../games/kotc/starter-games.js';

const beginning = starterBeginning(31);
const game = randomGame(31, 2, 120);
const fromDecks = recordOf(beginning, game);
const { boundary } = randomGame(31, 2, 60);
const fromPosition: GameRecord = {
  ...fromDecks,
  start: { state: clone(boundary?.state ?? game.state) },
  inputs: [],
};

/** Reads and replays, signing it first as its maker could. @returns the sentence, or null when all is well */
function sentenceOf(text: string): string | null {
  const read = readRecord(text, recordReader);
  if (isFailure(read)) return said(read);
  const { record, playable } = read;
  const signed = recordOf(record, { inputs: [...record.inputs], state: game.state });
  const replayed = replay(playable as Playable, signed);
  return isFailure(replayed) ? said(replayed) : null;
}

function said({ because }: RecordFailure): string {
  expect(because).toMatch(/^[^\n]{5,600}[.!?”)]$/);
  return because;
}

type Json = Record<string, unknown>;
const fileOf = (record: GameRecord): { game: Json } => JSON.parse(writeRecord(record)) as { game: Json };

/** All places in a file that hold something: the keys that lead to it. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

function withChange(file: object, path: readonly string[], put: unknown): string {
  const copy = clone(file) as Json;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Json;
  const last = path.at(-1);
  if (last === undefined) return JSON.stringify(put);
  at[last] = put;
  return JSON.stringify(copy);
}

describe('a hostile record', () => {
  test.each([
    ['no text', ''],
    ['no JSON', '{'],
    ['no object', '[]'],
    ['nothing', 'null'],
    ['a deep nest', `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`],
    [
      'a deep nest within',
      `{"format":"cardwright-game","version":1,"game":${'['.repeat(1e6)}${']'.repeat(1e6)}}`,
    ],
    ['too long a text', `"${'x'.repeat(limits.text)}"`],
    ['a card', '{"format":"cardwright-card","version":1,"card":{}}'],
    ['no game', '{"format":"cardwright-game","version":1}'],
    ['version 0', '{"format":"cardwright-game","version":0,"game":{}}'],
    ['key of all objects', '{"format":"cardwright-game","version":1,"game":{"__proto__":{"rules":1}}}'],
    [
      'rules of all objects',
      '{"format":"cardwright-game","version":1,"game":{"rules":{"id":"__proto__","version":1}}}',
    ],
  ])('with %s is a sentence', (_what, text) => {
    expect(sentenceOf(text)).not.toBe(null);
    expect(({} as Json)['rules']).toBe(undefined);
  });

  test('with more values than a game can have is not even parsed', () => {
    const broken = `[${'[],'.repeat(limits.values)}`;
    expect(sentenceOf(broken)).toMatch(/more than a game record may/);
  });

  const many = (count: number, value: unknown): unknown[] => Array<unknown>(count).fill(value);
  test.each<[string, Json]>([
    ['too many inputs', { inputs: many(limits.inputs + 1, { player: 0, agree: false }) }],
    ['a million wrong inputs', { inputs: many(1_000_000, '') }],
    ['many wrong inputs', { inputs: many(limits.inputs, {}) }],
    ['too many cards', { cards: many(limits.designs + 1, fromDecks.cards[0]) }],
    ['a huge deck', { start: { seed: 1, decks: [many(40_000, 0), []] } }],
    ['many wrong decks', { start: { seed: 1, decks: many(40_000, many(20, -1)) } }],
    ['cards that no deck can name', { start: { seed: 1, decks: [[1000], [0]] } }],
    ['a missing deck', { start: { seed: 1, decks: [[0]] } }],
    ['a hundred players', { players: many(100, { name: '' }) }],
    ['a player who does not play', { inputs: [{ player: 7, agree: true }] }],
    ['a player of another kind', { inputs: [{ player: '0', agree: true }] }],
    ['half an input', { inputs: [{ player: 0, decision: 1 }] }],
    ['two inputs in one', { inputs: [{ player: 0, agree: true, resign: true }] }],
    ['both decks and a position', { start: { ...fromDecks.start, ...fromPosition.start } }],
    ['a stranger', { prototype: {} }],
    ['hashes that are none', { integrity: { record: 'x', state: '' } }],
  ])('with %s is a sentence', (_what, change) => {
    const file = fileOf(fromDecks);
    expect(sentenceOf(JSON.stringify({ ...file, game: { ...file.game, ...change } }))).not.toBe(null);
  });

  const wrong: [string, string, unknown, string][] = [
    [
      'a name that is none',
      'players',
      [{ name: 7 }, { name: 'Ben' }],
      'game.players.0.name: it has to be text.',
    ],
    ['one player', 'players', [{ name: 'Ann' }], 'game.players: it has to be at least 2 entries long.'],
    ['no list', 'inputs', {}, 'game.inputs: it has to be a list.'],
    ['half an input', 'inputs', [{ player: 0, decision: 1 }], 'game.inputs.0.reply: it is missing.'],
    [
      'a foreign player',
      'inputs',
      [{ player: 30, agree: true }],
      'game.inputs.0.player: it has to be at most 29.',
    ],
    [
      'no hash',
      'integrity',
      { record: 'x', state: '' },
      'game.integrity.record: it is no SHA-256 of 64 hexadecimal digits.',
    ],
    ['a stranger', 'prototype', {}, 'game: it has “prototype”, which Cardwright does not know.'],
    ['no seed', 'start', { decks: [[0], [0]] }, 'game.start.seed: it is missing.'],
  ];
  test.each(wrong)('with %s is told so in the words of people', (_what, part, put, sentence) => {
    expect(sentenceOf(withChange(fileOf(fromDecks), ['game', part], put))).toBe(sentence);
  });

  test('with anything in any place is a sentence or a game', () => {
    for (const file of [fileOf(fromDecks), fileOf(fromPosition)]) {
      const places = placesIn(file);
      const anything = fc.oneof(
        fc.integer({ min: -5, max: 60 }),
        fc.constantFrom(null, true, '', 1e308, -0x80000000, 2 ** 53, 0.5, [], {}, 'draw', 'hand', 999_999),
        fc.jsonValue({ maxDepth: 2 }),
      );
      fc.assert(
        fc.property(fc.constantFrom(...places), anything, (place, put) => {
          sentenceOf(withChange(file, place, put));
        }),
        { numRuns: 500 },
      );
    }
  });

  test('of any text is a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(sentenceOf(text)).not.toBe(null);
      }),
      { numRuns: 500 },
    );
  });
});
