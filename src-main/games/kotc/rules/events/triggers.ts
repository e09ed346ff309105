import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { LastKnown } from '../../../../engine/pipeline/last-known.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { KotcContext } from '../context.js';
import type { KotcEdition } from '../editions/edition.js';
import type { KotcEvent } from './events.js';
import type { KotcCard, KotcState, LaterTrigger, TriggerEntry, TriggerKind, Zone } from '../state/state.js';

type State = Writable<KotcState>;

/** Notes the trigger events in an event that has been applied. The state calls them `occasions`, as records do. */
export function noteTriggers(
  state: State,
  event: KotcEvent,
  { edition }: KotcContext,
  before: LastKnown<Zone> | undefined,
): void {
  switch (event.type) {
    case 'move':
      if (event.why === 'summon') noteLater(state, edition, 'summoned', [event.card], event.to);
      if (event.why !== 'destroy' || !before) return;
      fell(state, event.card);
      note(state, 'destroyed', entry(event.card, before.player, before.zone));
      return;
    case 'pawn':
      noteLater(state, edition, 'summoned', [event.card], event.player);
      return;
    case 'damage':
      noteCards(state, 'damaged', [event.card], event.amount);
      return;
    case 'wound':
      if (event.amount > 0) note(state, 'wounded', entry(null, event.player, null, event.amount));
      return;
    default:
      // Only the conditions of the 14th Edition look for the rest.
      if (edition.mechanisms.acting === 'windows') noteUse(state, event, edition);
  }
}

function noteUse(state: State, event: KotcEvent, edition: KotcEdition): void {
  switch (event.type) {
    case 'target':
      noteCards(state, 'targeted', event.cards);
      return;
    case 'attack':
      noteCards(state, 'attacks', event.team);
      return;
    case 'defend':
      noteCards(state, 'defends', event.team);
      return;
    case 'enlist':
      if (event.late) noteLate(state, event.side === 'attack' ? 'attacks' : 'defends', event.card);
      return;
    case 'pawn':
      noteLater(state, edition, 'summoned', [event.card], event.player);
      return;
    case 'link':
      if ('ability' in event.link) noteLater(state, edition, 'used', [event.link.card], event.link.player);
      return;
    default:
  }
}

/** What only the conditions of some editions look for. @param player whose action or card it is */
export function noteLater(
  state: State,
  { mechanisms }: Pick<KotcEdition, 'mechanisms'>,
  kind: LaterTrigger,
  cards: readonly CardNo[],
  player?: PlayerNo,
): void {
  if (!mechanisms.triggers.includes(kind)) return;
  for (const no of cards) {
    const card = state.cards[no] as KotcCard;
    note(state, kind, entry(no, player ?? card.player, card.zone));
  }
}

function noteLate(state: State, kind: TriggerKind, card: CardNo): void {
  const { player, zone } = state.cards[card] as KotcCard;
  note(state, kind, { ...entry(card, player, zone), late: true });
}

const entry = (card: CardNo | null, player: PlayerNo, zone: Zone | null, amount = 0): TriggerEntry => ({
  card,
  player,
  zone,
  amount,
  fell: false,
});

function noteCards(state: State, kind: TriggerKind, cards: readonly CardNo[], amount = 0): void {
  for (const no of cards) {
    const { player, zone } = state.cards[no] as KotcCard;
    note(state, kind, entry(no, player, zone, amount));
  }
}

/** Who is destroyed at the moment in which it is damaged was not "damaged, but not destroyed" (K11-Q-27). */
function fell(state: State, card: CardNo): void {
  for (const { kind, moment, entries } of state.occasions) {
    if (kind !== 'damaged' || moment !== state.moment) continue;
    for (const one of entries) if (one.card === card) one.fell = true;
  }
}

function note(state: State, kind: TriggerKind, entry: TriggerEntry): void {
  const { occasions, moment } = state;
  const same = occasions.findLast((one) => one.kind === kind && one.moment === moment);
  if (same) {
    same.entries.push(entry);
    return;
  }
  occasions.push({ kind, moment, window: null, entries: [entry], used: [] });
}
