import type { KotcCard } from '../cards/card.js';
import {
  editionId,
  editionOf,
  guideRulesOf,
  rulesEditions,
  rulesOf,
  type GuideEdition,
} from '../cards/editions.js';
import { readText } from '../cards/language/read.js';
import { readingEdition } from '../cards/language/reading-edition.js';
import { unmarked } from '../format/marks.js';
import type { Reading } from '../cards/language/reading.js';
import { bearsSealAs, objectionTo, objectionsTo, rulingOf } from '../cards/law/card-law.js';
import { judgeStats } from '../cards/law/stats-law.js';
import { toDecimal, toNumber } from '../cards/price/fraction.js';
import { ultraPointsOf } from '../cards/price/ultra-points.js';
import { priceCard, type CardPrice, type PricedCard } from '../cards/price/price.js';
import { printableCost } from '../cards/price/printed-cost.js';
import { receiptInWords } from '../cards/price/receipt.js';
import { fixesOf, limitFixes, spareFixes } from './card-fixes.js';
import { isUnlisted, fixesOfProblem, fixesOfStat, liftFixes, withoutRedacted } from './problem-fixes.js';
import type { CardReading, LawRow, ReadParagraph, ReadProblem } from '../../card-language.js';
import type { SumPart } from '../../card-price.js';
import { rowOfLaw } from './card-law.js';
import { plainWordsOf } from './plain-words.js';

/** Problems of a text that are offered a fix. To see whether one helps takes another reading, and a text that is no ability at all has hundreds. */
const MOST_FIXED = 6;

/** Reads, prices and judges a card. */
export function readCard(card: KotcCard): CardReading {
  const edition = readingEdition(card);
  const readings = new Map<GuideEdition, Reading>();
  const law = rulesEditions.map((rules): LawRow => {
    const reading = readText(card.text, card.type, rules);
    readings.set(rules, reading);
    const row = rowOfLaw(rulingOf(card, reading, rules), rules);
    // A newer edition's language is another one; only to the newest is a card lifted with one click.
    const isNewest = rules === rulesEditions.at(-1) && card.edition !== null && card.edition < rules;
    return {
      ...row,
      objection: row.legal ? null : objectionTo(card, reading, rules),
      spoken: reading.understood,
      fixes: isNewest && !row.legal ? liftFixes(card, rules) : [],
    };
  });
  if (edition === null) return asText(card, law);
  return asComponents(card, edition, readings.get(edition) ?? readText(card.text, card.type, edition), law);
}

/** Its texts are made of components. */
const withoutGrammar = { sentences: [], says: null, idle: [] } as const;

/** A card of which no guide says how it is built and priced. */
function asText(card: KotcCard, law: readonly LawRow[]): CardReading {
  const paragraphs = paragraphsIn(card).map((text): ReadParagraph => ({
    text,
    ability: null,
    hasCaveat: false,
    understood: false,
    saysNoAbilities: false,
    costs: [],
    cost: null,
  }));
  return {
    edition: null,
    understood: false,
    playable: law.some(({ playable }) => playable),
    caveat: null,
    paragraphs,
    price: { field: 'cost', cost: null, sum: [], asides: [], receipt: [], spare: [] },
    plain: [],
    seal: false,
    problems: [],
    law,
    fixes: [],
    ...withoutGrammar,
  };
}

function asComponents(
  card: KotcCard,
  edition: GuideEdition,
  reading: Reading,
  law: readonly LawRow[],
): CardReading {
  const { type, text, offense, defense } = card;
  const complete = type === 'spell' || (offense !== null && defense !== null);
  const priced: PricedCard = { ...reading, type, offense: offense ?? 0, defense: defense ?? 0 };
  const price = reading.understood ? priceCard(priced, edition) : null;
  const cost = price && complete ? printableCost(toNumber(price.cost)) : null;
  const ultraPoints = ultraPointsOf(reading, edition);
  return {
    edition: editionId(edition),
    understood: reading.understood,
    playable: law.find((row) => row.edition === editionId(edition))?.playable ?? false,
    caveat: reading.caveat && {
      use: reading.caveat,
      cost: price?.body?.caveat ? toDecimal(price.body.caveat.value) : null,
    },
    paragraphs: paragraphsOf(card, edition, price),
    price: {
      field: 'cost',
      cost,
      sum: sumOf(card, reading, edition, price),
      asides: ultraPoints ? [{ label: 'Ultra Points', value: String(ultraPoints) }] : [],
      receipt: price ? receiptInWords(priced, price) : [],
      spare: price && complete ? spareFixes(card, priced, edition) : [],
    },
    plain: plainWordsOf(card, reading, edition),
    seal: text !== '' && bearsSealAs(reading, text, type, edition),
    problems: problemsOf(card, reading, cost, edition),
    law,
    fixes: fixesOf(card, reading, edition),
    ...withoutGrammar,
  };
}

