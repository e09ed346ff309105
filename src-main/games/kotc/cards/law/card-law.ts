import { capitalized } from '../../../../engine/text.js';
import type { Reason } from '../../../card-law.js';
import { isModern } from '../vocabulary/component.js';
import { editionOf, ordinal, type GuideEdition } from '../editions.js';
import { unmarked } from '../../format/marks.js';
import { allUses } from '../language/design.js';
import { readText, type CardType, type ReadingOptions } from '../language/read.js';
import type { Reading } from '../language/reading.js';
import { writeText } from '../language/write.js';
import { toNumber } from '../price/fraction.js';
import { priceCard } from '../price/price.js';
import { inTheGuide } from '../vocabulary/phrase.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import { cite, citeList, rulebookPrefix } from './citations.js';
import { editionLaw, type IndicatorLaw } from './edition-law.js';
import { judgeStats } from './stats-law.js';

/** From best to worst: the gravest finding decides. */
export const statuses = ['legal', 'refurbished', 'invalid', 'banned', 'pruned'] as const;
export type Status = (typeof statuses)[number];

/** Whether a card of this status may be played; a refurbished one is read with its newer text. */
export const isLegal = (status: Status): boolean => status === 'legal' || status === 'refurbished';

/** A card as it is printed, for judging. What is left out (undefined) is not judged; null is a blank. */
export interface PrintedCard {
  readonly type: CardType;
  readonly text: string;
  /** Design edition as the indicator says it, 1 to 17; null for a card without an indicator. */
  readonly edition: number | null;
  readonly offense?: number | null;
  readonly defense?: number | null;
  readonly cost?: number | null;
}

export interface Ruling {
  readonly status: Status;
  readonly reasons: readonly Reason[];
  /** The ability text as the rules edition reads it; as printed where it cannot. */
  readonly text: string;
  readonly reading: Reading;
  /** What the card should cost under the rules edition; null where that cannot be said. */
  readonly cost: number | null;
  /** The game can carry out what the card says. */
  readonly playable: boolean;
}

/** What is found of a card whose text has been read by the guide of the rules edition. */
export type Judgement = Pick<Ruling, 'status' | 'reasons' | 'cost' | 'playable'>;

/** Judges a card under an edition's rules. */
export const judgeCard = (card: PrintedCard, rules: GuideEdition, options?: ReadingOptions): Ruling =>
  rulingOf(card, readText(card.text, card.type, rules, options), rules);

/** The same of a card whose text has been read. @param reading by the guide of the rules edition */
export function rulingOf(card: PrintedCard, reading: Reading, rules: GuideEdition): Ruling {
  const judgement = judgeReading(card, reading, rules);
  const readable = reading.understood && !isPruned(card, rules);
  return {
    ...judgement,
    text: readable ? writeText(reading, card.type, rules) : unmarked(card.text),
    reading,
  };
}

/** @param reading of the card's text by the guide of the rules edition */
export function judgeReading(card: PrintedCard, reading: Reading, rules: GuideEdition): Judgement {
  const findings = findingsOf(card, reading, rules);
  const status = findings.gravest();
  const playable = reading.understood && isLegal(status);
  return { status, reasons: findings.reasons, cost: computedCost(card, reading, rules), playable };
}

/** The first that speaks against a card, or null. @param reading of its text by the guide of the rules edition */
export const objectionTo = (card: PrintedCard, reading: Reading, rules: GuideEdition): Reason | null =>
  findingsOf(card, reading, rules).against[0] ?? null;

function findingsOf(card: PrintedCard, reading: Reading, rules: GuideEdition): Findings {
  const findings = new Findings();
  const indicators = editionLaw(rules).indicators;
  if (indicators) judgeIndicator(card.edition, indicators, findings);
  if (isPruned(card, rules)) return findings;
  judgeRevisedTexts(reading, rules, findings);
  if (isOnTrust(card, rules)) return findings;
  judgeBuilding(card, reading, rules, findings);
  judgeWithdrawn(card, reading, rules, findings);
  judgeNewTexts(card, reading, rules, findings);
  judgePrintedCost(card.cost, computedCost(card, reading, rules), rules, findings);
  return findings;
}

