import { beginGame, reenter, takingEach } from '../../engine/replay.js';
import type { Game, Input } from '../../engine/game.js';
import type { LogEntry } from '../../engine/log.js';
import type { Playable } from '../../engine/playable.js';
import { isFailure, type Beginning, type RecordFailure } from '../../engine/record.js';
import type { BaseState } from '../../engine/state.js';
import type { Stepwise } from '../../engine/stepwise.js';

/** Inputs between two states that are kept, at least: to go back takes in about as many again, and a phase's. */
const INPUTS_BETWEEN = 40;
const MOST_SNAPSHOTS = 200;

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

  /** Plays the game through, input by input. */
  static *through(
    playable: Playable,
    beginning: Beginning,
    inputs: readonly Input[],
  ): Stepwise<Course | RecordFailure> {
    const game = beginGame(playable, beginning, Math.max(INPUTS_BETWEEN, inputs.length / MOST_SNAPSHOTS));
    if (isFailure(game)) return game;
    const stations = [stationOf(playable, game)];
    const snapshots: Snapshot[] = [];
    const failed = yield* takingEach(game, inputs, undefined, (input) => {
      const refusal = game.take(input);
      stations.push(stationOf(playable, game));
      if (game.boundary && game.boundary.inputs > (snapshots.at(-1)?.inputs ?? 0))
        snapshots.push(game.boundary);
      return refusal;
    });
    return failed ?? new Course(playable, beginning, game, stations, snapshots);
  }

  get last(): number {
    return this.end.inputs.length;
  }

  get log(): readonly LogEntry[] {
    return this.end.context.log.entries;
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
    const { rules, context } = this.end;
    const begun = snapshot
      ? reenter(rules, context.designs, snapshot.state, [])
      : beginGame(this.playable, this.beginning);
    if (isFailure(begun)) return begun;
    const from = snapshot?.inputs ?? 0;
    this.#walker = { game: begun, from };
    return this.#walk(begun, from, at);
  }

  #walk(game: Game, from: number, to: number): Game {
    game.takeAgain(this.end.inputs.slice(from, to));
    return game;
  }
}

function stationOf(playable: Playable, { context, state }: Game): Station {
  const { turns, turnOf, phase } = playable.summary(state);
  return {
    entries: context.log.entries.length,
    turn: turns,
    phase: turns === 0 || turnOf === null ? null : phase,
  };
}
