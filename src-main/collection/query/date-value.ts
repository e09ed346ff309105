import type { Day } from './subject.js';

/** When something can be asked to have been changed. */
export type DateValue =
  /** A year, month or day: from its first moment up to the first after it. */
  | { readonly kind: 'period'; readonly from: Day; readonly to: Day }
  /** So many days ago; part of a day is a decimal. */
  | { readonly kind: 'age'; readonly days: number }
  | { readonly kind: 'day-before'; readonly days: number };

const unitDays: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7, m: 30, y: 365 };
const wordDays: Readonly<Record<string, number>> = { today: 0, yesterday: 1 };

/** Reads "2026", "2026-11", "2026-11-01", "7d", "today"; null for anything else. */
export function dateValue(text: string): DateValue | null {
  const typed = text.trim().toLowerCase();
  const word = Object.hasOwn(wordDays, typed) ? wordDays[typed] : undefined;
  if (word !== undefined) return { kind: 'day-before', days: word };
  const [, count, unit = ''] = /^(\d{1,4})\s?([hdwmy])$/.exec(typed) ?? [];
  if (count !== undefined) return { kind: 'age', days: Number(count) * (unitDays[unit] ?? 1) };
  const found = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(typed);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2] ?? 1), Number(found[3] ?? 1)];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const from = { year, month, day };
  if (found[3] !== undefined) return { kind: 'period', from, to: { ...from, day: day + 1 } };
  if (found[2] !== undefined) return { kind: 'period', from, to: { ...from, month: month + 1 } };
  return { kind: 'period', from, to: { ...from, year: year + 1 } };
}
