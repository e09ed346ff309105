import type { Card } from '../../cards/card.js';
import { LibraryError } from '../../library/errors.js';
import type { Input } from '../../engine/game.js';
import type { Playable } from '../../engine/playable.js';
import { isFailure, type Beginning } from '../../engine/record.js';
import type { TableView } from '../../engine/table/table-view.js';
import { inTurns } from '../../common/turns.js';
import { opened } from '../paper/opened.js';
import { mayBeRevealed } from '../table/may-be-revealed.js';
import { TableRefusal } from '../refusal.js';
import { hasCoach } from '../coach/has-coach.js';
import { Course } from './replay-course.js';
import { ReplayLog } from './replay-log.js';
import { SharedWork } from '../games/shared-work.js';
import { designsIn } from '../table/shown-designs.js';
import type { StoredGame } from '../games/stored-game.js';
import type { Onlooker, ReplayFrame, ReplayLine, TimelineMark } from '../table/table-update.js';

/** A game as it is kept, as far as a replay looks at it. */
export interface KeptGame {
  readonly stored: StoredGame;
  readonly beginning: Beginning;
  readonly playable: Playable;
  readonly inputs: readonly Input[];
}

/** The first inputs of a game, and the turn to which they lead; 0 while the game is set up. */
export interface PartOfGame extends KeptGame {
  readonly turn: number;
}

/** Where games are kept. */
export interface KeptGames {
  /** @throws LibraryError, TableRefusal when it cannot be read; the signal's reason when it is aborted */
  load(game: string, signal?: AbortSignal): Promise<KeptGame>;
  /** Another one whenever the game has changed since; null where it is gone. */
  stamp(game: string): Promise<string | null>;
}

/** Played through, and what has been shown of it. */
interface Opened {
  readonly kept: KeptGame;
  readonly course: Course;
  readonly log: ReplayLog;
  readonly names: readonly string[];
  /** Designs that a frame has shown, also before the game went on. */
  readonly shown: Set<number>;
}

interface Opening {
  readonly stamp: string | null;
  readonly shown: Set<number>;
  readonly work: SharedWork<Opened>;
}

/** Games that are kept ready, the latest first. */
const MOST_OPENED = 3;

/** Shows games that are kept as they stood after any number of inputs: when they are over to everybody, before that to onlookers. */
export class Replays {
  readonly #opened = new Map<string, Opening>();

  constructor(private readonly games: KeptGames) {}

  async timeline(game: string, signal?: AbortSignal): Promise<TimelineMark[]> {
    const { log } = await this.#open(game, signal);
    return inTurns(log.timeline(), signal);
  }

  async log(game: string, as: Onlooker, signal?: AbortSignal): Promise<readonly ReplayLine[]> {
    const opened = await this.#open(game, signal);
    mayLook(opened, as);
    return inTurns(opened.log.lines(as), signal);
  }

  async frame(game: string, at: number, as: Onlooker, signal?: AbortSignal): Promise<ReplayFrame> {
    const opened = await this.#open(game, signal);
    mayLook(opened, as);
    const { course, log, kept } = opened;
    const place = Math.min(at, course.last);
    const view = viewOf(opened, place, as);
    designsIn(view, opened.shown);
    return {
      title: kept.stored.title,
      at: place,
      last: course.last,
      seats: kept.stored.seats,
      view,
      entries: course.entriesOf(place)[1],
      moments: log.moments(place, as),
      end: endOf(opened),
      revealed: mayBeRevealed(kept.stored, course.end.result !== null),
      coach: course.end.result !== null && hasCoach(kept.beginning),
    };
  }

  /** The card of a design that a viewer of the replay may see. @throws LibraryError */
  async face(game: string, design: number): Promise<Card> {
    const opened = await this.#open(game);
    const card = opened.kept.stored.faces[design];
    const isOver = opened.course.end.result !== null;
    if (card && (isOver || opened.shown.has(design) || (await isInSight(opened, design)))) return card;
    throw new LibraryError('NOT_FOUND', 'The replay shows no such card.');
  }

