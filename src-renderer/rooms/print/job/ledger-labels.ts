import type { LedgerRow } from '../../../../src-main/api/answers/answers.js';

/** What the ledger knows of a card's copies; null where it was never printed. */
export function ledgerWords({
  wanted,
  present,
  older,
}: Pick<LedgerRow, 'wanted' | 'present' | 'older'>): string | null {
  if (present === 0) return older === 0 ? null : `printed ${older}, changed since`;
  return present < wanted ? `printed ${present} of ${wanted}` : `printed ${present}`;
}
