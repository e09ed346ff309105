import { fens } from './fens.js';
import type { GroundPainter } from './ground.js';
import { hedgewild } from './hedgewild.js';
import { kilnlands } from './kilnlands.js';
import { marches } from './marches.js';
import { terraces } from './terraces.js';

export const grounds = { ...terraces, ...fens, ...marches, ...kilnlands, ...hedgewild } satisfies Record<
  string,
  GroundPainter
>;
export type GroundName = keyof typeof grounds;
