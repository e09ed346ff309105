/**
 * Where everything lies on the stage, in CSS px: the own field at the bottom with the hand below it, the others around the top,
 * and between them the zones that all share, and a lane for what is going on.
 */
import type {
  PlayerNo,
  SeenSeat,
  SeenZone,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Box } from './box.js';
import { layField, layShared, type ZoneBox } from './field-layout.js';
import { usualHeights } from './row-heights.js';
import { CARD_RATIO } from './row-layout.js';

export interface SeatLayout {
  readonly seat: PlayerNo;
  /** Everything of theirs. */
  readonly box: Box;
  /** Name, life and what else is known of the player; a line, or where it is high enough a block. */
  readonly plate: Box;
  /** Their zones in the field, and the hand. */
  readonly zones: readonly ZoneBox[];
  readonly hand: ZoneBox | null;
  /** Zones that have cards and no place in the field, such as the cards out of the game. */
  readonly asides: readonly ZoneBox[];
  /** Where their enemies are. */
  readonly facing: 'up' | 'down';
}

export interface StageLayout {
  readonly width: number;
  readonly height: number;
  /** By the size of the person's font: 1 where that is 16 px. */
  readonly text: number;
  /** The bottom one last. */
  readonly seats: readonly SeatLayout[];
  /** Zones that belong to nobody, above the lane. */
  readonly shared: readonly ZoneBox[];
  readonly lane: Box;
}

export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

const MARGIN = 8;
const GAP = 8;
/** How high the hand is, in shares of the stage, and how much more of what is over 700 px: its cards can be read then. */
const HAND = 0.165;
const HAND_OF_MORE = 0.05;
/** How high the zones are that all share, in shares of the stage. */
const SHARED = 0.13;
/** Cards side by side that a row should hold without overlapping. */
const USUAL_ROW = 6;

/** How much of the room the others' fields take, in one row and in two: the own field is the one that is played on. */
const SHARE_OF_ONE_ROW = 0.48;
const SHARE_OF_TWO_ROWS = 0.61;

type Seen = Pick<TableView, 'seats' | 'field' | 'shared'>;

export function layStage(view: Seen, bottom: PlayerNo, size: StageSize): StageLayout {
  const { width, height, text } = size;
  const own = view.seats.find(({ seat }) => seat === bottom) ?? view.seats[0];
  if (!own) return { width, height, text, seats: [], shared: [], lane: { x: 0, y: 0, width, height } };
  const others = clockwise(view.seats, own);
  const hand = clamp(
    height * HAND + Math.max(0, height - 700) * HAND_OF_MORE,
    92 * Math.min(text, 1.25),
    260,
  );
  const lane = clamp(height * (others.length > 3 ? 0.07 : 0.085), 46, 130);
  const middle = view.shared.length === 0 ? 0 : clamp(height * SHARED, 72 * text, 220);
  const band = middle === 0 ? 0 : middle + GAP;
  const room = height - MARGIN - hand - lane - band - 3 * GAP;
  const tops = gridOf(others, view, { width: width - 2 * MARGIN, height: room * SHARE_OF_TWO_ROWS }, text);
  const share = others.length === 0 ? 0 : tops.length > 1 ? SHARE_OF_TWO_ROWS : SHARE_OF_ONE_ROW;
  const top = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: room * share };
  const field = {
    x: MARGIN,
    y: top.y + top.height + band + lane + 2 * GAP,
    width: top.width,
    height: room * (1 - share),
  };
  const strip = { x: MARGIN, y: height - hand, width: top.width, height: hand };
  return {
    width,
    height,
    text,
    seats: [
      ...tops.flatMap((row, place) => {
        const high = (top.height - GAP * (tops.length - 1)) / tops.length;
        const line = Math.min(stripHeight(others, top.height, text), high * 0.34);
        return layTops(row, { ...top, y: top.y + place * (high + GAP), height: high }, line, view, text);
      }),
      layOwn(own, view, field, strip, text),
    ],
    shared: layShared({ ...top, y: top.y + top.height + GAP, height: middle }, view.shared, GAP, text),
    lane: { x: MARGIN, y: top.y + top.height + GAP + band, width: top.width, height: lane },
  };
}

/** The other seats in the order in which they sit, from the left of who sits at the bottom. */
function clockwise(seats: readonly SeenSeat[], own: SeenSeat): SeenSeat[] {
  const place = seats.indexOf(own);
  return [...seats.slice(place + 1), ...seats.slice(0, place)];
}

