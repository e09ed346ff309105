import { capitalized } from '../../../../engine/text.js';
import { designEditions, type DesignNumber, type GuideEdition } from '../editions.js';
import { formula, type Formula } from '../price/formula.js';
import { caveats } from './caveats.js';
import { eraOf, type Component, type Era, type OlderText } from './component.js';
import type { Kind, Values } from '../../../card-components.js';
import { classicConditions, modernConditions } from './conditions.js';
import { classicCosts, modernCosts } from './costs.js';
import { classicEffects, modernEffects } from './effects.js';
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
 * A phrase of a component with the capital letter and the closing mark that a guide prints it with. The 14th Edition
 * prints costs and effects small, since what precedes them decides on the capital letter (K14-BLD-22 to 24).
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
    rows
      .filter((component) => (component.history.since ?? 0) <= edition)
      .map((component) => entryOf(component, edition))
      .toSorted((a, b) => Number(a.redacted !== null) - Number(b.redacted !== null)),
  );
  const vocabulary = { edition, era, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
  made.set(edition, vocabulary);
  return vocabulary;
}

function entryOf(component: Component, edition: GuideEdition): Entry {
  const { id, kind, history } = component;
  const past = (year: number): boolean => year <= edition;
  const standing = history.formerly?.find((older) => !past(older.until));
  const prices = pricesOf(component, edition);
  const latest = revisionsOf(component, edition).at(-1)?.edition;
  return {
    id,
    kind,
    phrase: phrase(standing?.phrase ?? phraseOf(component)),
    price: formula(standing?.price ?? prices.now),
    limits: history.limits ?? {},
    since: history.since ?? null,
    redacted: history.redacted !== undefined && past(history.redacted) ? history.redacted : null,
    repriced: latest === undefined ? null : { edition: latest, was: formula(prices.before) },
    older: (history.formerly ?? []).filter((older) => past(older.until)).map(olderWording),
  };
}

const olderWording = ({ phrase: text, until, sets = {} }: OlderText): OlderWording => ({
  phrase: phrase(text),
  revised: until,
  sets,
});

/** The row of the older editions' guides that a shared one refers to. @throws RangeError when there is none. */
function classicRow(id: string): Component {
  const found = guides.classic.flat().find((component) => component.id === id);
  if (!found) throw new RangeError(`No guide of the older editions has “${id}”.`);
  return found;
}

const phraseOf = (component: Component): string => component.phrase ?? phraseOf(classicRow(component.id));

/** The cost revisions of a component up to an edition, oldest first. */
const revisionsOf = ({ history: { repriced = {} } }: Component, edition: GuideEdition) =>
  designEditions.flatMap((year) => {
    const price = repriced[year];
    return price !== undefined && year <= edition ? [{ edition: year, price }] : [];
  });

function pricesOf(component: Component, edition: GuideEdition): { now: string; before: string } {
  if (component.price === undefined) return pricesOf(classicRow(component.id), edition);
  const prices = [component.price, ...revisionsOf(component, edition).map(({ price }) => price)];
  return { now: prices.at(-1) ?? component.price, before: prices.at(-2) ?? component.price };
}
