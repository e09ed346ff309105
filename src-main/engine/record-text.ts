import type { z } from 'zod';
import type { Playable } from './playable.js';
import {
  failure,
  isFailure,
  limits,
  RECORD_VERSION,
  type Beginning,
  type GameRecord,
  type RecordFailure,
} from './record.js';
import { faultOfOptions } from './rule-options.js';
import { envelope, inputModel, matchModel, partModels, startModel } from './record-model.js';
import { finish, type Stepwise } from './stepwise.js';

/** A record as it was read, with the rules that it is played by. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly playable: Playable;
}

/** What reading a record takes beyond the engine, which knows no game. */
export interface RecordReader {
  /** The rules by their id. */
  readonly playable: (id: string) => Playable | undefined;
  /** Whether a JSON text has more values than that; told without parsing it. */
  readonly hasMoreValues: (json: string, most: number) => boolean;
  /** What is wrong with a content as a clause without a full stop, and where, for people. */
  readonly describeIssue: (issue: z.core.$ZodIssue) => {
    readonly path: readonly PropertyKey[];
    readonly what: string;
  };
}

/** JSON with an input a line: made for people and for version control. */
export function writeRecord({ rules, players, cards, start, match, inputs, integrity }: GameRecord): string {
  const lines = (list: readonly unknown[]): string =>
    list.length === 0 ? '[]' : `[\n${list.map((one) => `      ${JSON.stringify(one)}`).join(',\n')}\n    ]`;
  const game = Object.entries({
    rules: JSON.stringify(rules),
    players: lines(players),
    cards: lines(cards),
    start: JSON.stringify(start),
    ...(match && { match: JSON.stringify(match) }),
    inputs: lines(inputs),
    integrity: JSON.stringify(integrity),
  }).map(([key, text]) => `    "${key}": ${text}`);
  const head = `  "format": "cardwright-game",\n  "version": ${RECORD_VERSION},\n  "game": {\n`;
  return `{\n${head}${game.join(',\n')}\n  }\n}\n`;
}

/**
 * Reads a record, a little at a time. Its size is looked at first, then its versions, then each of its parts; whether it is
 * unchanged is for `replay` to say.
 */
export function* readingRecord(text: string, reader: RecordReader): Stepwise<ReadRecord | RecordFailure> {
  if (text.length > limits.text) {
    return damaged(`It is longer than a game record may be: ${limits.text} characters.`);
  }
  // Millions of small values would be parsed for a long time in one go.
  if (reader.hasMoreValues(text, limits.values)) return damaged('It holds more than a game record may.');
  yield;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return damaged(`It is no game record, or only a part of one: ${(error as Error).message}.`);
  }
  const outer = envelope.safeParse(data);
  if (!outer.success) return damaged('It is not the record of a game that Cardwright has exported.');
  if (outer.data.version > RECORD_VERSION) {
    return failure('newer', 'The record was made by a newer Cardwright. Update Cardwright to read it.');
  }
  yield;
  if (isTooLarge(data)) return damaged('It holds more than a game record may.');
  yield;
  const { game } = outer.data;
  return isObject(game)
    ? yield* readingGame(game, reader)
    : damaged('It is the record of a game, but the game is missing in it.');
}

/** All of `readingRecord` at once. */
export const readRecord = (text: string, reader: RecordReader): ReadRecord | RecordFailure =>
  finish(readingRecord(text, reader));

function* readingGame(
  game: Readonly<Record<string, unknown>>,
  reader: RecordReader,
): Stepwise<ReadRecord | RecordFailure> {
  const known = new Set(['rules', 'players', 'cards', 'start', 'match', 'inputs', 'integrity']);
  const stranger = Object.keys(game).find((key) => !known.has(key));
  if (stranger !== undefined) return damaged(`game: it has “${stranger}”, which Cardwright does not know.`);
  const begun = readBeginning(game, reader);
  if (isFailure(begun)) return begun;
  const { beginning, playable } = begun;
  yield;
  const inputs = yield* readingEach('inputs', game['inputs'], inputModel, limits.inputs, reader);
  if (isFailure(inputs)) return inputs;
  const integrity = read('integrity', game['integrity'], partModels.integrity, reader);
  if (isFailure(integrity)) return integrity;
  return { record: { ...beginning, inputs: inputs.is, integrity: integrity.is }, playable };
}

