import { limits } from '../../record.js';
import { ScenarioFault } from '../fault.js';
import { calledBy, FILLER, labelOf } from '../labels.js';
import { HIGHEST_COUNT } from '../parts.js';
import type { Place, PlacedCard, Scenario, ScenarioSeat, Spread, SpreadCard } from '../scenario.js';

/** Where the cards of a position lie. */
export interface PositionZones {
  /** Of a seat, in the order in which they are written. */
  readonly zones: readonly string[];
  /** How many cards that do nothing lie in a zone of which a seat does not speak. */
  readonly filled: Readonly<Record<string, number>>;
  /** Words of the turn that list players by their names, or cards by their labels. */
  readonly turnEntities?: readonly string[];
}

/** What lies in a zone of a seat. */
export function placesIn(seat: ScenarioSeat, zone: string, { filled }: PositionZones): readonly Place[] {
  const count = filled[zone];
  return (seat[zone] as readonly Place[] | undefined) ?? (count === undefined ? [] : [count]);
}

/** @throws ScenarioFault where two cards are called the same */
export function spreadOut({ players }: Pick<Scenario, 'players'>, ground: PositionZones): Spread {
  const taken = new Set<string>();
  const each = ({ as, ...placed }: PlacedCard): SpreadCard => {
    const label = labelOf({ ...placed, as }, taken);
    if (label === null) throw new ScenarioFault(`Two cards are called “${as ?? ''}”.`);
    taken.add(label);
    return { placed, label };
  };
  return players.map((seat) =>
    Object.fromEntries(
      ground.zones.map((zone) => [zone, placesIn(seat, zone, ground).flatMap(placedOf).map(each)]),
    ),
  );
}

/** Whether a position holds no more cards than a game may; a number in a zone stands for as many. */
export function hasRoomForCards(players: readonly ScenarioSeat[], ground: PositionZones): boolean {
  const places = players.flatMap((seat) => ground.zones.flatMap((zone) => placesIn(seat, zone, ground)));
  const cards = places.reduce<number>((sum, place) => sum + (typeof place === 'number' ? place : 1), 0);
  return cards <= limits.cards;
}

/** The cards that a place stands for. */
export function placedOf(place: Place): PlacedCard[] {
  if (typeof place === 'number') return Array.from({ length: place }, () => ({ card: FILLER }));
  return [typeof place === 'string' ? { card: place } : place];
}

/**
 * Writes cards back into the seats of a scenario, as shortly as can be. What the scenario speaks of keeps its label; of the
 * rest, labels that are only numbered names follow the cards' new order.
 */
export function foldedInto(scenario: Scenario, spread: Spread, ground: PositionZones): Scenario {
  const { zones, filled } = ground;
  const cards = spread.flatMap((seat) => zones.flatMap((zone) => seat[zone] ?? []));
  const labels = labelsFor(cards, spokenOf(scenario, cards, ground));
  const players = scenario.players.map((seat, place) => {
    const piles = spread[place];
    const lists = zones.flatMap((zone): [string, Place[]][] => {
      const list = folded(piles?.[zone] ?? [], labels);
      return list.length > 0 || filled[zone] !== undefined ? [[zone, list]] : [];
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
function labelsFor(
  cards: readonly SpreadCard[],
  spoken: ReadonlySet<string>,
): ReadonlyMap<SpreadCard, string> {
  const needed = new Set(cards.filter(({ label }) => spoken.has(label)).map(({ placed }) => placed.card));
  const isOwn = ({ placed, label }: SpreadCard): boolean =>
    label !== calledBy(placed) && !(label.startsWith(`${calledBy(placed)} `) && /^.* \d+$/.test(label));
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
    const label = labelOf({ ...card.placed, as: written.get(card) }, taken);
    if (label === null) return false;
    taken.add(label);
    return label === card.label || !needed.has(card.placed.card);
  });
}

/** Every word that may be a label in what follows the position, and in what its cards are attached to. */
function spokenOf(
  { goal, steps, picks, turn }: Scenario,
  cards: readonly SpreadCard[],
  { turnEntities = [] }: PositionZones,
): Set<string> {
  return wordsIn([
    goal?.reach,
    steps,
    picks,
    turnEntities.map((word) => turn?.[word]),
    cards.map(({ placed: { attachedTo, of, targets } }) => [attachedTo, of, targets]),
  ]);
}

/** Every word in plain data, and every key. */
export function wordsIn(data: unknown): Set<string> {
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
  gather(data);
  return words;
}
