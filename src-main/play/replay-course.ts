import { beginGame, reenter } from '../rules/kernel/replay.js';
import type { Game, Input } from '../rules/kernel/game.js';
import type { LogEntry } from '../rules/kernel/log.js';
import type { Playable } from '../rules/kernel/playable.js';
import { failure, isFailure, type Beginning, type RecordFailure } from '../rules/kernel/record.js';
import type { BaseState } from '../rules/kernel/state.js';

/** Inputs between two states that are kept, at least: to go back takes in about as many again, and a phase's. */
const INPUTS_BETWEEN = 40;
const MOST_SNAPSHOTS = 200;
/** The rest of the program has its turn after so long. */
const MOST_MS_AT_ONCE = 40;
/** No honest game takes nearly as long. */
const MOST_SECONDS = 20;

/** Where a game stands after so many inputs. */
interface Station {
  /** Entries that the log has. */
  readonly entries: number;
  /** Turns begun; 0 while the game is set up. */
  readonly turn: number;
  /** Null while the game is set up. */
  readonly phase: string | null;
}

interface Snapshot {
  readonly state: BaseState;
  readonly inputs: number;
}

/** A game from its first input to its last: any place of it can be gone to quickly. */
export class Course {
  /** By the number of inputs that have been taken in, from 0. */
  readonly stations: readonly Station[];
  /** The game where its inputs end. Not to be gone on with. */
  readonly end: Game;
  readonly #snapshots: readonly Snapshot[];
  /** The game that was last gone to, and how many inputs it had taken in where it was begun. */
  #walker: { readonly game: Game; readonly from: number } | null = null;

  private constructor(
    private readonly playable: Playable,
    private readonly beginning: Beginning,
    end: Game,
    stations: readonly Station[],
    snapshots: readonly Snapshot[],
  ) {
    this.end = end;
    this.stations = stations;
    this.#snapshots = snapshots;
  }

  /** Plays the game through, a little at a time. */
  static async of(
    playable: Playable,
    beginning: Beginning,
    inputs: readonly Input[],
  ): Promise<Course | RecordFailure> {
    const game = beginGame(playable, beginning, true);
    if (isFailure(game)) return game;
    const stations = [stationOf(playable, game)];
    const snapshots: Snapshot[] = [];
    const latest = performance.now() + MOST_SECONDS * 1000;
    const between = Math.max(INPUTS_BETWEEN, inputs.length / MOST_SNAPSHOTS);
    let pause = performance.now() + MOST_MS_AT_ONCE;
    for (const [place, input] of inputs.entries()) {
      const refusal = taken(game, input);
      if (refusal !== null) return failure('input', `Input ${place + 1} is refused: ${refusal}`, place + 1);
      stations.push(stationOf(playable, game));
      const since = snapshots.at(-1)?.inputs ?? 0;
      if (game.boundary && game.boundary.inputs - since >= between) snapshots.push(game.boundary);
      if (performance.now() < pause) continue;
      if (performance.now() > latest) {
        return failure('too-long', `To replay this game takes too long; it got to input ${place + 1}.`);
      }
      await new Promise((go) => setImmediate(go));
      pause = performance.now() + MOST_MS_AT_ONCE;
    }
    return new Course(playable, beginning, game, stations, snapshots);
  }

  get last(): number {
    return this.end.inputs.length;
  }

  get log(): readonly LogEntry[] {
    return this.end.table.log.entries;
  }

  /** The entries of the log that the last input before a place has caused; at 0 those of the setup. */
  entriesOf(at: number): readonly [from: number, to: number] {
    return [this.stations[at - 1]?.entries ?? 0, this.stations[at]?.entries ?? 0];
  }

  /** The game after so many inputs, as it is until the next call; a failure only if the rules play by other dice each time. */
  gameAt(at: number): Game | RecordFailure {
    if (at >= this.last) return this.end;
    const snapshot = this.#snapshots.findLast(({ inputs }) => inputs <= at);
    const here = this.#walker && this.#walker.from + this.#walker.game.inputs.length;
    if (this.#walker && here !== null && here <= at && here >= (snapshot?.inputs ?? 0)) {
      return this.#walk(this.#walker.game, here, at);
    }
    const { rules, table } = this.end;
    const begun = snapshot
      ? reenter(rules, table.designs, snapshot.state, [])
      : beginGame(this.playable, this.beginning);
    if (isFailure(begun)) return begun;
    const from = snapshot?.inputs ?? 0;
    this.#walker = { game: begun, from };
    return this.#walk(begun, from, at);
  }

  #walk(game: Game, from: number, to: number): Game {
    for (const input of this.end.inputs.slice(from, to)) game.take(input);
    return game;
  }
}

/** Why an input is not taken in; null when it is. */
function taken(game: Game, input: Input): string | null {
  try {
    return game.take(input)?.because ?? null;
  } catch (error) {
    return `the rules cannot go on from here (${(error as Error).message}).`;
  }
}

function stationOf(playable: Playable, { table, state }: Game): Station {
  const { turns, turnOf, phase } = playable.summary(state);
  return {
    entries: table.log.entries.length,
    turn: turns,
    phase: turns === 0 || turnOf === null ? null : phase,
  };
}
