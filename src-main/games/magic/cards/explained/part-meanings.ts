/** The parts of the grammar as people look for them: what they mean, other words for them, and which stand on most cards. */
import type { Keyword } from '../components/filters.js';
import { partKinds, type Part, type PartKind } from '../components/parts.js';
import { meaningOf, regeneration } from './keywords.js';
import { partNotes } from './part-notes.js';
import { partSentences } from './part-sentences.js';

/** What a card does comes first; what limits and joins it last. */
export const offeredKinds: readonly PartKind[] = [
  'effect',
  'keyword',
  'frame',
  'static',
  'event',
  'choice',
  'cost',
  ...partKinds.filter((kind) => ['limit', 'filter', 'amount', 'duration', 'structure'].includes(kind)),
];

/** Numbers of the parts that stand on most cards, the most used first. */
const often: readonly number[] = [
  108, 99, 103, 113, 100, 125, 114, 111, 121, 115, 112, 133, 105, 101, 134, 116, 117, 106, 124, 129, 170, 169,
  174, 171, 172, 175, 173, 176, 2, 1, 4, 5, 3, 6, 151, 153, 152, 160, 154, 155, 35, 36, 41, 44, 47, 39, 58,
  59, 61, 65, 67, 14, 12, 15, 17, 13,
];

/** The keywords that are a word alone, by the numbers of their parts. */
const words: Readonly<Record<number, readonly [keyword: Keyword['is'], also: string]>> = {
  169: ['firstStrike', 'fast quick'],
  170: ['flying', 'evasion air wings'],
  171: ['haste', 'fast charge at once'],
  174: ['trample', 'run over'],
  176: ['unblockable', 'evasion'],
};
const [landwalk, protection, regenerate] = [172, 175, 173];

const numberOf = ({ id }: Pick<Part, 'id'>): number => Number(/\d+$/u.exec(id)?.[0]);

/** Where a part stands among those of its kind. */
export function placeOf(part: Pick<Part, 'id'>): number {
  const place = often.indexOf(numberOf(part));
  return place < 0 ? often.length : place;
}

/** Other words by which people look for it: "kill slay". */
export function searchedAs(part: Pick<Part, 'id'>): string {
  const number = numberOf(part);
  if (number === landwalk) return 'evasion unblockable';
  if (number === protection) return 'shield immune';
  if (number === regenerate) return 'save survive protect';
  return words[number]?.[1] ?? partSentences[number]?.[1] ?? '';
}

/** What it means, in a sentence; of a keyword the one that reminds of it. */
export function meaningOfPart(part: Pick<Part, 'id'>): string {
  const number = numberOf(part);
  const keyword = words[number]?.[0];
  if (keyword !== undefined) return meaningOf({ is: keyword } as Keyword).reminder;
  if (number === landwalk) return meaningOf({ is: 'landwalk', land: 'forest' }).reminder;
  if (number === protection) return 'Nothing of that kind can block it, be aimed at it or deal damage to it.';
  if (number === regenerate) return regeneration.reminder;
  return partNotes.get(part.id)?.says ?? partSentences[number]?.[0] ?? '';
}
