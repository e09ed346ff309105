import { pokerSize } from '../../cards/size.js';

/**
 * Card sizes in mm. They are the inch sizes of playing cards as printing houses sell them: poker 2.5 × 3.5, bridge
 * 2.25 × 3.5, mini 1.75 × 2.5, tarot 2.75 × 4.75.
 */
export const cardSizes = {
  poker: { name: 'Poker', ...pokerSize },
  bridge: { name: 'Bridge', width: 57.15, height: 88.9 },
  mini: { name: 'Mini', width: 44.45, height: 63.5 },
  tarot: { name: 'Tarot', width: 69.85, height: 120.65 },
} as const;
export type CardSizeName = keyof typeof cardSizes;
