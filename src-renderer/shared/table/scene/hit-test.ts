/** Hit tests: what lies at a point of the stage, and where something that is dragged may be let go. */
import type { PlayerNo, ZonePlace } from '../../../../src-main/api/answers/play-answers.js';
import { isIn, type Box, type Point } from './box.js';
import type { PlacedDie } from './dice-spots.js';
import type { ZoneBox } from './field-layout.js';
import type { Spot } from './row-layout.js';
import type { DropTarget } from './stage-input.js';
import type { PlacedCard } from './placed-card.js';
import { cardAt, placedCard, type PlacedPile, type Scene } from './stage-scene.js';

/** What lies at a point of the stage. */
export type Under =
  | { readonly kind: 'card'; readonly placed: PlacedCard }
  /** A pile with its top card, where one is shown. */
  | { readonly kind: 'pile'; readonly pile: PlacedPile; readonly placed: PlacedCard | null }
  | { readonly kind: 'player'; readonly player: PlayerNo }
  | { readonly kind: 'die'; readonly die: PlacedDie }
  | { readonly kind: 'zone'; readonly place: ZonePlace };

export function underPoint(scene: Scene, point: Point): Under | null {
  const die = scene.dice.find(({ box }) => isIn(box, point));
  if (die) return { kind: 'die', die };
  const placed = cardAt(scene.cards, point.x, point.y);
  if (placed && placed.role !== 'pile') return { kind: 'card', placed };
  const pile = scene.piles.find(({ box }) => isIn(box, point));
  if (pile) return { kind: 'pile', pile, placed: topCardOf(pile, scene) };
  for (const { seat, plate, zones } of scene.layout.seats) {
    if (isIn(plate, point)) return { kind: 'player', player: seat };
    const zone = zones.find(({ box }) => isIn(box, point));
    if (zone) return { kind: 'zone', place: { seat, zone: zone.zone } };
  }
  const shared = scene.layout.shared.find(({ box }) => isIn(box, point));
  return shared ? { kind: 'zone', place: { seat: null, zone: shared.zone } } : null;
}

/** The card that lies on top of a pile, as it is drawn. */
export const topCardOf = ({ seat, zone }: PlacedPile, { cards }: Scene): PlacedCard | null =>
  cards.find(({ role, place }) => role === 'pile' && place.seat === seat && place.zone === zone) ?? null;

/** The card under the pointer, if there is one. */
export const placedOf = (under: Under): PlacedCard | null =>
  under.kind === 'card' || under.kind === 'pile' ? under.placed : null;

export const sameDrop = (a: DropTarget, b: DropTarget): boolean => {
  if ('card' in a) return 'card' in b && a.card === b.card;
  if ('player' in a) return 'player' in b && a.player === b.player;
  return 'zone' in b && a.zone === b.zone && a.seat === b.seat;
};

/** The box around boxes; null where there are none. */
function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What a target takes on the stage: a card's place, a plate or a zone; null where it is not in sight. */
export function dropArea(target: DropTarget, scene: Scene): Box | Spot | null {
  if ('card' in target) return placedCard(scene, target.card);
  const boxIn = (zones: readonly ZoneBox[], zone: string): Box | null =>
    around(zones.filter((one) => one.zone === zone).map(({ box }) => box));
  if ('zone' in target && target.seat === null) return boxIn(scene.layout.shared, target.zone);
  const seat = scene.layout.seats.find(
    (one) => one.seat === ('player' in target ? target.player : target.seat),
  );
  if (!seat) return null;
  if ('player' in target) return seat.plate;
  const zones = [...seat.zones, ...seat.asides, ...(seat.hand ? [seat.hand] : [])];
  return boxIn(zones, target.zone);
}

/** The target at a point: a card before a player before a zone. The own key is of the card that is dragged. */
export function dropAt(
  targets: readonly DropTarget[],
  scene: Scene,
  point: Point,
  own: string,
): DropTarget | null {
  const aims = scene.cards.filter(
    ({ key, card, role }) =>
      key !== own && role !== 'link' && targets.some((target) => 'card' in target && target.card === card.id),
  );
  const card = cardAt(aims, point.x, point.y);
  if (card) return targets.find((target) => 'card' in target && target.card === card.card.id) ?? null;
  const hit = (target: DropTarget): boolean => {
    if ('card' in target) return false;
    const area = dropArea(target, scene);
    return area !== null && 'height' in area && isIn(area, point);
  };
  return (
    targets.find((target) => 'player' in target && hit(target)) ??
    targets.find((target) => 'zone' in target && hit(target)) ??
    null
  );
}
