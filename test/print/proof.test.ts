import { describe, expect, it } from 'vitest';
import type { DisplayList, ShapeStep, TextStep } from '../../src-main/layout/display-list.js';
import { printedList, lookOfSheet } from '../../src-main/print/cards/printed-look.js';
import { safeBox } from '../../src-main/print/cards/proof.js';
import { UnsafeCards } from '../../src-main/print/cards/unsafe-words.js';
import { sheetOptions } from '../../src-main/print/sheets/sheet-options.js';
import { card, fonts, lay, noPictures } from './fixtures.js';

const poker = { width: 63.5, height: 88.9 };

/** A line whose ink is a square of 2 mm with its lower left corner at a place. */
const inked = (x: number, y: number): TextStep => ({
  kind: 'text',
  element: 'text',
  font: 'sans',
  size: 2,
  x,
  y,
  width: 2,
  color: '#000000',
  text: 'Words',
  glyphs: [{ id: 1, x: 0, y: 0, text: 'Words' }],
});
const listOf = (...steps: DisplayList['steps']): DisplayList => ({
  ...poker,
  bleed: 0,
  steps,
  outlines: { sans: { 1: 'M0 0L1000 0L1000 1000L0 1000Z' } },
  unitsPerEm: 1000,
  notices: [],
  boxes: {},
});

const numbersOf = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
const spanOf = ({ path }: ShapeStep) => {
  const numbers = numbersOf(path);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

describe('a proof', () => {
  it('draws bleed, safe zone and cut where they are on the printed card, over everything else, on both faces', () => {
    const list = lay(card(1), noPictures);
    const sheet = sheetOptions.parse({ bleed: 3, proof: true, safe: 4 });
    for (const face of ['front', 'back'] as const) {
      const proof = printedList(list, face, lookOfSheet(sheet), fonts);
      const [tint, , safe, , cut] = proof.steps.slice(list.steps.length) as ShapeStep[];
      expect([tint, safe, cut].map((step) => step && spanOf(step))).toEqual([
        [-3, -3, 66.5, 91.9],
        [4, 4, 59.5, 84.9],
        [0, 0, 63.5, 88.9],
      ]);
    }
    expect(printedList(list, 'front', lookOfSheet({ ...sheet, proof: false }), fonts)).toBe(list);
  });

  it('measures its zones on the card as it is printed, whatever its size', () => {
    const card = { width: 127, height: 177.8 };
    // Of a card twice as large 4 mm are 2 mm of its list.
    expect(safeBox(listOf(), { card, bleed: 0, safe: 4 })).toEqual({ x: 2, y: 2, width: 59.5, height: 84.9 });
    const wide = safeBox(listOf(), { card: { ...poker, width: 73.5 }, bleed: 0, safe: 3 });
    expect([wide.x, wide.width]).toEqual([-2, 67.5]);
  });
});

describe('words outside of the safe zone', () => {
  const found = (steps: DisplayList['steps'], safe = 3, size = poker) => {
    const cards = new UnsafeCards({ card: size, bleed: 0, safe });
    cards.look('Fox', listOf(...steps));
    return cards.found.map(({ words, from }) => [words, Math.round(from * 10) / 10]);
  };

  it('are told by where their ink lies, at each side', () => {
    const safe: [number, number][] = [
      [3, 20],
      [58.5, 20],
      [20, 5],
      [20, 85.9],
    ];
    for (const [x, y] of safe) expect(found([inked(x, y)])).toEqual([]);
    const unsafe: [number, number, number][] = [
      [2, 20, 2],
      [60, 20, 1.5],
      [20, 4.5, 2.5],
      [20, 89.9, -1],
    ];
    for (const [x, y, from] of unsafe) expect(found([inked(x, y)])).toEqual([['Words', from]]);
  });

  it('are measured on the printed card, the worst of a card told', () => {
    expect(found([inked(2, 20), inked(1, 20)])).toEqual([['Words', 1]]);
    expect(found([inked(2, 20)], 3, { width: 127, height: 177.8 })).toEqual([]);
  });

  it('are where a symbol is whose word is hidden, and nowhere where there is nothing to read', () => {
    expect(found([{ ...inked(1, 20), hidden: true }])).toEqual([['Words', 1]]);
    expect(found([{ ...inked(1, 20), text: ' ' }])).toEqual([]);
  });

  it('are said in one sentence, those nearest to the cut first', () => {
    const cards = new UnsafeCards({ card: poker, bleed: 0, safe: 3 });
    expect(cards.sentence).toBe('The words of all cards are at least 3 mm from the cut.');
    cards.look('Owl', listOf(inked(2, 20)));
    cards.look('', listOf(inked(-1, 20)));
    expect(cards.sentence).toMatch(
      /^2 cards have words outside of the safe zone of 3 mm: “Unnamed card” \(“Words”, cut off\), “Owl” \(“Words”, 2 mm from the cut\)\. /,
    );
  });
});
