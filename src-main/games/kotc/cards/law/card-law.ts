import { capitalized } from '../../../../engine/text.js';
import type { Reason } from '../../../card-law.js';
import { editionOf, guideOf, ordinal, type DesignNumber, type GuideEdition } from '../editions.js';
import { unmarked } from '../../format/marks.js';
import { allUses } from '../language/design.js';
import { readText, type CardType, type ReadingOptions } from '../language/read.js';
import type { Reading } from '../language/reading.js';
import { writeText } from '../language/write.js';
import { toNumber } from '../price/fraction.js';
import { priceCard } from '../price/price.js';
import { ultraPointsOf } from '../price/ultra-points.js';
import { inTheGuide } from '../vocabulary/phrase.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import { cite } from './citations.js';
import { editionLaw } from './edition-law.js';
import { Findings, isLegal, type Status } from './findings.js';
import { judgeIndicator, judgeRevisedTexts } from './older-cards.js';
import { judgeStats } from './stats-law.js';
import { judgeWithdrawn } from './withdrawn.js';

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
  /** What the card should cost by the guide that judges it; null where that cannot be said. */
  readonly cost: number | null;
  /** Its Ultra Points under the rules edition; null where that counts none. */
  readonly ultraPoints: number | null;
  /** The game can carry out what the card says. */
  readonly playable: boolean;
}

/** What is found of a card whose text has been read by the guide of the rules edition. */
export type Judgement = Omit<Ruling, 'text' | 'reading'>;

/** Reads the text of the card that is judged by a guide. */
type ReadBy = (edition: GuideEdition) => Reading;

const withoutHints = ({ text, type }: PrintedCard): ReadBy => {
  return (edition) => readText(text, type, edition, { hints: false });
};

/** Judges a card under an edition's rules. */
export const judgeCard = (card: PrintedCard, rules: GuideEdition, options?: ReadingOptions): Ruling =>
  rulingOf(card, readText(card.text, card.type, rules, options), rules, (edition) =>
    readText(card.text, card.type, edition, options),
  );

/** The same of a card whose text has been read. @param reading by the guide of the rules edition */
export function rulingOf(
  card: PrintedCard,
  reading: Reading,
  rules: GuideEdition,
  readBy: ReadBy = withoutHints(card),
): Ruling {
  const judgement = judgeReading(card, reading, rules, readBy);
  const readable = reading.understood && !isBeforeSlate(card, rules);
  return {
    ...judgement,
    text: readable ? writeText(reading, card.type, rules) : unmarked(card.text),
    reading,
  };
}

/**
 * @param reading of the card's text by the guide of the rules edition
 * @param readBy the guide of its own edition judges an older card
 */
export function judgeReading(
  card: PrintedCard,
  reading: Reading,
  rules: GuideEdition,
  readBy: ReadBy = withoutHints(card),
): Judgement {
  const made = madeBy(card, reading, rules, readBy);
  const findings = findingsOf(card, reading, rules, made);
  const status = findings.gravest();
  const playable = reading.understood && isLegal(status);
  return {
    status,
    reasons: findings.reasons,
    cost: computedCost(card, made.reading, made.guide),
    ultraPoints: ultraPointsOf(reading, rules),
    playable,
  };
}

/** The first that speaks against a card, or null. @param reading of its text by the guide of the rules edition */
export const objectionTo = (card: PrintedCard, reading: Reading, rules: GuideEdition): Reason | null =>
  findingsOf(card, reading, rules, madeBy(card, reading, rules, withoutHints(card))).against[0] ?? null;

/** The guide by which a card has to be made, and its text as that reads it. */
interface Made {
  readonly guide: GuideEdition;
  readonly reading: Reading;
}

/** From the clean slate on cards of older editions stay what their own guides made them. */
function madeBy(card: PrintedCard, reading: Reading, rules: GuideEdition, readBy: ReadBy): Made {
  const guide = ownGuide(card, rules);
  return guide === null ? { guide: rules, reading } : { guide, reading: readBy(guide) };
}

function ownGuide({ edition }: PrintedCard, rules: GuideEdition): GuideEdition | null {
  const indicators = editionLaw(rules).indicators;
  if (!indicators || edition === null || edition < indicators.cleanSlate || edition >= rules) return null;
  return guideOf(edition as DesignNumber);
}

function findingsOf(card: PrintedCard, reading: Reading, rules: GuideEdition, made: Made): Findings {
  const findings = new Findings();
  const indicators = editionLaw(rules).indicators;
  if (indicators) judgeIndicator(card.edition, rules, indicators, findings);
  if (isBeforeSlate(card, rules)) return findings;
  judgeRevisedTexts(reading, rules, findings);
  judgeBuilding(card, made.reading, made.guide, findings);
  judgeWithdrawn(card.edition, reading, rules, findings);
  judgeNewTexts(card, reading, rules, findings);
  judgePrintedCost(card.cost, computedCost(card, made.reading, made.guide), made.guide, findings);
  return findings;
}

/** What the rules of a card's own edition have against it beside how it is built: what they withdrew, and a cost that is not its own. */
export function objectionsTo(card: PrintedCard, reading: Reading, rules: GuideEdition): Objections {
  if (isBeforeSlate(card, rules)) return { withdrawn: [], cost: [] };
  const [withdrawn, cost] = [new Findings(), new Findings()];
  const made = madeBy(card, reading, rules, withoutHints(card));
  judgeWithdrawn(card.edition, reading, rules, withdrawn);
  judgePrintedCost(card.cost, computedCost(card, made.reading, made.guide), made.guide, cost);
  return { withdrawn: withdrawn.against, cost: cost.against };
}

interface Objections {
  readonly withdrawn: readonly Reason[];
  readonly cost: readonly Reason[];
}

function isBeforeSlate({ edition }: PrintedCard, rules: GuideEdition): boolean {
  const indicators = editionLaw(rules).indicators;
  return indicators !== null && edition !== null && edition < indicators.cleanSlate;
}

function judgeBuilding(card: PrintedCard, reading: Reading, rules: GuideEdition, findings: Findings): void {
  for (const { rule, because } of reading.problems) findings.add('invalid', rule, because);
  for (const { rule, because } of judgeStats(card, rules)) findings.add('invalid', rule, because);
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
