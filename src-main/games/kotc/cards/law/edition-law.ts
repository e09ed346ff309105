import type { DesignNumber, GuideEdition } from '../editions.js';

/** The checklists of rules, by the edition after which they are named. */
export type Checklist = Exclude<GuideEdition, 10>;

/** What an edition asks of a card's indicator by itself. */
export interface IndicatorLaw {
  /** The edition from which on cards stay usable; its own are taken on trust (K14-REF-02, K14-REF-03). */
  readonly cleanSlate: DesignNumber;
  /** The newest edition of which the rules know (K14-Q-93). */
  readonly newest: DesignNumber;
}

/** In what the laws of the editions differ beside their lists of components. */
interface EditionLaw {
  /** Where its rules stand: its own checklist, or that of the rulebook by which it is played. */
  readonly rulebook: Checklist;
  /** Where its card building guide stands. */
  readonly guide: Checklist;
  /** The ruling on a text that is new in it and on a card without its indicator; null where there is none. */
  readonly newText: string | null;
  /** Null: cards of all editions, and of none, are judged by what they say. */
  readonly indicators: IndicatorLaw | null;
}

function modernLaw(edition: Exclude<Checklist, 6 | 9 | 11>, cleanSlate: DesignNumber): EditionLaw {
  return { rulebook: edition, guide: edition, newText: null, indicators: { cleanSlate, newest: edition } };
}

const laws = {
  6: { rulebook: 6, guide: 6, newText: null, indicators: null },
  9: { rulebook: 9, guide: 9, newText: null, indicators: null },
  /** Played by the rulebook of the 9th; the 11th's checklist has the 10th's guide with what the 11th changed. */
  10: { rulebook: 9, guide: 11, newText: null, indicators: null },
  11: { rulebook: 11, guide: 11, newText: 'K11-Q-65', indicators: null },
  12: modernLaw(12, 12),
  13: modernLaw(13, 13),
  14: modernLaw(14, 13),
  15: modernLaw(15, 13),
  16: modernLaw(16, 13),
  17: modernLaw(17, 13),
} satisfies Readonly<Record<GuideEdition, EditionLaw>>;

export const editionLaw = (edition: GuideEdition): EditionLaw => laws[edition];
