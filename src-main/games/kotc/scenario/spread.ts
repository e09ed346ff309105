import { zones, type Zone } from '../rules/state/state.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import type { Scenario } from './format.js';
import { FILLER, labelOf } from '../../../engine/scenario/labels.js';
import { HIGHEST_COUNT } from '../../../engine/scenario/parts.js';
import { placesIn, type Place, type PlacedCard } from './position-format.js';

/** A card of a position with the label by which the rest of its scenario knows it. */
export interface SpreadCard {
  readonly placed: Omit<PlacedCard, 'as'>;
  readonly label: string;
}

/** The cards of every seat, zone by zone, each by itself, from the top. */
export type Spread = readonly Readonly<Record<Zone, readonly SpreadCard[]>>[];

/** @throws ScenarioFault where two cards are called the same */
export function spreadOut({ players }: Pick<Scenario, 'players'>): Spread {
  const taken = new Set<string>();
  const each = ({ as, ...placed }: PlacedCard): SpreadCard => {
    const label = labelOf({ card: placed.card, as }, taken);
    if (label === null) throw new ScenarioFault(`Two cards are called “${as ?? ''}”.`);
    taken.add(label);
    return { placed, label };
  };
  return players.map(
    (seat) =>
      Object.fromEntries(
        zones.map((zone) => [zone, placesIn(seat, zone).flatMap(placedOf).map(each)]),
      ) as Record<Zone, SpreadCard[]>,
  );
}

function placedOf(place: Place): PlacedCard[] {
  if (typeof place === 'number') return Array.from({ length: place }, () => ({ card: FILLER }));
  return [typeof place === 'string' ? { card: place } : place];
}

/**
 * Writes cards back into the seats of a scenario, as shortly as can be. What the scenario speaks of keeps its label; of the
 * rest, labels that are only numbered names follow the cards' new order.
 */
export function foldedInto(scenario: Scenario, spread: Spread): Scenario {
  const labels = labelsFor(spread, spokenOf(scenario));
  const players = scenario.players.map((seat, place) => {
    const piles = spread[place];
    const lists = zones.flatMap((zone): [Zone, Place[]][] => {
      const list = folded(piles?.[zone] ?? [], labels);
      return list.length > 0 || zone === 'deck' ? [[zone, list]] : [];
    });
    const rest = Object.entries(seat).filter(([key]) => !zones.some((zone) => zone === key));
    return { name: seat.name, ...Object.fromEntries([...rest, ...lists]) };
  });
  return { ...scenario, players };
}

function folded(cards: readonly SpreadCard[], labels: ReadonlyMap<SpreadCard, string>): Place[] {
  const list: Place[] = [];
  for (const one of cards) {
    const { card, ...lying } = one.placed;
    const as = labels.get(one);
    const last = list.at(-1);
    const isPlain = Object.keys(lying).length === 0 && as === undefined;
    if (isPlain && card === FILLER) {
      if (typeof last === 'number' && last < HIGHEST_COUNT) list[list.length - 1] = last + 1;
      else list.push(1);
    } else if (isPlain) list.push(card);
    else list.push({ card, ...(as !== undefined && { as }), ...lying });
  }
  return list;
}

/** What has to be written as the cards' labels: those that would not come about by themselves and are needed. */
function labelsFor(spread: Spread, spoken: ReadonlySet<string>): ReadonlyMap<SpreadCard, string> {
  const cards = spread.flatMap((seat) => zones.flatMap((zone) => seat[zone]));
  const needed = new Set(cards.filter(({ label }) => spoken.has(label)).map(({ placed }) => placed.card));
  const isOwn = ({ placed, label }: SpreadCard): boolean =>
    label !== placed.card && !(label.startsWith(`${placed.card} `) && /^.* \d+$/.test(label));
  const asWritten = new Map(cards.filter(isOwn).map((card) => [card, card.label]));
  if (comesOut(cards, asWritten, needed)) return asWritten;
  const all = new Map(cards.map((card) => [card, card.label]));
  const some = new Map([...all].filter(([card]) => needed.has(card.placed.card) || asWritten.has(card)));
  return comesOut(cards, some, needed) ? some : all;
}

/** Whether every card that is needed gets its label, and no two the same. */
function comesOut(
  cards: readonly SpreadCard[],
  written: ReadonlyMap<SpreadCard, string>,
  needed: ReadonlySet<string>,
): boolean {
  const taken = new Set<string>();
  return cards.every((card) => {
    const label = labelOf({ card: card.placed.card, as: written.get(card) }, taken);
    if (label === null) return false;
    taken.add(label);
    return label === card.label || !needed.has(card.placed.card);
  });
}

/** Every word that may be a label in what follows the position. */
function spokenOf({ goal, steps, picks, turn }: Scenario): Set<string> {
  const words = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(gather);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        words.add(key);
        gather(inner);
      }
    }
  };
  gather([goal?.reach, steps, picks, turn?.declared]);
  return words;
}
