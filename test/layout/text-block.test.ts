import { describe, expect, test } from 'vitest';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { fonts, lay, lines, pt, px, rows, textSteps } from './support.js';

const sentence = 'Target up to 2 cards on the top of one player’s deck, then reveal all of the targets. ';
const sizeOf = (list: DisplayList): number => textSteps(list, 'text')[0]?.size ?? 0;
const right = (list: DisplayList) =>
  rows(list, 'text').map((row) => Math.max(...row.map((step) => step.x + step.width)));

describe('justified ability text', () => {
  const list = lay({ text: `${sentence.repeat(2)}\n${sentence.repeat(2)}` });
  const ends = right(list);
  const starts = rows(list, 'text').map((row) => Math.min(...row.map((step) => step.x)));
  const last = lines(list, 'text').flatMap((line, index) => (line.endsWith('targets.') ? [index] : []));

  test('reaches the box’s right side on every line but the last of a paragraph', () => {
    expect(ends.length).toBeGreaterThan(6);
    ends.forEach((end, index) => {
      if (index === ends.length - 1 || last.includes(index)) return;
      expect(Math.abs(end - px(667))).toBeLessThan(0.01);
    });
  });

  test('leaves a paragraph’s last line ragged', () => {
    const lastLine = ends.at(-1) ?? 0;
    expect(lastLine).toBeLessThan(px(660));
    expect(ends.filter((end) => end < px(666))).toHaveLength(2);
  });

  test('begins every line at the left side', () => {
    for (const start of starts) expect(start).toBeCloseTo(px(84), 4);
  });

  test('stretches spaces only: a word is as wide as by itself', () => {
    const [first] = textSteps(list, 'text');
    const { advance } = fonts.shape('condensed', 'Target', false);
    const space = first?.glyphs.find((glyph) => glyph.text === ' ');
    expect(space?.x).toBeCloseTo(advance * (first?.size ?? 0), 6);
  });

  test('keeps no space at a line’s end', () => {
    for (const line of lines(list, 'text')) expect(line).toBe(line.trimEnd());
  });
});

describe('the size of the ability text', () => {
  const sizes = (edition: 9 | 14) =>
    Array.from({ length: 30 }, (_, count) => sizeOf(lay({ edition, text: sentence.repeat(count + 1) })));

  test('never grows when the text does, and never falls below 5 pt', () => {
    for (const edition of [9, 14] as const) {
      const all = sizes(edition);
      all.forEach((size, index) => {
        expect(size).toBeLessThanOrEqual((all[index - 1] ?? Infinity) + 1e-9);
        expect(size).toBeGreaterThanOrEqual(pt(5) - 1e-9);
      });
      expect(all.at(-1)).toBeCloseTo(pt(5), 6);
    }
  });

  test('is the classic one for short texts up to the 11th, and larger in the 14th', () => {
    expect(sizeOf(lay({ edition: 9, text: 'Draw.' }))).toBeCloseTo(px(25.4), 6);
    expect(sizeOf(lay({ edition: 14, text: 'Draw.' }))).toBeCloseTo(px(44), 6);
  });

  test('is the largest that fits: the text fills its box but never leaves it', () => {
    for (let count = 4; count < 14; count += 1) {
      const list = lay({ edition: 14, text: sentence.repeat(count) });
      const baselines = rows(list, 'text').map((row) => row[0]?.y ?? 0);
      const bottom = (baselines.at(-1) ?? 0) + fonts.metrics('condensed').descent * sizeOf(list);
      if (list.notices.length > 0) continue;
      expect(bottom).toBeLessThanOrEqual(px(805) + 1e-6);
      const pitch = sizeOf(list) * 1.225;
      if (sizeOf(list) < px(43)) expect(bottom).toBeGreaterThan(px(805) - 2 * pitch);
    }
  });
});

describe('what does not fit', () => {
  test('is reported for the ability text and set at 5 pt', () => {
    const list = lay({ text: sentence.repeat(40) });
    expect(list.notices).toMatchObject([{ element: 'text', kind: 'overflow' }]);
    expect(list.notices[0]?.message).toContain('ability text');
    expect(sizeOf(list)).toBeCloseTo(pt(5), 6);
    expect(lay({ text: sentence.repeat(3) }).notices).toEqual([]);
  });

  test('shrinks a name until it fits the frame, and is reported when it cannot', () => {
    const short = textSteps(lay({ name: 'Moth' }), 'name');
    const long = lay({ name: 'The Extraordinarily Long-Winded Archaeopteryx' });
    const [name] = textSteps(long, 'name');
    expect(name?.size).toBeLessThan(short[0]?.size ?? 0);
    expect(name?.width).toBeLessThanOrEqual(px(648) + 1e-6);
    expect(name?.width).toBeGreaterThan(px(640));
    expect(long.notices).toEqual([]);
    expect(lay({ name: 'Archaeopteryx '.repeat(12) }).notices).toMatchObject([
      { element: 'name', kind: 'overflow' },
    ]);
  });

  test('is reported for a flavor text of more than three lines', () => {
    expect(lay({ flavor: 'One\nTwo\nThree' }).notices).toEqual([]);
    expect(lay({ flavor: 'One\nTwo\nThree\nFour' }).notices).toMatchObject([
      { element: 'flavor', kind: 'overflow' },
    ]);
  });

  test('is split within a word when a word is wider than the box, and loses nothing', () => {
    const word = 'https://example.org/'.padEnd(300, 'abcdefg');
    const list = lay({ text: `See ${word} now.` });
    const read = lines(list, 'text');
    expect(read.join('').replace(/\s/g, '')).toBe(`See${word}now.`);
    for (const end of right(list)) expect(end).toBeLessThanOrEqual(px(667) + 1e-6);
    expect(list.notices).toEqual([]);
  });

  test('keeps clusters whole when a word is split', () => {
    const cluster = 'e\u0301\u0323';
    const list = lay({ text: cluster.repeat(400) });
    for (const line of lines(list, 'text'))
      expect(line.normalize('NFC').startsWith('ẹ́'.normalize('NFC'))).toBe(true);
  });
});

describe('white space', () => {
  test('a no-break space holds its words together', () => {
    const text = 'Activate when you take at least 100 damage from it.'.replace(
      '100 damage',
      '100\u00a0damage',
    );
    for (const filler of ['', 'a ', 'in ', 'the ', 'over ', 'under ', 'behind ']) {
      expect(lines(lay({ text: `${filler}${text}` }), 'text').some((line) => /100.damage/.test(line))).toBe(
        true,
      );
    }
  });

  test('a name is one line, however it was pasted', () => {
    expect(lines(lay({ name: '  Sea\n\t Drake ' }), 'name')).toEqual(['Sea Drake']);
  });
});
