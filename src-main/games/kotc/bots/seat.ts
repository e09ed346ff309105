import type { GuideEdition } from '../cards/editions.js';
import type { Ability, CardComponents } from '../../card-components.js';
import { readText } from '../cards/language/read.js';
import { eraOf, type Era } from '../cards/vocabulary/component.js';
import type { CardId, PlayerNo } from '../../../engine/decision.js';
import { editionsById, type KotcRulesId } from '../rules/editions/by-id.js';
import type { PlayerView, View } from '../rules/views/view.js';
import type { CardView, PrintedView, ResourceView } from '../rules/views/view-cards.js';

/** A card that its player can tell, and in whose zone it is. */
export interface Spot {
  readonly card: CardView;
  readonly player: PlayerNo;
  /** As a creature or as a trap. */
  readonly inPlay: boolean;
}

/** A resource or a trap of which only its place is known. */
export interface Hidden {
  readonly place: ResourceView;
  readonly player: PlayerNo;
  readonly inPlay: boolean;
}

/** A view from a player's seat, with the cards at hand by their ids. */
export interface Seat {
  readonly view: View;
  readonly era: Era;
  readonly me: PlayerNo;
  readonly mine: PlayerView;
  /** Who still plays. */
  readonly enemies: readonly { readonly player: PlayerNo; readonly field: PlayerView }[];
  readonly spots: ReadonlyMap<CardId, Spot>;
  readonly hidden: ReadonlyMap<CardId, Hidden>;
}

export function seatAt(view: View, me: PlayerNo): Seat {
  const spots = new Map<CardId, Spot>();
  const hidden = new Map<CardId, Hidden>();
  const put = (card: CardView, player: PlayerNo, inPlay = false): void => {
    if (card.id !== null && !spots.has(card.id)) spots.set(card.id, { card, player, inPlay });
  };
  const putPlace = (place: ResourceView, player: PlayerNo, inPlay: boolean): void => {
    if (place.card) put(place.card, player, inPlay);
    else hidden.set(place.id, { place, player, inPlay });
  };
  for (const [player, { hand, granary, battlefield, traps, grave, reserves }] of view.players.entries()) {
    for (const card of [...hand.cards, ...grave.cards, ...reserves.cards]) put(card, player);
    for (const card of battlefield) put(card, player, true);
    for (const place of granary) putPlace(place, player, false);
    for (const place of traps) putPlace(place, player, true);
  }
  for (const card of view.casting) put(card, card.owner);
  for (const card of view.decision?.cards ?? []) put(card, card.owner);
  const enemies = view.players
    .map((field, player) => ({ player, field }))
    .filter(({ player, field }) => player !== me && !field.isOut);
  const era = eraOf(editionOf(view.rules));
  return { view, era, me, mine: view.players[me] as PlayerView, enemies, spots, hidden };
}

/** The edition by whose guide the cards are read that are played by the rules with that id. @throws RangeError for rules that do not exist */
function editionOf(rules: string): GuideEdition {
  if (!Object.hasOwn(editionsById, rules)) throw new RangeError(`There are no rules “${rules}”.`);
  return editionsById[rules as KotcRulesId].number;
}

const read = new Map<string, CardComponents>();

/** What a card is made of, read from its text as a player reads it. */
export function componentsOf({ text, type }: PrintedView, rules: string): CardComponents {
  const key = `${rules}:${type}:${text}`;
  let components = read.get(key);
  if (!components) {
    components = readText(text, type, editionOf(rules));
    read.set(key, components);
  }
  return components;
}

export const abilitiesOf = (printed: PrintedView, rules: string): readonly Ability[] =>
  componentsOf(printed, rules).abilities;

/** What a hitpoint is worth, in levels; where few are left. */
export const HITPOINT = 0.3;
const DEAR_HITPOINT = 0.8;
const FEW_HITPOINTS = 10;
export const worthOfHitpoint = ({ hp }: PlayerView): number =>
  hp <= FEW_HITPOINTS ? DEAR_HITPOINT : HITPOINT;

/** Points of damage that a die comes to on average. */
export const DIE = 3.5;

/** A petrified minion can be given up for a cost, and comes back where it is bounced. */
const PETRIFIED = 0.3;

/** What a minion is worth to whoever has it, in levels. */
export const worthOf = ({
  printed,
  sp,
  hp,
  petrified,
}: Pick<CardView, 'printed' | 'sp' | 'hp' | 'petrified'>): number =>
  petrified ? PETRIFIED : printed.level + (sp ?? 0) / 2 + (hp ?? 0) / 8;

export const dearestFirst = (a: CardView, b: CardView): number => worthOf(b) - worthOf(a);
export const isReady = ({ exhausted }: { readonly exhausted: boolean }): boolean => !exhausted;

/** The player's own creatures and traps. */
export const inPlayOf = ({ mine }: Seat): CardView[] => [
  ...mine.battlefield,
  ...mine.traps.flatMap(({ card }) => card ?? []),
];
