/** Tables on a library of starter decks, for the tests of playing. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import type { RulesEdition } from '../../src-main/games/kotc/cards/editions.js';
import { openLibrary, type Library } from '../../src-main/library/library.js';
import { botReply, botThought } from '../../src-main/play/bots/bot-reply.js';
import type { Bots } from '../../src-main/play/bots/bot-pool.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import { newGame, type NewGame } from '../../src-main/play/new-game/new-game.js';
import { Play, type PlayOptions } from '../../src-main/play/play.js';
import type { TableUpdate } from '../../src-main/play/table/table-update.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import type { Chance } from '../../src-main/engine/chance/chance.js';
import { tempFolder } from '../hosts/temp-folder.js';
import { rulesIdOf } from '../../src-main/games/kotc/rules/editions/edition.js';

/** Computer players without a thread. */
export const botsHere: Bots = {
  reply: async (request) => botReply(request),
  thought: async (request) => botThought(request),
  close: async () => undefined,
};

export interface Room {
  readonly library: Library;
  readonly folder: string;
  readonly play: Play;
  readonly edition: RulesEdition;
  readonly decks: readonly string[];
}

/** A library with the starter decks of an edition, and a Play on it. Everything is closed with the test. */
export async function room(edition: RulesEdition = 14, options: PlayOptions = {}): Promise<Room> {
  const folder = join(tempFolder(), 'library');
  const starter = join(
    import.meta.dirname,
    '..',
    '..',
    'assets',
    'starter',
    ruleSet(rulesIdOf({ number: edition })).starter ?? '',
  );
  for (const part of ['cards', 'decks']) cpSync(join(starter, part), join(folder, part), { recursive: true });
  const library = await openLibrary(folder, { watch: false });
  onTestFinished(() => library.close());
  const decks = library.decks.list().map(({ id }) => id);
  return { library, folder, play: playIn(library, options), edition, decks };
}

/** Another Play on a library, as a copy of the program that was begun later. */
export function playIn(library: Library, options: PlayOptions = {}): Play {
  const play = new Play(library, { bots: botsHere, ...options });
  onTestFinished(() => play.close());
  return play;
}

export type Seats = readonly ('person' | 'random' | 'greedy' | 'journeyman')[];
const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

export function begin(
  { play, edition, decks }: Room,
  seats: Seats,
  more: Partial<Pick<NewGame, 'options' | 'seed' | 'bestOf' | 'onPaper'>> = {},
): Promise<string> {
  const chosen = seats.map((occupant, seat) => ({
    name: names[seat] ?? '',
    occupant,
    deck: decks[seat % decks.length] ?? '',
  }));
  return play.create(
    newGame.parse({ rules: rulesIdOf({ number: edition }), seats: chosen, seed: 7, ...more }),
  );
}

/** Follows a table; what it is told is added to a list. */
export class Reader {
  readonly updates: TableUpdate[] = [];
  readonly #stop = new AbortController();
  #wake: (() => void) | null = null;

  constructor(readonly live: LiveGame) {
    void this.#read();
    onTestFinished(() => this.stop());
  }

  get last(): TableUpdate {
    return this.updates.at(-1) as TableUpdate;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Resolves with the first update, told or still to come, that is so. */
  async until(isSo: (update: TableUpdate) => boolean): Promise<TableUpdate> {
    for (let place = 0; ; place += 1) {
      while (place >= this.updates.length) await new Promise<void>((wake) => (this.#wake = wake));
      const update = this.updates[place] as TableUpdate;
      if (isSo(update)) return update;
    }
  }

  async #read(): Promise<void> {
    for await (const update of this.live.follow(this.#stop.signal)) {
      this.updates.push(update);
      this.#wake?.();
    }
  }
}

/** Nothing is left to be done by a computer player. */
export const isPersonsTurn = ({ thinking, view }: TableUpdate): boolean => view.result !== null || !thinking;

/** Answers at random for the people of a table, taking the screen over where it is to be passed, until so many answers or the end. */
export async function playOn(
  live: LiveGame,
  chance: Chance,
  answers: number,
  look: (update: TableUpdate) => void = () => undefined,
): Promise<TableUpdate> {
  const reader = new Reader(live);
  let update = await reader.until(isPersonsTurn);
  for (let n = 0; n < answers && !update.view.result; n += 1) {
    if (update.passTo !== null) {
      await live.takeOver(update.passTo);
      look(live.now);
    }
    const asked = live.game.decision;
    if (!asked) break;
    await live.answer(asked.id, randomReply(asked, chance));
    const { at } = live.now;
    update = await reader.until((one) => one.at >= at && isPersonsTurn(one));
  }
  reader.updates.forEach(look);
  reader.stop();
  return live.now;
}
