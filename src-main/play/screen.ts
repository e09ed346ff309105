import type { CardId, PlayerNo } from '../rules/kernel/decision.js';
import type { LogLine, Moment, TableView } from '../rules/kernel/table-view.js';
import type { RunningGame } from './running-game.js';
import { designsIn } from './shown-designs.js';
import type { TableUpdate } from './table-update.js';
import { viewerOf, type Seating } from './who-sits.js';

export type Shown = Pick<TableUpdate, 'view' | 'log' | 'moments'>;

/** What the screen of a table shows, and has shown of the log: all of it as one viewer may know it. */
export class Screen {
  #running: RunningGame;
  #viewer: PlayerNo | null = null;
  #open = false;
  #view: TableView;
  #lines: LogLine[] = [];
  /** Entries of the log that were told. */
  #entries = 0;
  #designs: ReadonlySet<number> | null = null;

  constructor(running: RunningGame, seating: Seating) {
    this.#running = running;
    this.#view = this.#look(seating).view;
  }

  get view(): TableView {
    return this.#view;
  }

  /** The whole of it, for a reader who has seen nothing yet. */
  get whole(): Shown {
    return { view: this.#view, log: { from: 0, lines: [...this.#lines] }, moments: [] };
  }

  /**
   * Looks at the game anew.
   * @param running another one when something was taken back
   */
  show(running: RunningGame, seating: Seating): Shown {
    const isAnew =
      running !== this.#running || viewerOf(seating) !== this.#viewer || seating.open !== this.#open;
    const told = running === this.#running ? this.#entries : running.game.table.log.entries.length;
    this.#running = running;
    if (isAnew) {
      this.#lines = [];
      this.#entries = 0;
    }
    return this.#look(seating, told);
  }

  /** Whether a card of that design can be seen or read of. */
  shows(design: number): boolean {
    this.#designs ??= designsIn([this.#view, this.#lines]);
    return this.#designs.has(design);
  }

  /** @param told entries of the log whose moments have been shown */
  #look(seating: Seating, told = Infinity): Shown {
    const { playable, game, names } = this.#running;
    const viewer = viewerOf(seating);
    const table = seating.open ? playable.laidOpen(game.table) : game.table;
    const from = this.#lines.length;
    const moments: Moment[] = [];
    for (const [place, entry] of table.log.entries.entries()) {
      if (place < this.#entries) continue;
      const { line, moment } = playable.told(entry, place, viewer, names, table);
      if (line) this.#lines.push(line);
      if (moment && place >= told) moments.push(moment);
    }
    this.#entries = table.log.entries.length;
    this.#viewer = viewer;
    this.#open = seating.open;
    this.#designs = null;
    this.#view = playable.view(table, game.decision, viewer, names);
    return { view: this.#view, log: { from, lines: this.#lines.slice(from) }, moments };
  }
}

/** The cards that a view shows or asks about, by the ids by which its viewer can point at them. */
export function cardsIn({ seats, stage, prompt }: TableView): Set<CardId> {
  const cards = [
    ...seats.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards)),
    ...stage,
    ...(prompt?.cards ?? []),
  ];
  return new Set(cards.flatMap(({ id }) => id ?? []));
}
