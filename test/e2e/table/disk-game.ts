/** A running game as the disk has it: what a test at the screen compares with, and plays by. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Input } from '../../../src-main/engine/game.js';
import { isFailure } from '../../../src-main/engine/record.js';
import type { Decision, PlayerNo, Reply } from '../../../src-main/engine/decision.js';
import { botReply } from '../../../src-main/play/bots/bot-reply.js';
import { readingJournal } from '../../../src-main/play/games/journal.js';
import { beginGame } from '../../../src-main/engine/replay.js';
import { has, ONLOOKERS, type BaseState } from '../../../src-main/engine/state.js';
import { finish } from '../../../src-main/engine/stepwise.js';
import { RunningGame } from '../../../src-main/play/table/running-game.js';
import { seedOf } from '../../../src-main/play/new-game/seeds.js';
import { readTableFile, type TableFile } from '../../../src-main/play/games/table-file.js';
import type { StoredGame } from '../../../src-main/play/games/stored-game.js';

const TABLE = '.table.json';
const INPUTS = '.inputs.jsonl';

export interface DiskGame {
  readonly stored: StoredGame;
  readonly running: RunningGame;
}

/** Ids of the games in a library, the newest last. */
export const gamesOnDisk = (library: string): string[] =>
  readdirSync(join(library, 'games'))
    .filter((name) => name.endsWith(TABLE))
    .map((name) => name.slice(0, -TABLE.length));

/** The files of a game as they were read last, and what was read: waiting for a game reads it again and again. */
const readLast = new Map<
  string,
  { readonly text: string; readonly table: TableFile; readonly inputs: Buffer; readonly game: DiskGame }
>();

const fileOf = (library: string, id: string, ending: string): string =>
  join(library, 'games', `${id}${ending}`);

/** The game with everything that has been saved of it; the same object as long as nothing more is. */
export function gameOnDisk(library: string, id: string): DiskGame {
  const path = fileOf(library, id, TABLE);
  const text = readFileSync(path, 'utf8');
  const inputs = readFileSync(fileOf(library, id, INPUTS));
  const known = readLast.get(path);
  if (known?.text === text && known.inputs.equals(inputs)) return known.game;
  const table = known?.text === text ? known.table : tableIn(text);
  const game = gameAt(table, inputsIn(inputs));
  readLast.set(path, { text, table, inputs, game });
  return game;
}

/** @param text of a table's file */
export function tableIn(text: string): TableFile {
  const table = readTableFile(text);
  if ('because' in table) throw new Error(table.because);
  return table;
}

/** The game that a table comes to by these inputs. */
export function gameAt({ playable, beginning, stored }: TableFile, inputs: readonly Input[]): DiskGame {
  const running = RunningGame.begin(playable, beginning, inputs);
  if (isFailure(running)) throw new Error(running.because);
  return { stored, running };
}

/** How many answers of a game have been saved. */
export const inputsOnDisk = (library: string, id: string): number =>
  inputsIn(readFileSync(fileOf(library, id, INPUTS))).length;

function inputsIn(file: Buffer): readonly Input[] {
  const journal = finish(readingJournal(file));
  if ('faulty' in journal) throw new Error(`Line ${journal.faulty} of the journal is faulty.`);
  return journal.inputs;
}

/** What a sensible player would answer, knowing only what whoever is asked may know. */
export function sensibleReply({ running }: DiskGame, decision: Decision): Reply {
  const { game, playable, names } = running;
  const knowledge = playable.knowledge(game.context, decision, decision.player, names);
  return botReply({
    rules: playable.rules.id,
    bot: 'greedy',
    decision,
    knowledge,
    seed: seedOf(7, decision.id),
  });
}

/** The names of all cards of the game. */
export const cardNames = ({ running }: DiskGame): string[] =>
  running.beginning.cards.map((card) => (card as { name: string }).name);

/**
 * Names of the cards of which that viewer (null: all who only watch) has never known a single copy, as the rules keep
 * account of it: neither where they lay after any answer, nor when something happened to them.
 */
export function hiddenNames(of: DiskGame, viewer: PlayerNo | null): string[] {
  const { playable, beginning, game } = of.running;
  const names = cardNames(of);
  const nameOf = (no: number, state: BaseState): string => names[state.cards[no]?.design ?? -1] ?? '';
  const hidden = new Set(names);
  const seat = viewer ?? ONLOOKERS;
  const again = beginGame(playable, beginning);
  if (isFailure(again)) throw new Error(again.because);
  const look = (): void => {
    for (const [no, card] of again.state.cards.entries()) {
      if (card.zone === null || has(card.known, seat)) hidden.delete(nameOf(no, again.state));
    }
  };
  look();
  for (const input of game.inputs) {
    again.take(input);
    look();
  }
  for (const { event, known } of again.context.log.entries) {
    for (const [place, no] of cardsOf(event).entries()) {
      if (has(known[place] ?? 0, seat)) hidden.delete(nameOf(no, again.state));
    }
  }
  return [...hidden];
}

/** The cards that an event of the log names, in the order in which the log keeps who knew them. */
function cardsOf(event: object): readonly number[] {
  if ('card' in event) return [event.card as number];
  if ('link' in event) return [(event.link as { card: number }).card];
  if ('cards' in event) return event.cards as readonly number[];
  return 'team' in event ? (event.team as readonly number[]) : [];
}
