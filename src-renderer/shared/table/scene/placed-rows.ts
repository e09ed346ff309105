/** The cards of rows and stacks, with what is attached to them. */
import type { CardId, SeenCard, TableView } from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from './box.js';
import { columnsOf, layColumns, layStack, STRIP } from './cascade.js';
import type { ZoneBox } from './field-layout.js';
import { keyOf, liesSideways, type PlacedCard } from './placed-card.js';
import { CARD_RATIO } from './row-layout.js';
import type { StagePlace } from '../view/seen-cards.js';

/** So far do cards in a combat stand forward, in shares of their height. */
const FORWARD = 0.2;
const INSET = 4;

/** What is kept free around the cards of a zone. */
export const inner = ({ x, y, width, height }: Box): Box => {
  const inset = Math.min(INSET, height * 0.05);
  return { x: x + 2 * inset, y: y + inset, width: width - 4 * inset, height: height - 2 * inset };
};

/** A card and where it is, though it may be laid elsewhere. */
interface LaidCard {
  readonly card: SeenCard;
  readonly place: StagePlace;
  readonly key: string;
}

/** The cards of all rows, and what of them is laid with another. */
export interface Rows {
  readonly of: ReadonlyMap<string, readonly LaidCard[]>;
  readonly attached: ReadonlyMap<CardId, readonly LaidCard[]>;
}

const rowKey = ({ seat, zone }: StagePlace): string => `${seat} ${zone}`;

/** What lies in rows, whoever's they are: a card may be attached to one in another's. */
export function rowsOf({ seats, shared }: Pick<TableView, 'seats' | 'shared'>): Rows {
  const zones = [
    ...seats.flatMap(({ seat, zones: own }) => own.map((zone) => ({ seat, zone }))),
    ...shared.map((zone) => ({ seat: null, zone })),
  ].filter(({ seat, zone: { shape } }) => shape === 'row' || (seat === null && shape === 'hand'));
  const laid = zones.map(({ seat, zone: { zone, cards } }) => {
    const place = { seat, zone };
    return { place, cards: cards.map((card, index) => ({ card, place, key: keyOf(card, place, index) })) };
  });
  const byId = new Map(laid.flatMap(({ cards }) => cards.map((one) => [one.card.id, one.card] as const)));
  const of = new Map<string, readonly LaidCard[]>();
  const attached = new Map<CardId, LaidCard[]>();
  for (const { place, cards } of laid) {
    of.set(
      rowKey(place),
      cards.filter(({ card }) => !isLaidWithAnother(card, byId)),
    );
    for (const one of cards) {
      const to = one.card.attached?.to;
      if (to !== undefined && isLaidWithAnother(one.card, byId))
        attached.set(to, [...(attached.get(to) ?? []), one]);
    }
  }
  return { of, attached };
}

/** Whether it leads, over what it is attached to, to a card that lies in a row by itself. */
function isLaidWithAnother(card: SeenCard, byId: ReadonlyMap<CardId | null, SeenCard>): boolean {
  const seen = new Set<SeenCard>();
  for (let one = card; ;) {
    const host = one.attached && byId.get(one.attached.to);
    if (!host) return one !== card;
    if (seen.has(host)) return false;
    seen.add(host);
    one = host;
  }
}

/** The cards of a row zone. @param facing where its enemies are: cards in a combat stand forward */
export function rowCards(
  { seat, zone, box }: ZoneBox,
  rows: Rows,
  facing: 'up' | 'down',
  formation: ReadonlyMap<CardId, number>,
): PlacedCard[] {
  const row = rows.of.get(rowKey({ seat, zone })) ?? [];
  const columns = columnsOf(row, rows.attached);
  const spots = layColumns(
    inner(box),
    columns,
    row.map(({ card }) => liesSideways(card)),
  );
  return columns.flatMap(({ cards, host }, place) => {
    const id = cards[host]?.card.id ?? null;
    const order = id === null ? null : (formation.get(id) ?? null);
    return cards.flatMap((one, at): PlacedCard[] => {
      const spot = spots[place]?.[at];
      if (!spot) return [];
      const forward = order === null ? 0 : FORWARD * spot.width * CARD_RATIO * (facing === 'up' ? -1 : 1);
      const own = one.card.id === null ? null : (formation.get(one.card.id) ?? null);
      const strip = at < cards.length - 1 ? { strip: STRIP } : {};
      return [{ ...spot, y: spot.y + forward, ...one, role: 'row', order: own, link: null, ...strip }];
    });
  });
}

/** The cards of a stack zone, the first lowest. */
export function stackCards({ seat, zone, box }: ZoneBox, cards: readonly SeenCard[]): PlacedCard[] {
  const place = { seat, zone };
  const spots = layStack(inner(box), cards.length);
  const [first, second] = spots;
  const strip = first && second ? (second.y - first.y) / (first.width * CARD_RATIO) : 1;
  return cards.flatMap((card, index): PlacedCard[] => {
    const spot = spots[index];
    if (!spot) return [];
    const covered = index < cards.length - 1 ? { strip } : {};
    const key = keyOf(card, place, index);
    return [{ ...spot, key, card, place, role: 'row', order: null, link: null, ...covered }];
  });
}
