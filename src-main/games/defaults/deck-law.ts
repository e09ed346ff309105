import type { DeckRules } from '../../cards/deck-rules.js';
import type { DeckLaw, Reason } from '../card-law.js';

/** Why a deck has not the right number of cards, in a sentence; null: it has. */
export function faultOfSize(size: number, { least, most }: Pick<DeckRules, 'least' | 'most'>): string | null {
  if (size >= least && (most === null || size <= most)) return null;
  const wanted =
    most === null ? `at least ${least}` : least === most ? `exactly ${least}` : `${least} to ${most}`;
  return `A deck has ${wanted} cards; this one has ${size}.`;
}

/** Judges decks by their size alone. @param rule id of the rule that says so */
export const deckLawOf = (rules: DeckRules, rule: string): DeckLaw => ({
  judge(entries) {
    const size = entries.reduce((sum, { copies }) => sum + copies, 0);
    const fault = faultOfSize(size, rules);
    const reasons: readonly Reason[] = fault === null ? [] : [{ rule, because: fault }];
    return { legal: reasons.length === 0, size, reserves: rules.reserves, reasons };
  },
  rulesOf: () => rules,
});
