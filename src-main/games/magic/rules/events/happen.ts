/** How things happen: nothing changes the state of a game but what goes through here. */
import * as engine from '../../../../engine/pipeline/event-pipeline.js';
import { writable, type Writable } from '../../../../engine/pipeline/writable.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';
import { keepsOthers, loseValues, valuesLost } from '../objects/lost-values.js';
import { askFor } from '../purposes.js';
import type { MagicEvent } from '../state/events.js';
import { stackOf } from '../state/reading.js';
import type { State } from '../state/state.js';
import { targetNo } from '../state/target-no.js';
import { affectedBy } from './affected.js';
import { asThingsStand } from './as-things-stand.js';
import { change, idsOf, facesOf } from './change.js';
import { factsOf } from './facts.js';
import { orderOfGraveyards } from './graveyard-order.js';
import { leavesSettled } from './leaves-settled.js';
import { inOrderOfPrevention } from './prevention-order.js';

const pipeline: engine.EventPipeline<Magic, MagicEvent, engine.BaseAccount, unknown> = {
  change(state, event, game) {
    const facts = factsOf(event);
    const lost = valuesLost(game, event, facts);
    const { revision } = game;
    const { effects } = state;
    const known = change(state, event, game);
    if (!facts.leavesMana) game.manaRevision += 1;
    if (!facts.changesNothing) game.revision += 1;
    if (game.settled === revision && game.revision !== revision && keepsOthers(lost)) {
      if (state.effects === effects && leavesSettled(game, event, facts)) game.settled = game.revision;
    }
    if (lost !== 0) loseValues(game, event, lost);
    return known;
  },
  idsOf,
  faces: facesOf,
  asThingsStand,
  remember: (game, event) => game.atOnce?.before ?? game.rules.remember(game, event),
  trigger(_, event, game, before) {
    if (game.atOnce && (event.type === 'comeIntoPlay' || event.type === 'makeToken')) {
      game.atOnce.arrivals.push({ event, before });
    } else trigger(game, event, before);
  },
  replacements: (game, event) => game.rules.replacementsOf(game, event),
  affected: (game, event) => askFor(affectedBy(game, event), 'replace', 'MC-Q-67'),
};

function trigger(game: Magic, event: MagicEvent, before: unknown): void {
  const waiting = game.rules.triggersOn(game, event, before);
  if (waiting.length === 0) return;
  writable<State>(game.state).waiting.push(...(waiting as Writable<typeof waiting>));
  game.settled = -1;
}

/** Lets something happen that nothing can replace. @returns it as it happened, null where it could not */
export function happen(game: Magic, event: MagicEvent): MagicEvent | null {
  const now = asThingsStand(game, event);
  if (now !== null) happenNow(game, now);
  return now;
}

function happenNow(game: Magic, event: MagicEvent): void {
  const { aims } = factsOf(event);
  engine.perform(pipeline, game, event);
  if (aims && game.log.isKept) noteAim(game, event as Aiming);
}

type Aiming = Extract<MagicEvent, { readonly targets?: unknown }>;

/** What it is aimed at is told by itself: the log names cards by their numbers, which the targets' ids do not keep. */
function noteAim(game: Magic, event: Aiming): void {
  const { targets = [], player, type } = event;
  const [object] = type === 'play' || type === 'changeTargets' ? event.cards : stackOf(game);
  if (object === undefined || targets.length === 0) return;
  const cards = [object];
  const players: PlayerNo[] = [];
  for (const target of targets) {
    const no = 'card' in target ? targetNo(game.state, target.card) : null;
    if (no !== null) cards.push(no);
    if ('player' in target) players.push(target.player);
  }
  engine.perform(pipeline, game, { type: 'aim', player, cards, players, rules: ['MC-PLAY-10'] });
}

/**
 * Lets something happen that could be replaced or prevented, where nothing does so.
 *
 * @returns false: something applies to it, and nothing has happened yet
 */
export function happensAsItIs(game: Magic, event: MagicEvent): boolean {
  const now = asThingsStand(game, event);
  if (now === null) return true;
  if (game.rules.replacementsOf(game, event).length > 0) return false;
  happenNow(game, now);
  return true;
}

/** Lets something happen that can be replaced or prevented. @returns what happened instead or as it was; null when nothing did */
export const emitOne = (game: Magic, event: MagicEvent): Asking<MagicEvent | null> =>
  engine.emit(pipeline, game, event);

/** Lets several things happen at the same moment: what triggers on one of them looks at the game before all (MC-Q-127). @returns what happened */
export function* emitAtOnce(game: Magic, events: readonly MagicEvent[]): Asking<readonly MagicEvent[]> {
  if (events.length < 2) {
    const [only] = events;
    const happened = only ? yield* emitOne(game, only) : null;
    return happened === null ? [] : [happened];
  }
  let happened: readonly MagicEvent[];
  try {
    const ordered = yield* inOrderOfPrevention(game, events);
    happened = yield* engine.emitAll(pipeline, game, ordered, (left) => asBefore(game, left));
    for (const { event, before } of game.atOnce?.arrivals ?? []) trigger(game, event, before);
  } finally {
    game.atOnce = null;
  }
  for (const event of yield* orderOfGraveyards(game, happened)) happen(game, event);
  return happened;
}

function* asBefore(game: Magic, left: readonly MagicEvent[]): Asking<readonly MagicEvent[]> {
  yield* [];
  game.atOnce = { before: undefined, since: game.state.nextId, arrivals: [] };
  for (const event of left) game.atOnce.before ??= game.rules.remember(game, event);
  return left;
}
