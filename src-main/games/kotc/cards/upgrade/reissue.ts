import type { MoveKind } from '../../../card-fields.js';
import type { KotcCard } from '../card.js';
import { editionOf, guideOf, type GuideEdition } from '../editions.js';
import { readText } from '../language/read.js';
import { nearestReadingEdition } from '../language/reading-edition.js';
import { judgeCard, type Ruling } from '../law/card-law.js';
import { keepMarks } from '../../format/marks.js';
import { costOfComponents, printableCost } from '../price/printed-cost.js';
import { upgradeCard, type Upgrade } from './upgrade.js';

/** A card as another edition would have it. */
export interface Reissue {
  /** `relevelled`: only its level or cost is another; `cannot`: something of it would be lost. */
  readonly kind: MoveKind;
  /** The card in that edition; where it cannot be, what of it could. */
  readonly card: KotcCard;
  /** Sentences: why it cannot be, or what its maker should know. */
  readonly notes: readonly string[];
  /** Component by component; null for an edition without a guide here. */
  readonly upgrade: Upgrade | null;
}

/**
 * Takes a card to another edition: by that edition's wording of the same components, at its price. A text that its guide reads as the
 * same components stays as it was written, and a cost that is not that of the components was set by hand and stays, as a blank one
 * does.
 */
export function reissue(card: KotcCard, to: KotcCard['edition']): Reissue {
  const guide = guideOf(to);
  const renumbered: KotcCard = { ...card, edition: to };
  const from = nearestReadingEdition(card);
  if (guide === null) return { ...withoutGuide(card, renumbered, from), upgrade: null };
  const upgrade = upgradeCard(card, from, guide);
  const text = readsTheSame(card, upgrade) ? card.text : keepMarks(card.text, upgrade.text);
  const cost = stays(card) ? card.cost : (printableCost(upgrade.cost) ?? card.cost);
  const reissued: KotcCard = { ...renumbered, text, cost };
  const lost = lossesOf(card, from, upgrade);
  if (lost.length > 0) return { kind: 'cannot', card: reissued, notes: lost, upgrade };
  const kind = text !== card.text ? 'reworded' : cost !== card.cost ? 'relevelled' : 'unchanged';
  const notes = upgrade.steps.flatMap((step) => step.notes);
  const illegal = newlyIllegal(card, from, upgrade.ruling);
  return { kind, card: reissued, notes: [...notes, ...illegal], upgrade };
}

/** Its text stays as it is. That of a card without an indicator is read by the older guides, so it may be understood no longer. */
function withoutGuide(card: KotcCard, renumbered: KotcCard, from: GuideEdition): Omit<Reissue, 'upgrade'> {
  if (renumbered.edition !== null) {
    const { name } = editionOf(renumbered.edition);
    return {
      kind: 'unchanged',
      card: renumbered,
      notes: [`The guide of the ${name} is not known here: the text stays as it is.`],
    };
  }
  const isRead = (edition: GuideEdition) =>
    readText(card.text, card.type, edition, { hints: false }).understood;
  if (!isRead(from) || isRead(nearestReadingEdition(renumbered)))
    return { kind: 'unchanged', card: renumbered, notes: [] };
  const because = 'A card without an edition is read by the older guides, which do not know its text.';
  return { kind: 'cannot', card: renumbered, notes: [because] };
}

/** A cost that was left blank, or set by hand. */
function stays(card: KotcCard): boolean {
  const computed = costOfComponents(card);
  return card.cost === null || (computed !== null && card.cost !== computed);
}

function lossesOf({ text, type }: KotcCard, from: GuideEdition, { steps, edition }: Upgrade): string[] {
  if (text.trim() === '') return [];
  const lost = steps.flatMap(({ before, after, notes }) =>
    after === null ? [`“${before}” has no like in the ${editionOf(edition).name}. ${notes.join(' ')}`] : [],
  );
  if (readText(text, type, from, { hints: false }).understood) return lost;
  return [
    `Its text is not all in the guide of the ${editionOf(from).name}, so it has no other words.`,
    ...lost,
  ];
}

function readsTheSame({ text, type }: KotcCard, { edition, components }: Upgrade): boolean {
  if (text.trim() === '') return true;
  const reading = readText(text, type, edition, { hints: false });
  const { caveat, abilities, understood, problems, revised } = reading;
  const asWorded = understood && problems.length + revised.length === 0;
  return asWorded && JSON.stringify({ caveat, abilities }) === JSON.stringify(components);
}

/** Why it may not be played in its new edition, if it could be in the one before. */
function newlyIllegal(card: KotcCard, from: GuideEdition, ruling: Ruling): string[] {
  if (ruling.playable || !judgeCard({ ...card, edition: from }, from, { hints: false }).playable) return [];
  return ruling.reasons.map(({ because }) => because);
}
