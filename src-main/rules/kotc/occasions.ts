import type { CardNo } from '../kernel/state.js';
import type { Kotc } from './edition.js';
import type { KotcEvent } from './events.js';
import type { Occasion, OccasionEntry, OccasionKind } from './state.js';
import { cardAt } from './values.js';

/** What is noted from now on does not happen at once with what went before (K14-Q-09). */
export function newMoment({ state }: Kotc): void {
  state.moment += 1;
}

/** Listens behind the door, and notes what conditions look for. */
export function noteOccasions(table: Kotc, event: KotcEvent): void {
  switch (event.type) {
    case 'move':
      if (event.why !== 'destroy' || !event.from) return;
      note(table, 'destroyed', { card: event.card, player: event.from.player, zone: event.from.zone });
      return;
    case 'damage':
      noteCards(table, 'damaged', [event.card]);
      return;
    case 'wound':
      if (event.amount > 0) note(table, 'wounded', { card: null, player: event.player, zone: null });
      return;
    case 'target':
      noteCards(table, 'targeted', event.cards);
      return;
    case 'attack':
      noteCards(table, 'attacks', event.team);
      return;
    case 'defend':
      noteCards(table, 'defends', event.team);
      return;
    default:
  }
}

function noteCards(table: Kotc, kind: OccasionKind, cards: readonly CardNo[]): void {
  for (const no of cards) {
    const { player, zone } = cardAt(table, no);
    note(table, kind, { card: no, player, zone });
  }
}

function note({ state }: Kotc, kind: OccasionKind, entry: OccasionEntry): void {
  const { occasions, moment } = state;
  const same = occasions.findLast((one) => one.kind === kind && one.moment === moment);
  if (same) {
    same.entries.push(entry);
    return;
  }
  occasions.push({ kind, moment, window: null, entries: [entry], used: [] });
}

/** Opens a window: what has happened since the last one closed can be used in it. */
export function openWindow({ state }: Kotc): number {
  const window = state.nextWindow;
  state.nextWindow += 1;
  state.windows.push(window);
  return window;
}

/** Gives what has no window yet to the innermost one. */
export function gatherOccasions({ state }: Kotc): void {
  const window = state.windows.at(-1);
  if (window === undefined) return;
  for (const occasion of state.occasions) occasion.window ??= window;
}

/** Closes the innermost window; what was met in it is met no more. */
export function closeWindow({ state }: Kotc): void {
  const window = state.windows.pop();
  if (state.occasions.length > 0) {
    state.occasions = state.occasions.filter((occasion: Occasion) => occasion.window !== window);
  }
}
