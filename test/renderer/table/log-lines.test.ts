import { expect, test } from 'vitest';
import type { LogLine, TextPart } from '../../../src-main/api/answers/play-answers.js';
import { plainText } from '../../../src-main/engine/text.js';
import { gathered, worthReading } from '../../../src-renderer/shared/table/view/log-lines.js';

const linesOf = (...levels: LogLine['level'][]): LogLine[] =>
  levels.map((level, entry) => ({ entry, text: [level], rules: [], level }));
const read = (...levels: LogLine['level'][]): number[] =>
  worthReading(linesOf(...levels)).map(({ entry }) => entry);

test('phases in which nothing happened are left out of the log; turns, and where the game stands, are not', () => {
  expect(read('turn', 'phase', 'phase', 'line', 'line', 'phase')).toEqual([0, 2, 3, 4, 5]);
  expect(read('phase', 'turn', 'turn', 'phase', 'phase')).toEqual([1, 2, 4]);
  expect(read()).toEqual([]);
});

const card = (name: string, id: number) => ({ name, design: 1, card: id });
const said = (...lines: (readonly TextPart[])[]): string[] =>
  gathered(lines.map((text, entry) => ({ entry, text, rules: ['R'], level: 'line' }))).map(
    ({ entry, text }) => `${entry} ${plainText(text)}`,
  );

test('what is said of one card after the other is said once of all of them, as far as they are known', () => {
  const draws = (who: string, what: TextPart): readonly TextPart[] => [`${who} draws `, what, '.'];
  expect(
    said(
      ...Array(5).fill(draws('Ann', 'a card')),
      draws('Ben', card('Bear', 4)),
      draws('Ben', 'a card'),
      draws('Ben', card('Ox', 5)),
      ['Ben waits.'],
      draws('Ben', card('Ox', 6)),
    ),
  ).toEqual(['0 Ann draws 5 cards.', '5 Ben draws Bear, Ox and 1 card.', '8 Ben waits.', '9 Ben draws Ox.']);
});

test('lines stay apart that say something else, are about their card, or say what it is as one', () => {
  const apart = (...lines: (readonly TextPart[])[]): void =>
    expect(said(...lines)).toHaveLength(lines.length);
  apart(['Ann draws ', 'a card', '.'], ['Ann buries ', 'a card', '.']);
  apart([card('Bear', 4), ' takes 3 damage.'], [card('Bear', 5), ' takes 3 damage.']);
  apart(['Ann sets ', 'a card', ' as a trap.'], ['Ann sets ', 'a card', ' as a trap.']);
  apart(
    ['Ann moves ', card('Bear', 4), ' to ', card('Ox', 5)],
    ['Ann moves ', card('Bear', 4), ' to ', card('Ox', 5)],
  );
  const other = gathered(
    ['K14-A', 'K14-B'].map((rule, entry) => ({
      entry,
      text: ['Ann draws ', 'a card', '.'],
      rules: [rule],
      level: 'line',
    })),
  );
  expect(other).toHaveLength(2);
});
