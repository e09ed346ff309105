import type { Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { Input } from '../../engine/game.js';
import type { Guide } from './guide.js';
import type { RunningGame } from './running-game.js';
import type { StoredGame } from '../games/stored-game.js';
import type { TableRequest } from './table-update.js';
import { personsOf } from './who-sits.js';

/** The table that computer players sit at, or players whose inputs are prescribed. */
export interface Table {
  readonly stored: StoredGame;
  readonly guide: Guide | null;
  /** Another one when something was taken back. */
  readonly running: RunningGame;
  readonly asked: Decision | null;
  readonly inputs: readonly Input[];
  readonly request: TableRequest | null;
  readonly readers: number;
  readonly isClosed: boolean;
  replyOf(bot: string, decision: Decision, signal: AbortSignal): Promise<Reply>;
  inTurn<T>(action: () => T | Promise<T>): Promise<T>;
  put(inputs: readonly Input[]): Promise<void>;
  stop(error: Error): void;
}

/** Null for a person. */
export function botAt({ seats }: Pick<StoredGame, 'seats'>, seat: PlayerNo): string | null {
  const occupant = seats[seat]?.occupant ?? 'person';
  return occupant === 'person' ? null : occupant;
}

interface Thought {
  readonly running: RunningGame;
  /** Id of the decision. */
  readonly id: number;
  /** Ends it before its time. */
  readonly ends: AbortController;
}

/** Has those answer who are no people at this screen. */
export class OtherPlayers {
  /** What a computer player thinks about now. */
  #thought: Thought | null = null;

  constructor(private readonly table: Table) {}

  /** Somebody is to answer for whom nobody waits in front of the screen. */
  areAsked(): boolean {
    const { guide, inputs, asked, stored } = this.table;
    if (guide?.due) return guide.due(inputs) !== null;
    return asked !== null && botAt(stored, asked.player) !== null;
  }

  /** Has whoever is to answer do so. A game of computer players alone goes on only while it is watched. */
  goOn(): void {
    const { guide, inputs, asked, stored, running, readers } = this.table;
    if (this.#thought && (this.#thought.running !== running || this.#thought.id !== asked?.id)) this.stop();
    if (guide?.due) {
      const input = guide.due(inputs);
      if (input) void this.#prescribed(guide.due, input);
      return;
    }
    const bot = asked && botAt(stored, asked.player);
    if (!asked || !bot || (personsOf(stored).length === 0 && readers === 0)) return;
    if (this.#thought) return;
    void this.#think(bot, asked, (this.#thought = { running, id: asked.id, ends: new AbortController() }));
  }

  /** Nobody waits any more for what a computer player thinks about. */
  stop(): void {
    this.#thought?.ends.abort();
    this.#thought = null;
  }

  async #think(bot: string, asked: Decision, thought: Thought): Promise<void> {
    const { table } = this;
    const reply = await table
      .replyOf(bot, asked, thought.ends.signal)
      .catch((error: unknown) => error as Error);
    if (table.isClosed || this.#thought !== thought) return;
    await this.#inTurn(async () => {
      if (this.#thought !== thought) return;
      this.#thought = null;
      if (table.request || table.running !== thought.running) return;
      if (reply instanceof Error) throw reply;
      await table.put([{ player: asked.player, decision: asked.id, reply }]);
    });
  }

  #prescribed(due: NonNullable<Guide['due']>, input: Input): Promise<void> {
    const { table } = this;
    return this.#inTurn(async () => {
      if (!table.request && due(table.inputs) === input) await table.put([input]);
    });
  }

  /** Somebody who cannot go on stops the game; opening it again tries once more. */
  #inTurn(action: () => Promise<void>): Promise<void> {
    return this.table.inTurn(action).catch((error: unknown) => this.table.stop(error as Error));
  }
}
