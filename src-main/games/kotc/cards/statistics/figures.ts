import type { KotcCard } from '../card.js';
import type { Stepwise } from '../../../../engine/stepwise.js';
import type { CardFigures, Standings } from '../../../card-figures.js';
import { editionOf, ordinal, type DesignEdition, type EditionTerms } from '../editions.js';
import { statuses, type Status } from '../law/findings.js';
import { countingKotc } from './counting.js';

/** The words of editions that stand together; where these differ, both: "Level or Resource cost". */
export function termsFor(present: readonly DesignEdition[]) {
  const terms = present.map((edition) => editionOf(edition).terms);
  const joined = (pick: (one: EditionTerms) => string): string => [...new Set(terms.map(pick))].join(' or ');
  return {
    cost: joined(({ cost }) => cost) || 'Cost',
    offense: joined(({ offense }) => offense) || 'Offense',
    defense: joined(({ defense }) => defense) || 'Defense',
    creature: joined(({ creature }) => creature) || 'Creature',
    creatures: joined(({ creature }) => `${creature}s`) || 'Creatures',
  };
}

const looks = {
  legal: { name: 'Legal', color: 'green' },
  refurbished: { name: 'Refurbished', color: 'blue' },
  invalid: { name: 'Invalid', color: 'red' },
  banned: { name: 'Banned', color: 'purple' },
  pruned: { name: 'Pruned', color: 'grey' },
} as const satisfies Record<Status, Standings['statuses'][number]>;

/** Counts the game's cards, one thing after the other. */
export function* kotcFigures(cards: readonly KotcCard[]): Stepwise<CardFigures> {
  const { creatures, spells, ultraPoints, curve, editions, components, price, strengths, legality } =
    yield* countingKotc(cards);
  const terms = termsFor(editions.map(({ edition }) => edition));
  return {
    kinds: [
      { one: terms.creature, many: terms.creatures, cards: creatures },
      { one: 'Spell', many: 'Spells', cards: spells },
    ],
    ...(ultraPoints > 0 && { sums: [{ name: 'Ultra Points', sum: ultraPoints }] }),
    curve: {
      title: terms.cost,
      points: curve.map((row) => ({ value: row.cost, cards: [row.creatures, row.spells] })),
    },
    pairs: {
      x: terms.offense,
      y: terms.defense,
      cards: terms.creatures,
      points: strengths.map(({ offense: x, defense: y, cards: count }) => ({ x, y, count })),
    },
    standings: {
      statuses: statuses.map((status) => looks[status]),
      laws: legality.map(({ edition, cards: counts }) => ({
        name: ordinal(edition),
        cards: statuses.map((status) => counts[status]),
      })),
    },
    editions: editions.map(({ edition, cards: count }) => ({ name: editionOf(edition).name, cards: count })),
    components: components.map(({ guide, ...counts }) => ({ guide: editionOf(guide).name, ...counts })),
    price: { title: terms.cost, unit: 'Of a level or resource', ...price },
  };
}
