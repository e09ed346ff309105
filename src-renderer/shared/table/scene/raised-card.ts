import { clamp } from './box.js';
import { CARD_RATIO } from './row-layout.js';
import type { PlacedCard } from './placed-card.js';
import type { Scene } from './stage-scene.js';

/** How high a card of the own hand stands when it comes out of the fan, in shares of the hand's height. */
const RAISED = 1.5;
const EDGE = 4;

/** A card of the own hand as it comes out of the fan, straight and wholly in sight; null: it is no such card. */
export function raisedCard(placed: PlacedCard, { layout }: Scene): PlacedCard | null {
  const own = layout.seats.at(-1);
  if (placed.role !== 'hand' || !own?.hand || placed.place.seat !== own.seat) return null;
  const height = own.hand.box.height * RAISED;
  const width = height / CARD_RATIO;
  const x = clamp(placed.x, width / 2 + EDGE, layout.width - width / 2 - EDGE);
  return { ...placed, x, y: layout.height - height / 2 - EDGE, width, angle: 0 };
}
