/** What lies where on the stage: a view laid out, ready to be drawn, pointed at and compared with the view before. */
import type {
  CardId,
  CardRef,
  PlayerNo,
  SeenCard,
  SeenZone,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from './box.js';
import { diceOf, type PlacedDie } from './dice-spots.js';
import type { ZoneBox } from './field-layout.js';
import { CARD_RATIO, layFan, layRow, widestIn, type Spot } from './row-layout.js';
import { layStage, type SeatLayout, type StageLayout, type StageSize } from './stage-layout.js';
import type { StagePlace } from './stage-input.js';

/** A card that is drawn as such; on top of others the later it stands in the list. */
export interface PlacedCard extends Spot {
  /** By its id, so that it is found again in the next view; without one by its place. */
  readonly key: string;
  readonly card: SeenCard;
  readonly place: StagePlace;
  readonly role: 'row' | 'hand' | 'pile' | 'stage' | 'link';
  /** Its place in the team or the defense of a battle, from 1. */
  readonly order: number | null;
  /** Number of the chain link that it stands for. */
  readonly link: number | null;
}

export interface PlacedPile {
  readonly seat: PlayerNo;
  readonly zone: string;
  readonly name: string;
  readonly box: Box;
  readonly count: number;
  /** Its top card where that is known. */
  readonly top: SeenCard | null;
  /** Where the top card lies; null where only a line is shown. */
  readonly spot: Spot | null;
  /** All cards of it that the viewer knows. */
  readonly known: readonly SeenCard[];
}

export interface Scene {
  readonly view: TableView;
  readonly layout: StageLayout;
  readonly cards: readonly PlacedCard[];
  readonly piles: readonly PlacedPile[];
  /** Dice of which one is to be chosen. */
  readonly dice: readonly PlacedDie[];
}

/** So far do cards in a battle stand forward, in shares of their height. */
const FORWARD = 0.2;
/** A card in the lane is higher than the lane: it lies over all else. */
const LANE_CARD = 1.5;
const INSET = 4;
/** As many backs are drawn of a hand that one cannot look into. */
const MOST_BACKS = 12;

const faceDown: SeenCard = {
  id: null,
  face: null,
  owner: null,
  exhausted: false,
  fatigued: false,
  chips: [],
  remembered: false,
  notes: [],
};

export function sceneOf(view: TableView, bottom: PlayerNo, size: StageSize): Scene {
  const layout = layStage(view, bottom, size);
  const order = formationOf(view);
  const cards: PlacedCard[] = [];
  const piles: PlacedPile[] = [];
  for (const seat of layout.seats) {
    const zones = view.seats.find((one) => one.seat === seat.seat)?.zones ?? [];
    for (const box of [...seat.zones, ...seat.asides]) {
      const zone = zones.find((one) => one.zone === box.zone);
      if (!zone) continue;
      if (zone.shape === 'pile' || seat.asides.includes(box)) {
        const pile = pileOf(box, zone, seat.asides.includes(box));
        piles.push(pile);
        if (pile.spot) cards.push(...topOf(pile, pile.spot));
      } else cards.push(...rowOf(box, zone, seat, order));
    }
    const hand = zones.find((one) => one.zone === seat.hand?.zone);
    if (hand && seat.hand) cards.push(...handOf(seat.hand, hand, seat.facing));
  }
  cards.push(...laneOf(view, layout.lane));
  return { view, layout, cards, piles, dice: diceOf(view, layout.lane) };
}

const keyOf = (card: SeenCard, place: StagePlace, index: number): string =>
  card.id === null ? `${place.seat}:${place.zone}:${index}` : `card ${card.id}`;

function formationOf({ battles }: TableView): ReadonlyMap<CardId, number> {
  const battle = battles.at(-1);
  const order = new Map<CardId, number>();
  for (const side of [battle?.team ?? [], battle?.defense ?? []])
    for (const [place, { card }] of side.entries()) if (card !== null) order.set(card, place + 1);
  return order;
}

const inner = ({ x, y, width, height }: Box): Box => {
  const inset = Math.min(INSET, height * 0.05);
  return { x: x + 2 * inset, y: y + inset, width: width - 4 * inset, height: height - 2 * inset };
};

function rowOf(
  { seat, zone, box }: ZoneBox,
  { cards }: SeenZone,
  { facing }: SeatLayout,
  formation: ReadonlyMap<CardId, number>,
): PlacedCard[] {
  const spots = layRow(
    inner(box),
    cards.map(({ exhausted }) => exhausted),
  );
  const place = { seat, zone };
  return cards.flatMap((card, index) => {
    const spot = spots[index];
    if (!spot) return [];
    const order = card.id === null ? null : (formation.get(card.id) ?? null);
    const forward = order === null ? 0 : FORWARD * spot.width * CARD_RATIO * (facing === 'up' ? -1 : 1);
    const key = keyOf(card, place, index);
    return [{ ...spot, y: spot.y + forward, key, card, place, role: 'row', order, link: null }];
  });
}

function handOf(
  { seat, zone, box }: ZoneBox,
  { cards, count }: SeenZone,
  facing: 'up' | 'down',
): PlacedCard[] {
  const backs = Math.min(MOST_BACKS, Math.max(0, count - cards.length));
  const all = [...Array.from({ length: backs }, () => faceDown), ...cards];
  // The own hand has room for its outer cards, which hang lower; the others' hands lie in their line.
  const room =
    facing === 'up'
      ? { ...box, y: box.y + box.height * 0.02, height: box.height * 0.91 }
      : { ...box, y: box.y + 1, height: box.height - 2 };
  const spots = facing === 'up' ? layFan(room, all.length) : layRow(room, Array(all.length).fill(false));
  const place = { seat, zone };
  return all.flatMap((card, index) => {
    const spot = spots[index];
    if (!spot) return [];
    const key = keyOf(card, place, index);
    return [{ ...spot, key, card, place, role: 'hand', order: null, link: null }];
  });
}

function pileOf({ seat, zone, name, box }: ZoneBox, { cards, count }: SeenZone, aside: boolean): PlacedPile {
  const placed = cards.some(({ above }) => above !== undefined);
  const top = (placed ? cards.find(({ above }) => above === 0) : cards.at(-1)) ?? null;
  const room = inner(box);
  const width = widestIn({ width: room.width, height: room.height }) * 0.94;
  const spot = aside ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2, width, angle: 0 };
  return { seat, zone, name, box, count, top, spot, known: cards };
}

