import { clamp } from './box.js';
import { CARD_RATIO } from './row-layout.js';
import type { PlacedCard } from './placed-card.js';
import type { Scene } from './stage-scene.js';

/** How high a card of the own hand stands when it comes out of the fan, in shares of the hand's height. */
const RAISED = 1.5;
const EDGE = 4;

/** An item of a stack that others cover, as it comes out from below them. */
const uncovered = ({ strip, ...placed }: PlacedCard): PlacedCard | null =>
  strip === undefined ? null : placed;

/** A card of the own hand as it comes out of the fan, straight and wholly in sight, or an item of a stack that others cover; null: it is no such card. */
export function raisedCard(placed: PlacedCard, { layout }: Scene): PlacedCard | null {
  if (placed.entry) return uncovered(placed);
  const own = layout.seats.at(-1);
  if (placed.role !== 'hand' || !own?.hand || placed.place.seat !== own.seat) return null;
  const height = own.hand.box.height * RAISED;
  const width = height / CARD_RATIO;
  const x = clamp(placed.x, width / 2 + EDGE, layout.width - width / 2 - EDGE);
  return { ...placed, x, y: layout.height - height / 2 - EDGE, width, angle: 0 };
}