/** The rows of the others, the farthest first: one row, or two where that makes their cards larger. */
function gridOf(
  others: readonly SeenSeat[],
  { field }: Seen,
  size: Pick<Box, 'width' | 'height'>,
  text: number,
): (readonly SeenSeat[])[] {
  if (others.length === 0) return [];
  const cardIn = (rows: number): number => {
    const columns = Math.ceil(others.length / rows);
    const height = size.height / rows - stripHeight(others, size.height, text) - GAP;
    const [first = 0] = usualHeights(height, field.length, GAP / 2);
    return Math.min(first / CARD_RATIO, size.width / columns / USUAL_ROW);
  };
  if (others.length < 4 || cardIn(1) >= cardIn(2)) return [others];
  const near = Math.floor(others.length / 2);
  const left = Math.ceil(near / 2);
  const far = others.slice(left, others.length - (near - left));
  return [far, [...others.slice(0, left), ...others.slice(others.length - (near - left))]];
}

/** Height of the line with a player's plate and hand: higher where one can look into the hand. */
function stripHeight(others: readonly SeenSeat[], height: number, text: number): number {
  const line = others.length === 1 ? clamp(height * 0.1, 40 * text, 72) : 30 * text;
  const opened = others.some(({ zones }) => zones.some(({ shape, open }) => shape === 'hand' && open));
  return opened ? Math.max(line, clamp(height * (others.length === 1 ? 0.18 : 0.1), line, 140)) : line;
}

/** Players side by side in a box, each with a line for plate and hand above their field. */
function layTops(row: readonly SeenSeat[], top: Box, line: number, view: Seen, text: number): SeatLayout[] {
  const between = 2 * GAP;
  const width = (top.width - between * (row.length - 1)) / row.length;
  const alone = view.seats.length === 2;
  const gap = view.seats.length > 4 ? GAP / 2 : GAP;
  return row.map((seen, column) => {
    const box = { ...top, x: top.x + column * (width + between), width };
    const plate = {
      ...box,
      width: Math.min((alone ? 250 : 200) * text, width * (alone ? 0.3 : 0.64)),
      height: Math.min(line, 48 * text),
    };
    const aside = seen.zones.some((zone) => isAside(zone, seen, view));
    const asideWidth = alone ? plate.width : aside ? width * 0.16 : 0;
    const hand = {
      ...box,
      x: plate.x + plate.width + GAP,
      width: width - plate.width - asideWidth - 2 * GAP,
      height: line,
    };
    const asides = { ...plate, x: box.x + width - asideWidth, width: asideWidth };
    const field = { ...box, y: box.y + line + gap, height: box.height - line - gap };
    return {
      seat: seen.seat,
      box,
      plate,
      hand: handOf(seen, hand),
      asides: layAsides(seen, view, asides, text),
      zones: layField(field, view.field, seen.seat, seen.zones, 'down', gap, text),
      facing: 'down',
    };
  });
}

function layOwn(own: SeenSeat, view: Seen, field: Box, strip: Box, text: number): SeatLayout {
  const side = clamp(strip.width * 0.19, 132 * text, 280 * text);
  const plate = {
    x: strip.x,
    y: strip.y + GAP,
    width: side,
    height: Math.min(strip.height - 2 * GAP, 96 * text),
  };
  const asides = layAsides(own, view, { ...plate, x: strip.x + strip.width - side }, text);
  const taken = (asides.length > 0 ? 2 : 1) * (side + GAP);
  const hand = { x: strip.x + side + GAP, y: strip.y, width: strip.width - taken, height: strip.height };
  return {
    seat: own.seat,
    box: { ...field, height: strip.y + strip.height - field.y },
    plate,
    hand: handOf(own, hand),
    asides,
    zones: layField(field, view.field, own.seat, own.zones, 'up', GAP, text),
    facing: 'up',
  };
}

function handOf({ seat, zones }: SeenSeat, box: Box): ZoneBox | null {
  const hand = zones.find(({ shape }) => shape === 'hand');
  return hand ? { seat, zone: hand.zone, row: null, name: hand.name, shape: 'hand', box } : null;
}

const isAside = ({ zone, count }: SeenZone, { zones }: SeenSeat, { field }: Seen): boolean =>
  count > 0 &&
  zone !== zones.find(({ shape }) => shape === 'hand')?.zone &&
  !field.some((row) => row.some((place) => place.zone === zone));

/** What has no place in the field lies in lines at the right, while there is anything of it; the lower the more there are. */
function layAsides(seen: SeenSeat, view: Seen, box: Box, text: number): ZoneBox[] {
  const asides = seen.zones.filter((zone) => isAside(zone, seen, view));
  const step = Math.min(24 * text + GAP / 2, (box.height + GAP / 2) / Math.max(1, asides.length));
  return asides.map(({ zone, name }, place) => ({
    seat: seen.seat,
    zone,
    row: null,
    name,
    shape: 'pile',
    box: { x: box.x, y: box.y + place * step, width: box.width, height: step - GAP / 2 },
  }));
}
