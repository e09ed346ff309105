import { expect, test } from 'vitest';
import { readText } from '../../../../src-main/games/magic/cards/language/read.js';
import { isNoTypeLine, readTypeLine } from '../../../../src-main/games/magic/cards/type-line.js';

function nearest(text: string, line: string): readonly (string | null)[] {
  const typeLine = readTypeLine(line);
  if (isNoTypeLine(typeLine)) throw new Error(`“${line}” is no type line.`);
  return readText(text, { name: 'Reed Heron', typeLine }).problems.map((problem) => problem.nearest);
}

test.each([
  ['Instant', 'Destory target creature. Drow a card.', 'Destroy target creature. Draw a card.'],
  [
    'Creature — Bird',
    'When Reed Heron comes into play, drow a card. {T}: Add {G} to your mana poll.',
    'When Reed Heron comes into play, draw a card. {T}: Add {G} to your mana pool.',
  ],
  [
    'Creature — Bird',
    'Reed Heron can’t blok. When Reed Heron comes into play, you gian 2 life.',
    'Reed Heron can’t block. When Reed Heron comes into play, you gain 2 life.',
  ],
  [
    'Creature — Bird',
    '{T}: Target creature gets +1/+1 untill end of trun.',
    '{T}: Target creature gets +1/+1 until end of turn.',
  ],
  ['Instant', 'Destory target creture.', 'Destroy target creature.'],
])('two slips in a text of a card that is %s are both mended: %s', (line, text, meant) => {
  expect(nearest(text.replaceAll('’', "'"), line)).toEqual([meant.replaceAll('’', "'")]);
});

test('a sentence that is right stays as it is beside one with a slip', () => {
  expect(
    nearest('When Reed Heron comes into play, drow a card. Destroy target creature.', 'Creature — Bird'),
  ).toEqual(['When Reed Heron comes into play, draw a card. Destroy target creature.']);
});
