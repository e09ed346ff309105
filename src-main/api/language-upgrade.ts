import type { Card } from '../cards/card.js';
import { readingEdition } from '../cards/language/reading-edition.js';
import { reissue } from '../cards/upgrade/reissue.js';
import type { UpgradeAnswer } from './language-answers.js';

/** How a card would be issued anew for another edition, or for none. */
export function upgradeFor(card: Card, to: Card['edition']): UpgradeAnswer {
  const { kind, card: reissued, notes, upgrade } = reissue(card, to);
  const { id: _old, ...rest } = reissued;
  return {
    from: readingEdition(card),
    to,
    kind,
    steps: upgrade?.steps ?? [],
    notes: upgrade?.notes ?? notes,
    status: upgrade?.ruling.status ?? null,
    reasons: upgrade?.ruling.reasons ?? [],
    card: rest,
  };
}
