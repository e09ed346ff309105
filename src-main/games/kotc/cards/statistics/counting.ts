import type { KotcCard } from '../card.js';
import { rulesEditions, type DesignEdition, type RulesEdition } from '../editions.js';
import { statuses, type Status } from '../law/findings.js';
import { accountOf } from './account.js';
import { componentsIn, type ComponentCounts } from './components-used.js';
import { counted, found, NAMED, spread, type Found, type Step } from '../../../../cards/counting.js';
import type { Stepwise } from '../../../../engine/stepwise.js';

/** A creature's offense and defense, and how many have both. */
export interface StrengthCount {
  readonly offense: number;
  readonly defense: number;
  readonly cards: number;
}

/** What the game counts of its cards. Every list is in the order in which it is shown. */
export interface KotcStatistics {
  readonly creatures: number;
  readonly spells: number;
  /** Of all cards together; 0 where none has any. */
  readonly ultraPoints: number;
  /** By printed cost; null: left blank. Costs between the lowest and the highest stand there with no cards. */
  readonly curve: readonly {
    readonly cost: number | null;
    readonly creatures: number;
    readonly spells: number;
  }[];
  readonly editions: readonly { readonly edition: DesignEdition; readonly cards: number }[];
  readonly components: readonly ComponentCounts[];
  readonly price: {
    /** By the cost that the components make. */
    readonly computed: readonly { readonly cost: number; readonly cards: number }[];
    /** What rounding and minimums leave unused of a cost. */
    readonly unused: readonly Step[];
    /** Printed and computed cost are not the same. */
    readonly differing: readonly {
      readonly id: string;
      readonly name: string;
      readonly printed: number | null;
      readonly computed: number;
    }[];
    readonly differingCount: number;
    /** Their text is in no guide, or they lack a number. */
    readonly unpriced: Found;
  };
  readonly strengths: readonly StrengthCount[];
  readonly legality: readonly {
    readonly edition: RulesEdition;
    readonly cards: Readonly<Record<Status, number>>;
  }[];
}

/** Counts one thing after the other, and stops after each, so that others can have their turn. */
export function* countingKotc(cards: readonly KotcCard[]): Stepwise<KotcStatistics> {
  // Each account may have to read a text: the rest of the program has its turn in between.
  for (const card of cards) {
    accountOf(card);
    yield;
  }
  const creatures = cards.filter(isCreature).length;
  const curve = curveOf(cards);
  yield;
  const editions = counted(cards.map(({ edition }) => edition))
    .map(([edition, count]) => ({ edition, cards: count }))
    .toSorted((a, b) => (b.edition ?? -1) - (a.edition ?? -1));
  const strengths = strengthsOf(cards);
  yield;
  const components = componentsIn(cards);
  yield;
  const price = pricesOf(cards);
  yield;
  const legality: KotcStatistics['legality'][number][] = [];
  for (const edition of rulesEditions.toReversed()) {
    const found = counted(cards.map((card) => accountOf(card).status[edition]));
    legality.push({ edition, cards: { ...noStatuses, ...Object.fromEntries(found) } });
    yield;
  }
  return {
    creatures,
    spells: cards.length - creatures,
    ultraPoints: cards.reduce((sum, card) => sum + (accountOf(card).ultraPoints ?? 0), 0),
    curve,
    editions,
    components,
    price,
    strengths,
    legality,
  };
}

const isCreature = ({ type }: KotcCard): boolean => type === 'creature';

const noStatuses = { legal: 0, refurbished: 0, invalid: 0, banned: 0, pruned: 0 } satisfies Record<
  (typeof statuses)[number],
  number
>;

function curveOf(cards: readonly KotcCard[]): KotcStatistics['curve'] {
  const costs = cards.flatMap(({ cost }) => cost ?? []);
  const row = (cost: number | null) => {
    const alike = cards.filter((card) => card.cost === cost);
    const creatures = alike.filter(isCreature).length;
    return { cost, creatures, spells: alike.length - creatures };
  };
  const curve = range(costs).map(row);
  return costs.length < cards.length ? [...curve, row(null)] : curve;
}

function pricesOf(cards: readonly KotcCard[]): KotcStatistics['price'] {
  const priced = cards.flatMap((card) => {
    const { price: cost, spare: unused } = accountOf(card);
    return cost === null ? [] : [{ card, cost, unused: unused ?? 0 }];
  });
  const differing = priced.filter(({ card, cost }) => card.cost !== cost);
  const costs = priced.map(({ cost }) => cost);
  const byCost = new Map(counted(costs));
  return {
    computed: range(costs).map((cost) => ({ cost, cards: byCost.get(cost) ?? 0 })),
    unused: spread(
      priced.map(({ unused }) => unused),
      [0, Number.MIN_VALUE, 0.25, 0.5, 0.75, 1, 2],
    ),
    differing: differing
      .slice(0, NAMED)
      .map(({ card: { id, name, cost: printed }, cost: computed }) => ({ id, name, printed, computed })),
    differingCount: differing.length,
    unpriced: found(cards.filter((card) => accountOf(card).price === null)),
  };
}

function strengthsOf(cards: readonly KotcCard[]): StrengthCount[] {
  const counts = new Map<string, StrengthCount>();
  for (const { type, offense, defense } of cards) {
    if (type === 'spell' || offense === null || defense === null) continue;
    const key = `${offense}/${defense}`;
    counts.set(key, { offense, defense, cards: (counts.get(key)?.cards ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => a.offense - b.offense || a.defense - b.defense);
}

/** Every whole number from the smallest to the largest; where they lie far apart only those that there are. */
function range(numbers: readonly number[]): number[] {
  const there = [...new Set(numbers)].toSorted((a, b) => a - b);
  const [low, high] = [there[0], there.at(-1)];
  if (low === undefined || high === undefined) return [];
  return high - low > 60 ? there : Array.from({ length: high - low + 1 }, (_, index) => low + index);
}
