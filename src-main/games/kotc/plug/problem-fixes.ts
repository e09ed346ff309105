/** What one click puts right of a single problem. Each is tried out first: it leaves fewer problems than there were. */
import type { Fix } from '../../card-language.js';
import type { KotcCard } from '../cards/card.js';
import { editionOf, guideRulesOf, ordinal, type GuideEdition, type RulesEdition } from '../cards/editions.js';
import { readText } from '../cards/language/read.js';
import type { Problem, Reading } from '../cards/language/reading.js';
import { NO_ABILITIES, writeText } from '../cards/language/write.js';
import { askedBy, type BuildingRule } from '../cards/law/citations.js';
import { judgeCard } from '../cards/law/card-law.js';
import { printableCost } from '../cards/price/printed-cost.js';
import { vocabularyOf } from '../cards/vocabulary/vocabulary.js';
import { reissue } from '../cards/upgrade/reissue.js';
import { keepMarks } from '../format/marks.js';

interface Change {
  readonly title: string;
  readonly text: string;
  readonly select?: Fix['select'];
}

interface Place {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LINE_END = /[\r\n\u2028\u2029]/;

/** The text without the words of a place, and without the mark that ends them. */
const without = ({ text, start, end }: Place): string =>
  (text.slice(0, start) + text.slice(end).replace(/^[.:;,]? ?/, '')).trim();

const takenAway =
  (title: string) =>
  (place: Place): Change => ({ title, text: without(place) });

/** An ability's name in capital letters, or one for an ability that has none, for its maker to write over. */
function named({ text, start, end }: Place): Change {
  if (end > start) {
    const name = text.slice(start, end).toUpperCase();
    return { title: `Write “${name}”`, text: text.slice(0, start) + name + text.slice(end) };
  }
  const above = text
    .slice(0, start)
    .split(LINE_END)
    .filter((line) => line.trim() !== '');
  const name = `ABILITY ${above.length + 1}`;
  return {
    title: 'Name this ability',
    text: `${text.slice(0, start)}${name}: ${text.slice(start)}`,
    select: { start, end: start + name.length },
  };
}

/** The lowest number for a letter, or for one that is too low. */
function numbered({ text, start, end }: Place): Change | null {
  const found = /\b(?:[xyz]|0+)\b/.exec(text.slice(start, end));
  if (!found) return null;
  const at = start + found.index;
  const [was] = found;
  return {
    title: `Write 1 for “${was}”`,
    text: `${text.slice(0, at)}1${text.slice(at + was.length)}`,
    select: { start: at, end: at + 1 },
  };
}

const joined = ({ text }: Place): Change | null =>
  LINE_END.test(text.trim())
    ? {
        title: 'Join the paragraphs',
        text: text
          .split(LINE_END)
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' '),
      }
    : null;

const saysAbilities = ({ text }: Place): Change => ({
  title: `Take “${NO_ABILITIES}” away`,
  text: text
    .split('\n')
    .filter((line) => line.trim().toLowerCase() !== NO_ABILITIES.toLowerCase())
    .join('\n'),
});

type Remedies = { readonly [rule in BuildingRule]?: (place: Place) => Change | null };

const remedies: Readonly<Record<KotcCard['type'], Remedies>> = {
  creature: {
    name: named,
    oneCaveat: takenAway('Take this caveat away'),
    oneCondition: takenAway('Take this condition away'),
    oneCost: takenAway('Take this cost away'),
    oneTarget: takenAway('Take this target selection away'),
    positive: numbered,
    noAbilitiesText: saysAbilities,
  },
  spell: {
    noNameOnSpell: takenAway('Take the name away'),
    noCaveatOnSpell: takenAway('Take the caveat away'),
    oneCondition: takenAway('Take this condition away'),
    oneCost: takenAway('Take this cost away'),
    oneTarget: takenAway('Take this target selection away'),
    positive: numbered,
    spellHasOneAbility: joined,
  },
};

