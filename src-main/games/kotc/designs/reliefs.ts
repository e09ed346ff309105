import type { Use } from '../../card-components.js';
import type { CardType } from '../cards/language/read.js';
import { guideRulesOf } from '../cards/editions.js';
import { compare, sum, toNumber, zero, type Fraction } from '../cards/price/fraction.js';
import { priceUse } from '../cards/price/price.js';
import type { Entry, Vocabulary } from '../cards/vocabulary/vocabulary.js';
import { largeness, usesOf } from './cores.js';
import { canHappen, canPay, oddity } from './sense.js';
import type { Wanted } from './wishes.js';

/** A condition and costs in front of what an ability does, with what they take off. */
export interface Relief {
  readonly condition: Use | null;
  readonly costs: readonly Use[];
  readonly value: Fraction;
  readonly odd: number;
}

export interface Caveat {
  readonly use: Use | null;
  readonly value: number;
  readonly odd: number;
}

interface Priced {
  readonly use: Use;
  readonly value: Fraction;
  readonly odd: number;
}

const numbers = [1, 2, 3, 4] as const;
const damages = [5, 10] as const;

function priced(entry: Entry, vocabulary: Vocabulary, first: number): Priced[] {
  const some = entry.price.text === 'x/5' ? damages : numbers;
  return usesOf(entry, some).map((use) => {
    const { value } = priceUse(use, vocabulary);
    const idle = compare(value, zero) === 0 ? 0.5 : 0;
    return { use, value, odd: first + idle + oddity(use.id) + largeness(use.values) };
  });
}

/** Everything that can stand before an ability; what is wanted by name is in all of it. */
export function reliefsOf(wanted: readonly Wanted[], vocabulary: Vocabulary, type: CardType): Relief[] {
  const entries = (kind: 'condition' | 'cost'): readonly (readonly Entry[])[] => {
    const asked = wanted.filter((one) => one.kind === kind);
    if (asked.length > 0) return asked.map((one) => one.entries);
    return [vocabulary.entries.filter((entry) => entry.kind === kind && entry.redacted === null)];
  };
  const isWanted = (kind: string): boolean => wanted.some((one) => one.kind === kind);
  const [possible = []] = entries('condition');
  const conditions = possible
    .filter(({ id }) => isWanted('condition') || canHappen(id, type, []))
    .flatMap((entry) => priced(entry, vocabulary, 0.6));
  const costs = costsOf(entries('cost'), isWanted('cost'), vocabulary, type);
  const before: (Priced | null)[] = isWanted('condition') ? conditions : [null, ...conditions];
  return before.flatMap((condition) =>
    costs
      .filter((paid) => paid.length === 0 || condition === null || isWanted('condition') || isWanted('cost'))
      .map((paid) => ({
        condition: condition?.use ?? null,
        costs: paid.map(({ use }) => use),
        value: sum([condition?.value ?? zero, ...paid.map(({ value }) => value)]),
        odd: paid.reduce((far, { odd }) => far + odd, condition?.odd ?? 0),
      })),
  );
}

function costsOf(
  groups: readonly (readonly Entry[])[],
  wanted: boolean,
  vocabulary: Vocabulary,
  type: CardType,
): (readonly Priced[])[] {
  const { manyCosts } = guideRulesOf(vocabulary.edition);
  const [first = [], second] = groups.map((entries) =>
    entries.filter(({ id }) => wanted || canPay(id, type)).flatMap((entry) => priced(entry, vocabulary, 0.5)),
  );
  if (second) {
    if (!manyCosts) return [];
    return first.flatMap((one) =>
      second.flatMap((other) => (one.use.id === other.use.id ? [] : [[one, other]])),
    );
  }
  const pairs = manyCosts && !wanted ? pairsOf(first.filter((one) => small([one]))) : [];
  return [...(wanted ? [] : [[]]), ...first.map((one) => [one]), ...pairs];
}

const pairsOf = (some: readonly Priced[]): Priced[][] =>
  some.flatMap((one, place) => some.slice(place + 1).map((other) => [one, other]));

const small = (costs: readonly Priced[]): boolean =>
  costs.every(({ use }) => Object.values(use.values).every((value) => value === 1));

/** Caveats of a creature, with none among them unless one is wanted. */
export function caveatsOf(wanted: readonly Wanted[], vocabulary: Vocabulary, type: CardType): Caveat[] {
  const none: Caveat = { use: null, value: 0, odd: 0 };
  if (type === 'spell') return [none];
  const asked = wanted.filter(({ kind }) => kind === 'caveat').flatMap(({ entries }) => entries);
  const possible = vocabulary.entries.filter(({ kind, redacted }) => kind === 'caveat' && redacted === null);
  const caveats = (asked.length > 0 ? asked : possible)
    .flatMap((entry) => priced(entry, vocabulary, 0.8))
    .filter((one) => asked.length > 0 || small([one]))
    .map(({ use, value, odd }): Caveat => ({ use, value: toNumber(value), odd }));
  return asked.length > 0 ? caveats : [none, ...caveats];
}
