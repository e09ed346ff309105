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
import { readAnew, type RefurbishedText } from './refurbished.js';
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
  /** The entries of the list of refurbished texts by which it is read so, from the 12th Edition on. */
  readonly by: readonly RefurbishedText[];
  /** The list alone does not say so: an older text stands for this one. */
  readonly stands: boolean;
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

/** Texts of earlier editions than this are on no card that the 13th and later admit. */
const CLEAN_SLATE: DesignNumber = 13;

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

const has = (edition: GuideEdition, { history: { since, gone } }: Component): boolean =>
  (since === undefined || since <= edition) && (gone === undefined || gone > edition);

function entryOf(component: Component, edition: GuideEdition): Entry {
  const { id, kind, history, era } = component;
  const standing = history.formerly?.find(({ until }) => until > edition);
  const own = phraseIn(component, edition);
  return {
    id,
    kind,
    phrase: phrase(own),
    price: formula(standing?.price ?? priceIn(component, edition)),
    limits: history.limits ?? {},
    since: history.since ?? null,
    redacted: history.redacted !== undefined && history.redacted <= edition ? history.redacted : null,
    repriced: listedRevision(component, edition),
    ultraPoints: history.ultraPoints ?? 0,
    older: era === 'classic' ? revisedTexts(component, edition) : refurbishedTexts(component, own, edition),
  };
}

/** The text of a component in an edition. */
const phraseIn = (component: Component, edition: DesignNumber): string =>
  component.history.formerly?.find(({ until }) => until > edition)?.phrase ?? phraseOf(component);

const revisedTexts = ({ history: { formerly = [] } }: Component, edition: GuideEdition): OlderWording[] =>
  formerly
    .filter(({ until }) => until <= edition)
    .map(({ phrase: text, until, sets = {} }) => ({
      phrase: phrase(text),
      revised: until,
      sets,
      by: [],
      stands: false,
    }));

/** Texts of any component of older editions that an edition reads as the one that it has. */
function refurbishedTexts(component: Component, own: string, edition: GuideEdition): OlderWording[] {
  const standing = (component.history.formerly ?? []).filter(
    ({ until, stands }) => stands && until <= edition,
  );
  return textsBefore(component.kind, edition).flatMap(({ phrase: text, until }) => {
    const anew = readAnew(text, edition);
    const like = standing.find((older) => older.phrase === anew.phrase);
    if (text === own || (anew.phrase !== own && !like)) return [];
    const revised = Math.max(until, like?.until ?? 0) as DesignNumber;
    return [{ phrase: phrase(text), revised, sets: {}, by: anew.by, stands: like !== undefined }];
  });
}

/** The texts of a kind that guides from the clean slate on had and this one has no more, and since when. */
const textsBefore = (kind: Kind, edition: GuideEdition): OlderText[] =>
  guides.modern.flat().flatMap((component) => {
    if (component.kind !== kind) return [];
    const { formerly = [], gone } = component.history;
    const last = gone === undefined ? [] : [{ until: gone, phrase: phraseOf(component) }];
    return [...formerly, ...last].filter(({ until }) => until > CLEAN_SLATE && until <= edition);
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
