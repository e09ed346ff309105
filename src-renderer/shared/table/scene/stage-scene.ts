/** What lies where on the stage: a view laid out, ready to be drawn, pointed at and compared with the view before. */
import type {
  CardId,
  PlayerNo,
  SeenCard,
  SeenZone,
  StackEntry,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import { overlap, type Box } from './box.js';
import { diceOf, type PlacedDie } from './dice-spots.js';
import type { ZoneBox } from './field-layout.js';
import { keyOf, straightened, unknownCard, type PlacedCard } from './placed-card.js';
import { inner, rowCards, rowsOf, stackCards } from './placed-rows.js';
import { areaOf, itemsOf, layItems, placedItems } from './stack-items.js';
import { findCard, type StagePlace } from '../view/seen-cards.js';
import { boxOf, CARD_RATIO, layFan, layRow, widestIn, type Spot } from './row-layout.js';
import { layStage, type StageLayout, type StageSize } from './stage-layout.js';

export interface PlacedPile {
  /** Null: players share it. */
  readonly seat: PlayerNo | null;
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

/** A card in the lane is higher than the lane: it lies over all else. */
const LANE_CARD = 1.5;
/** As many backs are drawn of a hand that one cannot look into. */
const MOST_BACKS = 12;

/** @param picked cards that stand apart from others like them */
export function sceneOf(
  view: TableView,
  bottom: PlayerNo,
  size: StageSize,
  picked: ReadonlySet<CardId> = new Set(),
): Scene {
  const layout = layStage(view, bottom, size);
  const formation = formationOf(view);
  const rows = rowsOf(view);
  const items = itemsOf(view);
  const itemSpots = layItems(items.length, layout);
  const middle = areaOf(itemSpots);
  const cards: PlacedCard[] = [];
  const piles: PlacedPile[] = [];
  const lay = (box: ZoneBox, zone: SeenZone, facing: 'up' | 'down', isAside: boolean): void => {
    if (zone.shape === 'pile' || isAside) {
      const pile = pileOf(box, zone, isAside);
      piles.push(pile);
      if (pile.spot) cards.push(...topOf(pile, pile.spot));
    } else if (zone.shape === 'stack') cards.push(...stackCards(box, zone.cards));
    else {
      const inCombat = { facing, formation };
      const lone = zone.gathers ? picked : null;
      cards.push(...clearOf(middle, box, (room) => rowCards(room, rows, inCombat, lone)));
    }
  };
  for (const seat of layout.seats) {
    const zones = view.seats.find((one) => one.seat === seat.seat)?.zones ?? [];
    for (const box of [...seat.zones, ...seat.asides]) {
      const zone = zones.find((one) => one.zone === box.zone);
      if (zone) lay(box, zone, seat.facing, seat.asides.includes(box));
    }
    const hand = zones.find((one) => one.zone === seat.hand?.zone);
    if (hand && seat.hand) cards.push(...handOf(seat.hand, hand, seat.facing));
  }
  for (const box of layout.shared) {
    const zone = view.shared.find((one) => one.zone === box.zone);
    if (zone) lay(box, zone, 'up', false);
  }
  cards.push(...laneOf(view, layout.lane));
  cards.push(...placedItems(items, itemSpots, view.stage, ({ card }) => pictureOf(card, view)));
  return { view, layout, cards, piles, dice: diceOf(view, layout.lane) };
}

/** A row that keeps less than this share of its place gives no way to what lies mid-table. */
const LEAST_LEFT = 0.45;

/** A row beside what lies mid-table, if it would reach below that. */
function clearOf(
  middle: Box | null,
  zone: ZoneBox,
  lay: (zone: ZoneBox) => readonly PlacedCard[],
): readonly PlacedCard[] {
  const laid = lay(zone);
  if (!middle || !laid.some((card) => overlap(boxOf(card), middle))) return laid;
  const width = middle.x - zone.box.x;
  return width < zone.box.width * LEAST_LEFT ? laid : lay({ ...zone, box: { ...zone.box, width } });
}

/**
 * Places in the formation of those that fight: where several fights go on, each card has the number of its own. In a fight in which
 * blockers stand against attackers no place counts.
 */
function formationOf({ combats }: TableView): ReadonlyMap<CardId, number | null> {
  const fights = combats.at(-1)?.fights ?? [];
  const order = new Map<CardId, number | null>();
  for (const [fight, { attackers, blockers, blocks }] of fights.entries())
    for (const side of [attackers, blockers])
      for (const [place, { card }] of side.entries()) {
        const inFight = blocks === 'attackers' ? null : place + 1;
        if (card !== null && !order.has(card)) order.set(card, fights.length > 1 ? fight + 1 : inFight);
      }
  return order;
}

function handOf(
  { seat, zone, box }: ZoneBox,
  { cards, count }: SeenZone,
  facing: 'up' | 'down',
): PlacedCard[] {
  const backs = Math.min(MOST_BACKS, Math.max(0, count - cards.length));
  const all = [...Array.from({ length: backs }, () => unknownCard), ...cards];
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
  const card = top ?? unknownCard;
  const key = `${seat}:${zone}:top`;
  return [
    { ...spot, key, card: straightened(card), place: { seat, zone }, role: 'pile', order: null, link: null },
  ];
}

/** Entries of the stack from the left, the last on top, then cards that are in no zone and no entry. */
function laneOf(view: TableView, lane: Box): PlacedCard[] {
  const place: StagePlace = { seat: null, zone: null };
  const entries = view.stack?.entries ?? [];
  const links = entries
    .filter(({ item }) => item === undefined)
    .map(({ number, card }) => {
      const staged = view.stage.find(({ id }) => id !== null && id === card.card);
      return {
        card: staged ?? pictureOf(card, view),
        link: number,
        key: staged ? keyOf(staged, place, 0) : `link ${number}`,
      };
    });
  const loose = view.stage
    .filter(({ id }) => id === null || !entries.some(({ card }) => card.card === id))
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
    return [{ ...spot, x: spot.x - shift, key, card: straightened(card), place, role, order: null, link }];
  });
}

/** The card that an entry is about: as it is seen where it lies, else as much as the entry says of it. */
function pictureOf(ref: StackEntry['card'], view: TableView): SeenCard {
  const seen = ref.card === null ? null : (findCard(view, ref.card)?.card ?? null);
  if (seen) return { ...seen, chips: [] };
  if (ref.design === null) return unknownCard;
  const face = { design: ref.design, name: ref.name, type: null, text: '', stats: [] };
  return { ...unknownCard, face };
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
