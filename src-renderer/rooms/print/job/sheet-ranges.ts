import type { SheetRange } from '../../../../src-main/print/job.js';

const MOST_RANGES = 100;
const LAST_NUMBER = 100_000;

/** Sheets as people write them, "1-3, 7"; an empty text means all of them (no ranges). Null for what cannot be read. */
export function readRanges(text: string): readonly SheetRange[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ranges = parts.map(readRange);
  return ranges.length <= MOST_RANGES && ranges.every((range) => range !== null) ? ranges : null;
}

function readRange(text: string): SheetRange | null {
  const [, first, last] = /^(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?$/.exec(text) ?? [];
  if (first === undefined) return null;
  const from = Number(first);
  const to = Number(last ?? first);
  return from >= 1 && from <= to && to <= LAST_NUMBER ? { from, to } : null;
}

/** The same the other way round. */
export const writeRanges = (ranges: readonly SheetRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
