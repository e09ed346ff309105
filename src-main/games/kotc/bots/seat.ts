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
  readonly spots: Found<Spot>;
  readonly hidden: Found<Hidden>;
}

export function seatAt(view: View, me: PlayerNo): Seat {
  const enemies = view.players
    .map((field, player) => ({ player, field }))
    .filter(({ player, field }) => player !== me && !field.isOut);
  const era = eraOf(editionOf(view.rules));
  const mine = view.players[me] as PlayerView;
  return { view, era, me, mine, enemies, spots: new Spots(view, me), hidden: new HiddenPlaces(view) };
}

/** Things by the ids of cards. */
export type Found<T> = Pick<ReadonlyMap<CardId, T>, 'get' | 'values' | typeof Symbol.iterator>;

/** The cards of a view that its player can tell. Most that are asked for are on a battlefield or in the own hand: it looks there first. */
class Spots implements Found<Spot> {
  #near: Map<CardId, Spot> | null = null;
  #all: Map<CardId, Spot> | null = null;

  constructor(
    private readonly view: View,
    private readonly me: PlayerNo,
  ) {}

  get(id: CardId): Spot | undefined {
    return this.#all ? this.#all.get(id) : (this.#nearby().get(id) ?? this.#everywhere().get(id));
  }

  values(): MapIterator<Spot> {
    return this.#everywhere().values();
  }

  [Symbol.iterator](): MapIterator<[CardId, Spot]> {
    return this.#everywhere()[Symbol.iterator]();
  }

  #nearby(): Map<CardId, Spot> {
    if (this.#near) return this.#near;
    const near = (this.#near = new Map<CardId, Spot>());
    for (const card of this.view.players[this.me]?.hand.cards ?? []) put(near, card, this.me, false);
    for (const [player, { battlefield }] of this.view.players.entries()) {
      for (const card of battlefield) put(near, card, player, true);
    }
    return near;
  }

  #everywhere(): Map<CardId, Spot> {
    if (this.#all) return this.#all;
    const all = (this.#all = new Map<CardId, Spot>());
    const { players, casting, decision } = this.view;
    for (const [player, { hand, grave, reserves, battlefield, granary, traps }] of players.entries()) {
      for (const { cards } of [hand, grave, reserves])
        for (const card of cards) put(all, card, player, false);
      for (const card of battlefield) put(all, card, player, true);
      for (const { card } of granary) if (card) put(all, card, player, false);
      for (const { card } of traps) if (card) put(all, card, player, true);
    }
    for (const card of casting) put(all, card, card.owner, false);
    for (const card of decision?.cards ?? []) put(all, card, card.owner, false);
    return all;
  }
}

function put(spots: Map<CardId, Spot>, card: CardView, player: PlayerNo, inPlay: boolean): void {
  if (card.id !== null && !spots.has(card.id)) spots.set(card.id, { card, player, inPlay });
}

/** The places of a view that hold cards its player cannot tell. */
class HiddenPlaces implements Found<Hidden> {
  #all: Map<CardId, Hidden> | null = null;

  constructor(private readonly view: View) {}

  get(id: CardId): Hidden | undefined {
    return this.#everywhere().get(id);
  }

  values(): MapIterator<Hidden> {
    return this.#everywhere().values();
  }

  [Symbol.iterator](): MapIterator<[CardId, Hidden]> {
    return this.#everywhere()[Symbol.iterator]();
  }

  #everywhere(): Map<CardId, Hidden> {
    if (this.#all) return this.#all;
    const all = (this.#all = new Map<CardId, Hidden>());
    for (const [player, { granary, traps }] of this.view.players.entries()) {
      for (const place of granary) if (!place.card) all.set(place.id, { place, player, inPlay: false });
      for (const place of traps) if (!place.card) all.set(place.id, { place, player, inPlay: true });
    }
    return all;
  }
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
