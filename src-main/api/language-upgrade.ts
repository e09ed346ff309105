import type { Card } from '../cards/card.js';
import type { EditionNumber } from '../cards/editions.js';
import { readingEdition } from '../cards/language/reading-edition.js';
import { keepMarks } from '../cards/mark-edits.js';
import { printableCost } from '../cards/price/printed-cost.js';
import { upgradeCard } from '../cards/upgrade/upgrade.js';
import type { UpgradeAnswer } from './language-answers.js';

/** How a card would be issued anew for another edition. */
export function upgradeFor(card: Card, to: EditionNumber): UpgradeAnswer {
  const from = readingEdition(card);
  const { steps, notes, ruling, text, cost } = upgradeCard(card, from, to);
  const { id: _old, ...rest } = card;
  return {
    from,
    to,
    steps,
    notes,
    status: ruling.status,
    reasons: ruling.reasons,
    card: { ...rest, edition: to, text: keepMarks(card.text, text), cost: printableCost(cost) },
  };
}
