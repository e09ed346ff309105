import type {
  FieldLayout,
  FieldPlace,
  PlayerNo,
  SeenCard,
  SeenZone,
  ZoneShape,
} from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from './box.js';
import { heightFor, rowHeights, usualHeights, type RowNeed } from './row-heights.js';
import { CARD_RATIO } from './row-layout.js';

/** A zone on the stage. */
export interface ZoneBox {
  /** Null: players share it. */
  readonly seat: PlayerNo | null;
  readonly zone: string;
  /** Of a zone with several rows: the one that lies here. */
  readonly row: string | null;
  readonly name: string;
  readonly shape: ZoneShape;
  readonly box: Box;
}

/** The widest that a place of one card becomes for its card, and for its name, in shares of the field. */
const WIDEST_PLACE = 0.15;
const WIDEST_NAME = 0.12;
/** So much room does the longest name of a pile take beside its count, CSS px. */
const NAME_ROOM = 72;

/**
 * Zones side by side in a box, in their order: piles and stacks as wide as a card, rows as wide as what is left.
 * @param text size of the person's font, as a share of the usual
 */
export function layShared(box: Box, zones: readonly SeenZone[], gap: number, text: number): ZoneBox[] {
  const rows = zones.filter(({ shape }) => shape === 'row' || shape === 'hand').length;
  const room = box.width - gap * (zones.length - 1);
  const place = Math.min(cardPlace(box.height, box.width, text), room / Math.max(1, zones.length));
  const wide = rows === 0 ? 0 : (room - place * (zones.length - rows)) / rows;
  let x = box.x + (rows === 0 ? (room - place * zones.length) / 2 : 0);
  return zones.map(({ zone, name, shape }) => {
    const width = shape === 'row' || shape === 'hand' ? wide : place;
    const laid = { seat: null, zone, row: null, name, shape, box: { ...box, x, width } };
    x += width + gap;
    return laid;
  });
}

/** How wide a place is that has one card of that height, CSS px. */
const cardPlace = (height: number, width: number, text: number): number =>
  Math.max(
    Math.min(height / CARD_RATIO, width * WIDEST_PLACE),
    Math.min(NAME_ROOM * text, width * WIDEST_NAME),
  );

/**
 * The zones of a player in a box, as the rulebook pictures them. `facing` is where their enemies are: at the other end of the
 * table the rows stand the other way round; what lies at the right stays at the right. A pile takes the places above and below
 * it where nothing lies.
 * @param text size of the person's font, as a share of the usual
 */
export function layField(
  box: Box,
  field: FieldLayout,
  seat: PlayerNo,
  zones: readonly SeenZone[],
  facing: 'up' | 'down',
  gap: number,
  text: number,
): ZoneBox[] {
  const usual = usualHeights(box.height, field.length, gap);
  const place = cardPlace(usual.at(-1) ?? 0, box.width, text);
  const needs = field.map((places) => needOf(places, zones, box.width - place - gap));
  const heights = rowHeights(box.height, needs, gap, text);
  const rows = field.map((places, row) => ({ places, height: heights[row] ?? 0 }));
  const laid: ZoneBox[] = [];
  const blank: Box[] = [];
  let y = box.y;
  for (const { places, height } of facing === 'up' ? rows : rows.toReversed()) {
    const weights = places.map((one) => (one.span === 'wide' ? weightOf(one, zones) : 0));
    const wides = weights.reduce((sum, weight) => sum + weight, 0);
    const cards = places.filter(({ span }) => span === 'card').length;
    const rest = box.width - gap * (places.length - 1) - place * cards;
    let x = box.x;
    for (const [at, { zone, row = null, span }] of places.entries()) {
      const width = span === 'card' ? place : (rest * (weights[at] ?? 0)) / wides;
      const seen = zones.find((one) => one.zone === zone);
      if (seen) {
        const { shape } = seen;
        const name = seen.rows?.find((one) => one.row === row)?.name ?? seen.name;
        laid.push({ seat, zone: seen.zone, row, name, shape, box: { x, y, width, height } });
      } else if (zone === null) blank.push({ x, y, width, height });
      x += width + gap;
    }
    y += height + gap;
  }
  return laid.map((one) =>
    one.shape === 'pile' || one.shape === 'stack' ? { ...one, box: withBlank(one.box, blank, gap) } : one,
  );
}

/** What the wide places of a row hold, which share that width. */
function needOf(places: readonly FieldPlace[], zones: readonly SeenZone[], width: number): RowNeed {
  const wides = places.filter(({ span }) => span === 'wide');
  const weights = wides.map((one) => weightOf(one, zones));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const held = wides.map((one) => cardsAt(one, zones));
  const lying = held.flat();
  const holds = lying.some(({ face }) => face) ? 'fronts' : lying.length > 0 ? 'backs' : 'nothing';
  const heights = held.flatMap((cards, at) =>
    cards.length === 0 ? [] : [heightFor(cards.length, (width * (weights[at] ?? 0)) / all)],
  );
  return { holds, most: Math.max(0, ...heights) };
}

/** The cards that lie at a place by themselves. */
function cardsAt({ zone, row }: FieldPlace, zones: readonly SeenZone[]): readonly SeenCard[] {
  const { cards = [] } = zones.find((one) => one.zone === zone) ?? {};
  return cards.filter((card) => (row === undefined || card.row === row) && !card.attached);
}

/** So many cards make a row as wide as another. */
const FEW = 3;
const MANY = 6;
/** How much of the width of its field's row a row of a zone takes: more in steps, for it is not to move with every card. */
const WEIGHTS = { few: 3, some: 4, many: 6 } as const;

function weightOf(place: FieldPlace, zones: readonly SeenZone[]): number {
  if (place.row === undefined) return 1;
  const count = cardsAt(place, zones).length;
  return count <= FEW ? WEIGHTS.few : count <= MANY ? WEIGHTS.some : WEIGHTS.many;
}

/** A place with those right above and below it that are blank. */
function withBlank(box: Box, blank: readonly Box[], gap: number): Box {
  const column = blank.filter(({ x, width }) => Math.abs(x - box.x) < 1 && Math.abs(width - box.width) < 1);
  let top = box.y;
  let bottom = box.y + box.height;
  for (const { y, height } of column) if (Math.abs(y - gap - bottom) < 1) bottom = y + height;
  for (const { y, height } of column.toReversed()) if (Math.abs(y + height + gap - top) < 1) top = y;
  return { ...box, y: top, height: bottom - top };
}
