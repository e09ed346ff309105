import type { PlayerNo } from '../../../../engine/decision.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { Emptied } from '../../../../engine/plain.js';
import type { CardNo, Players } from '../../../../engine/state.js';
import { moveCard } from '../../../../engine/zones.js';
import type { Magic } from '../context.js';
import { laws, type KnownObject, type MagicCard, type State, type Zone } from '../state/state.js';

/** Takes from an object what belongs to it where it is, and not to the card. */
function becomeCard(card: Emptied<MagicCard>): void {
  if (card.tapped !== undefined) card.tapped = undefined;
  if (card.damage !== undefined) card.damage = undefined;
  if (card.attached !== undefined) card.attached = undefined;
  if (card.fresh !== undefined) card.fresh = undefined;
  if (card.arrived !== undefined) card.arrived = undefined;
  if (card.chosen !== undefined) card.chosen = undefined;
  if (card.x !== undefined) card.x = undefined;
  if (card.modes !== undefined) card.modes = undefined;
  if (card.counts !== undefined) card.counts = undefined;
  if (card.shares !== undefined) card.shares = undefined;
  if (card.memory !== undefined) card.memory = undefined;
  if (card.paid !== undefined) card.paid = undefined;
  if (card.does !== undefined) card.does = undefined;
  if (card.left !== undefined) card.left = undefined;
  if (card.under !== undefined) card.under = undefined;
  if (card.combatDamage !== undefined) card.combatDamage = undefined;
}

/** Moves an object to a zone, where it is a new one. What it was in play the stack remembers (MC-Q-36, MC-Q-72). */
export function moveTo(
  state: Writable<State>,
  game: Magic,
  no: CardNo,
  player: PlayerNo,
  zone: Zone | null,
  place: 'top' | 'bottom' = 'top',
): Players {
  const card = state.cards[no]!;
  if (card.zone === 'play') rememberLast(state, game, no);
  const known = moveCard(state, laws, no, { player, zone, place });
  becomeCard(card as Emptied<MagicCard>);
  return known;
}

/** What comes from it or is aimed at it on the stack knows it as it last was. */
function rememberLast(state: Writable<State>, game: Magic, no: CardNo): void {
  const stack = state.shared?.stack ?? [];
  if (stack.length === 0) return;
  const { id } = state.cards[no]!;
  for (const other of stack) {
    const object = state.cards[other]!;
    const isAimed = object.targets?.some((target) => 'card' in target && target.card === id) ?? false;
    const isDealing = object.combatDamage?.some(({ source }) => source.id === id) ?? false;
    if (object.source?.id !== id && !isAimed && !isDealing) continue;
    (object.left ??= []).push(game.rules.snapshot(game, no) as Writable<KnownObject>);
  }
}
