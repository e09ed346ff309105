import type { PlayerNo } from '../../../../engine/decision.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import { unset } from '../../../../engine/plain.js';
import type { CardNo, Players } from '../../../../engine/state.js';
import { moveCard } from '../../../../engine/zones.js';
import type { Magic } from '../context.js';
import { laws, type KnownObject, type MagicCard, type State, type Zone } from '../state/state.js';

/** Takes from an object what belongs to it where it is, and not to the card. */
function becomeCard(card: Writable<MagicCard>): void {
  unset(card, 'tapped');
  unset(card, 'damage');
  unset(card, 'attached');
  unset(card, 'fresh');
  unset(card, 'arrived');
  unset(card, 'chosen');
  unset(card, 'x');
  unset(card, 'modes');
  unset(card, 'counts');
  unset(card, 'shares');
  unset(card, 'memory');
  unset(card, 'paid');
  unset(card, 'does');
  unset(card, 'left');
  unset(card, 'under');
  unset(card, 'combatDamage');
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
  becomeCard(card);
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
