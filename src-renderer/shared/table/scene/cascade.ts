/** Cards that lie on one another so that each is in sight: those of a stack, and a card with what is attached to it. */
import type { CardId, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from './box.js';
import { CARD_RATIO, haveRoom, layRow, widestIn, type Spot } from './row-layout.js';

/** So much of a covered card stays in sight, in shares of its height: its name. */
export const STRIP = 0.2;
/** So small do the cards of a high stack become, in shares of their full size, before less of each stays in sight. */
const SMALLEST = 0.6;

/** A stack from the lowest card, which stands highest, to the one on top. */
export function layStack(box: Box, count: number): Spot[] {
  const full = widestIn(box);
  const wanted = box.height / (CARD_RATIO * (1 + STRIP * Math.max(0, count - 1)));
  const width = Math.min(full, Math.max(wanted, full * SMALLEST));
  const height = width * CARD_RATIO;
  const strip = Math.min(STRIP * height, (box.height - height) / Math.max(1, count - 1));
  const top = box.y + (box.height - height - strip * (count - 1)) / 2 + height / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: box.x + box.width / 2,
    y: top + at * strip,
    width,
    angle: 0,
  }));
}

/** A card of a row with what is attached to it, or several that are alike; the lowest first. `host` is its place among them. */
export interface Column<T> {
  readonly cards: readonly T[];
  readonly host: number;
  /** They are alike, and lie beside one another with their edges in sight. */
  readonly alike?: true;
}

/** How far cards that are alike lie apart, in shares of their width, and as many edges are in sight below the one on top. */
const EDGE = 0.11;
const MOST_EDGES = 3;

const edgesOf = ({ cards, alike }: Column<unknown>): number =>
  alike ? Math.min(MOST_EDGES, cards.length - 1) : 0;

/** A card that lies in a row, and what is laid with it. */
export interface InRow {
  readonly card: SeenCard;
}

/** The cards of a row that are attached to none in sight, each with all that is attached to it, and to that. */
export function columnsOf<T extends InRow>(
  row: readonly T[],
  attached: ReadonlyMap<CardId, readonly T[]>,
): Column<T>[] {
  const around = (host: T, lies: 'under' | 'over'): T[] =>
    (attached.get(host.card.id ?? -1) ?? []).flatMap((one) =>
      one.card.attached?.lies === lies ? [...around(one, 'under'), one, ...around(one, 'over')] : [],
    );
  return row.map((host) => {
    const under = around(host, 'under');
    return { cards: [...under, host, ...around(host, 'over')], host: under.length };
  });
}

/** How much room of a row's height is for its hosts, and from where on, in shares of the height of a host. */
function hostsIn(box: Box, columns: readonly Column<unknown>[]): Box {
  const laid = columns.filter(({ alike }) => !alike);
  const above = Math.max(0, ...laid.map(({ host }) => host));
  const below = Math.max(0, ...laid.map(({ host, cards }) => cards.length - 1 - host));
  const height = box.height / (1 + STRIP * (above + below));
  return { ...box, y: box.y + STRIP * height * above, height };
}

/** What a column has at the left and right of its host, in widths of a card. */
function besideHost(column: Column<unknown>, isTurned: boolean): readonly [left: number, right: number] {
  const { cards, host, alike } = column;
  if (alike) return [EDGE * edgesOf(column), 0];
  const side = STRIP * CARD_RATIO;
  return isTurned ? [side * (cards.length - 1 - host), side * host] : [0, 0];
}

/** Whether columns lie side by side without overlapping. */
export function haveRoomIn(
  box: Box,
  columns: readonly Column<unknown>[],
  turned: readonly boolean[],
): boolean {
  const rooms = columns.map((column, place) => {
    const [left, right] = besideHost(column, turned[place] === true);
    return left + (turned[place] ? CARD_RATIO : 1) + right;
  });
  return haveRoom(hostsIn(box, columns), rooms);
}

/**
 * Columns side by side: every host in line, what is attached to it sticking out above where it lies under it, below where it lies
 * over it; at the sides of a host that lies sideways. Cards that are alike stick out at the left.
 */
export function layColumns(
  box: Box,
  columns: readonly Column<unknown>[],
  turned: readonly boolean[],
): (readonly Spot[])[] {
  const beside = columns.map((column, place) => besideHost(column, turned[place] === true));
  const hosts = layRow(hostsIn(box, columns), turned, beside);
  return columns.map((column, place) => {
    const { cards, host, alike } = column;
    const spot = hosts[place];
    if (!spot) return [];
    const strip = STRIP * spot.width * CARD_RATIO;
    return cards.map((_, at): Spot => {
      if (alike) return { ...spot, x: spot.x - EDGE * spot.width * Math.min(host - at, edgesOf(column)) };
      const off = (at - host) * strip;
      return spot.angle === 0 ? { ...spot, y: spot.y + off } : { ...spot, x: spot.x - off };
    });
  });
}
