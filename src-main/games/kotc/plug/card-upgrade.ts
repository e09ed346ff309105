import type { KotcCard } from '../cards/card.js';
import type { Standing } from '../../card-law.js';
import type { CardUpgrade, RewrittenCard, UpgradeAnswer } from '../../card-upgrade.js';
import { guideNumberOf } from '../cards/game-editions.js';
import { editionNumber, editionId } from '../cards/editions.js';
import { nearestReadingEdition } from '../cards/language/reading-edition.js';
import { type Ruling } from '../cards/law/card-law.js';
import { isLegal } from '../cards/law/findings.js';
import { printableCost } from '../cards/price/printed-cost.js';
import { reissue } from '../cards/upgrade/reissue.js';
import { notesOnGuide, upgradeCard } from '../cards/upgrade/upgrade.js';

export const cardUpgrade: CardUpgrade<KotcCard> = {
  reissue: (card, to) => reissue(card, editionNumber(to)),
  preview,
  rewrite,
};

function preview(card: KotcCard, to: string | null): UpgradeAnswer {
  const { kind, card: reissued, notes, upgrade } = reissue(card, editionNumber(to));
  const from = nearestReadingEdition(card);
  return {
    from: editionId(from),
    to,
    kind,
    steps: upgrade?.steps ?? [],
    notes: [...notesOnGuide(card.edition, from), ...(upgrade?.notes ?? notes)],
    standing: upgrade && standingOf(upgrade.ruling),
    card: withoutId(reissued),
  };
}

function rewrite(card: KotcCard, to: string): RewrittenCard {
  const edition = guideNumberOf(to);
  const from = nearestReadingEdition(card);
  const { text, cost, steps, notes, ruling } = upgradeCard(card, from, edition);
  return {
    from: editionId(from),
    to,
    card: withoutId({ ...card, edition, text, cost: printableCost(cost) }),
    cost,
    steps,
    notes: [...notesOnGuide(card.edition, from), ...notes],
    standing: standingOf(ruling),
  };
}

const standingOf = ({ status, reasons }: Ruling): Standing => ({
  status,
  legal: isLegal(status),
  reasons,
});

function withoutId({ id: _id, ...rest }: KotcCard): Omit<KotcCard, 'id'> {
  return rest;
}
