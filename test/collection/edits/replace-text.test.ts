import { describe, expect, test } from 'vitest';
import type { Replacement } from '../../../src-main/collection/edits/card-edit.js';
import { changedBy } from '../../../src-main/collection/edits/changed-by.js';
import { differences } from '../../../src-main/collection/edits/differences.js';
import { lostStanding, touchesStanding } from '../../../src-main/collection/edits/lost-standing.js';
import { afterOf, beforeOf, readReplacement } from '../../../src-main/collection/edits/replace-text.js';
import { blankCard } from '../../../src-main/games/cards.js';
import { blankCard as blankKotcCard, type KotcCard } from '../../../src-main/games/kotc/cards/card.js';

const wish = (find: string, by: string, how: Partial<Replacement> = {}): Replacement => ({
  find,
  by,
  in: ['text'],
  words: false,
  matchCase: false,
  ...how,
});

function replaced(text: string, wanted: Replacement): string {
  const reading = readReplacement(wanted);
  const parts = reading.kind === 'good' ? reading.replacer(text) : null;
  if (!parts) throw new Error('Nothing could be replaced.');
  expect(beforeOf(parts)).toBe(text);
  return afterOf(parts);
}

const pattern = { pattern: true } as const;

test.each([
  ['draw', {}, 'X 2 cards; then X. Xn.'],
  ['draw', { words: true }, 'X 2 cards; then X. Drawn.'],
  ['Draw', { matchCase: true }, 'X 2 cards; then draw. Xn.'],
  ['Draw', { words: true, matchCase: true }, 'X 2 cards; then draw. Drawn.'],
  ['.', {}, 'Draw 2 cards; then drawX DrawnX'],
  ['draw|\\d', pattern, 'X X cards; then X. Xn.'],
  ['draw|\\d', { ...pattern, words: true }, 'X X cards; then X. Drawn.'],
  ['draw|\\d', { ...pattern, matchCase: true }, 'Draw X cards; then X. Drawn.'],
  ['^', pattern, 'XDraw 2 cards; then draw. Drawn.'],
])('finding “%s” with %o', (find, how, expected) => {
  expect(replaced('Draw 2 cards; then draw. Drawn.', wish(find, 'X', how))).toBe(expected);
});

test('a text that replaces a text has no signs of its own, and words may be of any script', () => {
  expect(replaced('(x+1) ax+1', wish('x+1', '$& $1', { words: true }))).toBe('($& $1) ax+1');
  expect(replaced('Fuß, Fußball, fuß', wish('Fuß', 'Kopf', { words: true }))).toBe('Kopf, Fußball, Kopf');
});

test.each([
  ['draws? (\\d+)', 'take $1', 'take 2, take 3 cards'],
  ['(?P<what>draw)s?', '<$<what>>', '<Draw> 2, <draw> 3 cards'],
  ['\\d', '[$&]', 'Draw [2], draws [3] cards'],
  [', ', '\\n', 'Draw 2\ndraws 3 cards'],
  ['(\\d)|(cards)', '$2$1$$\\\\$x', 'Draw 2$\\$x, draws 3$\\$x cards$\\$x'],
  ['(d)(raw)', '$2$1$0', 'rawDDraw 2, rawddraws 3 cards'],
])('what replaces the pattern %s can hold what it found: %s', (find, by, expected) => {
  expect(replaced('Draw 2, draws 3 cards', wish(find, by, pattern))).toBe(expected);
});

test.each([
  ['a(b', 'x', { in: 'find', start: 1, end: 2 }],
  ['(a)', '$1 and $2', { in: 'by', start: 7, end: 9 }],
  ['a', 'x$1', { in: 'by', start: 1, end: 3 }],
  ['(a)', '$<name>', { in: 'by', start: 0, end: 7 }],
])('finding %s and replacing it by %s cannot be, and the place is told', (find, by, fault) => {
  const reading = readReplacement(wish(find, by, pattern));
  if (reading.kind === 'good') throw new Error('It is good.');
  expect(reading.fault).toMatchObject(fault);
  expect(reading.fault.sentence).toMatch(/^[^\n]{20,200}\.$/);
});

const fox: KotcCard = {
  ...blankKotcCard('00000000-0000-4000-8000-000000000001'),
  name: 'Ember Fox',
  text: 'GREED: Draw 2 cards.',
  cost: 9,
  offense: 3,
  defense: 4,
};

describe('the replacement of an edit', () => {
  test('reaches texts that only one game prints, and leaves cards without them alone', () => {
    const goblin = Object.assign(
      blankCard('00000000-0000-4000-8000-000000000002', 'magic-classic', 'magic'),
      {
        name: 'Goblin Guide',
        typeLine: 'Creature — Goblin',
      },
    );
    const replace = wish('goblin', 'Orc', { in: ['name', 'typeLine'] });
    const edited = changedBy(goblin, { replace }, () => 1);
    expect(edited).toMatchObject({ problems: [], card: { name: 'Orc Guide', typeLine: 'Creature — Orc' } });
    expect(changedBy(fox, { replace }, () => 1)).toEqual({ card: fox, problems: [], reissue: null });
  });

  test('leaves a text alone in which a pattern is found too often, and says so', () => {
    const long = { ...fox, text: 'a '.repeat(2000) };
    expect(changedBy(long, { replace: wish('a', 'b', pattern) }, () => 1)).toMatchObject({
      card: long,
      problems: [expect.stringContaining('too often')],
    });
  });

  test('is shown hit by hit, unless something else changes the text as well', () => {
    const replace = wish('a(\\w)', 'A$1', { ...pattern, in: ['text', 'flavor'], matchCase: true });
    const after = changedBy(fox, { replace, flavor: 'A cat.' }, () => 1).card;
    const changes = differences(fox, after, () => '', replace);
    expect(
      changes.map(({ field, parts }) => [field, parts?.flatMap((part) => (part.hit ? part.after : []))]),
    ).toEqual([
      ['text', ['Aw', 'Ar']],
      ['flavor', undefined],
    ]);
  });
});

describe('what an edit takes from a card', () => {
  const after = (text: string): KotcCard => ({ ...fox, text });

  test('is that its text can be read, or that it is legal', () => {
    const [saying, cheap]: KotcCard[] = [
      { ...fox, flavor: 'Warm.' },
      { ...fox, cost: 1 },
    ];
    expect(lostStanding(fox, saying ?? fox)).toBeNull();
    expect(lostStanding(fox, after('GREED: Win 2 cards.'))).toBe('readable');
    expect(lostStanding(fox, fox)).toBeNull();
    expect(lostStanding(after('Win.'), after('Lose.'))).toBeNull();
    expect(lostStanding(fox, cheap ?? fox)).toBe('legal');
  });

  test('is asked only where texts or figures change', () => {
    expect([{ addTags: ['a'] }, { favourite: true }, { look: { frame: null } }].map(touchesStanding)).toEqual(
      [false, false, false],
    );
    expect([{ replace: wish('a', 'b') }, { fields: {} }, { compute: [] }].map(touchesStanding)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
