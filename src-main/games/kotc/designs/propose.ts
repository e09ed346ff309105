import type { Stepwise } from '../../../engine/stepwise.js';
import type { Ability, CardComponents } from '../../card-components.js';
import type { GuideEdition } from '../cards/editions.js';
import { guideRulesOf } from '../cards/editions.js';
import { add, compare, fraction, toNumber } from '../cards/price/fraction.js';
import { priceCard, unusedOf, type CardPrice, type PricedCard } from '../cards/price/price.js';
import { vocabularyOf, type Entry } from '../cards/vocabulary/vocabulary.js';
import { bodyOf, worthOf, type Body, type Figures } from './bodies.js';
import { coresOf, type Core } from './cores.js';
import { abilityName } from './names.js';
import { caveatsOf, reliefsOf } from './reliefs.js';
import { costsOf, idsOf, sketchesOf, type Ingredients, type Searched, type Sketch } from './search.js';
import type { Wanted } from './wishes.js';

export interface Proposal {
  readonly card: PricedCard;
  readonly price: CardPrice;
}

/** Alternatives that are tried for each effect of several that are wanted. */
const MOST_ALTERNATIVES = 4;
/** Sketches among which those are chosen that differ. */
const MOST_COMPARED = 3000;

/**
 * Cards that cost exactly what is asked and have what is wanted, different from one another, the most natural first: few costs,
 * little lost to rounding. What each costs is said by its price.
 */
export function* propose(asked: Searched, wanted: readonly Wanted[], most: number): Stepwise<Proposal[]> {
  const sketches = yield* drawn(asked, wanted);
  const chosen: { readonly proposal: Proposal; readonly odd: number }[] = [];
  const left = new Set(sketches.slice(0, MOST_COMPARED));
  const likeness = new Map<Sketch, number>();
  while (chosen.length < most && left.size > 0) {
    yield;
    const best = leastOdd(left, likeness);
    left.delete(best);
    const proposal = finished(best, asked, chosen.length);
    if (!proposal) continue;
    chosen.push({ proposal, odd: toNumber(unusedOf(proposal.price)) * 2 + best.odd });
    for (const sketch of left) likeness.set(sketch, (likeness.get(sketch) ?? 0) + alike(best, sketch));
  }
  return chosen.toSorted((a, b) => a.odd - b.odd).map(({ proposal }) => proposal);
}

function leastOdd(sketches: ReadonlySet<Sketch>, likeness: ReadonlyMap<Sketch, number>): Sketch {
  let best: Sketch | undefined;
  let least = Infinity;
  for (const sketch of sketches) {
    const odd = sketch.odd + (likeness.get(sketch) ?? 0);
    if (odd >= least) continue;
    [best, least] = [sketch, odd];
  }
  if (!best) throw new RangeError('There is no sketch.');
  return best;
}

/** How much of one sketch another repeats. */
const alike = (one: Sketch, { ids }: Sketch): number =>
  one.ids.reduce((sum, id) => sum + (ids.includes(id) ? repeated(id) : 0), 0);

const repeated = (id: string): number =>
  id.startsWith('effect') ? 0.5 : id.startsWith('target') ? 0.25 : 0.8;

/** All sketches of what is asked, the most natural first. */
function* drawn(asked: Searched, wanted: readonly Wanted[]): Stepwise<Sketch[]> {
  const ingredients = yield* ingredientsOf(asked, wanted);
  const isPlain = asked.type === 'creature' && wanted.every(({ kind }) => kind === 'caveat');
  const plain = isPlain ? ingredients.caveats.map((caveat) => plainSketch(asked, caveat)) : [];
  const sketches = yield* sketchesOf(asked, ingredients, vocabularyOf(asked.edition));
  return [...plain, ...sketches].toSorted((a, b) => a.odd - b.odd);
}

function* ingredientsOf(asked: Searched, wanted: readonly Wanted[]): Stepwise<Ingredients> {
  const vocabulary = vocabularyOf(asked.edition);
  return {
    cores: yield* wantedCores(asked, wanted),
    reliefs: reliefsOf(wanted, vocabulary, asked.type),
    caveats: caveatsOf(wanted, vocabulary, asked.type),
  };
}

/** Costs that seem nearest are tried so many times. */
const MOST_TRIED = 4;

/** The cost nearest to what is asked at which there is such a card; null where it cannot be said. */
export function* nearestCost(asked: Searched, wanted: readonly Wanted[]): Stepwise<number | null> {
  const costs = yield* costsOf(asked, yield* ingredientsOf(asked, wanted), vocabularyOf(asked.edition));
  const distance = (cost: number): number => Math.abs(cost - asked.cost);
  const nearest = [...costs].filter((cost) => cost >= 0).toSorted((a, b) => distance(a) - distance(b));
  for (const cost of nearest.slice(0, MOST_TRIED)) {
    const found = yield* propose({ ...asked, cost }, wanted, 1);
    if (found.length > 0) return cost;
  }
  return null;
}