/** All that speaks against the card by the guide and the rules of its own edition, each with what puts it right. */
function problemsOf(
  card: KotcCard,
  reading: Reading,
  cost: number | null,
  edition: GuideEdition,
): ReadProblem[] {
  const inText = reading.problems.map((problem, nth): ReadProblem => {
    const { start, end, rule, because, nearest = null } = problem;
    const fixes = nth < MOST_FIXED ? fixesOfProblem(card, reading, problem, edition) : [];
    return {
      rule,
      because,
      at: { start, end },
      field: 'text',
      unreadable: isUnlisted(problem),
      nearest,
      fixes,
    };
  });
  const elsewhere = { at: null, unreadable: false, nearest: null };
  const inStats = judgeStats(card, edition).map(({ field, ...reason }): ReadProblem => ({
    ...reason,
    ...elsewhere,
    field,
    fixes: fixesOfStat(card, field, edition),
  }));
  const rules = rulesOf(edition);
  if (rules === null) return [...inText, ...inStats];
  const objections = objectionsTo(card, reading, rules);
  const remedies =
    objections.withdrawn.length === 0
      ? []
      : [...limitFixes(card, reading, edition), ...withoutRedacted(card, reading, edition)];
  const term = editionOf(edition).terms.cost.toLowerCase();
  return [
    ...inText,
    ...inStats,
    ...objections.withdrawn.map((reason): ReadProblem => ({
      ...reason,
      ...elsewhere,
      field: 'text',
      fixes: remedies,
    })),
    ...objections.cost.map((reason): ReadProblem => ({
      ...reason,
      ...elsewhere,
      field: 'cost',
      fixes: cost === null ? [] : [{ title: `Set the ${term} to ${cost}`, change: { cost } }],
    })),
  ];
}

const paragraphsIn = ({ text }: KotcCard): string[] =>
  text.split(/[\r\n\u2028\u2029]+/).filter((paragraph) => paragraph.trim() !== '');

/** Each paragraph is read by itself too, so that a change of one leaves the words of the others alone. */
function paragraphsOf(card: KotcCard, edition: GuideEdition, price: CardPrice | null): ReadParagraph[] {
  let place = 0;
  return paragraphsIn(card).map((text) => {
    const { abilities, caveat, understood, saysNoAbilities } = readText(text, card.type, edition, {
      hints: false,
    });
    const [read] = abilities;
    const ability = read ?? emptyAbility(unmarked(text), understood);
    const priced = read ? price?.abilities[place++] : undefined;
    return {
      text,
      ability,
      hasCaveat: caveat !== null,
      understood,
      saysNoAbilities,
      costs: priced?.components.map(({ value }) => toDecimal(value)) ?? [],
      cost: priced ? toDecimal(priced.counts) : null,
    };
  });
}

/** "GREED:", whose components are still to come. */
function emptyAbility(text: string, understood: boolean): ReadParagraph['ability'] {
  const name = /^([^\p{Ll}:.;→()]+):$/u.exec(text.trim())?.[1];
  return understood && name !== undefined
    ? { name: name.trim(), condition: null, costs: [], parts: [] }
    : null;
}

function sumOf(
  { type, offense, defense }: KotcCard,
  reading: Reading,
  edition: GuideEdition,
  price: CardPrice | null,
): SumPart[] {
  const { terms } = editionOf(edition);
  const stats: SumPart[] =
    type === 'spell'
      ? []
      : [
          { label: terms.offense, value: offense === null ? '–' : String(offense) },
          { label: terms.defense, value: `${defense ?? '–'}/${guideRulesOf(edition).defenseToOffense}` },
        ];
  const counts = reading.abilities.map((_, index) => price?.abilities[index]?.counts);
  const value = counts.map((one) => (one ? toDecimal(one) : '–')).join(' + ');
  const label = counts.length > 1 ? 'abilities' : 'ability';
  const abilities: SumPart[] = counts.length > 0 ? [{ label, value }] : [];
  const relief = price?.body?.caveat;
  const caveat: SumPart[] = relief ? [{ label: 'caveat', value: toDecimal(relief.value), taken: true }] : [];
  return [...stats, ...caveat, ...abilities];
}
