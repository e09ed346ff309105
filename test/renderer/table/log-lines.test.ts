import { expect, test } from 'vitest';
import type { LogLine } from '../../../src-main/api/answers/play-answers.js';
import { worthReading } from '../../../src-renderer/shared/table/view/log-lines.js';

const linesOf = (...levels: LogLine['level'][]): LogLine[] =>
  levels.map((level, entry) => ({ entry, text: [level], rules: [], level }));
const read = (...levels: LogLine['level'][]): number[] =>
  worthReading(linesOf(...levels)).map(({ entry }) => entry);

test('phases in which nothing happened are left out of the log; turns, and where the game stands, are not', () => {
  expect(read('turn', 'phase', 'phase', 'line', 'line', 'phase')).toEqual([0, 2, 3, 4, 5]);
  expect(read('phase', 'turn', 'turn', 'phase', 'phase')).toEqual([1, 2, 4]);
  expect(read()).toEqual([]);
});
