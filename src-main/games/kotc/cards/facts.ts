import type { KotcCard } from './card.js';
import { rulesEditions, rulesOf, type GuideEdition, type RulesEdition } from './editions.js';
import { allUses } from './language/design.js';
import { readText } from './language/read.js';
import { readingEdition } from './language/reading-edition.js';
import type { Reading } from './language/reading.js';
import { bearsSealAs, judgeReading } from './law/card-law.js';
import type { Status } from './law/findings.js';
import { toNumber } from './price/fraction.js';
import { ultraPointsOf } from './price/ultra-points.js';
import { priceCard, unusedOf } from './price/price.js';

/** What follows from a card's text and numbers by the guides and the law; it costs a tenth of a millisecond. */
export interface KotcFacts {
  /** The guide that reads the text: its own edition's, or for a card without one the newest that knows all of it; null: none is known. */
  readonly guide: GuideEdition | null;
  /** The rules of that edition, or null where they cannot be played. */
  readonly ownRules: RulesEdition | null;
  readonly understood: boolean;
  /** The rules of its own edition can carry it out, or some rules where those cannot be played. */
  readonly playable: boolean;
  readonly sealed: boolean;
  /** Resource cost or level as computed; null where it cannot be. */
  readonly price: number | null;
  /** How much of that rounding up adds, at which more could stand on the card. */
  readonly spare: number | null;
  /** Ultra Points of its texts; null where they cannot be read. */
  readonly ultraPoints: number | null;
  /** Ids of the components, each once. */
  readonly components: readonly string[];
  readonly status: Readonly<Record<RulesEdition, Status>>;
}

const withoutHints = { hints: false } as const;

/** A card object is never changed, so that what was found out of it holds as long as it is there. */
export function kotcFactsOf(card: KotcCard): KotcFacts {
  let facts = known.get(card);
  if (!facts) known.set(card, (facts = found(card)));
  return facts;
}

const known = new WeakMap<KotcCard, KotcFacts>();

function found(card: KotcCard): KotcFacts {
  const { type, text, offense, defense } = card;
  const readings = new Map<GuideEdition, Reading>();
  const readBy = (rules: GuideEdition): Reading => {
    let reading = readings.get(rules);
    if (!reading) readings.set(rules, (reading = readText(text, type, rules, withoutHints)));
    return reading;
  };
  const guide = readingEdition(card, readBy);
  const ownRules = rulesOf(guide);
  const rulings = rulesEditions.map(
    (rules) => [rules, judgeReading(card, readBy(rules), rules, readBy)] as const,
  );
  const isPlayable = rulings.some(([rules, ruling]) => (ownRules ?? rules) === rules && ruling.playable);
  const status = statusesOf(rulings.map(([rules, ruling]) => [rules, ruling.status]));
  const reading = guide && readBy(guide);
  const complete = type === 'spell' || (offense !== null && defense !== null);
  const price =
    guide && reading?.understood && complete
      ? priceCard({ ...reading, type, offense, defense }, guide)
      : null;
  // All in one literal: objects that are spread together have shapes of their own, and are read several times as slowly.
  return {
    guide,
    ownRules,
    playable: isPlayable,
    status,
    understood: reading?.understood ?? false,
    sealed: guide !== null && reading !== null && text !== '' && bearsSealAs(reading, text, type, guide),
    price: price && toNumber(price.cost),
    spare: price && toNumber(unusedOf(price)),
    ultraPoints: guide && reading?.understood ? (ultraPointsOf(reading, guide) ?? 0) : null,
    components: reading ? [...new Set(allUses(reading).map(({ id }) => id))] : [],
  };
}

const statusRows = new Map<string, KotcFacts['status']>();

/** Thousands of cards have the same few rows of statuses. */
function statusesOf(rows: readonly (readonly [RulesEdition, Status])[]): KotcFacts['status'] {
  const key = rows.map(([, status]) => status).join();
  let status = statusRows.get(key);
  if (!status) statusRows.set(key, (status = Object.fromEntries(rows) as KotcFacts['status']));
  return status;
}
