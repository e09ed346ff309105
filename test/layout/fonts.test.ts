import { describe, expect, test } from 'vitest';
import { fonts, lay, lines, textSteps } from './support.js';

const advance = (text: string): number => fonts.shape('condensed', text, false).advance;

describe('kerning', () => {
  test('draws letters together as the font file says', () => {
    const apart = [...'AVATAR'].reduce((sum, letter) => sum + advance(letter), 0);
    expect(advance('AVATAR')).toBeLessThan(apart - 0.05);
  });

  test('reaches the card', () => {
    const [name] = textSteps(lay({ name: 'AVATAR' }), 'name');
    expect(name?.width).toBeCloseTo(advance('AVATAR') * (name?.size ?? 0), 6);
    expect(name?.glyphs[1]?.x).toBeLessThan(advance('A') * (name?.size ?? 0) - 0.01);
  });
});

describe('fallback', () => {
  test('takes another of the card fonts for what the preferred one lacks', () => {
    const onlyInSans = '\u{1d49c}';
    expect(fonts.covers('condensed', 0x1d538)).toBe(fonts.covers('sans', 0x1d538));
    const lacking = [...'☃\u{1f0a1}ꙮ\u{10300}\u{1f600}ߊ'].filter(
      (sign) =>
        !fonts.covers('sans-oblique', sign.codePointAt(0) ?? 0) &&
        fonts.covers('sans', sign.codePointAt(0) ?? 0),
    );
    expect(lacking.length, `some of them beside ${onlyInSans}`).toBeGreaterThan(0);
    const list = lay({ flavor: `Look: ${lacking.join('')}` });
    expect(textSteps(list, 'flavor').map((step) => step.font)).toEqual(['sans-oblique', 'sans']);
    expect(list.notices).toEqual([]);
    for (const step of textSteps(list, 'flavor')) {
      for (const glyph of step.glyphs) expect(glyph.id).not.toBe(0);
    }
  });

  test('reports what no font has, each sign once, beside its field', () => {
    const list = lay({ name: '漢字漢', flavor: 'plain' });
    expect(list.notices).toMatchObject([{ element: 'name', kind: 'missing-glyphs' }]);
    expect(list.notices[0]?.message).toContain('漢 字.');
  });

  test('reports private-use and unassigned signs too, since they print as boxes', () => {
    for (const sign of ['\ue123', '\u{10fffd}', '\u0378']) {
      if (fonts.covers('condensed', sign.codePointAt(0) ?? 0)) continue;
      expect(lay({ name: `A${sign}` }).notices, escape(sign)).toMatchObject([{ kind: 'missing-glyphs' }]);
    }
  });

  test('does not report signs without a look, and draws nothing for them', () => {
    const list = lay({ name: 'A\u200d\u2060\u00ad\ufe0fB' });
    expect(list.notices).toEqual([]);
    expect(textSteps(list, 'name')[0]?.width).toBeCloseTo(
      textSteps(lay({ name: 'AB' }), 'name')[0]?.width ?? 0,
      6,
    );
  });

  test('control characters are spaces, halves of a pair the replacement character', () => {
    expect(lines(lay({ text: 'A\u0007B \ud83dC' }), 'text')).toEqual(['A B \ufffdC']);
    expect(lay({ text: 'A\u0007B \ud83dC' }).notices).toEqual([]);
  });

  test('finds a mark in another font, or reports it', () => {
    for (let point = 0x300; point < 0x370; point += 1) {
      const list = lay({ flavor: `a${String.fromCodePoint(point)}` });
      const boxes = textSteps(list, 'flavor').some((step) => step.glyphs.some((glyph) => glyph.id === 0));
      expect(list.notices.length > 0).toBe(boxes);
    }
  });
});

describe('direction', () => {
  test('Hebrew runs from right to left and starts at the right side', () => {
    const list = lay({ text: 'אבג דהו' });
    const [run] = textSteps(list, 'text');
    expect(run?.text).toBe('אבג דהו');
    expect(run?.glyphs.map((glyph) => glyph.text).join('')).toBe('והד גבא');
    expect((run?.x ?? 0) + (run?.width ?? 0)).toBeCloseTo((667 * 25.4) / 300, 4);
  });

  test('numbers within Arabic keep their order', () => {
    const list = lay({ text: 'خسر 125 نقطة' });
    const steps = [...textSteps(list, 'text')].sort((a, b) => a.x - b.x);
    const seen = steps.map((step) => step.text.trim());
    expect(seen.indexOf('125')).toBe(1);
    expect(seen[0]).toContain('نقطة');
    expect(seen[2]).toContain('خسر');
  });

  test('Arabic letters join: the word is not its letters side by side', () => {
    const joined = fonts.shape('condensed', 'سلام', true);
    const single = [...'سلام'].map((letter) => fonts.shape('condensed', letter, true).glyphs[0]?.id);
    expect(joined.glyphs.map((glyph) => glyph.id)).not.toEqual([...single].reverse());
    expect(
      joined.glyphs
        .map((glyph) => glyph.text)
        .sort()
        .join(''),
    ).toBe(['س', 'لا', 'م'].sort().join(''));
  });

  test('English within Hebrew is read from left to right', () => {
    const steps = [...textSteps(lay({ text: 'אבג Cardwright גבא' }), 'text')].sort((a, b) => a.x - b.x);
    expect(steps.map((step) => step.text.trim())).toEqual(['גבא', 'Cardwright', 'אבג']);
  });
});

describe('the outlines that go with the list', () => {
  test('are there for every glyph it shows', () => {
    const list = lay({ name: 'Æther שלום', text: 'Draw.', flavor: 'Hm ☃', cost: 12 });
    for (const step of list.steps) {
      if (step.kind !== 'text') continue;
      for (const glyph of step.glyphs) expect(list.outlines[step.font]?.[glyph.id]).toBeTypeOf('string');
      const inked = step.glyphs.filter((glyph) => glyph.text.trim() !== '');
      expect(inked.every((glyph) => list.outlines[step.font]?.[glyph.id] !== '')).toBe(true);
    }
  });
});
