import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import type { KotcEvent } from './events.js';
import type { TriggerEvent, TriggerEntry, TriggerKind, Zone } from '../state/state.js';
import { cardAt } from '../state/values.js';

/** What is noted from now on does not happen at once with what went before (K14-Q-09). */
export function newMoment({ state }: KotcContext): void {
  state.moment += 1;
}

/** Notes the trigger events in an event that has been applied. The state calls them `occasions`, as records do. */
export function noteTriggers(game: KotcContext, event: KotcEvent): void {
  switch (event.type) {
    case 'move':
      if (event.why !== 'destroy' || !event.from) return;
      fell(game, event.card);
      note(game, 'destroyed', entry(event.card, event.from.player, event.from.zone));
      return;
    case 'damage':
      noteCards(game, 'damaged', [event.card], event.amount);
      return;
    case 'wound':
      if (event.amount > 0) note(game, 'wounded', entry(null, event.player, null, event.amount));
      return;
    default:
      // Only the conditions of the 14th Edition look for the rest.
      if (game.edition.mechanisms.acting === 'windows') noteUse(game, event);
  }
}

function noteUse(game: KotcContext, event: KotcEvent): void {
  switch (event.type) {
    case 'target':
      noteCards(game, 'targeted', event.cards);
      return;
    case 'attack':
      noteCards(game, 'attacks', event.team);
      return;
    case 'defend':
      noteCards(game, 'defends', event.team);
      return;
    default:
  }
}

const entry = (card: CardNo | null, player: PlayerNo, zone: Zone | null, amount = 0): TriggerEntry => ({
  card,
  player,
  zone,
  amount,
  fell: false,
});

function noteCards(game: KotcContext, kind: TriggerKind, cards: readonly CardNo[], amount = 0): void {
  for (const no of cards) {
    const { player, zone } = cardAt(game, no);
    note(game, kind, entry(no, player, zone, amount));
  }
}

/** Who is destroyed at the moment in which it is damaged was not "damaged, but not destroyed" (K11-Q-27). */
function fell({ state }: KotcContext, card: CardNo): void {
  for (const { kind, moment, entries } of state.occasions) {
    if (kind !== 'damaged' || moment !== state.moment) continue;
    for (const one of entries) if (one.card === card) one.fell = true;
  }
}

function note({ state }: KotcContext, kind: TriggerKind, entry: TriggerEntry): void {
  const { occasions, moment } = state;
  const same = occasions.findLast((one) => one.kind === kind && one.moment === moment);
  if (same) {
    same.entries.push(entry);
    return;
  }
  occasions.push({ kind, moment, window: null, entries: [entry], used: [] });
}

/** Opens a window: what has happened since the last one closed can be used in it. */
export function openWindow({ state }: KotcContext): number {
  const window = state.nextWindow;
  state.nextWindow += 1;
  state.windows.push(window);
  return window;
}

/** Gives what has no window yet to the innermost one. */
export function gatherTriggers({ state }: KotcContext): void {
  const window = state.windows.at(-1);
  if (window === undefined) return;
  for (const trigger of state.occasions) trigger.window ??= window;
}

/** Closes the innermost window; what was met in it is met no more. */
export function closeWindow({ state }: KotcContext): void {
  const window = state.windows.pop();
  if (state.occasions.length > 0) {
    state.occasions = state.occasions.filter((trigger: TriggerEvent) => trigger.window !== window);
  }
}
