import type { DesignNumber, GuideEdition } from '../editions.js';

/** The checklists of rules, by the edition after which they are named. */
export type Checklist = Exclude<GuideEdition, 10>;

/** Those of the 12th to 17th Editions number alike what they have alike. */
export type ModernChecklist = Exclude<Checklist, 6 | 9 | 11>;

/** What an edition asks of a card's indicator by itself. */
export interface IndicatorLaw {
  /** The edition from which on cards stay usable (REF-02, REF-03). */
  readonly cleanSlate: DesignNumber;
  /** The newest edition of which the rules know. */
  readonly newest: DesignNumber;
  /** What a card before the clean slate is, and one without an indicator. */
  readonly before: 'pruned' | 'banned';
  readonly without: 'invalid' | 'banned';
}

/** In what the laws of the editions differ beside their lists of components. */
interface EditionLaw {
  /** Where its rules stand: its own checklist, or that of the rulebook by which it is played. */
  readonly rulebook: Checklist;
  /** Where its card building guide stands. */
  readonly guide: Checklist;
  /** The ruling on a text that is new in it and on a card without its indicator; null where there is none. */
  readonly newText: string | null;
  /** Null: cards of all editions, and of none, are judged by what they say. Else older cards are judged by their own guides. */
  readonly indicators: IndicatorLaw | null;
  /** What says that a text of an older guide means the same though no list names it. */
  readonly standing: string;
}

const modern = (
  edition: ModernChecklist,
  indicators: Omit<IndicatorLaw, 'newest'>,
  standing = 'REF-04',
): EditionLaw => ({
  rulebook: edition,
  guide: edition,
  newText: null,
  indicators: { ...indicators, newest: edition },
  standing: `K${edition}-${standing}`,
});

const classic = { newText: null, indicators: null, standing: '' } as const;
const slateOfThe13th = { cleanSlate: 13, before: 'pruned', without: 'invalid' } as const;

const laws = {
  6: { ...classic, rulebook: 6, guide: 6 },
  9: { ...classic, rulebook: 9, guide: 9 },
  /** Played by the rulebook of the 9th; the 11th's checklist has the 10th's guide with what the 11th changed. */
  10: { ...classic, rulebook: 9, guide: 11 },
  11: { ...classic, rulebook: 11, guide: 11, newText: 'K11-Q-65' },
  12: modern(12, { cleanSlate: 12, before: 'banned', without: 'banned' }),
  13: modern(13, slateOfThe13th),
  14: modern(14, slateOfThe13th),
  15: modern(15, slateOfThe13th),
  16: modern(16, slateOfThe13th),
  17: modern(17, slateOfThe13th, 'Q-171'),
} satisfies Readonly<Record<GuideEdition, EditionLaw>>;

export const editionLaw = (edition: GuideEdition): EditionLaw => laws[edition];
