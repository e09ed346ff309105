import type { ZonePlace } from '../../../../src-main/api/answers/play-answers.js';

/** A pile that a player looks into. */
export type OpenPile = ZonePlace;
