import type { Step } from '../../../src-main/cards/counting.js';

/** "0", "1–40", "401 and more". */
export const wholeStep = ({ from, below }: Step): string =>
  below === null ? `${from}+` : below - from === 1 ? `${from}` : `${from}–${below - 1}`;

/** Of parts of a whole: "none", "up to ¼", "½ to ¾". */
const parts: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
const part = (value: number): string => parts[String(value)] ?? String(value);

export function unusedStep({ from, below }: Step): string {
  if (from === 0) return 'none';
  if (below === null) return `${part(from)}+`;
  return from < 0.25 ? `< ${part(below)}` : `${part(from)}–${part(below)}`;
}
