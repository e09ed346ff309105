/** Which abilities trigger on what happens (MC-TRIG-02 to MC-TRIG-05). They wait until a player would get priority. */
import type { PlayerNo } from '../../../../engine/decision.js';
import { hostOf } from '../../../../engine/objects/attachments.js';
import { has, type CardNo } from '../../../../engine/state.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { factsOf } from '../events/facts.js';
import { happen } from '../events/happen.js';
import { holds } from '../objects/conditions.js';
import { nodeAt } from '../objects/faces.js';
import type { Seen } from '../objects/filters.js';
import { withId } from '../objects/known.js';
import { textOfLasting } from '../objects/text-source.js';
import type { MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import type { KnownObject, Memory, WaitingTrigger } from '../state/state.js';
import { kindBit, looksBack } from './kinds.js';
import { listenersFor, type Listener } from './listeners.js';
import { occurrences } from './occurrences.js';
import { addStateTriggers } from './state-triggers.js';

/** What triggers have to know of the game as it was just before something left play (MC-Q-81, MC-Q-127). */
export interface Before {
  readonly listeners: readonly Listener[];
  readonly seen: ReadonlyMap<CardNo, Seen>;
}

/** The kinds that could trigger on an event, of those that somebody's cards wait for at all. */
const wanted = ({ traits }: Magic, event: MagicEvent): number => factsOf(event).triggers & traits.triggers;

/** @returns undefined where nothing waits for what leaves play */
export function remember(game: Magic, event: MagicEvent): Before | undefined {
  const kinds = wanted(game, event) & looksBack;
  if (kinds === 0 || !event.cards.some((no) => cardAt(game, no).zone === 'play')) return undefined;
  const listeners = listenersFor(game, kinds);
  if (listeners.length === 0 && !hasDelayed(game, kinds)) return undefined;
  const seen = new Map<CardNo, Seen>();
  for (const { zones } of game.state.players) {
    for (const no of zones.play) {
      const values = game.rules.characteristicsOf(game, no);
      seen.set(no, { no, card: { ...cardAt(game, no) }, values, host: hostOf(game.state, no) });
    }
  }
  return { listeners, seen };
}

/** What an event has triggered. */
export function triggersOn(game: Magic, event: MagicEvent, before: unknown): readonly WaitingTrigger[] {
  const kinds = wanted(game, event);
  const states = (game.traits.triggers & kindBit.state) !== 0 && !isDropped(event);
  if (kinds === 0 && !states) return none;
  const past = (kinds & looksBack) === 0 ? undefined : (before as Before | undefined);
  const now = kinds & ~looksBack;
  const listeners = now === 0 ? none : listenersFor(game, now, event);
  if (!past && !states && listeners.length === 0 && !hasDelayed(game, kinds)) return none;
  const waiting: WaitingTrigger[] = [];
  const seen = past?.seen ?? nothing;
  if (past) for (const listener of past.listeners) note(game, event, listener, seen, waiting);
  for (const listener of listeners) note(game, event, listener, seen, waiting);
  for (const listener of delayedFor(game, kinds)) note(game, event, listener, seen, waiting);
  if (states) addStateTriggers(game, waiting);
  return waiting;
}
/** What has just been dropped would trigger again at once, and without end. */
const isDropped = (event: MagicEvent): boolean => event.type === 'trigger' && event.dropped === true;
const none: readonly never[] = [];
const nothing: ReadonlyMap<CardNo, Seen> = new Map();

function note(
  game: Magic,
  event: MagicEvent,
  listener: Listener,
  seen: ReadonlyMap<CardNo, Seen>,
  waiting: WaitingTrigger[],
): void {
  const { ability, ref: node, controller, text, nth } = listener;
  // What was seen before the event could be of a player who has left with it.
  if (has(game.state.out, controller)) return;
  for (const memory of occurrences(game, event, listener, seen)) {
    const source = sourceAfter(game, listener);
    // Checked as it triggers, and once more as it resolves (MC-Q-42).
    if (ability.condition && !holds(game, ability.condition, { ...text, lastKnown: source, memory }))
      continue;
    waiting.push({ node, controller, source, memory: nth === null ? memory : merged(text.memory, memory) });
    if (nth === null) continue;
    // It triggers once.
    happen(game, { type: 'use', player: controller, cards: [], rules: ['MC-GR-56'], nth });
    return;
  }
}

/** What a delayed ability speaks of is what the text before it spoke of. */
const merged = (own: Memory, event: Memory): Memory => ({ ...event, ...own });

/** What has left with its own ability is known as it was; the card is found where it went. */
const sourceAfter = (game: Magic, { source }: Listener): KnownObject =>
  cardAt(game, source.card).ceased ? source : withId(source, cardAt(game, source.card).id);

const hasDelayed = (game: Magic, kinds: number): boolean => delayedFor(game, kinds).length > 0;

/** Delayed triggers that wait for any of some kinds of events (MC-GR-56), the latest first, so that the places of the others stay. */
function delayedFor(game: Magic, kinds: number): readonly Listener[] {
  const { effects } = game.state;
  if (!effects || effects.length === 0) return none;
  let found: readonly Listener[] = none;
  for (let nth = effects.length - 1; nth >= 0; nth -= 1) {
    const entry = effects[nth] as (typeof effects)[number];
    const { node, controller, source } = entry.does;
    const effect = nodeAt<Effect>(game, node);
    if (effect.do !== 'delayed' || (kindBit[effect.event.on] & kinds) === 0 || !source) continue;
    const listener: Listener = {
      ability: { event: effect.event, condition: null },
      ref: node,
      no: source.card,
      controller: controller as PlayerNo,
      text: textOfLasting(entry),
      source,
      host: null,
      nth,
    };
    found = [...found, listener];
  }
  return found;
}
