import type { BatchRow, LeftAsItIs } from '../../../src-main/api/answers/answers.js';
import type { DuplicateRow, TrashKind, VersionRow } from '../../../src-main/api/answers/keeping-answers.js';
import { countOf } from './card-labels.js';
import { lowered } from './text-labels.js';
import { capitalized } from '../../../src-main/engine/text.js';

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** "Today, 14:05", "Yesterday, 9:30", and the date for what lies further back. */
export function whenOf(when: number, now: number): string {
  const dayOf = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);
  // A day of 23 or 25 hours is a day, too.
  const days = Math.round((dayOf(now) - dayOf(when)) / 86_400_000);
  if (days === 0) return `Today, ${time.format(when)}`;
  return days === 1 ? `Yesterday, ${time.format(when)}` : date.format(when);
}

/** The same in the middle of a sentence: "changed today, 14:05". */
export const changedWords = (when: number, now: number): string =>
  `Changed ${whenOf(when, now).replace(/^(Today|Yesterday)/, (word) => word.toLowerCase())}`;

/** Parts of a sentence as one: "Text, level 3 → 4". */
export function sentenceOfParts(parts: readonly string[]): string {
  const text = parts.join(', ');
  return capitalized(text);
}

/** Before which change a version was kept, where that is worth saying; a change that has a name is called by it. */
export function reasonWords({ reason, change }: Pick<VersionRow, 'reason' | 'change'>): string | null {
  switch (reason) {
    case 'save':
      return null;
    case 'batch':
      return change === null ? 'before a change made at one go' : `before: ${change}`;
    case 'restore':
      return 'before an older version was restored';
    case 'upgrade':
      return 'before it went to another edition';
    case 'kept':
      return null;
    case 'added':
      return 'as it was added';
  }
}

export const kindWords: Readonly<Record<TrashKind, string>> = {
  card: 'Card',
  deck: 'Deck',
  set: 'Set',
  game: 'Game',
};

/** "2 things", and "1 card" where all are cards. */
export function thingsOf(rows: readonly { readonly kind: TrashKind }[]): string {
  const count = rows.length;
  const [first] = rows;
  if (!first || rows.some(({ kind }) => kind !== first.kind)) return `${count.toLocaleString('en')} things`;
  if (first.kind === 'card') return countOf(count);
  const word = kindWords[first.kind].toLowerCase();
  return `${count.toLocaleString('en')} ${count === 1 ? word : `${word}s`}`;
}

/** So many things are named one by one. */
const NAMED = 3;

/** What a change left alone and why, after another sentence; nothing where it left nothing. */
export function leftAlone(left: readonly LeftAsItIs[]): string {
  const [first] = left;
  if (!first) return '';
  if (left.length === 1) return ` ${called(first)} was left alone: ${lowered(first.because)}`;
  const named = left
    .slice(0, NAMED)
    .map((one) => `${called(one)} (${lowered(one.because).replace(/\.$/, '')})`)
    .join(', ');
  const more = left.length > NAMED ? ` and ${(left.length - NAMED).toLocaleString('en')} more` : '';
  return ` ${left.length.toLocaleString('en')} were left alone: ${named}${more}.`;
}

const called = ({ name }: LeftAsItIs): string => (name === '' ? 'One' : `“${name}”`);

/** "12 created, 3 changed"; what was left alone is said, too. */
export function countsInWords({ created, changed, removed, passedOver }: Omit<BatchRow, 'batch'>): string {
  const parts = [
    [created, 'created'],
    [changed, 'changed'],
    [removed, 'removed'],
    [passedOver, 'left alone, changed since'],
  ] as const;
  return parts
    .flatMap(([count, word]) => (count > 0 ? [`${count.toLocaleString('en')} ${word}`] : []))
    .join(', ');
}

const duplicateWords = {
  rules: 'the same rules text and numbers',
  name: 'the same name',
  wording: 'texts that differ by a word',
  picture: 'the same picture',
} as const;

/** Why cards are shown as duplicates: "The same rules text and numbers, or the same name". */
export function whyAlike(reasons: DuplicateRow['reasons']): string {
  return sentenceOfParts([reasons.map((reason) => duplicateWords[reason]).join(', or ')]);
}
