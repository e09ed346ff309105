import type { Limits } from '../../src-main/cards/limits.js';

/** What fields take. The types of main say each figure, so that none can be another here. */
export const limits: Limits = {
  name: 200,
  text: 5000,
  flavor: 1000,
  licence: 500,
  figure: 999,
  tag: 60,
  tags: 50,
  number: 9999,
  entries: 1000,
  copies: 999,
  notes: 20_000,
  query: 1000,
  find: 500,
  replacement: 1000,
  keptName: 100,
  watermark: 40,
  heading: 300,
  player: 40,
  goal: 1000,
  about: 5000,
  columnWidth: { least: 2, most: 40 },
  rememberedTables: 20,
  recent: 100,
};
