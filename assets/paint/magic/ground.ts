import type { Brushes } from './brushes.js';

/** What a picture shows behind its figure, and what stands before its feet. */
export interface Ground {
  readonly definitions: string;
  readonly behind: string;
  readonly before: string;
}
export type GroundPainter = (brushes: Brushes) => Ground;
