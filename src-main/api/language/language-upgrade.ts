import type { Card } from '../../cards/card.js';
import { nearestReadingEdition } from '../../games/kotc/cards/language/reading-edition.js';
import { reissue } from '../../games/kotc/cards/upgrade/reissue.js';
import { notesOnGuide } from '../../games/kotc/cards/upgrade/upgrade.js';
import type { UpgradeAnswer } from '../answers/language-answers.js';

/** How a card would be issued anew for another edition, or for none. */
export function upgradeFor(card: Card, to: Card['edition']): UpgradeAnswer {
  const { kind, card: reissued, notes, upgrade } = reissue(card, to);
  const { id: _old, ...rest } = reissued;
  const from = nearestReadingEdition(card);
  return {
    from,
    to,
    kind,
    steps: upgrade?.steps ?? [],
    notes: [...notesOnGuide(card.edition, from), ...(upgrade?.notes ?? notes)],
    status: upgrade?.ruling.status ?? null,
    reasons: upgrade?.ruling.reasons ?? [],
    card: rest,
  };
}
