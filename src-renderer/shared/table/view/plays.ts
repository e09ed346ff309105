/** What others play and answer: whether it is shown large, and for how long. */
import type { Moment, TableView } from '../../../../src-main/api/answers/play-answers.js';
import { plainText } from '../../../../src-main/engine/text.js';

export type Play = Extract<Moment, { kind: 'play' }>;

/** How long a play of somebody else is held, as people choose it. */
type Hold = 'none' | 'short' | 'long' | 'press';

/** ms that it is held at least. */
export const holds: Readonly<Record<Hold, number>> = { none: 0, short: 1200, long: 2500, press: Infinity };

/** What is read at a glance, in letters, and how long each more takes, ms. */
const GLANCE = 70;
const LETTER = 14;
const MOST_READING = 2600;

/** Whoever looks on has not done it: of their own plays people need no telling. */
export const isMissable = (
  { player }: Play,
  before: Pick<TableView, 'viewer'>,
  now: Pick<TableView, 'viewer'>,
): boolean => player !== before.viewer && player !== now.viewer;

/** ms that a play is held: longer where there is much to be read. */
export function readingTime({ text, does }: Play, hold: number): number {
  const letters = plainText(text).length + (does?.length ?? 0);
  return hold + Math.min(MOST_READING, Math.max(0, letters - GLANCE) * LETTER);
}

/** As it is read aloud. */
export const playInWords = ({ text, does }: Play): string => [plainText(text), does ?? ''].join(' ').trim();
