import { describe, expect, test } from 'vitest';
import { symbolWords as ownWords } from '../../src-main/games/kotc/format/marks.js';
import { symbolWords } from '../../src-main/cards/symbols.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { card, fonts, lay, lines, px, rows, shapeSteps, textSteps } from './support.js';

const text = (of: string, edition: 9 | 14 | 17 = 14) => lay({ text: of, edition, type: 'spell' });

describe('marked text', () => {
  test('is set in the faces of its font', () => {
    const faces = textSteps(text('a **b** *c* ***d*** e'), 'text').map((step) => [
      step.text.trim(),
      step.font,
    ]);
    expect(faces.filter(([words]) => words !== '')).toEqual([
      ['a', 'condensed'],
      ['b', 'condensed-bold'],
      ['c', 'condensed-oblique'],
      ['d', 'condensed-bold-oblique'],
      ['e', 'condensed'],
    ]);
  });

  test('stands upright among italic words', () => {
    const steps = textSteps(lay({ flavor: 'It *never* **circles** ***twice***' }), 'flavor');
    expect(steps.map(({ font }) => font).filter((font, at, all) => font !== all[at - 1])).toEqual([
      'sans-oblique',
      'sans',
      'sans-oblique',
      'sans-bold-oblique',
      'sans-oblique',
      'sans-bold',
    ]);
  });

  test('keeps the colour of restrictions', () => {
    const steps = textSteps(text('Activate when *you* take damage. Draw a card.', 9), 'text');
    const red = steps.filter(({ color }) => color === '#800000').map(({ text: words }) => words);
    expect(red.join('')).toBe('Activate when you take damage.');
  });

  test('falls back like any other', () => {
    expect(lay({ text: '**عربي** *عربي* ***𝗔***', flavor: '***عربي***' }).notices).toEqual([]);
  });
});

describe('symbols', () => {
  const list = text('Roll {die} and {3}.');

  test('are drawn where their hidden words stand, and the line goes on after them', () => {
    const [row = []] = rows(list, 'text');
    row.forEach((step, index) => {
      const before = row[index - 1];
      if (before) expect(step.x).toBeCloseTo(before.x + before.width, 6);
    });
    expect(lines(list, 'text').join(' ')).toBe('Roll die and 3.');
    expect(row.filter(({ hidden }) => hidden).map((step) => step.text)).toEqual(['die', '3']);
    expect(shapeSteps(list, 'text').length).toBeGreaterThan(3);
  });

  test('bring no outlines of their hidden words', () => {
    const shown = textSteps(text('{3}'), 'text');
    expect(shown.every(({ hidden }) => hidden)).toBe(true);
    expect(text('{3}').outlines).not.toHaveProperty('condensed');
  });

  test('are as wide as each other, stay whole and are never wider than their line', () => {
    const many = text('{die}'.repeat(400));
    const hidden = textSteps(many, 'text');
    expect(hidden).toHaveLength(400);
    for (const step of hidden) {
      expect(step.width).toBeCloseTo(hidden[0]?.width ?? 0, 6);
      expect(step.x + step.width).toBeLessThanOrEqual(px(667) + 1e-6);
    }
  });

  test.each([...symbolWords.keys(), ...ownWords.keys()])('{%s} stays within its place', (word) => {
    const of = lay({ text: `{${word}}`, edition: 9 });
    const [step] = textSteps(of, 'text');
    if (!step) throw new Error('There is no symbol.');
    const drawn = shapeSteps(of, 'text').slice(1);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { path } of drawn) {
      const figures = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      const xs = figures.filter((_, index) => index % 2 === 0);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(step.x);
      expect(Math.max(...xs)).toBeLessThanOrEqual(step.x + step.width);
    }
  });

  test.each([
    [14, '{square}'],
    [17, '{diamond}'],
  ] as const)('the one for HP is what the HP of the %sth Edition stand on', (edition, sign) => {
    const drawn = (of: string) => shapeSteps(text(of, edition), 'text').map(({ path, fill }) => [path, fill]);
    for (const words of ['{hp}', '{Defense}']) expect(drawn(words)).toEqual(drawn(sign));
    expect(drawn('{square}')).not.toEqual(drawn('{diamond}'));
  });

  test('show the signs as the template does', () => {
    const fills = (template: 'format' | 'ink') =>
      shapeSteps(
        lay({ text: '{star}{disc}{square}', look: { template, frame: null, accent: null } }),
        'text',
      ).flatMap(({ fill }) => fill ?? []);
    expect(fills('format')).toEqual(['#ffaaaa', '#aaffaa', '#afafff']);
    expect(fills('ink')).toEqual([]);
  });
});

describe('the mark of a set', () => {
  const of = (mark: Parameters<typeof layoutCard>[3]) => layoutCard(card(), fonts, () => null, mark);
  const symbol = { path: 'm0,0h512v512h-512z', size: 512 };

  test('ends where the ability box does, in the indicator’s line', () => {
    const list = of({ text: 'FS 12/40', symbol });
    const [words] = textSteps(list, 'set-mark');
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeCloseTo(px(677), 4);
    const indicator = textSteps(list, 'indicator')[0];
    expect(Math.abs((words?.y ?? 0) - (indicator?.y ?? 0))).toBeLessThan(0.1);
    const [shape] = shapeSteps(list, 'set-mark');
    expect(shape?.path.startsWith('M')).toBe(true);
  });

  test('shrinks, and leaves out what it does not have', () => {
    expect(of({ text: 'ABCDEF 9999/9999', symbol }).notices).toEqual([]);
    expect(textSteps(of({ text: '', symbol }), 'set-mark')).toEqual([]);
    expect(shapeSteps(of({ text: 'FS', symbol: null }), 'set-mark')).toEqual([]);
    expect(of(null)).toEqual(lay());
  });

  test('can show a picture', () => {
    const picture = `${'cd'.repeat(16)}.png`;
    const shown = of({ text: 'FS 1', symbol: { picture, width: 40, height: 20 } }).steps.find(
      (step) => step.kind === 'picture',
    );
    expect(shown?.kind === 'picture' && shown.place.width / shown.place.height).toBeCloseTo(2, 6);
  });
});
