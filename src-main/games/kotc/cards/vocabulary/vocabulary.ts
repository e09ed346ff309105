import { capitalized } from '../../../../engine/text.js';
import { designEditions, type DesignNumber, type GuideEdition } from '../editions.js';
import { formula, type Formula } from '../price/formula.js';
import { caveats } from './caveats.js';
import { eraOf, type Component, type Era, type OlderText } from './component.js';
import type { Kind, Values } from '../../../card-components.js';
import { classicConditions, modernConditions } from './conditions.js';
import { classicCosts, modernCosts } from './costs.js';
import { classicEffects, modernEffects } from './effects.js';
import { inOrderOf } from './order.js';
import { phrase, type Phrase } from './phrase.js';
import { classicTargets, modernTargets } from './targets.js';

/** The guides of the two families of editions, table by table in the order in which a card bears the components. */
export const guides: Readonly<Record<Era, readonly (readonly Component[])[]>> = {
  classic: [caveats, classicConditions, classicCosts, classicTargets, classicEffects],
  modern: [modernConditions, modernCosts, modernTargets, modernEffects],
};

/** A text that an edition reads as another one. */
export interface OlderWording {
  readonly phrase: Phrase;
  /** The edition that revised it. */
  readonly revised: DesignNumber;
  readonly sets: Values;
  /** Whether a list of the rulebooks says so; else it means the same without. */
  readonly listed: boolean;
}

/** A component as one edition's guide has it. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly phrase: Phrase;
  /** Of a target selection: t. Of a condition, cost or caveat: what it takes off. Of an effect: what it adds. */
  readonly price: Formula;
  readonly limits: Values;
  /** The first edition that has it, or null for those that were always there. */
  readonly since: DesignNumber | null;
  /** The edition that withdrew it, or null. */
  readonly redacted: DesignNumber | null;
  /** The last revision of its price up to this edition, or null. */
  readonly repriced: { readonly edition: DesignNumber; readonly was: Formula } | null;
  /** What it adds to the Ultra Points of a card. */
  readonly ultraPoints: number;
  readonly older: readonly OlderWording[];
}

export interface Vocabulary {
  readonly edition: GuideEdition;
  readonly era: Era;
  /** In the order of the guide; of each kind the redacted ones last. */
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
}

const closingMarks: Readonly<Record<Era, Readonly<Record<Kind, string>>>> = {
  classic: { caveat: '.', condition: '.', cost: '.', target: '.', effect: '.' },
  modern: { caveat: '.', condition: ':', cost: '→', target: ';', effect: '.' },
};

/**
 * A phrase of a component with the capital letter and the closing mark that a guide prints it with. From the 12th Edition
 * on it prints costs and effects small, since what precedes them decides on the capital letter (K14-BLD-22 to 24).
 */
export function asPrinted(words: string, kind: Kind, era: Era): string {
  const small = era === 'modern' && (kind === 'cost' || kind === 'effect');
  return `${small ? words : capitalized(words)}${closingMarks[era][kind]}`;
}

const made = new Map<GuideEdition, Vocabulary>();

export function vocabularyOf(edition: GuideEdition): Vocabulary {
  const known = made.get(edition);
  if (known) return known;
  const era = eraOf(edition);
  const entries = guides[era].flatMap((rows) =>
    inOrderOf(edition, rows)
      .filter((component) => has(edition, component))
      .map((component) => entryOf(component, edition))
      .toSorted((a, b) => Number(a.redacted !== null) - Number(b.redacted !== null)),
  );
  const vocabulary = { edition, era, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
  made.set(edition, vocabulary);
  return vocabulary;
}

const has = (edition: GuideEdition, { history: { since, merged } }: Component): boolean =>
  (since === undefined || since <= edition) && (merged === undefined || merged.since > edition);

function entryOf(component: Component, edition: GuideEdition): Entry {
  const { id, kind, history } = component;
  const past = (year: number): boolean => year <= edition;
  const standing = history.formerly?.find((older) => !past(older.until));
  const latest = listedRevision(component, edition);
  return {
    id,
    kind,
    phrase: phrase(standing?.phrase ?? phraseOf(component)),
    price: formula(standing?.price ?? priceIn(component, edition)),
    limits: history.limits ?? {},
    since: history.since ?? null,
    redacted: history.redacted !== undefined && past(history.redacted) ? history.redacted : null,
    repriced: latest,
    ultraPoints: history.ultraPoints ?? 0,
    older: olderTextsOf(component, edition).map(olderWording),
  };
}

/** What the edition reads as this component: its own older texts, and those of components that were merged into it. */
function olderTextsOf(component: Component, edition: GuideEdition): OlderText[] {
  const { era, id, history } = component;
  const own = (history.formerly ?? []).filter(({ until, fate }) => until <= edition && fate !== 'unknown');
  const merged = guides[era].flat().flatMap((other) => {
    const { merged: into, formerly = [] } = other.history;
    if (into?.into !== id || into.since > edition) return [];
    const latest: OlderText = { until: into.since, phrase: phraseOf(other) };
    return [...formerly.filter(({ fate }) => fate !== 'unknown'), latest];
  });
  return [...own, ...merged];
}

const olderWording = ({ phrase: text, until, sets = {}, fate = 'refurbished' }: OlderText): OlderWording => ({
  phrase: phrase(text),
  revised: until,
  sets,
  listed: fate === 'refurbished',
});

/** The row of the older editions' guides that a shared one refers to. @throws RangeError when there is none. */
function classicRow(id: string): Component {
  const found = guides.classic.flat().find((component) => component.id === id);
  if (!found) throw new RangeError(`No guide of the older editions has “${id}”.`);
  return found;
}

const phraseOf = (component: Component): string => component.phrase ?? phraseOf(classicRow(component.id));

/** What a component costs in an edition: its first price, or the latest since. */
function priceIn(component: Component, edition: DesignNumber): string {
  const { price, history } = component;
  if (price === undefined) return priceIn(classicRow(component.id), edition);
  const { repriced = {}, prices = {} } = history;
  return designEditions.reduce(
    (latest, year) => (year <= edition ? (repriced[year] ?? prices[year] ?? latest) : latest),
    price,
  );
}

/** The last of the listed revisions of a component's price up to an edition. */
function listedRevision(component: Component, edition: GuideEdition): Entry['repriced'] {
  const { repriced = {} } = component.history;
  const latest = designEditions.findLast((year) => year <= edition && repriced[year] !== undefined);
  if (latest === undefined) return null;
  const before = designEditions[designEditions.indexOf(latest) - 1] ?? latest;
  return { edition: latest, was: formula(priceIn(component, before)) };
}
