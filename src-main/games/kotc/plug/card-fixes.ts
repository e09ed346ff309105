import type { KotcCard } from '../cards/card.js';
import { editionOf, guideRulesOf, ordinal, rulesEditions, type GuideEdition } from '../cards/editions.js';
import { allUses } from '../cards/language/design.js';
import type { Ability, CardComponents, Use } from '../../card-components.js';
import { readText } from '../cards/language/read.js';
import type { Reading } from '../cards/language/reading.js';
import { writeText } from '../cards/language/write.js';
import { judgeCard } from '../cards/law/card-law.js';
import { keepMarks } from '../format/marks.js';
import { amount } from '../cards/price/receipt.js';
import { fraction } from '../cards/price/fraction.js';
import type { PricedCard } from '../cards/price/price.js';
import { spareUses } from '../cards/price/spare.js';
import { vocabularyOf } from '../cards/vocabulary/vocabulary.js';
import type { Fix } from '../../card-language.js';

/** What one click can put right on the card as a whole. */
export function fixesOf(card: KotcCard, reading: Reading, edition: GuideEdition): Fix[] {
  const fixes: Fix[] = [];
  if (reading.understood && reading.problems.length > 0 && reading.abilities.length > 0) {
    const text = reworded(card, withNames(reading, card, edition), edition);
    if (text !== card.text && readText(text, card.type, edition).problems.length < reading.problems.length)
      fixes.push({ title: 'Word it as the guide does', change: { text } });
  }
  if (card.edition === null) {
    const legal = rulesEditions.findLast(
      (number) => judgeCard({ ...card, edition: number }, number, { hints: false }).status === 'legal',
    );
    if (legal !== undefined) {
      fixes.push({
        title: `Mark it as a card of the ${ordinal(legal)} Edition`,
        change: { edition: legal },
      });
    }
  }
  return fixes;
}

/** The card's text written of other components; words that stay keep their marks. */
const reworded = (card: KotcCard, components: CardComponents, edition: GuideEdition): string =>
  keepMarks(card.text, writeText(components, card.type, edition));

function withNames(reading: Reading, { type }: KotcCard, edition: GuideEdition): CardComponents {
  const named = (name: string | null, index: number): string | null => {
    if (type === 'spell') return null;
    return name ?? (guideRulesOf(edition).needsNames ? `ABILITY ${index + 1}` : null);
  };
  return {
    caveat: type === 'spell' ? null : reading.caveat,
    abilities: reading.abilities.map((ability, index) => ({ ...ability, name: named(ability.name, index) })),
  };
}

/** Numbers that are above what the rules admit, at their limits. */
export function limitFixes(card: KotcCard, reading: Reading, edition: GuideEdition): Fix[] {
  const limited = reading.understood ? withinLimits(reading, edition) : null;
  if (limited === null) return [];
  return [{ title: 'Lower the numbers to their limits', change: { text: reworded(card, limited, edition) } }];
}

function withinLimits(reading: Reading, edition: GuideEdition): CardComponents | null {
  const { byId } = vocabularyOf(edition);
  const limit = (use: Use): Use => {
    const limits = byId.get(use.id)?.limits ?? {};
    const values = Object.entries(use.values).map(([name, value]) => [
      name,
      Math.min(value, limits[name as 'x'] ?? Infinity),
    ]);
    return { ...use, values: Object.fromEntries(values) };
  };
  const limited = mapUses(reading, limit);
  return JSON.stringify(allUses(limited)) === JSON.stringify(allUses(reading)) ? null : limited;
}

/** Components of a card of which spare fixes are looked for. The whole card is priced anew for each number that could be another. */
const MOST_VARIED = 80;

/** The changes of one number that use what rounding wastes; none for a card of more components than any honest one has. */
export function spareFixes(card: KotcCard, priced: PricedCard, edition: GuideEdition): Fix[] {
  const { terms } = editionOf(edition);
  const { unit } = guideRulesOf(edition);
  if (allUses(priced).length > MOST_VARIED) return [];
  return spareUses(priced, edition)
    .slice(0, 5)
    .map(({ where, variable, from, to, unused }) => {
      const [over = '0', under = '1'] = unused.split('/');
      const left =
        unused === '0' ? 'nothing unused' : `${amount(fraction(BigInt(over), BigInt(under)), unit)} unused`;
      if (where === 'offense' || where === 'defense')
        return { title: `${terms[where]} ${from} → ${to}: ${left}`, change: { [where]: to } };
      let place = -1;
      const changed = mapUses(priced, (use) => {
        place += 1;
        return place === where && variable ? { ...use, values: { ...use.values, [variable]: to } } : use;
      });
      const id = allUses(priced)[where]?.id ?? '';
      const phrase = vocabularyOf(edition)
        .byId.get(id)
        ?.phrase.pieces.map((piece) => ('words' in piece ? piece.words : '…'));
      return {
        title: `“${phrase?.join('').trim() ?? ''}”: ${from} → ${to}: ${left}`,
        change: { text: reworded(card, changed, edition) },
      };
    });
}

/** Visits the components in printed order. */
function mapUses({ caveat, abilities }: CardComponents, change: (use: Use) => Use): CardComponents {
  const maybe = (use: Use | null): Use | null => use && change(use);
  const mapped = (ability: Ability): Ability => ({
    name: ability.name,
    condition: maybe(ability.condition),
    costs: ability.costs.map(change),
    parts: ability.parts.map((part) => ({
      target: maybe(part.target),
      effects: part.effects.map(change),
      joiners: part.joiners,
    })),
  });
  return { caveat: maybe(caveat), abilities: abilities.map(mapped) };
}