function topOf({ seat, zone, count, top }: PlacedPile, spot: Spot): PlacedCard[] {
  if (count === 0) return [];
  const card = top ?? faceDown;
  const key = `${seat}:${zone}:top`;
  // What lies sideways elsewhere lies straight in a pile.
  const straight = { ...card, exhausted: false };
  return [{ ...spot, key, card: straight, place: { seat, zone }, role: 'pile', order: null, link: null }];
}

/** Links of the chain from the left, the last on top, then cards that are in no zone and no link. */
function laneOf(view: TableView, lane: Box): PlacedCard[] {
  const place: StagePlace = { seat: null, zone: null };
  const links = view.chain.map(({ number, card }) => {
    const staged = view.stage.find(({ id }) => id !== null && id === card.card);
    return {
      card: staged ?? pictureOf(card, view),
      link: number,
      key: staged ? keyOf(staged, place, 0) : `link ${number}`,
    };
  });
  const loose = view.stage
    .filter(({ id }) => id === null || !view.chain.some(({ card }) => card.card === id))
    .map((card, index) => ({ card, link: null, key: keyOf(card, place, index) }));
  const all = [...links, ...loose];
  const height = lane.height * LANE_CARD;
  const box = {
    x: lane.x + lane.width * 0.04,
    y: lane.y - (height - lane.height) / 2,
    width: lane.width * 0.42,
    height,
  };
  const spots = layRow(
    box,
    all.map(() => false),
  );
  const shift = (spots[0]?.x ?? 0) - (spots[0]?.width ?? 0) / 2 - box.x;
  return all.flatMap(({ card, link, key }, index) => {
    const spot = spots[index];
    if (!spot) return [];
    const role = link === null ? 'stage' : 'link';
    const straight = { ...card, exhausted: false };
    return [{ ...spot, x: spot.x - shift, key, card: straight, place, role, order: null, link }];
  });
}

/** The card that a link is about: as it is seen where it lies, else as much as the link says of it. */
function pictureOf(ref: CardRef, view: TableView): SeenCard {
  const seen = ref.card === null ? null : findCard(view, ref.card);
  if (seen) return { ...seen, chips: [] };
  const face = { design: ref.design, name: ref.name, type: 'spell', text: '', stats: [] } as const;
  return { ...faceDown, face };
}

/** A card of the view by its id, wherever it lies. */
export function findCard(view: TableView, id: CardId): SeenCard | null {
  for (const seat of view.seats)
    for (const { cards } of seat.zones) for (const card of cards) if (card.id === id) return card;
  return view.stage.find((card) => card.id === id) ?? null;
}

/** The card at a point, the topmost first; cards are upright or turned by a right angle or a little. */
export function cardAt(cards: readonly PlacedCard[], x: number, y: number): PlacedCard | null {
  return cards.findLast((card) => covers(card, x, y)) ?? null;
}

function covers({ x, y, width, angle }: Spot, px: number, py: number): boolean {
  const turn = (-angle * Math.PI) / 180;
  const dx = (px - x) * Math.cos(turn) - (py - y) * Math.sin(turn);
  const dy = (px - x) * Math.sin(turn) + (py - y) * Math.cos(turn);
  return Math.abs(dx) <= width / 2 && Math.abs(dy) <= (width * CARD_RATIO) / 2;
}

/** The card of a given id that lies on the stage itself, not a link's picture of it. */
export const placedCard = (scene: Scene, id: CardId): PlacedCard | null =>
  scene.cards.find((placed) => placed.card.id === id && placed.role !== 'link') ??
  scene.cards.find((placed) => placed.card.id === id) ??
  null;
