import { expect, test } from 'vitest';
import { guideEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { nearestPhrase } from '../../../../src-main/games/kotc/cards/language/nearest.js';
import { inTheGuide } from '../../../../src-main/games/kotc/cards/vocabulary/phrase.js';
import { asPrinted, vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';

const texts = [
  'Draw 2 card',
  'draw cards',
  'Draw -12 cards',
  'Destroy all target',
  'destroy the minion',
  'Inflict damage',
  'Exhaust this card',
  'When this card defend',
  'targets',
  'negate',
  'you may re-roll',
  'Shield Counter',
  'counters',
  'up to 3 minions',
  'moon',
  'x',
  '',
  'Roll dice',
  'Discard a card',
  'Paint the moon and the sun',
];

/** Every three letters in a row, each once, of a text with blanks around it and one sign for any number. */
function threes(text: string): Set<string> {
  const letters = [...`  ${text.toLowerCase().replaceAll(/-?\d+/g, 'x')} `];
  return new Set(letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`));
}

test.each(guideEditions)(
  'in the %ith edition the phrase is named that shares most with a text',
  (edition) => {
    const vocabulary = vocabularyOf(edition);
    const phrases = vocabulary.entries.map(({ phrase, kind }) =>
      asPrinted(inTheGuide(phrase), kind, vocabulary.era),
    );
    const sets = phrases.map(threes);
    const expected = (text: string): string | null => {
      const wanted = threes(text);
      const likeness = sets.map(
        (some) => (2 * [...some].filter((one) => wanted.has(one)).length) / (wanted.size + some.size),
      );
      const most = Math.max(...likeness);
      return most > 0.35 ? phrases[likeness.indexOf(most)]! : null;
    };
    const all = [
      ...texts,
      ...phrases.slice(0, 40).map((phrase) => phrase.slice(3)),
      ...phrases.slice(40, 60),
    ];
    for (const text of all) expect([text, nearestPhrase(text, vocabulary)]).toEqual([text, expected(text)]);
  },
);

test('phrases are named as the guide prints them, and only where they are like enough', () => {
  const newest = vocabularyOf(14);
  expect(nearestPhrase('Draw 2 card', newest)).toBe('draw x cards.');
  expect(nearestPhrase('Draw 2 card', vocabularyOf(6))).toBe('Draw x cards.');
  expect(nearestPhrase('up to 3 minions', newest)).toBe('self-exhaust x minions→');
  expect(nearestPhrase('Paint the moon and the sun', newest)).toBeNull();
  expect(nearestPhrase('', newest)).toBeNull();
});
