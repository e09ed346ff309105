import { isIn, type Box, type Point } from './box.js';
import type { Spot } from './row-layout.js';
import type { DropTarget } from './stage-input.js';
import { cardAt, placedCard, type Scene } from './stage-scene.js';

export const sameDrop = (a: DropTarget, b: DropTarget): boolean => {
  if ('card' in a) return 'card' in b && a.card === b.card;
  if ('player' in a) return 'player' in b && a.player === b.player;
  return 'zone' in b && a.zone === b.zone && a.seat === b.seat;
};

/** What a target takes on the stage: a card's place, a plate or a zone; null where it is not in sight. */
export function dropArea(target: DropTarget, scene: Scene): Box | Spot | null {
  if ('card' in target) return placedCard(scene, target.card);
  const seat = scene.layout.seats.find(
    (one) => one.seat === ('player' in target ? target.player : target.seat),
  );
  if (!seat) return null;
  if ('player' in target) return seat.plate;
  const zones = [...seat.zones, ...seat.asides, ...(seat.hand ? [seat.hand] : [])];
  return zones.find(({ zone }) => zone === target.zone)?.box ?? null;
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
