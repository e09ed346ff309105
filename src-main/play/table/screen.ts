import type { CardId } from '../../engine/decision.js';
import type { GameContext } from '../../engine/rule-set.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { TableView } from '../../engine/table/table-view.js';
import { withoutUnnamed } from '../paper/looked-for.js';
import { offeredOnPaper } from '../paper/paper-view.js';
import { opened } from '../paper/opened.js';
import type { RunningGame } from './running-game.js';
import { designsIn } from './shown-designs.js';
import type { TableUpdate } from './table-update.js';
import { ViewerLog } from './viewer-log.js';
import { viewerOf, type Seating } from './who-sits.js';

export type Shown = Pick<TableUpdate, 'view' | 'log' | 'moments'>;

/** Entries of the log that are put into words before others have their turn. */
const ENTRIES_AT_ONCE = 50;

/** What the screen of a table shows, and has shown of the log: all of it as one viewer may know it. */
export class Screen {
  #log: ViewerLog;
  #view: TableView;
  #designs: ReadonlySet<number> | null = null;
  /** A log that was put into words for who sits down next. */
  #prepared: ViewerLog | null = null;

  private constructor(log: ViewerLog, seating: Seating) {
    this.#log = log;
    this.#view = viewOf(log.running, seating);
    log.takeMoments(Infinity);
  }

  /** A screen that shows the game for the first time; the log up to now is put into words entry by entry. */
  static *opening(running: RunningGame, seating: Seating): Stepwise<Screen> {
    return new Screen(yield* telling(running, seating), seating);
  }

  get view(): TableView {
    return this.#view;
  }

  /** The whole of it, for a reader who has seen nothing yet. */
  get whole(): Shown {
    return { view: this.#view, log: { from: 0, lines: [...this.#log.lines] }, moments: [] };
  }

  /** Puts the log into words for another viewer before `show`, since a long one takes a while. */
  *preparing(running: RunningGame, seating: Seating): Stepwise<void> {
    if (!this.#log.isOf(running, seating)) this.#prepared = yield* telling(running, seating);
  }

  /**
   * Looks at the game anew.
   * @param running another one when something was taken back
   */
  show(running: RunningGame, seating: Seating): Shown {
    const before = this.#log;
    const isAnew = !before.isOf(running, seating);
    const shown = running === before.running ? before.entries : running.game.context.log.entries.length;
    if (isAnew)
      this.#log = this.#prepared?.isOf(running, seating) ? this.#prepared : new ViewerLog(running, seating);
    this.#prepared = null;
    const from = isAnew ? 0 : this.#log.lines.length;
    this.#log.tell(tableOf(running, seating));
    this.#designs = null;
    this.#view = viewOf(running, seating);
    return {
      view: this.#view,
      log: { from, lines: this.#log.lines.slice(from) },
      moments: this.#log.takeMoments(shown),
    };
  }

  /** Whether a card of that design can be seen or read of. */
  shows(design: number): boolean {
    this.#designs ??= designsIn([this.#view, this.#log.lines]);
    return this.#designs.has(design);
  }
}

function* telling(running: RunningGame, seating: Seating): Stepwise<ViewerLog> {
  const log = new ViewerLog(running, seating);
  const table = tableOf(running, seating);
  while (log.tell(table, ENTRIES_AT_ONCE)) yield;
  return log;
}

const tableOf = ({ playable, game }: RunningGame, { open }: Seating): GameContext =>
  open ? opened(playable, game.context) : game.context;

function viewOf(running: RunningGame, seating: Seating): TableView {
  const { playable, game, names } = running;
  const view = playable.view(tableOf(running, seating), game.decision, viewerOf(seating), names);
  return game.state.onPaper ? withoutUnnamed(offeredOnPaper(view, game), game) : view;
}

/** The cards that a view shows or asks about, by the ids by which its viewer can point at them. */
export function cardsIn({ seats, shared, stage, prompt }: TableView): Set<CardId> {
  const cards = [
    ...shared.flatMap((zone) => zone.cards),
    ...seats.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards)),
    ...stage,
    ...(prompt?.cards ?? []),
  ];
  return new Set(cards.flatMap(({ id }) => id ?? []));
}
