import type { DeckLawRuling, Reason } from '../../../card-law.js';
import { faultOfSize } from '../../../defaults/deck-law.js';
import { guideRulesOf, type GuideEdition } from '../editions.js';
import { setupOf } from '../setup.js';
import { isLegal, type Status } from './findings.js';
import { citeRulebook, rulebookPrefix } from './citations.js';

/** One design of a deck, judged. */
export interface JudgedEntry {
  readonly name: string;
  readonly copies: number;
  /** How many of the copies are meant as reserves. */
  readonly reserves?: number;
  readonly status: Status;
  /** The Ultra Points of each copy (K17-SET-23). */
  readonly ultraPoints?: number;
}

const rules = {
  tooFew: { 6: 'K06-DECK-04', 9: 'K09-DECK-02', 11: 'K11-SET-01', modern: 'SET-01' },
  tooMany: { 6: 'K06-DECK-05', 9: 'K09-DECK-03', 11: 'K11-SET-01', modern: 'SET-02' },
  onlyLegal: { 6: 'K06-DECK-08', 9: 'K09-DECK-07', 11: 'K11-SET-06', modern: 'SET-05' },
};

/** Judges a deck under an edition's rules: its size, its Ultra Points, and that every card may be used. Copies are not limited. */
export function judgeDeck(entries: readonly JudgedEntry[], edition: GuideEdition): DeckLawRuling {
  const { deck, reserves, reservesBeside } = setupOf(edition);
  const cards = entries.reduce((sum, { copies }) => sum + copies, 0);
  const beside = reservesBeside ? entries.reduce((sum, entry) => sum + (entry.reserves ?? 0), 0) : 0;
  const size = cards - beside;
  const reasons: Reason[] = [];
  const fault = faultOfSize(size, deck);
  if (fault !== null) {
    const rule = citeRulebook(rules[size < deck.least ? 'tooFew' : 'tooMany'], edition);
    reasons.push({ rule, because: fault });
  }
  if (beside > reserves) {
    const because = `At most ${reserves} cards are reserves; this deck means ${beside}: put ${beside - reserves} back.`;
    reasons.push({ rule: `${rulebookPrefix(edition)}-SET-21`, because });
  }
  const points = entries.reduce((sum, { copies, ultraPoints = 0 }) => sum + copies * ultraPoints, 0);
  const most = guideRulesOf(edition).mostUltraPoints;
  if (most !== null && points > most) {
    const because = `The deck has ${points} Ultra Points, and may have ${most}: take out cards with ${points - most} of them.`;
    reasons.push({ rule: `${rulebookPrefix(edition)}-SET-21`, because });
  }
  for (const { name, status } of entries) {
    if (isLegal(status)) continue;
    const because = `${name || 'A card without a name'} may not be used: it is ${status}.`;
    reasons.push({ rule: citeRulebook(rules.onlyLegal, edition), because });
  }
  const counted = most === null ? {} : { counted: [{ label: 'Ultra Points', value: points, most }] };
  return { legal: reasons.length === 0, size, reserves, ...counted, reasons };
}
