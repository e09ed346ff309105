/** The event pipeline of Keeper of the Cards: nothing changes the state of a game but what goes through it. */
import * as engine from '../../../../engine/pipeline/event-pipeline.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { KotcContext } from '../context.js';
import { keepAccount, type KotcAccount } from './account.js';
import { change, idsOf } from './change.js';
import type { EventOf, KotcEvent } from './events.js';
import { noteTriggers } from './triggers.js';

const pipeline: engine.EventPipeline<KotcContext, KotcEvent, KotcAccount> = {
  change,
  idsOf,
  trigger: noteTriggers,
  keepAccount,
  replacements: (game, event) => game.replacements(game, event),
};

/** Changes the state by an event that nothing can replace, notes what it triggers, and writes it into the log. */
export const perform = (game: KotcContext, event: KotcEvent): void => engine.perform(pipeline, game, event);

/** Lets an event happen that can be replaced or prevented. @returns what was performed; null when it was prevented */
export const emit = <K extends KotcEvent['type']>(
  game: KotcContext,
  event: EventOf<K>,
): Asking<EventOf<K> | null> => engine.emit(pipeline, game, event as KotcEvent) as Asking<EventOf<K> | null>;

/** Changes what the rules keep account of. */
export const note = (game: KotcContext, account: KotcAccount): void =>
  engine.keepAccount(pipeline, game, account);
