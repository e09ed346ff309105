/** A stack whose entries say what they do: cards of their own at the right of the middle, at reading size, the one on top in front. */
import type {
  CardId,
  SeenCard,
  StackEntry,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Box } from './box.js';
import { keyOf, straightened, type PlacedCard } from './placed-card.js';
import { CARD_RATIO, type Spot } from './row-layout.js';
import type { StageLayout } from './stage-layout.js';

/** How high an item is, and all of them together at most, in shares of the stage. */
const ITEM = 0.32;
const WHOLE = 0.58;
/** So much of a covered item stays in sight where there is room: its name, and what it is aimed at. */
export const HEAD = 0.19;
/** Where they end at the right, in shares of the lane: piles lie further on. */
const RIGHT = 0.885;

/** The entries of a stack that lie mid-table as cards of their own. */
export const itemsOf = ({ stack }: Pick<TableView, 'stack'>): readonly StackEntry[] =>
  (stack?.entries ?? []).filter(({ item }) => item !== undefined);

/** Where so many items lie, the lowest first and highest up. */
export function layItems(count: number, { lane, height, text }: StageLayout): Spot[] {
  const high = clamp(height * ITEM, 190 * Math.min(text, 1.25), 460);
  const head = Math.min(HEAD * high, (height * WHOLE - high) / Math.max(1, count - 1));
  const width = high / CARD_RATIO;
  const whole = high + head * (count - 1);
  const top = Math.max(0, lane.y + lane.height / 2 - whole / 2) + high / 2;
  const x = lane.x + lane.width * RIGHT - width / 2;
  return Array.from({ length: count }, (_, at) => ({ x, y: top + at * head, width, angle: 0 }));
}

/** What items take together; null where there are none. */
export function areaOf(spots: readonly Spot[]): Box | null {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return null;
  const half = (first.width * CARD_RATIO) / 2;
  return {
    x: first.x - first.width / 2,
    y: first.y - half,
    width: first.width,
    height: last.y - first.y + 2 * half,
  };
}

/** An object that lies on the stack itself can be pressed and pointed at; of another the item is only a picture. */
export function placedItems(
  entries: readonly StackEntry[],
  spots: readonly Spot[],
  stage: readonly SeenCard[],
  pictureOf: (entry: StackEntry) => SeenCard,
): PlacedCard[] {
  const place = { seat: null, zone: null };
  const staged = (id: CardId | null): SeenCard | undefined =>
    stage.find((card) => card.id !== null && card.id === id);
  return entries.flatMap((entry, at): PlacedCard[] => {
    const spot = spots[at];
    if (!spot) return [];
    const own = staged(entry.card.card);
    const next = spots[at + 1];
    return [
      {
        ...spot,
        key: own ? keyOf(own, place, 0) : `link ${entry.number}`,
        card: straightened(own ?? pictureOf(entry)),
        place,
        role: own ? 'item' : 'link',
        order: null,
        link: entry.number,
        entry,
        ...(next && { strip: (next.y - spot.y) / (spot.width * CARD_RATIO) }),
      },
    ];
  });
}
