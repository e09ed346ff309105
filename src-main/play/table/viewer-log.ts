import type { PlayerNo } from '../../engine/decision.js';
import type { LogLine, Moment } from '../../engine/table/log-line.js';
import type { GameContext } from '../../engine/rule-set.js';
import type { RunningGame } from './running-game.js';
import { viewerOf, type Seating } from './who-sits.js';

/** Of paper cards nobody knows more than everybody. */
const viewerOfLog = ({ game }: RunningGame, seating: Seating): PlayerNo | null =>
  game.state.onPaper ? null : viewerOf(seating);

/** The log of a running game as one viewer reads it, as far as it was put into words. */
export class ViewerLog {
  readonly lines: LogLine[] = [];
  readonly viewer: PlayerNo | null;
  readonly #open: boolean;
  #moments: { readonly place: number; readonly moment: Moment }[] = [];
  /** Entries that were told. */
  #entries = 0;

  constructor(
    readonly running: RunningGame,
    seating: Seating,
  ) {
    this.viewer = viewerOfLog(running, seating);
    this.#open = seating.open;
  }

  get entries(): number {
    return this.#entries;
  }

  /** Whether this is the log that a screen shows. */
  isOf(running: RunningGame, seating: Seating): boolean {
    return (
      running === this.running && viewerOfLog(running, seating) === this.viewer && seating.open === this.#open
    );
  }

  /**
   * Tells what was not told yet.
   * @param game as the viewer may see it
   * @param most entries at most
   * @returns whether there is more
   */
  tell(game: GameContext, most = Infinity): boolean {
    const { playable, names } = this.running;
    const { entries } = game.log;
    const end = Math.min(entries.length, this.#entries + most);
    for (const entry of entries.slice(this.#entries, end)) {
      const place = this.#entries;
      const { line, moment } = playable.describe(entry, place, this.viewer, names, game);
      if (line) this.lines.push(line);
      if (moment) this.#moments.push({ place, moment });
      this.#entries += 1;
    }
    return end < entries.length;
  }

  /** What there is to be seen of the entries from a place on; it is given once. */
  takeMoments(from: number): Moment[] {
    const moments = this.#moments.flatMap(({ place, moment }) => (place >= from ? [moment] : []));
    this.#moments = [];
    return moments;
  }
}
