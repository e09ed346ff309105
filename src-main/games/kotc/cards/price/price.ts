import { guideRulesOf, type GuideEdition } from '../editions.js';
import type { Ability, CardComponents, Use } from '../../../card-components.js';
import { entryFor } from '../language/write.js';
import type { Kind } from '../../../card-components.js';
import { vocabularyOf, type Vocabulary } from '../vocabulary/vocabulary.js';
import {
  add,
  divide,
  fraction,
  larger,
  one,
  roundUp,
  subtract,
  sum,
  zero,
  type Fraction,
} from './fraction.js';
import { ultraTexts } from './ultra-points.js';
import { evaluate, filledIn, type Letters } from './formula.js';

/** What a price is computed from. Offense and defense are SP and HP in the 14th Edition; a spell has none. */
export interface PricedCard extends CardComponents {
  readonly type: 'creature' | 'spell';
  readonly offense: number | null;
  readonly defense: number | null;
}

export interface ComponentPrice {
  readonly use: Use;
  readonly kind: Kind;
  /** As in the guide: "4xt". */
  readonly formula: string;
  /** With its numbers: "4 × 2 × 1". */
  readonly filledIn: string;
  /** An effect adds it, a caveat, condition or cost takes it off, for a target selection it is t. */
  readonly value: Fraction;
}

export interface AbilityPrice {
  readonly name: string | null;
  readonly components: readonly ComponentPrice[];
  /** Effects less relief, before any minimum. */
  readonly raw: Fraction;
  /** What the ability counts: with its minimum and, in the 14th Edition, rounded up. */
  readonly counts: Fraction;
}

export interface CardPrice {
  readonly edition: GuideEdition;
  /** Offense and defense less the caveat's relief; null for a spell. */
  readonly body: {
    readonly raw: Fraction;
    readonly counts: Fraction;
    readonly caveat: ComponentPrice | null;
  } | null;
  readonly abilities: readonly AbilityPrice[];
  /** All parts that count, before the card's own rounding and minimum. */
  readonly sum: Fraction;
  /** Resource cost or level: a whole number. */
  readonly cost: Fraction;
  /** What each ultra text adds to the card's Ultra Points; null where the edition counts none. */
  readonly ultra: readonly number[] | null;
}

/**
 * The price of a card by the edition's guide (K06-BLD-19 to 26, K09-BLD-20 to 27, K11-BLD-19 to 27, K14-LVL-01 to 11).
 * Answers null where there is none: an effect on targets without a target selection, a component that is not the
 * edition's, a component without its number, a creature without offense or defense.
 */
export function priceCard(card: PricedCard, edition: GuideEdition): CardPrice | null {
  const vocabulary = vocabularyOf(edition);
  if (!isPriceable(card, vocabulary)) return null;
  const abilities = card.abilities.map((ability) => priceAbility(ability, card.type, vocabulary));
  const body = bodyOf(card, vocabulary);
  const total = add(body?.counts ?? zero, sum(abilities.map(({ counts }) => counts)));
  const cost = vocabulary.era === 'modern' ? total : larger(one, roundUp(total));
  return { edition, body, abilities, sum: total, cost, ultra: ultraTexts(card, edition) };
}

function isPriceable(
  { type, offense, defense, caveat, abilities }: PricedCard,
  vocabulary: Vocabulary,
): boolean {
  const complete = (use: Use | null): boolean => {
    if (!use) return true;
    const entry = vocabulary.byId.get(use.id);
    return entry !== undefined && entry.phrase.variables.every((variable) => (use.values[variable] ?? 0) > 0);
  };
  const parts = abilities.flatMap((ability) => ability.parts);
  return (
    (type === 'spell' || (offense !== null && defense !== null)) &&
    complete(caveat) &&
    abilities.every((ability) => complete(ability.condition) && ability.costs.every(complete)) &&
    parts.every(({ target, effects }) => complete(target) && effects.every(complete)) &&
    parts.every(
      ({ target, effects }) =>
        target !== null || effects.every((effect) => !entryFor(effect, vocabulary).price.letters.has('t')),
    )
  );
}

function priceAbility(
  { name, condition, costs, parts }: Ability,
  type: 'creature' | 'spell',
  vocabulary: Vocabulary,
): AbilityPrice {
  const relief = [condition, ...costs].flatMap((use) => (use ? priceUse(use, vocabulary) : []));
  const effects: ComponentPrice[] = [];
  const components = [...relief];
  for (const part of parts) {
    const target = part.target && priceUse(part.target, vocabulary);
    const priced = part.effects.map((effect) => priceUse(effect, vocabulary, target?.value));
    components.push(...(target ? [target] : []), ...priced);
    effects.push(...priced);
  }
  const raw = subtract(sum(effects.map(({ value }) => value)), sum(relief.map(({ value }) => value)));
  return { name, components, raw, counts: abilityCounts(raw, type, vocabulary) };
}

/** What an ability counts of a card: with its minimum and, from the 12th Edition on, rounded up. */
export function abilityCounts(
  raw: Fraction,
  type: PricedCard['type'],
  { era, edition }: Vocabulary,
): Fraction {
  if (era === 'classic') return larger(one, raw);
  const least = type === 'creature' ? one : fraction(guideRulesOf(edition).leastOfSpell);
  return larger(least, roundUp(raw));
}

function bodyOf({ type, offense, defense, caveat }: PricedCard, vocabulary: Vocabulary): CardPrice['body'] {
  if (type === 'spell') return null;
  const modern = vocabulary.era === 'modern';
  const { defenseToOffense } = guideRulesOf(vocabulary.edition);
  const priced = caveat && priceUse(caveat, vocabulary);
  const strength = add(fraction(offense ?? 0), divide(fraction(defense ?? 0), fraction(defenseToOffense)));
  const raw = subtract(strength, priced?.value ?? zero);
  return { raw, counts: larger(zero, modern ? roundUp(raw) : raw), caveat: priced };
}

/** @param t what the target selection sets; an effect on targets needs it */
export function priceUse(use: Use, vocabulary: Vocabulary, t?: Fraction): ComponentPrice {
  const { kind, price } = entryFor(use, vocabulary);
  const letters: Letters = {
    ...Object.fromEntries(Object.entries(use.values).map(([variable, value]) => [variable, fraction(value)])),
    ...(t && { t }),
  };
  return {
    use,
    kind,
    formula: price.text,
    filledIn: filledIn(price, letters),
    value: evaluate(price, letters),
  };
}

/** What the card is worth without rounding and minimums; what its cost exceeds that by is unused. */
const rawWorth = ({ body, abilities }: CardPrice): Fraction =>
  add(body?.raw ?? zero, sum(abilities.map(({ raw }) => raw)));

export const unusedOf = (price: CardPrice): Fraction => subtract(price.cost, rawWorth(price));