/** The paragraph of a place in the words of the guide. */
function rewordedParagraph(
  { text, start }: Place,
  type: KotcCard['type'],
  edition: GuideEdition,
): Change | null {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, 0);
  const next = text.indexOf('\n', start);
  const to = next < 0 ? text.length : next;
  const paragraph = text.slice(from, to);
  const reading = readText(paragraph, type, edition, { hints: false });
  if (!reading.understood) return null;
  const words = keepMarks(paragraph, writeText(reading, type, edition));
  return { title: 'Word it as the guide does', text: text.slice(0, from) + words + text.slice(to) };
}

/** The most like phrase in the place of words that are in no guide. */
function nearest(
  { text, start, end }: Place,
  phrase: string,
  type: KotcCard['type'],
  edition: GuideEdition,
): Change {
  const numbers = text.slice(start, end).match(/\d+/g) ?? [];
  const words = phrase.replaceAll(/\b[xyz]\b/g, () => numbers.shift() ?? '1');
  const changed = text.slice(0, start) + words + text.slice(end);
  const after = readText(changed, type, edition, { hints: false });
  const tidy = after.understood ? keepMarks(changed, writeText(after, type, edition)) : changed;
  return { title: `Write “${words}”`, text: tidy };
}

/** Words that are in no list are put right by the phrase that is most like them, if any is. */
export const isUnlisted = ({ because }: Problem): boolean => /^“.*” is in no list/s.test(because);

/** @param reading of the card's text by the guide of the edition */
export function fixesOfProblem(
  { text, type }: KotcCard,
  reading: Reading,
  problem: Problem,
  edition: GuideEdition,
): Fix[] {
  const place = { text, start: problem.start, end: problem.end };
  const changes = isUnlisted(problem)
    ? [problem.nearest === undefined ? null : nearest(place, problem.nearest, type, edition)]
    : [
        ...askedBy(problem.rule, edition).map((rule) => remedies[type][rule]?.(place) ?? null),
        rewordedParagraph(place, type, edition),
      ];
  for (const change of changes) {
    if (!change || change.text === text) continue;
    const after = readText(change.text, type, edition, { hints: false });
    if (after.problems.length >= reading.problems.length) continue;
    const { title, text: changed, select } = change;
    return [{ title, change: { text: changed }, ...(select && { select }) }];
  }
  return [];
}

/** The text without the first of the words that a later edition has redacted. */
export function withoutRedacted({ text }: KotcCard, { parts }: Reading, edition: GuideEdition): Fix[] {
  const { byId } = vocabularyOf(edition);
  const redacted = parts.find(({ use }) => (byId.get(use.id)?.redacted ?? null) !== null);
  return redacted
    ? [
        {
          title: 'Take the redacted words away',
          change: { text: without({ text, start: redacted.start, end: redacted.end }) },
        },
      ]
    : [];
}

/** The nearest figure that the guide admits; none for a blank, which only its maker can fill. */
export function fixesOfStat(card: KotcCard, field: 'offense' | 'defense', edition: GuideEdition): Fix[] {
  const value = card[field];
  if (value === null) return [];
  const nearestFigure = Math.min(Math.max(0, Math.round(value)), guideRulesOf(edition).highestFigure);
  return [
    {
      title: `Set ${editionOf(edition).terms[field]} to ${nearestFigure}`,
      change: { [field]: nearestFigure },
    },
  ];
}

/** The card as one of another edition, where its rules then admit it and nothing of it is lost. */
export function liftFixes(card: KotcCard, to: RulesEdition): Fix[] {
  const { kind, card: lifted, upgrade } = reissue(card, to);
  const cost = printableCost(upgrade?.cost ?? null) ?? card.cost;
  if (kind === 'cannot' || !judgeCard({ ...lifted, cost }, to, { hints: false }).playable) return [];
  const { edition, text } = lifted;
  return [{ title: `Lift it to the ${ordinal(to)} Edition`, change: { edition, text, cost } }];
}
