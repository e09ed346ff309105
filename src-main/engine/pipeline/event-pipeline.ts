import { askOptions, idOf, type Question } from '../ask.js';
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

/** How the events of a game change its state: nothing else does. */
export interface EventPipeline<T extends GameContext, E extends BaseEvent, A extends BaseAccount> {
  /** Changes the state by an event. @returns for each card that it names, who may know which it is */
  readonly change: (state: Writable<T['state']>, event: E, game: T) => readonly Players[];
  /** The ids of the cards that an event names, as its entry in the log has them. */
  readonly idsOf: (game: T, event: E) => readonly CardId[];
  /** Notes what the event triggers, with what is true at this moment. */
  readonly trigger?: (state: Writable<T['state']>, event: E, game: T) => void;
  readonly keepAccount?: (state: Writable<T['state']>, account: A, game: T) => void;
  /** The replacement and prevention effects that apply to an event, as the state stands. */
  readonly replacements?: (game: T, event: E) => readonly Replacement<T, E>[];
  /** Who chooses which of several replacements applies first, and by which rule: the player whom the event affects. */
  readonly affected?: (game: T, event: E) => Pick<Question, 'player' | 'purpose' | 'rule'>;
}

/** Changes the state by an event that nothing can replace, notes what it triggers, and writes it into the log. */
export function perform<T extends GameContext, E extends BaseEvent, A extends BaseAccount>(
  pipeline: EventPipeline<T, E, A>,
  game: T,
  event: E,
): void {
  const state = writable<T['state']>(game.state);
  const known = pipeline.change(state, event, game);
  pipeline.trigger?.(state, event, game);
  game.log.write(event, game.state.decisions, known, pipeline.idsOf(game, event));
}

/** Changes what the rules keep account of. */
export function keepAccount<T extends GameContext, E extends BaseEvent, A extends BaseAccount>(
  pipeline: EventPipeline<T, E, A>,
  game: T,
  account: A,
): void {
  pipeline.keepAccount?.(writable<T['state']>(game.state), account, game);
}

/**
 * Lets an event happen: what replaces or prevents it is applied first, each at most once, in the order that the affected
 * player chooses, and what comes of it is performed.
 *
 * @returns what was performed; null when it was prevented
 */
export function* emit<T extends GameContext, E extends BaseEvent, A extends BaseAccount>(
  pipeline: EventPipeline<T, E, A>,
  game: T,
  event: E,
): Asking<E | null> {
  let open = pipeline.replacements?.(game, event) ?? [];
  const applied: string[] = [];
  let outcome = event;
  while (open.length > 0) {
    const first = open.length > 1 ? yield* firstOf(pipeline, game, outcome, open) : open[0];
    if (!first) break;
    applied.push(first.key);
    const instead = yield* first.replace(game, outcome);
    if (instead === null) return null;
    outcome = instead;
    open = pipeline.replacements?.(game, outcome).filter(({ key }) => !applied.includes(key)) ?? [];
  }
  perform(pipeline, game, outcome);
  return outcome;
}

function* firstOf<T extends GameContext, E extends BaseEvent, A extends BaseAccount>(
  { affected }: EventPipeline<T, E, A>,
  game: T,
  event: E,
  open: readonly Replacement<T, E>[],
): Asking<Replacement<T, E> | undefined> {
  if (!affected) throw new Error(`Nobody chooses which of several effects replaces “${event.type}”.`);
  const sources = open.map(({ source }): Choice => ({ card: idOf(game.state, source) }));
  const [place = 0] = yield* askOptions(game, affected(game, event), sources, 1, 1);
  return open[place];
}
