/** Power and toughness as they are printed: "2", "*", "1+*". */

export interface PrintedStat {
  /** The number that is printed, or stands beside the star. */
  readonly number: number;
  /** A star is printed: the text says what is counted (MC-GR-98). */
  readonly counted: boolean;
}

/** Why something is no power or toughness, in a sentence. */
export interface NoStat {
  readonly because: string;
}

/** @returns null for a blank: what is no creature has none (MC-CARD-23) */
export function readStat(text: string): PrintedStat | NoStat | null {
  const written = text.replaceAll(/\s/g, '');
  if (written === '') return null;
  const [, number, before, after] = /^(?:(\d{1,3})|(?:(\d{1,3})\+)?\*|\*\+(\d{1,3}))$/u.exec(written) ?? [
    null,
  ];
  if (number === undefined && before === undefined && after === undefined && written !== '*')
    return { because: `“${text.trim()}” is no number from 0 to 999, * or a sum of both, such as 1+*.` };
  return { number: Number(number ?? before ?? after ?? 0), counted: written.includes('*') };
}

export const isNoStat = (read: PrintedStat | NoStat | null): read is NoStat =>
  read !== null && 'because' in read;

/** "2", "*", "1+*"; empty for none. */
export function writeStat(stat: PrintedStat | null): string {
  if (stat === null) return '';
  if (!stat.counted) return String(stat.number);
  return stat.number === 0 ? '*' : `${stat.number}+*`;
}
