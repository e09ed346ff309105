/** Games that have gone on for a while before anybody looks: played in this process, put into a library as the program keeps them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesEdition } from '../../../src-main/games/kotc/cards/editions.js';
import { openLibrary } from '../../../src-main/library/library.js';
import { botReply } from '../../../src-main/play/bots/bot-reply.js';
import { journalText } from '../../../src-main/play/games/journal.js';
import { newGame, type Occupant, type TableOptions } from '../../../src-main/play/new-game/new-game.js';
import { newTable } from '../../../src-main/play/new-game/new-table.js';
import { botAt } from '../../../src-main/play/table/other-players.js';
import { seedOf } from '../../../src-main/play/new-game/seeds.js';
import { writeTableFile } from '../../../src-main/play/games/table-file.js';
import type { Input } from '../../../src-main/engine/game.js';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import { gameAt, sensibleReply, tableIn, type DiskGame } from './disk-game.js';
import { rulesIdOf } from '../../../src-main/games/kotc/rules/editions/edition.js';

const names = ['Ann', 'Ben', 'Cleo'];

export interface Ahead {
  readonly edition: RulesEdition;
  readonly occupants: readonly Occupant[];
  readonly seed: number;
  readonly hands?: TableOptions['hands'];
  /** What people answer; left out: what a sensible player would. */
  readonly reply?: (game: DiskGame, asked: Decision) => Reply;
  /**
   * How many answers people have given, or from the end where it is below 0: have still to give; or what holds where people are
   * asked for the last time that it does.
   */
  readonly answered: number | ((game: DiskGame) => boolean);
}

/** Puts a game of Ann, Ben and Cleo with the decks of a library into it, which no host has open yet. Answers its id. */
export async function putPlayedGame(folder: string, ahead: Ahead): Promise<string> {
  const { stored, beginning } = await tableOf(folder, ahead);
  const table = writeTableFile(stored, beginning);
  const inputs = inputsOf(gameAt(tableIn(table), []), ahead);
  mkdirSync(join(folder, 'games'), { recursive: true });
  writeFileSync(join(folder, 'games', `${stored.id}.table.json`), table);
  writeFileSync(join(folder, 'games', `${stored.id}.inputs.jsonl`), journalText(inputs));
  return stored.id;
}

function inputsOf(played: DiskGame, { answered, reply = sensibleReply }: Ahead): readonly Input[] {
  const { stored, running } = played;
  const { game } = running;
  /** How many inputs there were whenever a person was asked, of such as are meant. */
  const asks: number[] = [];
  for (let asked = game.decision; asked; asked = game.decision) {
    const bot = botAt(stored, asked.player);
    if (!bot && asks.length === answered) return game.inputs;
    if (!bot && (typeof answered === 'number' || answered(played))) asks.push(game.inputs.length);
    const answer = bot ? replyOfBot(played, asked, bot) : reply(played, asked);
    const refusal = running.take({ player: asked.player, decision: asked.id, reply: answer }, false);
    if (refusal) throw new Error(refusal.because);
  }
  const stop = typeof answered !== 'number' ? asks.at(-1) : answered < 0 ? asks.at(answered) : undefined;
  if (stop === undefined) throw new Error('People are not asked so often in this game, or never so.');
  return game.inputs.slice(0, stop);
}

async function tableOf(folder: string, { edition, occupants, seed, hands = 'hidden' }: Ahead) {
  const library = await openLibrary(folder, { watch: false });
  const decks = library.decks.list();
  const seats = occupants.map((occupant, seat) => ({
    name: names[seat] ?? '',
    occupant,
    deck: decks[seat % decks.length]?.id ?? '',
  }));
  const made = await newTable(
    library,
    newGame.parse({ rules: rulesIdOf({ number: edition }), seats, seed, options: { hands } }),
  );
  await library.close();
  return made;
}

/** As the program has its computer players answer. */
function replyOfBot(
  { stored, running: { playable, game, names: called } }: DiskGame,
  decision: Decision,
  bot: Exclude<Occupant, 'person'>,
): Reply {
  const knowledge = playable.knowledge(game.context, decision, decision.player, called);
  const seed = seedOf(seedOf(stored.botSeed, decision.player), decision.id);
  return botReply({ rules: playable.rules.id, bot, decision, knowledge, seed });
}
