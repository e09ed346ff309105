import { readXml } from './xml.js';

/** Number formats of dates and times that every program knows by number. Source: ECMA-376, part 1, 18.8.30. */
const DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** What of a format is no part of a pattern: quoted words, escaped signs, colours and conditions in brackets. */
const aside = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

const isDatePattern = (pattern: string): boolean => /[dmyhs]/i.test(pattern.replace(aside, ''));

/** For each cell format of a workbook, by its number, whether it shows a date. */
export function dateFormats(styles: string): readonly boolean[] {
  const patterns = new Map<number, string>();
  const formats: boolean[] = [];
  let inCellFormats = false;
  readXml(styles, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes();
        patterns.set(Number(numFmtId), formatCode);
      } else if (name === 'cellXfs') {
        inCellFormats = true;
      } else if (name === 'xf' && inCellFormats) {
        const id = Number(attributes()['numFmtId'] ?? 0);
        formats.push(isDatePattern(patterns.get(id) ?? '') || (!patterns.has(id) && DATES.has(id)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  return formats;
}

const DAY = 24 * 60 * 60 * 1000;
/** The day before the first of the count of days; one of the two counts begins in 1904. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;

/** A count of days as "2025-06-04"; null where it is no day that is written with four figures. */
export function dayOf(count: number, from1904: boolean): string | null {
  const date = new Date(epochs[from1904 ? 1904 : 1900] + Math.floor(count) * DAY);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 1000
    ? null
    : date.toISOString().slice(0, 10);
}
