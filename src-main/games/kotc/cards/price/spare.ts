import { guideRulesOf, type GuideEdition } from '../editions.js';
import type { Ability, SubAbility, Use } from '../../../card-components.js';
import type { Variable } from '../../../card-components.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import { compare, subtract, toText, zero, type Fraction } from './fraction.js';
import { priceCard, unusedOf, type CardPrice, type PricedCard } from './price.js';

/** A change of one number that makes more of the card at the same cost. */
export interface SpareUse {
  /** 'offense', 'defense', or the place of a component among all of the card's, in printed order. */
  readonly where: 'offense' | 'defense' | number;
  /** Id of the component; null for offense and defense. */
  readonly id: string | null;
  readonly variable: Variable | null;
  readonly from: number;
  readonly to: number;
  /** What stays unused after it, exact. */
  readonly unused: string;
}

const MOST_STEPS = 40;

/** The changes that would use what rounding wastes, one for each number that has any, those that use most first. */
export function spareUses(card: PricedCard, edition: GuideEdition): SpareUse[] {
  const price = priceCard(card, edition);
  if (!price) return [];
  const found: { use: SpareUse; unused: Fraction }[] = [];
  for (const place of numbersOf(card)) {
    const best = bestChange(card, place, price);
    if (best) found.push(best);
  }
  return found.toSorted((a, b) => compare(a.unused, b.unused)).map(({ use }) => use);
}

interface NumberPlace {
  readonly where: SpareUse['where'];
  readonly id: string | null;
  readonly variable: Variable | null;
  readonly value: number;
}

function numbersOf(card: PricedCard): NumberPlace[] {
  const places: NumberPlace[] = [];
  if (card.type === 'creature') {
    places.push({ where: 'offense', id: null, variable: null, value: card.offense ?? 0 });
    places.push({ where: 'defense', id: null, variable: null, value: card.defense ?? 0 });
  }
  let where = 0;
  mapUses(card, (use) => {
    for (const [variable, value] of Object.entries(use.values)) {
      places.push({ where, id: use.id, variable: variable as Variable, value });
    }
    where += 1;
    return use;
  });
  return places;
}

function bestChange(
  card: PricedCard,
  place: NumberPlace,
  price: CardPrice,
): { use: SpareUse; unused: Fraction } | null {
  let best: { use: SpareUse; unused: Fraction } | null = null;
  for (const step of [1, -1]) {
    for (let count = 1; count <= MOST_STEPS; count += 1) {
      const to = place.value + step * count;
      if (to < (place.id === null ? 0 : 1) || exceeds(place, to, price.edition)) break;
      const changed = priceCard(withNumber(card, place, to), price.edition);
      if (!changed || compare(changed.cost, price.cost) !== 0) break;
      const unused = unusedOf(changed);
      if (compare(subtract(unused, best?.unused ?? unusedOf(price)), zero) >= 0) continue;
      const { where, id, variable, value: from } = place;
      best = { use: { where, id, variable, from, to, unused: toText(unused) }, unused };
    }
  }
  return best;
}

function exceeds({ id, variable }: NumberPlace, to: number, edition: GuideEdition): boolean {
  if (id === null || variable === null) return to > guideRulesOf(edition).highestFigure;
  return to > (vocabularyOf(edition).byId.get(id)?.limits[variable] ?? Infinity);
}

function withNumber(card: PricedCard, place: NumberPlace, to: number): PricedCard {
  if (place.where === 'offense' || place.where === 'defense') return { ...card, [place.where]: to };
  let where = -1;
  return mapUses(card, (use) => {
    where += 1;
    return where === place.where && place.variable !== null
      ? { ...use, values: { ...use.values, [place.variable]: to } }
      : use;
  });
}

/** The card with each of its components replaced, visited in printed order. */
function mapUses(card: PricedCard, change: (use: Use) => Use): PricedCard {
  const maybe = (use: Use | null): Use | null => (use ? change(use) : null);
  const part = ({ target, effects, joiners }: SubAbility): SubAbility => ({
    target: maybe(target),
    effects: effects.map(change),
    joiners,
  });
  const ability = ({ name, condition, costs, parts }: Ability): Ability => ({
    name,
    condition: maybe(condition),
    costs: costs.map(change),
    parts: parts.map(part),
  });
  return { ...card, caveat: maybe(card.caveat), abilities: card.abilities.map(ability) };
}
