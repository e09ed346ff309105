import type { Game, Input } from '../../engine/game.js';
import { LogBook } from '../../engine/log.js';
import { beginGame } from '../../engine/replay.js';
import type { BaseState } from '../../engine/state.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { TableView } from '../../engine/table/table-view.js';
import type { RunningGame } from '../table/running-game.js';
import { stepsOnCards } from './changed-marks.js';
import { lyingCards, shuffleIn, stepsBetween, type LyingCards, type Telling } from './lying-cards.js';
import { opened } from './opened.js';
import { gatheredSteps, type ManualStep } from './manual-step.js';

/** What people have to do by hand since an answer was taken in. */
export interface ManualSteps {
  readonly steps: readonly ManualStep[];
  /** Something was taken back: they lay the cards as they lay before. */
  readonly takenBack: boolean;
  /** They come of what was answered last; else nothing has come of that. */
  readonly isNew: boolean;
}

/** Follows a game at a real table, and says what people have to do with their cards: what its events do to them. */
export class StepsFollower {
  #game: Game | null = null;
  #lying: LyingCards = [];
  /** An event has happened of which nothing was looked at yet. */
  #pending = false;
  #view: TableView | null = null;
  #fresh: ManualStep[] = [];
  #said: ManualSteps = { steps: [], takenBack: false, isNew: false };
  #inputs = 0;
  readonly #telling: Telling;
  readonly #nameOf: (design: number) => string;

  /** @param nameOf of a design by its place */
  constructor({ playable, beginning, game }: RunningGame, nameOf: (design: number) => string) {
    this.#nameOf = nameOf;
    let deck: string | null = null;
    // Nobody has seen the beginning of a game that was opened again.
    const isNew = !game.inputs.some((input) => 'reply' in input);
    this.#telling = {
      playable,
      nameOf: ({ design, copyOf }) => nameOf(copyOf ?? design),
      get deck() {
        return deck;
      },
    };
    const log = new LogBook();
    log.onEvent = (state) => {
      deck ??= state.cards[0]?.zone ?? null;
      if (isNew) this.#before(state);
    };
    beginGame(playable, beginning, Infinity, log);
  }

  /** What is to be done by hand now. Where the last answers had nothing moved it is what was to be done before. */
  now(game: Game, view: TableView): ManualSteps {
    const isOther = this.#game !== null && this.#game !== game;
    const takenBack = isOther && game.inputs.length < this.#inputs;
    if (isOther) this.#fresh = this.#insteadOf(game.state, takenBack);
    else if (this.#pending) this.#look(game.state);
    this.#lying = lyingCards(game.state);
    if (this.#game !== game) {
      this.#game = game;
      game.context.log.onEvent = (state) => this.#before(state);
    }
    const steps = [...this.#fresh, ...(this.#view ? stepsOnCards(this.#view, view) : [])];
    if (steps.length > 0) this.#said = { steps: gatheredSteps(steps), takenBack, isNew: true };
    else if (this.#inputs !== game.inputs.length) this.#said = { ...this.#said, isNew: false };
    this.#inputs = game.inputs.length;
    this.#view = view;
    this.#fresh = [];
    this.#pending = false;
    return this.#said;
  }

  /**
   * Tells again what was to be done last, in a game that was opened anew.
   * @param earlier the same game, some inputs ago @param inputs those that it has taken in since
   */
  *recalling(earlier: RunningGame, inputs: readonly Input[]): Stepwise<void> {
    const { playable, names, game } = earlier;
    const follower = new StepsFollower(earlier, this.#nameOf);
    const look = (): void => {
      const open = playable.view(opened(playable, game.context), null, null, names);
      this.#said = { ...follower.now(game, open), isNew: false };
    };
    look();
    for (const input of inputs) {
      if (earlier.take(input, false)) return;
      look();
      yield;
    }
  }

  /** The game stands otherwise: something was taken back, or cards were others than was taken for granted. */
  #insteadOf(state: BaseState, takenBack: boolean): ManualStep[] {
    const steps = stepsBetween(this.#lying, state, this.#telling).filter(({ kind }) => kind !== 'show');
    const shuffle = takenBack ? null : shuffleIn(this.#lying, state, this.#telling);
    return shuffle ? [shuffle, ...steps] : steps;
  }

  /** An event is going to happen: what the one before it did can be seen now. */
  #before(state: BaseState): void {
    if (this.#pending) this.#look(state);
    this.#lying = lyingCards(state);
    this.#pending = true;
  }

  #look(state: BaseState): void {
    const shuffle = shuffleIn(this.#lying, state, this.#telling);
    if (shuffle) this.#fresh.push(shuffle);
    else this.#fresh.push(...stepsBetween(this.#lying, state, this.#telling));
  }
}
