import type { PlayerNo } from '../../../../src-main/api/answers/play-answers.js';
import { isIn, type Box, type Point } from './box.js';
import type { PlacedDie } from './dice-spots.js';
import { CARD_RATIO, type Spot } from './row-layout.js';
import { cardAt, type PlacedCard, type PlacedPile, type Scene } from './stage-scene.js';

/** What lies at a point of the stage. */
export type Under =
  | { readonly kind: 'card'; readonly placed: PlacedCard }
  /** A pile with its top card, where one is shown. */
  | { readonly kind: 'pile'; readonly pile: PlacedPile; readonly placed: PlacedCard | null }
  | { readonly kind: 'player'; readonly player: PlayerNo }
  | { readonly kind: 'die'; readonly die: PlacedDie }
  | { readonly kind: 'zone'; readonly seat: PlayerNo; readonly zone: string };

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
    if (zone) return { kind: 'zone', seat, zone: zone.zone };
  }
  return null;
}

/** The card that lies on top of a pile, as it is drawn. */
export const topCardOf = ({ seat, zone }: PlacedPile, { cards }: Scene): PlacedCard | null =>
  cards.find(({ role, place }) => role === 'pile' && place.seat === seat && place.zone === zone) ?? null;

/** The card under the pointer, if there is one. */
export const placedOf = (under: Under): PlacedCard | null =>
  under.kind === 'card' || under.kind === 'pile' ? under.placed : null;

/** What a card takes with its turn, as an upright box. */
export function boxOf({ x, y, width, angle }: Spot): Box {
  const height = width * CARD_RATIO;
  const turned = Math.abs(angle) === 90;
  const size = turned ? { width: height, height: width } : { width, height };
  return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}
