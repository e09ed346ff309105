import { capitalized } from '../../../../engine/text.js';
import type { ReceiptLine } from '../../../card-price.js';
import { editionOf, guideRulesOf } from '../editions.js';
import { writeUse } from '../language/write.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import { compare, one, subtract, toDecimal, toText, zero, type Fraction } from './fraction.js';
import type { AbilityPrice, CardPrice, ComponentPrice, PricedCard } from './price.js';

/** How the cost of a card comes about, line by line. */
export function receiptOf(card: PricedCard, price: CardPrice): ReceiptLine[] {
  const { unit, defenseToOffense } = guideRulesOf(price.edition);
  const lines: ReceiptLine[] = [];
  if (price.body) {
    const { offense, defense } = editionOf(price.edition).terms;
    const relief = price.body.caveat;
    if (relief) lines.push(componentLine(relief, price));
    const less = relief ? ` − ${toDecimal(relief.value)}` : '';
    const how = `${card.offense ?? 0} + ${card.defense ?? 0} ÷ ${defenseToOffense}${less}`;
    lines.push({
      kind: 'step',
      what: `${offense} and ${defense}`,
      how,
      value: toText(price.body.counts),
      ...roundingOf(price.body.raw, price.body.counts, unit),
    });
  }
  price.abilities.forEach((ability, index) => lines.push(...abilityLines(ability, index, price, unit)));
  lines.push({
    kind: 'total',
    what: editionOf(price.edition).terms.cost,
    how: [...(price.body ? [price.body.counts] : []), ...price.abilities.map(({ counts }) => counts)]
      .map(toDecimal)
      .join(' + '),
    value: toText(price.cost),
    ...roundingOf(price.sum, price.cost, unit),
  });
  if (price.ultra && price.ultra.length > 0) {
    const points = price.ultra.reduce((sum, one) => sum + one, 0);
    lines.push({ kind: 'aside', what: 'Ultra Points', how: price.ultra.join(' + '), value: String(points) });
  }
  return lines;
}

function abilityLines(ability: AbilityPrice, index: number, price: CardPrice, unit: string): ReceiptLine[] {
  const added = ability.components.filter(({ kind }) => kind === 'effect');
  const taken = ability.components.filter(({ kind }) => kind === 'condition' || kind === 'cost');
  const reliefs = taken.filter(({ value }) => compare(value, zero) !== 0);
  const how = [
    added.map(({ value }) => toDecimal(value)).join(' + ') || '0',
    ...reliefs.map(({ value }) => toDecimal(value)),
  ].join(' − ');
  return [
    ...ability.components.map((component) => componentLine(component, price)),
    {
      kind: 'step',
      what: ability.name ?? (price.abilities.length > 1 ? `Ability ${index + 1}` : 'Ability'),
      how,
      value: toText(ability.counts),
      ...roundingOf(ability.raw, ability.counts, unit),
    },
  ];
}

function componentLine(component: ComponentPrice, { edition }: CardPrice): ReceiptLine {
  const { kind, formula, value, use } = component;
  const sign = kind === 'target' ? 't = ' : kind === 'effect' ? '' : '− ';
  const steps = [formula, component.filledIn, toDecimal(value)].filter(
    (step, index, all) => index === 0 || step !== all[index - 1],
  );
  return {
    kind: 'component',
    what: capitalized(writeUse(use, vocabularyOf(edition), false)),
    how: `${sign}${steps.join(' = ')}`,
    value: toText(value),
  };
}

function roundingOf(exact: Fraction, counts: Fraction, unit: string): { rounding?: string } {
  const unused = subtract(counts, exact);
  if (compare(unused, zero) === 0) return {};
  return { rounding: `${toDecimal(exact)} → ${toDecimal(counts)}: ${amount(unused, unit)} unused` };
}

/** "half a level", "1/5 of a level", "1 level", "2.5 levels". */
export function amount(of: Fraction, unit: string): string {
  const text = toText(of);
  if (text === '1/2') return `half a ${unit}`;
  if (text === '1') return `1 ${unit}`;
  return compare(of, one) < 0 ? `${text} of a ${unit}` : `${toDecimal(of)} ${unit}s`;
}

/** The same without the letters of the guide's formulas. */
export const receiptInWords = (card: PricedCard, price: CardPrice): ReceiptLine[] =>
  receiptOf(card, price).map(withoutLetters);

/** "2t = 2 × 3 = 6" as people read it: "2 × 3 = 6"; of a target selection how much it counts. */
function withoutLetters(line: ReceiptLine): ReceiptLine {
  if (line.kind !== 'component') return line;
  const isTarget = line.how.startsWith('t = ');
  const how = line.how.replace(/^(− )?(?:t = )?(?:[^=]*[xyzt][^=]* = )?/u, '$1');
  return { ...line, how: isTarget ? `counts ${how}` : how };
}