/** What the rules of a card's own edition have against it beside how it is built: what they withdrew, and a cost that is not its own. */
export function objectionsTo(card: PrintedCard, reading: Reading, rules: GuideEdition): Objections {
  if (isPruned(card, rules) || isOnTrust(card, rules)) return { withdrawn: [], cost: [] };
  const [withdrawn, cost] = [new Findings(), new Findings()];
  judgeWithdrawn(card, reading, rules, withdrawn);
  judgePrintedCost(card.cost, computedCost(card, reading, rules), rules, cost);
  return { withdrawn: withdrawn.against, cost: cost.against };
}

interface Objections {
  readonly withdrawn: readonly Reason[];
  readonly cost: readonly Reason[];
}

/** Cards of the clean slate's own edition are not computed anew. */
function isOnTrust({ edition }: PrintedCard, rules: GuideEdition): boolean {
  const indicators = editionLaw(rules).indicators;
  return indicators !== null && edition === indicators.cleanSlate;
}

function isPruned({ edition }: PrintedCard, rules: GuideEdition): boolean {
  const indicators = editionLaw(rules).indicators;
  return indicators !== null && edition !== null && edition < indicators.cleanSlate;
}

class Findings {
  readonly reasons: Reason[] = [];
  /** Those that speak against the card. */
  readonly against: Reason[] = [];
  readonly #found = new Set<string>();
  #gravest: Status = 'legal';

