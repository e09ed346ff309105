import { dequal } from 'dequal';
import type { Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { Input } from '../../engine/game.js';
import { Feeds } from './feed.js';
import { withChosenReserves } from '../new-game/chosen-reserves.js';
import { begun } from './begun.js';
import type { LoadedGame } from '../games/loaded-game.js';
import type { Guide } from './guide.js';
import { inTurns } from '../../common/turns.js';
import { GameSaver } from '../games/game-saver.js';
import { chosenIn } from '../../engine/rule-options.js';
import { matchState } from '../matches/match-state.js';
import type { TableOptions } from '../new-game/new-game.js';
import type { Surroundings } from '../surroundings.js';
import { botAt, OtherPlayers } from './other-players.js';
import { TableRefusal } from '../refusal.js';
import { Passing, passAsked, stopsOf, type PassUntil } from './passing.js';
import { PaperTable } from '../paper/paper-table.js';
import { openProposal } from './requests.js';
import type { RunningGame } from './running-game.js';
import { Screen, type Shown } from './screen.js';
import { Since } from './since.js';
import { suggestedFor, unasked } from './suggested.js';
import type { StoredGame } from '../games/stored-game.js';
import type { TableRequest, TableUpdate } from './table-update.js';
import { aboutComputers, Thoughts } from './told-thought.js';
import { standingFrom, undoOffer } from './undo-offer.js';
import { seatingOf, viewerOf, type Seating } from './who-sits.js';

/**
 * A game that is being played, without what people may ask of it: it takes inputs in one after the other, keeps every one on the disk
 * before anybody sees what comes of it, tells its readers, and has its computer players answer.
 */
export class TableCore {
  stored: StoredGame;
  /** Something on which all people have a say; while it waits, nothing else goes on. Set by `ask` and `put`. */
  request: TableRequest | null = null;
  readonly guide: Guide | null;
  readonly thoughts: Thoughts;
  /** Null: the cards of the game are in the program. */
  readonly paper: PaperTable | null;
  #running: RunningGame;
  #screen!: Screen;
  #seating: Seating;
  readonly #saver: GameSaver;
  readonly #feeds = new Feeds<TableUpdate>(() => this.now);
  /** What is done last; the next waits for it. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #others = new OtherPlayers(this);
  readonly #passing: Passing;
  readonly since = new Since();
  #closed = false;

  private constructor(
    loaded: LoadedGame,
    private readonly around: Surroundings,
    running: RunningGame,
  ) {
    this.stored = loaded.stored;
    this.#passing = new Passing(loaded.stored.passing);
    this.guide = around.guide;
    this.thoughts = new Thoughts(around.bots);
    this.#running = running;
    this.paper = running.game.state.onPaper ? new PaperTable(this) : null;
    this.#saver = new GameSaver(around.folder, loaded, around.reload);
    this.request = openProposal(this.stored, this.#running);
    this.#seating = this.#seated(null);
  }

  /** @throws TableRefusal when the game cannot be gone on with; the signal's reason when it is aborted */
  static async open(loaded: LoadedGame, around: Surroundings, signal?: AbortSignal): Promise<TableCore> {
    const core = new TableCore(loaded, around, await begun(loaded, loaded.inputs, signal));
    core.#screen = await inTurns(Screen.opening(core.#running, core.#seating), signal);
    await core.paper?.recall(signal);
    return core;
  }

  get running(): RunningGame {
    return this.#running;
  }
  get screen(): Screen {
    return this.#screen;
  }
  get inputs(): readonly Input[] {
    return this.#running.game.inputs;
  }
  get asked(): Decision | null {
    return this.#running.game.decision;
  }
  get seating(): Seating {
    return this.#seating;
  }
  get readers(): number {
    return this.#feeds.readers;
  }

  /** How the table stands, for a reader who has seen nothing yet. */
  get now(): TableUpdate {
    return this.#update(this.#screen.whole);
  }

  /** Whoever follows the table has come to it just now: where others may have come with them, somebody has to sit down first. */
  async *follow(signal?: AbortSignal): AsyncGenerator<TableUpdate, void, void> {
    if (!this.#closed) await this.inTurn(() => this.#standUp());
    const updates = this.#feeds.follow(signal);
    const first = await updates.next();
    // A game of computer players alone goes on only while it is watched.
    this.goOn();
    try {
      if (first.done) return;
      yield first.value;
      yield* updates;
    } finally {
      await updates.return();
      if (this.readers === 0 && !this.#closed) void this.inTurn(() => this.#standUp()).catch(() => undefined);
    }
  }

  /** Nobody sits in front of the screen any more, unless one person always does. */
  async #standUp(): Promise<void> {
    const seating = this.#seated(null);
    if (viewerOf(this.#seating) !== viewerOf(seating)) await this.#show(seating);
    else this.#seating = seating;
  }

  /** Nobody is asked any more. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Says that the game does not go on, and why. */
  stop(error: Error): void {
    if (this.#closed) return;
    this.#saver.trouble = `${error.message} Leave the table and open the game again; it is kept as it stands.`;
    this.publish();
  }

  /** Does one thing after the other. */
  inTurn<T>(action: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(() => {
      if (this.#closed) throw new TableRefusal('This table is closed. Open the game again.');
      return action();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Somebody sits down in front of the screen. */
  async sitDown(seat: PlayerNo): Promise<void> {
    await this.#show(this.#seated(seat));
  }

  /**
   * Takes inputs in, together.
   * @param request what is to be decided after them
   * @throws TableRefusal when one is refused; then those before it are taken in
   */
  async put(inputs: readonly Input[], request: TableRequest | null = null): Promise<void> {
    const { length } = this.inputs;
    this.paper?.forget();
    try {
      for (const input of inputs) await this.#take(input);
      await this.#passOver();
    } finally {
      await this.#keepPassing();
      if (this.inputs.length > length) {
        this.request = this.#running.game.result ? null : request;
        await this.#kept(await this.#saver.save(this.inputs));
      }
    }
  }

  /** Has a player pass until something, or decide again. */
  async passUntil(seat: PlayerNo, until: PassUntil | null): Promise<void> {
    const { request, inputs } = this;
    const { length } = inputs;
    this.#passing.set(seat, until, this.#running);
    await this.put(until && !request ? passAsked(this.#running, seat) : [], request);
    if (this.inputs.length === length) this.publish();
  }

  /** Keeps which reserves a person chose, for this and other games with the deck. Where that cannot be written it is forgotten. */
  async noteReserves(decision: Decision, reply: Reply): Promise<void> {
    const noted = withChosenReserves(this.stored, this.#running.beginning, decision, reply);
    if (!noted) return;
    this.stored = noted.stored;
    await this.around.keepReserves(noted).catch(() => undefined);
  }

  /** Keeps who passes until something. Where that cannot be written it is forgotten when the table is left. */
  async #keepPassing(): Promise<void> {
    const { passing: before = [], ...stored } = this.stored;
    const { kept } = this.#passing;
    if (dequal(before, kept)) return;
    this.stored = kept.length > 0 ? { ...stored, passing: kept } : stored;
    await this.around.saveTable(this.stored).catch(() => undefined);
  }

  /** Answers for those who pass until something, and where every answer comes to the same. */
  async #passOver(): Promise<void> {
    for (let input = this.#unasked(); input; input = this.#unasked()) await this.#take(input);
  }

  /** In a lesson every answer is the learner's. */
  #unasked(): Input | null {
    const passed = this.#passing.next(this.#running);
    return passed ?? (this.guide?.due ? null : unasked(this.stored, this.#running));
  }

  /** The people at the table are to settle something, or have settled it; null for nothing. */
  async ask(request: TableRequest | null): Promise<void> {
    this.request = request;
    await this.#changed();
  }

  /** Goes back to before the input at a place. What players said of when they want to be asked stays. */
  async takeBack(place: number): Promise<void> {
    this.#passing.clear();
    await this.#keepPassing();
    await this.takeAnew([...this.inputs.slice(0, place), ...standingFrom(this.inputs, place)]);
  }

  /** Goes on with other inputs. @throws TableRefusal */
  async takeAnew(inputs: readonly Input[]): Promise<void> {
    this.paper?.forget();
    this.#running = await begun(this.#running, inputs);
    this.request = null;
    // Whoever holds a screen that is to be passed on has not been asked yet: the cover stays.
    if (this.#seating.passTo !== null) this.#seating = this.#seated(null);
    await this.#kept(await this.#saver.replace(inputs));
  }

  /** @throws LibraryError */
  async changeOptions(options: TableOptions): Promise<void> {
    const stored = { ...this.stored, options };
    await this.around.saveTable(stored);
    this.stored = stored;
    await this.#changed();
  }

  /** Tells all readers how the table stands now. */
  publish(): void {
    this.#feeds.push(this.#update(this.#screen.show(this.#running, this.#seating)));
  }

  /** What a computer player would answer. @param signal nobody waits for it any more @throws BotTrouble */
  async replyOf(bot: string, decision: Decision, signal?: AbortSignal): Promise<Reply> {
    return this.thoughts.reply(this.stored, this.#running, bot, decision, signal);
  }

  /** Has whoever is to answer without a person do so. */
  goOn(): void {
    if (!this.#closed && !this.request) this.#others.goOn();
  }

  /** Ends what goes on here; the game stays as it is on the disk. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#others.stop();
    this.#feeds.end();
    await this.#last;
  }

  async #take(input: Input): Promise<void> {
    const before = [...this.inputs];
    const isPersons = botAt(this.stored, input.player) === null;
    try {
      this.#passing.note(this.asked, input);
      const refusal = this.#running.take(input, isPersons);
      if (refusal) throw new TableRefusal(refusal.because);
    } catch (error) {
      if (!(error instanceof TableRefusal)) this.#running = await begun(this.#running, before);
      throw error;
    }
  }

  #seated(sitting: PlayerNo | null): Seating {
    return seatingOf(this.stored, sitting, this.asked?.player ?? null, this.request !== null);
  }

  /** Shows the table to who sits there now. */
  async #show(seating: Seating): Promise<void> {
    await inTurns(this.#screen.preparing(this.#running, seating));
    this.#seating = seating;
    this.publish();
  }

  async #changed(): Promise<void> {
    await this.#show(this.#seated(this.#seating.sitting));
    this.around.onChange();
    this.goOn();
  }

  /** @param elsewhere the game as another copy of the program went on with it, if one did */
  async #kept(elsewhere: LoadedGame | null): Promise<void> {
    if (elsewhere) {
      this.#running = await begun(elsewhere, elsewhere.inputs);
      this.stored = elsewhere.stored;
    }
    await this.#changed();
  }

  #update({ view, log, moments }: Shown): TableUpdate {
    const { stored } = this;
    const { puzzle, lesson } = this.guide?.state(this.inputs) ?? { puzzle: null, lesson: null };
    const { beginning, game, playable } = this.#running;
    const seat = viewerOf(this.#seating);
    const match = matchState(beginning, game.result?.winners ?? null);
    return {
      game: stored.id,
      title: stored.title,
      at: this.inputs.length,
      seats: stored.seats,
      options: stored.options,
      ruleOptions: chosenIn(beginning, playable),
      passTo: this.#seating.passTo,
      view,
      log,
      moments,
      thinking: this.request === null && this.#others.areAsked(),
      ...(this.paper && { paper: this.paper.update(view) }),
      undo: undoOffer(stored, this.#seating, this.#running),
      request: this.request,
      passing: this.#passing.of(seat),
      stops: stopsOf(seat, this.#running),
      canSeeAgain: this.since.from(this.inputs, this.#seating) !== null,
      suggested: suggestedFor(stored, this.#running, this.guide?.due ? null : view.prompt?.decision),
      trouble: this.#saver.trouble,
      puzzle,
      lesson,
      ...(stored.trial && { trial: stored.trial.card }),
      ...(match && { match }),
      ...aboutComputers(stored, this.#running),
    };
  }
}
