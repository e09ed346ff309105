import { expect, test } from 'vitest';
import { gameById } from '../../../src-main/games/registry.js';
import { plainWordsOf } from '../../../src-main/api/language/language-read.js';

const words = (typeLine: string, text: string) => {
  const blank = gameById('magic').cards.blank('00000000-0000-4000-8000-000000000001');
  return plainWordsOf({ ...blank, name: 'Reed Heron', typeLine, text } as typeof blank);
};

test('a card says in plain words what its paragraphs come to, keywords as reminders have them', () => {
  expect(words('Creature — Bird', 'Flying (It can be blocked only by birds.)\n{T}: Draw two crads.')).toEqual(
    [{ title: null, says: 'Flying: only creatures that have flying can block it.', rule: 'MC-KW-12' }],
  );
  expect(words('Instant', 'Destroy target tapped creature.')).toEqual([
    {
      title: 'Destroy target tapped creature.',
      says: 'It happens once, as the card resolves; then the card goes to the graveyard. The target (tapped creature) is chosen first; if it is gone by then, nothing happens. What is destroyed goes to its owner’s graveyard, unless it is regenerated.',
      rule: 'MC-RES-13',
    },
  ]);
  expect(words('', 'Flying')).toEqual([]);
});
