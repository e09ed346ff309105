/** What each keyword means, as reminders in parentheses say it. */
import { capitalized } from '../../../../engine/text.js';
import { colorNames } from '../colors.js';
import type { Filter, Keyword, LandType } from '../components/filters.js';
import { writeFilter } from '../language/write.js';

export interface KeywordMeaning {
  /** As a list of abilities has it: "First strike". */
  readonly word: string;
  /** A sentence. */
  readonly reminder: string;
  /** Id in the checklist. */
  readonly rule: string;
}

const plain = {
  firstStrike: {
    word: 'First strike',
    reminder: 'Its combat damage is dealt ahead of that of creatures without first strike.',
    rule: 'MC-KW-01',
  },
  flying: {
    word: 'Flying',
    reminder: 'Only creatures that have flying can block it.',
    rule: 'MC-KW-12',
  },
  haste: {
    word: 'Haste',
    reminder: 'It can attack and be tapped for its abilities in the turn you get it.',
    rule: 'MC-KW-16',
  },
  trample: {
    word: 'Trample',
    reminder: 'Damage beyond what destroys its blockers goes to the defending player.',
    rule: 'MC-KW-44',
  },
  unblockable: { word: 'Unblockable', reminder: 'No creature can block it.', rule: 'MC-KW-56' },
} as const satisfies Partial<Record<Keyword['is'], KeywordMeaning>>;

/** A word that stands in costs and effects, and is a rule of its own. */
export const regeneration: KeywordMeaning = {
  word: 'Regenerate',
  reminder: 'The next time it would be destroyed this turn, tap it and heal it instead.',
  rule: 'MC-KW-31',
};

export function meaningOf(keyword: Keyword): KeywordMeaning {
  switch (keyword.is) {
    case 'landwalk':
      return landwalk(keyword.land);
    case 'protection':
      return protection(keyword.from);
    default:
      return plain[keyword.is];
  }
}

function landwalk(land: LandType | Filter): KeywordMeaning {
  const isNamed = typeof land === 'string';
  const what = isNamed ? land : writeFilter(land);
  const article = /^[aeiou]/u.test(what) ? 'an' : 'a';
  return {
    word: isNamed ? `${capitalized(land)}walk` : 'Landwalk',
    reminder: `No creature can block it while the defending player controls ${article} ${what}.`,
    rule: 'MC-KW-20',
  };
}

function protection(from: Filter): KeywordMeaning {
  const [noun, ...more] = from.any;
  const [quality] = noun?.qualities ?? [];
  const colors =
    more.length === 0 && quality?.is === 'color' && noun?.types.length === 0 ? quality.colors : [];
  const what =
    colors.length > 0 ? colors.map((color) => colorNames[color]).join(' or ') : writeFilter(from, true);
  return protectionFrom(what, colors.length > 0 ? `anything ${what}` : what);
}

const protectionFrom = (what: string, whom: string): KeywordMeaning => ({
  word: `Protection from ${what}`,
  reminder: `It cannot be blocked, targeted or dealt damage by ${whom}.`,
  rule: 'MC-KW-48',
});

/** One of each kind, as lists of the keywords have them. */
export const keywordMeanings: readonly KeywordMeaning[] = [
  ...Object.values(plain),
  { ...landwalk('forest'), word: 'Forestwalk, islandwalk …' },
  protectionFrom('a color', 'anything of that color'),
  regeneration,
];
