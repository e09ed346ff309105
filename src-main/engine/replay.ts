import { Game, type Input } from './game.js';
import { hashOf } from './integrity.js';
import { tokenDesigns } from './objects/token-designs.js';
import { LogBook } from './log.js';
import { clone } from './plain.js';
import type { Playable } from './playable.js';
import { faultOfPosition } from './position.js';
import {
  checkingUnchanged,
  failure,
  isFailure,
  type Beginning,
  type GameRecord,
  type RecordFailure,
} from './record.js';
import { ReplayBudget } from './replay-budget.js';
import type { RuleSet, GameContext } from './rule-set.js';
import type { BaseState } from './state.js';
import { writable } from './pipeline/writable.js';
import { finish, type Stepwise } from './stepwise.js';

export interface ReplayOptions {
  /** How many inputs; left out: all. */
  readonly until?: number;
  /** What it may cost; left out: MOST_REPLAY_WORK. */
  readonly most?: number;
}

/**
 * Begins a game. The beginning stays as it is.
 * @param boundaryEvery see `Game.boundaryEvery`
 */
export function beginGame<P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  boundaryEvery = Infinity,
  log?: LogBook,
): Game<S, D, T> | RecordFailure {
  const { players, cards, start } = beginning;
  const barred = faultOfRules(playable.rules, beginning.rules);
  if (barred) return barred;
  const rules = playable.rules.earlier?.(beginning.rules.version) ?? playable.rules;
  const designs: D[] = [];
  for (const card of [...cards, ...tokenDesigns(playable, cards)]) {
    const made = playable.ready(card);
    if ('because' in made) return failure('card', made.because);
    designs.push(made.design);
  }
  return guarded(0, () => {
    const state = stateOf(playable, start, beginning.rules.version);
    const fault = faultOfPosition(state, players.length, designs.length) ?? playable.faultOf(state, designs);
    if (fault !== null) return failure('position', fault);
    return new Game(rules, state, designs, boundaryEvery, log);
  });
}

function stateOf<P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  start: Beginning<P, S>['start'],
  version: number,
): S {
  if ('state' in start) {
    const state = clone(start.state);
    return playable.rules.fromVersion?.(state, version) ?? state;
  }
  const state = playable.begin(start.decks, start.seed, start.chooser, start.options);
  if (start.onPaper) writable<BaseState>(state).onPaper = true;
  const { chance } = writable<BaseState>(state);
  chance.dice = [...(start.dice ?? [])];
  chance.picks = (start.picks ?? []).map((pick) => [...pick]);
  return state;
}

/**
 * Plays a recorded game again, wholly or up to a number of inputs, input by input. What has been changed since it was recorded is
 * refused, and so is a game that costs too much, and a whole game that comes out otherwise than it did.
 */
export function* replaying<P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  record: GameRecord<P, S>,
  { until = record.inputs.length, most }: ReplayOptions = {},
): Stepwise<Game<S, D, T> | RecordFailure> {
  const barred = faultOfRules(playable.rules, record.rules);
  if (barred) return barred;
  if (!(yield* checkingUnchanged(record))) {
    return failure('changed', 'The record has been changed since it was made: its hash differs.');
  }
  const game = beginGame(playable, record);
  if (isFailure(game)) return game;
  const refused = yield* takingEach(game, record.inputs.slice(0, until), new ReplayBudget(most));
  if (refused) return refused;
  const isWhole = until >= record.inputs.length;
  const { rules } = playable;
  const state = rules.asOf?.(game.state, record.rules.version) ?? game.state;
  if (isWhole && hashOf(state) !== record.integrity.state) return otherOutcome(rules, record);
  return game;
}

/** All of `replaying` at once. */
export const replay = <P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  record: GameRecord<P, S>,
  options: ReplayOptions = {},
): Game<S, D, T> | RecordFailure => finish(replaying(playable, record, options));

/**
 * Begins again at a boundary of a game and goes on with the inputs that it took in after it, which are not checked again. The
 * given state stays as it is.
 * @param log what happens from there on; one that is not kept saves about a sixth of the time
 */
export function reenter<S extends BaseState, D, T extends GameContext<S, D>>(
  rules: RuleSet<S, D, T>,
  designs: readonly D[],
  boundary: S,
  later: readonly Input[],
  log = new LogBook(),
): Game<S, D, T> | RecordFailure {
  return guarded(0, () => {
    const game = new Game(rules, clone(boundary), designs, Infinity, log);
    return goingOn(game, later);
  });
}

/** Begins a game again and takes in what it has taken in before, which is not checked again. */
export function beginAgain<P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  inputs: readonly Input[],
): Game<S, D, T> | RecordFailure {
  const game = beginGame(playable, beginning);
  return isFailure(game) ? game : guarded(0, () => goingOn(game, inputs));
}

function goingOn<S extends BaseState, D, T extends GameContext<S, D>>(
  game: Game<S, D, T>,
  inputs: readonly Input[],
): Game<S, D, T> | RecordFailure {
  const before = game.inputs.length;
  const refused = game.takeAgain(inputs);
  if (!refused) return game;
  const number = game.inputs.length - before + 1;
  return failure('input', `Input ${number} is refused: ${refused.because}`, number);
}

/**
 * Has a game take one input in after the other, and stops after each.
 * @param take takes an input in, or says why not, or throws where the rules break down
 * @returns why it came to a stop, or null when all are taken in
 */
export function* takingEach(
  game: Pick<Game, 'take' | 'state' | 'context'>,
  inputs: readonly Input[],
  budget = new ReplayBudget(),
  take: (input: Input, place: number) => { readonly because: string } | null = (input) => game.take(input),
): Stepwise<RecordFailure | null> {
  for (const [place, input] of inputs.entries()) {
    const number = place + 1;
    if (!budget.admits(game)) {
      return failure('too-long', `This game is too long to be played again; that got to input ${place}.`);
    }
    const stopped = guarded(number, () => take(input, place));
    if (stopped !== null) {
      if (isFailure(stopped)) return stopped;
      return failure('input', `Input ${number} is refused: ${stopped.because}`, number);
    }
    yield;
  }
  return null;
}

/** Rules meet only what they can play from; what a made-up position does to them is no crash of the program. */
function guarded<R>(input: number, work: () => R): R | RecordFailure {
  try {
    return work();
  } catch (error) {
    const where = input === 0 ? 'from its beginning' : `beyond input ${input}`;
    return failure(
      'position',
      `The rules cannot go on ${where}: ${(error as Error).message}`,
      input || undefined,
    );
  }
}

function faultOfRules(
  rules: { readonly id: string; readonly version: number },
  { id, version }: Beginning['rules'],
): RecordFailure | null {
  if (id !== rules.id) return failure('unknown-rules', `The game is played by the rules “${id}”.`);
  if (version <= rules.version) return null;
  return failure(
    'newer',
    `The game was made by newer rules (${id} version ${version}; these are version ${rules.version}). Update Cardwright to replay it.`,
  );
}

function otherOutcome(rules: { readonly version: number }, { rules: made }: GameRecord): RecordFailure {
  const because =
    made.version < rules.version
      ? `The game was made by version ${made.version} of its rules; by version ${rules.version} it comes out otherwise.`
      : 'Replayed, the game comes out otherwise than it did: the hash of its state differs.';
  return failure('other-outcome', because);
}
