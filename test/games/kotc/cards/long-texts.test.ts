import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { nearestPhrase } from '../../../../src-main/games/kotc/cards/language/nearest.js';
import { plainParagraphs } from '../../../../src-main/games/kotc/cards/language/plain-text.js';
import { inTheGuide } from '../../../../src-main/games/kotc/cards/vocabulary/phrase.js';
import {
  asPrinted,
  vocabularyOf,
  type Vocabulary,
} from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';

/** ms of processor time, the least of several rounds: a busy machine must not decide. */
function costOf(work: (round: number) => unknown): number {
  const costs = Array.from({ length: 5 }, (_, round) => {
    const begun = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

const trigramsOf = (text: string): Set<string> => {
  const padded = `  ${text.toLowerCase().replace(/-?\d+/g, 'x')} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

/** The phrase that is most like a text, found by comparing it with every one of the guide. */
function nearestOfAll(text: string, { entries, era }: Vocabulary): string | null {
  const wanted = trigramsOf(text);
  let [best, most]: [string | null, number] = [null, 0.35];
  for (const { phrase, kind } of entries) {
    const printed = asPrinted(inTheGuide(phrase), kind, era);
    const trigrams = trigramsOf(printed);
    const shared = [...wanted].filter((trigram) => trigrams.has(trigram)).length;
    const likeness = (2 * shared) / (wanted.size + trigrams.size);
    if (likeness > most) [best, most] = [printed, likeness];
  }
  return best;
}

test('the phrase that is most like a text is the one that comparing it with all of the guide finds', () => {
  const words = fc.constantFrom(
    'draw',
    'a',
    'card',
    'cards.',
    'target',
    'each',
    'minion',
    '3',
    'sow',
    'it',
    'x',
  );
  const texts = fc.array(words, { maxLength: 7 }).map((some) => some.join(' '));
  fc.assert(
    fc.property(texts, fc.constantFrom(...guideEditions), (text, edition) => {
      const vocabulary = vocabularyOf(edition);
      expect(nearestPhrase(text, vocabulary)).toBe(nearestOfAll(text, vocabulary));
    }),
    { numRuns: 300 },
  );
});

test('finding it does not take comparing it with all of the guide: a long text has hundreds of stretches in no guide', () => {
  const vocabulary = vocabularyOf(14);
  const texts = Array.from({ length: 100 }, (_, no) => `draw card ${no.toString(36)} of the strange beast.`);
  const byIndex = costOf(() => texts.map((text) => nearestPhrase(text, vocabulary)));
  expect(byIndex * 5).toBeLessThan(costOf(() => texts.map((text) => nearestOfAll(text, vocabulary))));
});

test('a text that is sixteen times as long takes about as many times as long to be evened out', () => {
  const evenedOut = (characters: number) =>
    costOf((round) => plainParagraphs(`${'draw a card. '.repeat(characters / 13)}${' '.repeat(round)}`));
  const short = evenedOut(40_000);
  expect(evenedOut(640_000)).toBeLessThan(80 * short);
});
