import type { PlayerNo } from '../../../../../src-main/api/answers/play-answers.js';

export const seatPatterns = [
  'plain',
  'rising',
  'dots',
  'bars',
  'falling',
  'checks',
  'posts',
  'grid',
] as const;
export type SeatPattern = (typeof seatPatterns)[number];
type SeatToken = `--seat-${number}`;

/** How a player's things are told from others': by a colour, and by a pattern for who does not see the colour. */
interface SeatLook {
  readonly token: SeatToken;
  readonly pattern: SeatPattern;
}

/** Eight looks; a table with more seats begins again from the first. */
export function seatLook(seat: PlayerNo): SeatLook {
  const place = seat % seatPatterns.length;
  return { token: `--seat-${place + 1}`, pattern: seatPatterns[place] ?? 'plain' };
}