  add(status: Status, rule: string, because: string): void {
    const finding = `${rule} ${because}`;
    if (this.#found.has(finding)) return;
    this.#found.add(finding);
    this.reasons.push({ rule, because });
    if (!isLegal(status)) this.against.push({ rule, because });
    if (statuses.indexOf(status) > statuses.indexOf(this.#gravest)) this.#gravest = status;
  }

  gravest(): Status {
    return this.#gravest;
  }
}

function judgeIndicator(
  edition: number | null,
  { cleanSlate, newest }: IndicatorLaw,
  findings: Findings,
): void {
  if (edition === null) {
    findings.add('invalid', 'K14-REF-01', 'A card without an Edition Indicator is invalid; give it one.');
  } else if (edition < cleanSlate) {
    findings.add(
      'pruned',
      'K14-REF-02',
      `Cards designed before the ${ordinal(cleanSlate)} Edition are pruned; this one is of the ${ordinal(edition)}.`,
    );
  } else if (edition === cleanSlate) {
    findings.add(
      'legal',
      'K14-REF-03',
      `A card of the ${ordinal(cleanSlate)} Edition stays in use; it is not computed anew (K14-Q-106).`,
    );
  } else if (edition > newest) {
    findings.add(
      'invalid',
      'K14-Q-93',
      `The ${ordinal(newest)} Edition does not know cards of the ${ordinal(edition)}.`,
    );
  }
}

function judgeRevisedTexts(reading: Reading, rules: GuideEdition, findings: Findings): void {
  const { byId } = vocabularyOf(rules);
  for (const { id, older } of reading.revised) {
    const entry = byId.get(id);
    if (!entry || !older.listed) continue;
    const because = isModern(rules)
      ? '“ghost-play, must pay resource cost” is read as “hex-play”.'
      : `An older text is read as “${capitalized(inTheGuide(entry.phrase))}.” since the ${ordinal(older.revised)} Edition.`;
    findings.add('refurbished', citeList('revised', id, rules), because);
  }
}

function judgeBuilding(card: PrintedCard, reading: Reading, rules: GuideEdition, findings: Findings): void {
  for (const { rule, because } of reading.problems) findings.add('invalid', rule, because);
  for (const { rule, because } of judgeStats(card, rules)) findings.add('invalid', rule, because);
}

/** Redacted texts, variable limits and revised costs. */
function judgeWithdrawn(
  { edition }: PrintedCard,
  reading: Reading,
  rules: GuideEdition,
  findings: Findings,
): void {
  const { byId } = vocabularyOf(rules);
  const book = rulebookPrefix(rules);
  for (const use of allUses(reading)) {
    const entry = byId.get(use.id);
    if (!entry) continue;
    const text = `“${capitalized(inTheGuide(entry.phrase))}.”`;
    if (entry.redacted !== null) {
      findings.add(
        'banned',
        citeList('banned', use.id, rules),
        `${text} was redacted in the ${ordinal(entry.redacted)} Edition.`,
      );
    }
    for (const [variable, most] of Object.entries(entry.limits)) {
      const value = use.values[variable as 'x'] ?? 0;
      if (value > most) {
        findings.add(
          'banned',
          citeList('limited', use.id, rules),
          `In ${text} ${variable} is at most ${most}, not ${value}.`,
        );
      }
    }
    if (entry.repriced === null || editionLaw(rules).indicators) continue;
    const since = `the cost of ${text} was revised in the ${ordinal(entry.repriced.edition)} Edition`;
    if (edition !== null && edition >= entry.repriced.edition) {
      findings.add('legal', `${book}-COST-03`, `Its indicator is recent enough: ${since}.`);
      continue;
    }
    const because =
      edition === null
        ? `It needs an Edition Indicator: ${since}.`
        : `Its indicator says ${ordinal(edition)} Edition, but ${since}.`;
    findings.add('banned', `${book}-COST-${edition === null ? '01' : '02'}`, because);
    findings.add(
      'banned',
      citeList('repriced', use.id, rules),
      `${text} needs the ${ordinal(entry.repriced.edition)} Edition's indicator or a later one.`,
    );
  }
}

/** A text that the edition has brought, on a card whose indicator is older: nothing forbids it, but it should be known. */
function judgeNewTexts(
  { edition }: PrintedCard,
  reading: Reading,
  rules: GuideEdition,
  findings: Findings,
): void {
  const rule = editionLaw(rules).newText;
  if (rule === null || (edition !== null && edition >= rules)) return;
  const { byId } = vocabularyOf(rules);
  for (const { id } of allUses(reading)) {
    const entry = byId.get(id);
    if (entry?.since !== rules) continue;
    const text = `“${capitalized(inTheGuide(entry.phrase))}.”`;
    findings.add(
      'legal',
      rule,
      `${text} is new in the ${ordinal(rules)} Edition; an indicator that says so is clearer.`,
    );
  }
}

function judgePrintedCost(
  printed: number | null | undefined,
  cost: number | null,
  rules: GuideEdition,
  findings: Findings,
): void {
  if (printed === undefined || cost === null || printed === cost) return;
  const term = editionOf(rules).terms.cost.toLowerCase();
  const because =
    printed === null
      ? `No ${term} is printed; it is ${cost}.`
      : `The printed ${term} is ${printed}, but the card's is ${cost}.`;
  findings.add('invalid', cite('printedCost', rules), because);
}

function computedCost(card: PrintedCard, reading: Reading, rules: GuideEdition): number | null {
  if (!reading.understood) return null;
  const { type, offense = null, defense = null } = card;
  const whole = (value: number | null): boolean => value === null || (Number.isInteger(value) && value >= 0);
  if (!whole(offense) || !whole(defense)) return null;
  const price = priceCard({ ...reading, type, offense, defense }, rules);
  return price && toNumber(price.cost);
}

/**
 * Whether a card bears the seal: its printed text is worded as the guide of its edition allows, and the components
 * read from it, written out and read again, are the same.
 * @param reading of the text by the guide of its edition
 */
export function bearsSealAs(reading: Reading, text: string, type: CardType, edition: GuideEdition): boolean {
  if (!reading.understood || reading.problems.length > 0) return false;
  const written = writeText(reading, type, edition);
  if (written === text) return true;
  const again = readText(written, type, edition, { hints: false });
  const components = ({ caveat, abilities }: Reading): string => JSON.stringify([caveat, abilities]);
  return components(again) === components(reading);
}
