import type { Stat } from '../../../../src-main/api/answers/play-answers.js';

/** Whether a figure stands in one box with the one before it, with a slash between them. */
export const isBeside = (stats: readonly Pick<Stat, 'sign'>[], place: number): boolean =>
  place > 0 && stats[place]?.sign === 'box' && stats[place - 1]?.sign === 'box';
