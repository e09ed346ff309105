import type { Stepwise } from '../../../engine/stepwise.js';
import type { CardType } from '../cards/language/read.js';
import type { GuideEdition } from '../cards/editions.js';
import { subtract, toNumber, toText } from '../cards/price/fraction.js';
import { abilityCounts } from '../cards/price/price.js';
import type { Vocabulary } from '../cards/vocabulary/vocabulary.js';
import { worthOf, type Body, type Figures } from './bodies.js';
import type { Core } from './cores.js';
import type { Caveat, Relief } from './reliefs.js';
import { canHappen } from './sense.js';

/** A card in the making: what it does, what it asks for, and what its figures are worth. */
export interface Sketch {
  /** Null: it has no ability. */
  readonly core: Core | null;
  readonly relief: Relief | null;
  readonly caveat: Caveat;
  /** What is left for offense and defense; null for a spell. */
  readonly worth: number | null;
  /** The lower, the more natural. */
  readonly odd: number;
  /** Of its components. */
  readonly ids: readonly string[];
}

export interface Searched {
  readonly type: CardType;
  readonly cost: number;
  readonly figures: Figures;
  readonly edition: GuideEdition;
}

/** What rounding loses weighs as much as an activation cost and a half. */
const UNUSED = 1.6;
/** Share of a creature's cost that its ability usually is. */
const USUAL_SHARE = 0.4;
/** Kept of each choice of effects and targets. */
const MOST_OF_A_FAMILY = 40;
/** What abilities count above it is not told apart. */
const MOST_COUNTS = 64;

/** What sketches are made of. */
export interface Ingredients {
  readonly cores: readonly Core[];
  readonly reliefs: readonly Relief[];
  readonly caveats: readonly Caveat[];
}

/** Every sketch that seems to cost what is asked, the best of each family and way of paying, the most natural first. */
export function* sketchesOf(
  wanted: Searched,
  { cores, reliefs, caveats }: Ingredients,
  vocabulary: Vocabulary,
): Stepwise<Sketch[]> {
  const rowOf = counter(wanted.type, reliefs, vocabulary);
  const families = new Map<string, Map<number, Sketch>>();
  const ways = numbersOf(reliefs, wayOf);
  for (const core of cores) {
    yield;
    const name = familyOf(core);
    const family = families.get(name) ?? new Map<number, Sketch>();
    families.set(name, family);
    const row = rowOf(core);
    for (const [place, relief] of reliefs.entries()) {
      const counted = row[place];
      if (!counted) continue;
      const most = relief.odd > 0 ? 1 : caveats.length;
      for (const [weakness, caveat] of caveats.entries()) {
        if (weakness >= most) break;
        const fit = fitOf(wanted, counted, caveat);
        if (!fit) continue;
        const odd = core.odd + relief.odd + caveat.odd + fit.odd;
        const key =
          ((ways[place] ?? 0) * caveats.length + weakness) * MOST_COUNTS +
          Math.min(Math.ceil(counted.counts), MOST_COUNTS - 1);
        if (odd >= (family.get(key)?.odd ?? Infinity)) continue;
        family.set(key, { core, relief, caveat, worth: fit.worth, odd, ids: idsOf(core, relief, caveat) });
      }
    }
  }
  return [...families.values()]
    .flatMap((family) => [...family.values()].toSorted((a, b) => a.odd - b.odd).slice(0, MOST_OF_A_FAMILY))
    .toSorted((a, b) => a.odd - b.odd);
}

/** What cards of these ingredients seem to cost, whatever is asked, each once. */
export function* costsOf(
  wanted: Searched,
  { cores, reliefs, caveats }: Ingredients,
  vocabulary: Vocabulary,
): Stepwise<ReadonlySet<number>> {
  const rowOf = counter(wanted.type, reliefs, vocabulary);
  const costs = new Set<number>();
  for (const core of cores) {
    yield;
    for (const counted of rowOf(core)) {
      if (counted) for (const caveat of caveats) costs.add(totalOf(wanted, counted.counts, caveat));
    }
  }
  return costs;
}

const familyOf = ({ parts }: Core): string =>
  parts.map(({ target, effects }) => [target?.id, ...effects.map(({ id }) => id)].join(' ')).join('|');

export const idsOf = (core: Core | null, relief: Relief | null, caveat: Caveat): string[] =>
  [
    relief?.condition,
    caveat.use,
    ...(relief?.costs ?? []),
    ...(core?.parts ?? []).flatMap(({ target, effects }) => [target, ...effects]),
  ].flatMap((use) => use?.id ?? []);

const wayOf = ({ condition, costs }: Relief): string =>
  [condition?.id, ...costs.map(({ id }) => id)].join(' ');

/** A number for each, the same for those of which the same is said. */
function numbersOf<T>(all: readonly T[], sayOf: (one: T) => string): number[] {
  const known = new Map<string, number>();
  return all.map((one) => {
    const said = sayOf(one);
    const found = known.get(said) ?? known.size;
    known.set(said, found);
    return found;
  });
}

interface Counted {
  readonly raw: number;
  readonly counts: number;
}

/**
 * What an ability counts with each way of paying for it; null where that makes no sense. Thousands of abilities have the same
 * few prices.
 */
function counter(
  type: CardType,
  reliefs: readonly Relief[],
  vocabulary: Vocabulary,
): (core: Core) => readonly (Counted | null)[] {
  const values = numbersOf(reliefs, ({ value }) => toText(value));
  const rows = new Map<string, readonly (Counted | null)[]>();
  return (core) => {
    const targets = core.parts.map(({ target }) => target);
    const onSelf = targets.some((target) => target?.id === 'target-this-card');
    const key = `${toText(core.value)} ${onSelf}`;
    let row = rows.get(key);
    if (row) return row;
    const known = new Map<number, Counted>();
    row = reliefs.map(({ condition, value }, place) => {
      if (condition && !canHappen(condition.id, type, targets)) return null;
      const no = values[place] ?? 0;
      let found = known.get(no);
      if (!found) {
        const raw = subtract(core.value, value);
        known.set(
          no,
          (found = { raw: toNumber(raw), counts: toNumber(abilityCounts(raw, type, vocabulary)) }),
        );
      }
      return found;
    });
    rows.set(key, row);
    return row;
  };
}

/** Only a first look, to spare most sketches their exact price. */
function fitOf(
  wanted: Searched,
  { raw, counts }: Counted,
  caveat: Caveat,
): { readonly worth: number | null; readonly odd: number } | null {
  const { type, cost, figures, edition } = wanted;
  if (type === 'creature' && !isWhole(figures)) {
    const left = cost - counts;
    if (left <= 0) return null;
    const share = Math.abs(counts / cost - USUAL_SHARE) * 1.5;
    return { worth: left + caveat.value, odd: UNUSED * (counts - raw) + share };
  }
  if (totalOf(wanted, counts, caveat) !== cost) return null;
  const worth = isWhole(figures) ? worthOf(figures, edition) : null;
  return { worth, odd: UNUSED * (cost - (worth === null ? 0 : worth - caveat.value) - raw) };
}

/** What the whole card seems to cost; for a creature whose figures are free the least. */
function totalOf({ type, figures, edition }: Searched, counts: number, caveat: Caveat): number {
  if (type === 'spell') return Math.ceil(counts);
  if (!isWhole(figures)) return Math.floor(counts) + 1;
  return Math.ceil(Math.max(0, worthOf(figures, edition) - caveat.value) + counts - 1e-9);
}

const isWhole = (figures: Figures): figures is Body =>
  figures.offense !== undefined && figures.defense !== undefined;
