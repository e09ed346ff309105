/** Cards that lie on one another so that each is in sight: those of a stack, and a card with what is attached to it. */
import type { CardId, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from './box.js';
import { CARD_RATIO, layRow, widestIn, type Spot } from './row-layout.js';

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

/** A card of a row with what is attached to it, the lowest first; `host` is its place among them. */
export interface Column<T> {
  readonly cards: readonly T[];
  readonly host: number;
}

/** A card that lies in a row, and what is laid with it. */
interface InRow {
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

/**
 * Columns side by side: every host in line, what is attached to it sticking out above where it lies under it, below where it lies
 * over it; at the sides of a host that lies sideways.
 */
export function layColumns(
  box: Box,
  columns: readonly Column<unknown>[],
  turned: readonly boolean[],
): (readonly Spot[])[] {
  const above = Math.max(0, ...columns.map(({ host }) => host));
  const below = Math.max(0, ...columns.map(({ host, cards }) => cards.length - 1 - host));
  const height = box.height / (1 + STRIP * (above + below));
  const side = STRIP * CARD_RATIO;
  const beside = columns.map(({ cards, host }, place): readonly [number, number] =>
    turned[place] ? [side * (cards.length - 1 - host), side * host] : [0, 0],
  );
  const hosts = layRow({ ...box, y: box.y + STRIP * height * above, height }, turned, beside);
  return columns.map(({ cards, host }, place) => {
    const spot = hosts[place];
    if (!spot) return [];
    const strip = STRIP * spot.width * CARD_RATIO;
    return cards.map((_, at): Spot => {
      const off = (at - host) * strip;
      return spot.angle === 0 ? { ...spot, y: spot.y + off } : { ...spot, x: spot.x - off };
    });
  });
}
