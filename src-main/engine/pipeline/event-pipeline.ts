import { askOptions, idOf, type Question } from '../ask.js';
import type { Effect } from '../effects/effect.js';
import type { CardId, Choice } from '../decision.js';
import type { BaseEvent } from '../log.js';
import type { Asking, GameContext } from '../rule-set.js';
import type { CardNo, Players } from '../state.js';
import { writable, type Writable } from './writable.js';

/** What rules keep account of, as windows that open and close: it is no event, nothing is triggered, no log has it. */
export interface BaseAccount {
  readonly type: string;
}

/** A replacement or prevention effect that applies to an event, such as a shield. */
export interface Replacement<T, E extends BaseEvent> {
  /** Tells it from the others that apply to the event, which it does once at most. */
  readonly key: string;
  /** The card that it comes from, for the question which of several is applied first. */
  readonly source: CardNo;
  /** May ask players. @returns the event that happens instead, or null when nothing does */
  readonly replace: (game: T, event: E) => Asking<E | null>;
}

/** Looks whether the rules do something of their own as the state stands, and does it. @returns whether it did anything */
export type Check<T> = (game: T) => Asking<boolean> | boolean;

/**
 * How the events of a game change its state: nothing else does. K is what triggers have to know of objects as they were before an
 * event: last known information.
 */
export interface EventPipeline<
  T extends GameContext,
  E extends BaseEvent,
  A extends BaseAccount = BaseAccount,
  K = undefined,
> {
  /** Changes the state by an event. @returns for each card that it names, who may know which it is */
  readonly change: (state: Writable<T['state']>, event: E, game: T) => readonly Players[];
  /** The ids of the cards that an event names, as its entry in the log has them. */
  readonly idsOf: (game: T, event: E) => readonly CardId[];
  /** What the cards that an event names show before it, for the log: see `facesOf`. Left out: nothing is a copy or ceases. */
  readonly faces?: (game: T, event: E) => readonly (number | null)[];
  /** What triggers have to know of the objects of an event, looked up before it changes them. */
  readonly remember?: (game: T, event: E) => K;
  /** Notes what the event triggers, with what is true at this moment and what was true before it. */
  readonly trigger?: (state: Writable<T['state']>, event: E, game: T, before: K | undefined) => void;
  readonly keepAccount?: (state: Writable<T['state']>, account: A, game: T) => void;
  /** The replacement and prevention effects that apply to an event, as the state stands. */
  readonly replacements?: (game: T, event: E) => readonly Replacement<T, E>[];
  /** An event as it happens now, null when it cannot. Asked before it is replaced, and once more when it happens. */
  readonly asThingsStand?: (game: T, event: E) => E | null;
  /** Each in its turn, until none has anything to do. */
  readonly checks?: (game: T) => readonly Check<T>[];
  /** Whether an effect still lasts that does so as long as a condition holds. */
  readonly holds?: (game: T, effect: Effect) => boolean;
  /** Who chooses which of several replacements applies first, and by which rule: the player whom the event affects. */
  readonly affected?: (game: T, event: E) => Pick<Question, 'player' | 'purpose' | 'rule'>;
}

/** Changes the state by an event that nothing can replace, notes what it triggers, and writes it into the log. */
export function perform<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  pipeline: EventPipeline<T, E, A, K>,
  game: T,
  event: E,
): void {
  const state = writable<T['state']>(game.state);
  const { log } = game;
  log.onEvent?.(game.state);
  const faces = log.isKept ? pipeline.faces?.(game, event) : undefined;
  const before = pipeline.remember?.(game, event);
  const known = pipeline.change(state, event, game);
  pipeline.trigger?.(state, event, game, before);
  if (log.isKept) log.write(event, game.state.decisions, known, pipeline.idsOf(game, event), faces);
}

/** Changes what the rules keep account of. */
export function keepAccount<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  pipeline: EventPipeline<T, E, A, K>,
  game: T,
  account: A,
): void {
  pipeline.keepAccount?.(writable<T['state']>(game.state), account, game);
}

/**
 * Lets an event happen: what replaces or prevents it is applied first, each at most once, in the order that the affected
 * player chooses, and what comes of it is performed.
 *
 * @returns what was performed; null when it was prevented or could not happen any more
 */
export function* emit<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  pipeline: EventPipeline<T, E, A, K>,
  game: T,
  event: E,
): Asking<E | null> {
  const now = pipeline.asThingsStand ? pipeline.asThingsStand(game, event) : event;
  if (now === null) return null;
  const open = pipeline.replacements?.(game, event) ?? none;
  if (open.length === 0) {
    perform(pipeline, game, now);
    return now;
  }
  const outcome = yield* replaced(pipeline, game, event, open);
  return outcome === null ? null : performIfPossible(pipeline, game, outcome);
}
const none: readonly never[] = [];

/**
 * Lets events happen at once: to each in its turn is applied what replaces or prevents it, and only then what has come of them is
 * performed.
 *
 * @param inOrder brings what is left into the order in which it is performed, where somebody chooses it
 * @returns what was performed
 */
export function* emitAll<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  pipeline: EventPipeline<T, E, A, K>,
  game: T,
  events: readonly E[],
  inOrder?: (left: readonly E[]) => Asking<readonly E[]>,
): Asking<readonly E[]> {
  let left: readonly E[] = events;
  if (pipeline.replacements) {
    const outcomes: E[] = [];
    for (const event of events) {
      if (pipeline.asThingsStand?.(game, event) === null) continue;
      const open = pipeline.replacements(game, event);
      const outcome = open.length === 0 ? event : yield* replaced(pipeline, game, event, open);
      if (outcome !== null) outcomes.push(outcome);
    }
    left = outcomes;
  }
  if (inOrder) left = yield* inOrder(left);
  const performed: E[] = [];
  for (const event of left) {
    const happened = performIfPossible(pipeline, game, event);
    if (happened !== null) performed.push(happened);
  }
  return performed;
}

function performIfPossible<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  pipeline: EventPipeline<T, E, A, K>,
  game: T,
  event: E,
): E | null {
  const now = pipeline.asThingsStand ? pipeline.asThingsStand(game, event) : event;
  if (now !== null) perform(pipeline, game, now);
  return now;
}

/** What comes of an event, of which nothing has happened yet, by what applies to it as it is. */
function* replaced<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  pipeline: EventPipeline<T, E, A, K>,
  game: T,
  event: E,
  first: readonly Replacement<T, E>[],
): Asking<E | null> {
  let open = first;
  const applied: string[] = [];
  let outcome = event;
  while (open.length > 0) {
    const next = open.length > 1 ? yield* firstOf(pipeline, game, outcome, open) : open[0];
    if (!next) break;
    applied.push(next.key);
    const instead = yield* next.replace(game, outcome);
    if (instead === null) return null;
    outcome = instead;
    open = pipeline.replacements?.(game, outcome).filter(({ key }) => !applied.includes(key)) ?? none;
  }
  return outcome;
}

function* firstOf<T extends GameContext, E extends BaseEvent, A extends BaseAccount, K>(
  { affected }: EventPipeline<T, E, A, K>,
  game: T,
  event: E,
  open: readonly Replacement<T, E>[],
): Asking<Replacement<T, E> | undefined> {
  if (!affected) throw new Error(`Nobody chooses which of several effects replaces “${event.type}”.`);
  const asChoice = ({ source }: Replacement<T, E>): Choice => ({ card: idOf(game.state, source) });
  const [first] = yield* askOptions(game, affected(game, event), open, asChoice, 1, 1);
  return first;
}
