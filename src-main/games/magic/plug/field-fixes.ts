/** What one click puts right in a field of a card. */
import type { Fix } from '../../card-language.js';
import { characteristicsOf, type PrintedField } from '../cards/characteristics.js';
import type { MagicCard } from '../cards/card.js';
import type { FieldReason } from '../cards/law/card-law.js';
import { noMana, writeManaCost } from '../cards/mana-cost.js';

const words: Readonly<Record<PrintedField, string>> = {
  manaCost: 'mana cost',
  typeLine: 'type line',
  power: 'power',
  toughness: 'toughness',
  colors: 'colors',
};

/** By the rules that say what is wrong. */
const remedies: Readonly<Record<string, (card: MagicCard) => string>> = {
  // A land, a token and what is no creature go without.
  'MC-CARD-32': () => '',
  'MC-Q-84': () => '',
  'MC-CARD-23': () => '',
  'MC-CARD-20': () => '1',
  // An artifact costs mana of no color, as much as before.
  'MC-CARD-03': () => '{0}',
  'MC-CARD-30': (card) => {
    const { cost, totalCost } = characteristicsOf(card);
    return writeManaCost({ ...noMana, x: cost?.x ?? 0, generic: totalCost });
  },
};

export function fieldFixes(card: MagicCard, { rule, field }: FieldReason): readonly Fix[] {
  const remedy = remedies[rule];
  if (!remedy || field === 'name' || field === 'text') return [];
  // What is no mana cost at all has the same rule as a cost that is missing.
  if (rule === 'MC-CARD-03' && card.manaCost !== '') return [];
  const value = remedy(card);
  const title = value === '' ? `Take the ${words[field]} away` : `Set the ${words[field]} to ${value}`;
  return [{ title, change: { [field]: value } }];
}
