/** The event pipeline of Keeper of the Cards: nothing changes the state of a game but what goes through it. */
import * as engine from '../../../../engine/pipeline/event-pipeline.js';
import { lastKnown, type LastKnown } from '../../../../engine/pipeline/last-known.js';
import { settle } from '../../../../engine/pipeline/settle.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { KotcContext } from '../context.js';
import { keepAccount, type KotcAccount } from './account.js';
import { change } from './change.js';
import { idsOf } from './event-ids.js';
import type { EventOf, KotcEvent } from './events.js';
import { asThingsStand } from './as-things-stand.js';
import type { Zone } from '../state/state.js';
import { noteTriggers } from './triggers.js';

const pipeline: engine.EventPipeline<KotcContext, KotcEvent, KotcAccount, LastKnown<Zone> | undefined> = {
  change,
  idsOf,
  asThingsStand,
  remember: ({ state }, event) =>
    event.type === 'move' && event.why === 'destroy' ? lastKnown(state, event.card) : undefined,
  trigger: noteTriggers,
  keepAccount,
  checks: (game) => game.checks,
  replacements: (game, event) => game.replacements(game, event),
};

/** Changes the state by an event that nothing can replace, notes what it triggers, and writes it into the log. */
export const perform = (game: KotcContext, event: KotcEvent): void => engine.perform(pipeline, game, event);

/** Lets an event happen that can be replaced or prevented. @returns what was performed; null when it was prevented */
export const emit = <K extends KotcEvent['type']>(
  game: KotcContext,
  event: EventOf<K>,
): Asking<EventOf<K> | null> => engine.emit(pipeline, game, event as KotcEvent) as Asking<EventOf<K> | null>;

/** Lets events happen at once. @param inOrder brings those that are left into an order that somebody chooses */
export const emitAll = <K extends KotcEvent['type']>(
  game: KotcContext,
  events: readonly EventOf<K>[],
  inOrder?: (left: readonly EventOf<K>[]) => Asking<readonly EventOf<K>[]>,
): Asking<readonly KotcEvent[]> =>
  engine.emitAll(
    pipeline,
    game,
    events as readonly KotcEvent[],
    inOrder as (left: readonly KotcEvent[]) => Asking<readonly KotcEvent[]>,
  );

/**
 * Who has lost is out, and the game ends when that decides it: in the 14th Edition after each effect, counter and battle
 * (K14-END-01, 02), before it after every indivisible event (K11-WIN-09). @throws GameOver
 */
export const checkOutcome = (game: KotcContext): Asking => settle(pipeline, game);

/** Changes what the rules keep account of. */
export const note = (game: KotcContext, account: KotcAccount): void =>
  engine.keepAccount(pipeline, game, account);