  /** A game that is over. @throws TableRefusal where it is not */
  async finished(game: string, signal?: AbortSignal): Promise<KeptGame> {
    const { kept, course } = await this.#open(game, signal);
    if (course.end.result) return kept;
    throw new TableRefusal('This game is not over yet. The coach looks at games that are.');
  }

  /** A finished game up to a place, to be gone on with. @throws TableRefusal where there is nothing to go on with */
  async upTo(game: string, at: number): Promise<PartOfGame> {
    const { kept, course } = await this.#open(game);
    if (!course.end.result) {
      throw new TableRefusal('This game is not over yet. Open its table to go on with it.');
    }
    if (at >= course.last) {
      throw new TableRefusal('Here the game is over. Go to an earlier place of it and play on from there.');
    }
    return { ...kept, inputs: kept.inputs.slice(0, at), turn: course.stations[at]?.turn ?? 0 };
  }

  /** Plays a game through, unless it is ready as it is kept now; once for all who ask at the same time. */
  async #open(game: string, signal?: AbortSignal): Promise<Opened> {
    const stamp = await this.games.stamp(game);
    const ready = this.#opened.get(game);
    const isNow = ready && stamp !== null && stamp === ready.stamp && !ready.work.isEnded;
    const opening = isNow ? ready : this.#opening(game, stamp, ready?.shown);
    this.#opened.delete(game);
    this.#opened.set(game, opening);
    const [oldest] = this.#opened.keys();
    if (this.#opened.size > MOST_OPENED && oldest !== undefined) this.#opened.delete(oldest);
    try {
      return await opening.work.wait(signal);
    } catch (error) {
      if (this.#opened.get(game) === opening && !signal?.aborted) this.#opened.delete(game);
      throw error;
    }
  }

  #opening(game: string, stamp: string | null, shown = new Set<number>()): Opening {
    const work = new SharedWork(async (signal) =>
      playedThrough(await this.games.load(game, signal), shown, signal),
    );
    return { stamp, shown, work };
  }
}

async function playedThrough(kept: KeptGame, shown: Set<number>, signal: AbortSignal): Promise<Opened> {
  const { playable, beginning, inputs } = kept;
  const course = await inTurns(Course.through(playable, beginning, inputs), signal);
  if (isFailure(course)) throw new TableRefusal(course.because);
  const names = beginning.players.map(({ name }) => name);
  return { kept, course, names, log: new ReplayLog(playable, course, names), shown };
}

/** @throws TableRefusal where that would show somebody what they may not know yet */
function mayLook({ course, names }: Opened, as: Onlooker): void {
  if (typeof as === 'number' && as >= names.length) {
    throw new TableRefusal('There is no such seat in this game. Choose another one.');
  }
  if (as === 'onlooker' || course.end.result) return;
  throw new TableRefusal(
    'This game is not over yet. Until it is, watch it as an onlooker: you see what everybody may see.',
  );
}

function viewOf({ kept: { playable }, course, names }: Opened, at: number, as: Onlooker): TableView {
  const game = course.gameAt(at);
  if (isFailure(game)) throw new TableRefusal(game.because);
  const { decision } = game;
  const context = game.state.onPaper ? opened(playable, game.context) : game.context;
  if (as !== 'open') return playable.view(context, decision, as === 'onlooker' ? null : as, names);
  // With everything open it is nobody's view in particular; what is asked is shown, whoever is asked.
  const view = playable.view(opened(playable, context), decision, decision?.player ?? null, names);
  return { ...view, viewer: null };
}

const endOf = ({ kept: { playable }, course, names }: Opened): TableView['result'] =>
  course.end.result && playable.view(course.end.context, null, null, names).result;

/** Whether onlookers can see a card of that design now, or have read of one. */
async function isInSight(opened: Opened, design: number): Promise<boolean> {
  const { course, log } = opened;
  const lines = await inTurns(log.lines('onlooker'));
  return designsIn([viewOf(opened, course.last, 'onlooker'), lines]).has(design);
}
