import type { Kind } from '../../../../src-main/api/answers/language-answers.js';

/** Headings of the groups of blocks. */
export const kindTitles: Readonly<Record<Kind, string>> = {
  caveat: 'Caveats',
  condition: 'Conditions',
  cost: 'Costs',
  target: 'Targets',
  effect: 'Effects',
};
