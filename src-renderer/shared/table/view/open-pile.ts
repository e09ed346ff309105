import type { PlayerNo } from '../../../../src-main/api/answers/play-answers.js';

/** A pile that a player looks into. */
export interface OpenPile {
  readonly seat: PlayerNo;
  readonly zone: string;
}