/** A creature without abilities. */
function plainSketch({ cost, figures, edition }: Searched, caveat: Sketch['caveat']): Sketch {
  const { offense, defense } = figures;
  const given =
    offense === undefined || defense === undefined ? null : worthOf({ offense, defense }, edition);
  return {
    core: null,
    relief: null,
    caveat,
    worth: given ?? cost + caveat.value,
    odd: 0.8 + caveat.odd,
    ids: idsOf(null, null, caveat),
  };
}

/** What an ability can be that has all the effects and the target selection that are wanted; any where none is. */
function* wantedCores({ edition, type }: Searched, wanted: readonly Wanted[]): Stepwise<Core[]> {
  const vocabulary = vocabularyOf(edition);
  const possible = (kind: Wanted['kind']): Entry[] =>
    vocabulary.entries.filter((entry) => entry.kind === kind && entry.redacted === null);
  const [asked] = wanted.filter(({ kind }) => kind === 'target');
  const targets = asked?.entries ?? possible('target');
  const groups = wanted.filter(({ kind }) => kind === 'effect').map(({ entries }) => entries);
  const free = possible('effect').filter(({ price }) => !price.letters.has('t'));
  const effects =
    groups.length === 0 ? possible('effect').map((entry) => [entry]) : withMore(combined(groups), free);
  const worksOnTargets = effects.filter((some) => !asked || some.some(({ price }) => price.letters.has('t')));
  const made = function* (sense: boolean): Stepwise<Core[]> {
    const cores: Core[] = [];
    for (const some of worksOnTargets) {
      yield;
      cores.push(...coresOf(some, targets, vocabulary, type, sense));
    }
    return cores;
  };
  const sensible = yield* made(true);
  return sensible.length > 0 ? sensible : apart(yield* made(false), groups, targets, { edition, type });
}

/** Effects that make no sense on the same targets have target selections of their own, where an edition has such abilities. */
function apart(
  together: readonly Core[],
  groups: readonly (readonly Entry[])[],
  targets: readonly Entry[],
  { edition, type }: Pick<Searched, 'edition' | 'type'>,
): Core[] {
  if (groups.length < 2 || !guideRulesOf(edition).subAbilities) return [...together];
  const each = groups.map((entries) =>
    entries
      .slice(0, MOST_ALTERNATIVES)
      .flatMap((entry) => coresOf([entry], targets, vocabularyOf(edition), type, true))
      .toSorted((a, b) => a.odd - b.odd)
      .slice(0, 30),
  );
  const [first = [], ...others] = each;
  return others.reduce<readonly Core[]>(
    (before, more) => before.flatMap((one) => more.map((other) => joined(one, other))).slice(0, 900),
    first,
  ) as Core[];
}

const joined = (one: Core, other: Core): Core => ({
  parts: [...one.parts, ...other.parts],
  value: add(one.value, other.value),
  odd: one.odd + other.odd + 0.6,
});

/** A wanted effect alone, and with each that needs no targets: what is left of the cost can be spent on it. */
const withMore = (wanted: readonly Entry[][], free: readonly Entry[]): Entry[][] => [
  ...wanted,
  ...wanted.flatMap((some) =>
    some.length > 1 ? [] : free.filter((one) => one !== some[0]).map((one) => [...some, one]),
  ),
];

const combined = (groups: readonly (readonly Entry[])[]): Entry[][] =>
  groups.reduce<Entry[][]>(
    (before, entries) =>
      before.flatMap((some) =>
        (groups.length > 1 ? entries.slice(0, MOST_ALTERNATIVES) : entries).map((entry) => [...some, entry]),
      ),
    [[]],
  );

/** The card that a sketch is, if it costs exactly what is asked. @param place among those that were chosen */
function finished(sketch: Sketch, asked: Searched, place: number): Proposal | null {
  const { type, cost, figures, edition } = asked;
  const body = type === 'spell' ? null : bodyFor(sketch, figures, edition, place);
  if (type === 'creature' && !body) return null;
  const card: PricedCard = {
    type,
    offense: body?.offense ?? null,
    defense: body?.defense ?? null,
    ...componentsOf(sketch, asked, place),
  };
  const price = priceCard(card, edition);
  return price && compare(price.cost, fraction(cost)) === 0 ? { card, price } : null;
}

const bodyFor = ({ worth }: Sketch, figures: Figures, edition: GuideEdition, place: number): Body | null => {
  const { offense, defense } = figures;
  if (offense !== undefined && defense !== undefined) return { offense, defense };
  return bodyOf(worth ?? 0, figures, edition, place);
};

function componentsOf(
  { core, relief, caveat }: Sketch,
  { type, edition }: Searched,
  place: number,
): CardComponents {
  if (!core) return { caveat: caveat.use, abilities: [] };
  const hasName = type === 'creature' && guideRulesOf(edition).needsNames;
  const effects = core.parts.flatMap((part) => part.effects.map(({ id }) => id));
  const ability: Ability = {
    name: hasName ? abilityName(effects, place) : null,
    condition: relief?.condition ?? null,
    costs: relief?.costs ?? [],
    parts: core.parts,
  };
  return { caveat: caveat.use, abilities: [ability] };
}
