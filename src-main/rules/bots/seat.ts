import type { EditionNumber } from '../../cards/editions.js';
import type { Ability } from '../../cards/language/design.js';
import { readText } from '../../cards/language/read.js';
import type { CardId, PlayerNo } from '../kernel/decision.js';
import type { PlayerView, View } from '../kotc/view.js';
import type { CardView, PrintedView } from '../kotc/view-cards.js';

/** A card that its player can tell, and in whose zone it is. */
export interface Spot {
  readonly card: CardView;
  readonly player: PlayerNo;
  readonly inPlay: boolean;
}

/** A view from a player's seat, with the cards at hand by their ids. */
export interface Seat {
  readonly view: View;
  readonly me: PlayerNo;
  readonly mine: PlayerView;
  readonly enemies: readonly { readonly player: PlayerNo; readonly field: PlayerView }[];
  readonly spots: ReadonlyMap<CardId, Spot>;
}

export function seatAt(view: View, me: PlayerNo): Seat {
  const spots = new Map<CardId, Spot>();
  const put = (card: CardView | null, player: PlayerNo, inPlay = false): void => {
    if (card && card.id !== null) spots.set(card.id, { card, player, inPlay });
  };
  for (const [player, { hand, granary, battlefield }] of view.players.entries()) {
    for (const card of hand.cards) put(card, player);
    for (const { card } of granary) put(card, player);
    for (const card of battlefield) put(card, player, true);
  }
  for (const card of view.casting) put(card, card.owner);
  for (const card of view.decision?.cards ?? []) {
    if (card.id !== null && !spots.has(card.id)) put(card, card.owner);
  }
  const enemies = view.players
    .map((field, player) => ({ player, field }))
    .filter(({ player }) => player !== me);
  return { view, me, mine: view.players[me] as PlayerView, enemies, spots };
}

const read = new Map<string, readonly Ability[]>();

/** What a card can do, read from its text as a player reads it. */
export function abilitiesOf({ text, type }: PrintedView, rules: string): readonly Ability[] {
  const key = `${rules}:${type}:${text}`;
  let abilities = read.get(key);
  if (!abilities) {
    ({ abilities } = readText(text, type, Number(rules.slice(-2)) as EditionNumber));
    read.set(key, abilities);
  }
  return abilities;
}

/** What a minion is worth to whoever has it, in levels. */
export const worthOf = ({ printed, sp, hp }: CardView): number =>
  printed.level + (sp ?? 0) / 2 + (hp ?? 0) / 8;

export const dearestFirst = (a: CardView, b: CardView): number => worthOf(b) - worthOf(a);
export const isReady = ({ exhausted }: { readonly exhausted: boolean }): boolean => !exhausted;
