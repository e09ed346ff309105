/** The cards of rows and stacks, with what is attached to them. */
import type { CardId, SeenCard, TableView } from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from './box.js';
import { columnsOf, haveRoomIn, layColumns, layStack, STRIP, type Column } from './cascade.js';
import type { ZoneBox } from './field-layout.js';
import { gathered } from './gather.js';
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

const rowKey = ({ seat, zone }: StagePlace, row: string | null): string => `${seat} ${zone} ${row ?? ''}`;

/** What lies in rows, whoever's they are: a card may be attached to one in another's. */
export function rowsOf({ seats, shared }: Pick<TableView, 'seats' | 'shared'>): Rows {
  const zones = [
    ...seats.flatMap(({ seat, zones: own }) => own.map((zone) => ({ seat, zone }))),
    ...shared.map((zone) => ({ seat: null, zone })),
  ].filter(({ seat, zone: { shape } }) => shape === 'row' || (seat === null && shape === 'hand'));
  const laid = zones.flatMap(({ seat, zone: { zone, cards, rows } }) => {
    const place = { seat, zone };
    return cards.map((card, index) => ({
      in: rowKey(place, rows ? (card.row ?? null) : null),
      one: { card, place, key: keyOf(card, place, index) },
    }));
  });
  const byId = new Map(laid.map(({ one }) => [one.card.id, one.card] as const));
  const of = new Map<string, LaidCard[]>();
  const attached = new Map<CardId, LaidCard[]>();
  const add = <K>(to: Map<K, LaidCard[]>, key: K, one: LaidCard): void => {
    const known = to.get(key);
    if (known) known.push(one);
    else to.set(key, [one]);
  };
  for (const { in: row, one } of laid) {
    if (!isLaidWithAnother(one.card, byId)) add(of, row, one);
    else if (one.card.attached) add(attached, one.card.attached.to, one);
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

/** How the cards of a row stand to others. */
export interface InCombat {
  /** Where their enemies are: cards in a combat stand forward. */
  readonly facing: 'up' | 'down';
  /** The places of those that fight; null: they have none that counts. */
  readonly formation: ReadonlyMap<CardId, number | null>;
}

/** The cards of a row zone. @param picked null: those that are alike do not lie on one another */
export function rowCards(
  { seat, zone, row, box }: ZoneBox,
  rows: Rows,
  { facing, formation }: InCombat,
  picked: ReadonlySet<CardId> | null,
): PlacedCard[] {
  const room = inner(box);
  const each = columnsOf(rows.of.get(rowKey({ seat, zone }, row)) ?? [], rows.attached);
  const isCrowded = picked !== null && !haveRoomIn(room, each, turnedIn(each));
  const columns = isCrowded ? gathered(each, { alone: formation, picked }) : each;
  const spots = layColumns(room, columns, turnedIn(columns));
  return columns.flatMap(({ cards, host, alike }, place) => {
    const id = cards[host]?.card.id ?? null;
    const fights = id !== null && formation.has(id);
    return cards.flatMap((one, at): PlacedCard[] => {
      const spot = spots[place]?.[at];
      if (!spot) return [];
      const forward = fights ? FORWARD * spot.width * CARD_RATIO * (facing === 'up' ? -1 : 1) : 0;
      const order = one.card.id === null ? null : (formation.get(one.card.id) ?? null);
      const isCovered = at < cards.length - 1;
      return [
        {
          ...spot,
          y: spot.y + forward,
          ...one,
          role: 'row',
          order,
          link: null,
          ...(isCovered && !alike && { strip: STRIP }),
          ...(alike && !isCovered && { alike: cards.length }),
        },
      ];
    });
  });
}

const turnedIn = (columns: readonly Column<LaidCard>[]): boolean[] =>
  columns.map(({ cards, host }) => {
    const one = cards[host];
    return one !== undefined && liesSideways(one.card);
  });

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