/** What a game begins with, and the rules that it is played by. */
export interface ReadBeginning {
  readonly beginning: Beginning;
  readonly playable: Playable;
}

/** Reads what a game begins with, each of its parts by itself. */
export function readBeginning(
  game: Readonly<Record<string, unknown>>,
  reader: RecordReader,
): ReadBeginning | RecordFailure {
  const rules = read('rules', game['rules'], partModels.rules, reader);
  if (isFailure(rules)) return rules;
  const playable = reader.playable(rules.is.id);
  if (!playable) return failure('unknown-rules', `No rules are known by the name “${rules.is.id}”.`);
  if (rules.is.version > playable.rules.version) {
    return failure(
      'newer',
      `The game was made by newer rules (${rules.is.id} version ${rules.is.version}; these are version ${playable.rules.version}). Update Cardwright to replay it.`,
    );
  }
  const players = read('players', game['players'], partModels.players, reader);
  if (isFailure(players)) return players;
  const cards = finish(readingEach('cards', game['cards'], playable.printed, limits.designs, reader));
  if (isFailure(cards)) return cards;
  const start = read('start', game['start'], startModel(playable.state, playable.sides), reader);
  if (isFailure(start)) return start;
  if ('decks' in start.is) {
    const { decks, options = [] } = start.is;
    const fault =
      faultOfDecks(decks, players.is.length, cards.is.length) ?? faultOfOptions(options, playable);
    if (fault !== null) return damaged(fault);
  }
  const beginning = { rules: rules.is, players: players.is, cards: cards.is, start: start.is };
  if (game['match'] === undefined) return { beginning, playable };
  const match = read('match', game['match'], matchModel, reader);
  if (isFailure(match)) return match;
  if (match.is.before.flat().some((player) => player >= players.is.length))
    return damaged('A game of its match was won by a player that it does not have.');
  return { beginning: { ...beginning, match: match.is }, playable };
}

const damaged = (because: string): RecordFailure => failure('damaged', because);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read<T>(
  where: string,
  value: unknown,
  model: z.ZodType<T>,
  { describeIssue }: RecordReader,
): { readonly is: T } | RecordFailure {
  const parsed = model.safeParse(value);
  if (parsed.success) return { is: parsed.data };
  const [issue] = parsed.error.issues;
  const { path, what } = issue ? describeIssue(issue) : { path: [], what: 'it is not as expected' };
  return damaged(`game.${[where, ...path].map(String).join('.')}: ${what.replace(/\.$/, '')}.`);
}

/** Reads a list up to its first fault: a hostile list may have a fault in every entry. */
function* readingEach<T>(
  where: string,
  list: unknown,
  model: z.ZodType<T>,
  most: number,
  reader: RecordReader,
): Stepwise<{ readonly is: T[] } | RecordFailure> {
  if (!Array.isArray(list)) return damaged(`game.${where}: it has to be a list.`);
  if (list.length > most)
    return damaged(`game.${where}: it has to be at most ${most.toLocaleString('en')} entries long.`);
  const all: T[] = [];
  for (const [place, value] of list.entries()) {
    const one = read(`${where}.${place}`, value, model, reader);
    if (isFailure(one)) return one;
    all.push(one.is);
    yield;
  }
  return { is: all };
}

function faultOfDecks(
  decks: readonly (readonly number[])[],
  players: number,
  designs: number,
): string | null {
  if (decks.length !== players) return `The game has ${players} players and ${decks.length} decks.`;
  if (decks.reduce((sum, deck) => sum + deck.length, 0) > limits.cards) {
    return `The decks may have at most ${limits.cards} cards together.`;
  }
  const isUnknown = decks.some((deck) => deck.some((design) => design >= designs));
  return isUnknown ? 'A deck names a card that the record does not have.' : null;
}

/** Without recursion, since a text can nest deeper than a program can call itself. */
function isTooLarge(data: unknown): boolean {
  const open: unknown[] = [data];
  let values = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const parts = Object.values(value);
    values += parts.length;
    if (parts.length > limits.list || values > limits.values) return true;
    for (const part of parts) if (typeof part === 'object') open.push(part);
  }
  return false;
}
