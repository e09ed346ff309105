/** The texts of a printed card, set larger on the table. */
import { expect, test } from 'vitest';
import type { CardFaceAnswer, SeenFace } from '../../../../src-main/api/answers/play-answers.js';
import { drawTableTexts } from '../../../../src-renderer/shared/table/paint/table-face.js';
import type { TableColors } from '../../../../src-renderer/shared/table/paint/signs/table-colors.js';

interface Word {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly right: number;
}

/** A context whose letters are all half as wide as high, with what was written and painted on it. */
function recorder() {
  const words: Word[] = [];
  const grounds: { y: number; height: number; fill: string }[] = [];
  const pictures: number[][] = [];
  let size = 10;
  const context = {
    fillStyle: '',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    set font(font: string) {
      size = Number(/([\d.]+)px/.exec(font)?.[1]);
    },
    measureText: (text: string) => ({ width: (text.length * size) / 2 }),
    fillText(text: string, x: number, y: number) {
      words.push({ text, y, size, fill: context.fillStyle, right: x + (text.length * size) / 2 });
    },
    beginPath: () => undefined,
    roundRect: (_x: number, y: number, _width: number, height: number) =>
      void grounds.push({ y, height, fill: context.fillStyle }),
    fill: () => undefined,
    drawImage: (_: unknown, ...numbers: number[]) => void pictures.push(numbers),
  };
  return { context: context as unknown as CanvasRenderingContext2D, words, grounds, pictures };
}

const colors = { card: { sheet: 'paper', ink: 'ink' }, font: 'Inter' } as TableColors;
const glyphs = { glyphs: [], font: 'sans', size: 2, x: 0, y: 0, width: 0 } as const;
const list = {
  width: 63.5,
  height: 88.9,
  steps: [
    { kind: 'shape', element: 'text', path: '', fill: '#112233' },
    { ...glyphs, kind: 'text', element: 'text', color: '#ddeeff' },
  ],
  boxes: {
    name: { x: 4, y: 3, width: 40, height: 5 },
    picture: { x: 4, y: 9, width: 55.5, height: 40 },
    text: { x: 4, y: 52, width: 55.5, height: 28 },
    defense: { x: 50, y: 78, width: 8, height: 8 },
  },
} as unknown as CardFaceAnswer['list'];
const faceWith = (text: string, name = 'Oar Gang'): SeenFace => ({
  design: 1,
  name,
  type: 'Creature — Crew',
  text,
  stats: [{ key: 'defense', name: 'HP', now: 2, printed: 2, sign: 'square', corner: 'right' }],
});

function drawn(face: SeenFace, width: number) {
  const { context, words, grounds, pictures } = recorder();
  drawTableTexts(context, face, { list, canvas: { width } as HTMLCanvasElement, width }, colors);
  return { words, grounds, pictures, scale: width / list.width };
}

const LONG = 'When this card attacks, place 1 Sword Counter on it. '.repeat(6).trim();

test.each([100, 120, 150, 200])('can be read on a card %i px wide, and stay on it', (width) => {
  const { words, scale } = drawn(faceWith(LONG), width);
  for (const { size, right } of words) {
    expect(size).toBeGreaterThanOrEqual(9.5);
    expect(right).toBeLessThanOrEqual(59.5 * scale + 1);
  }
  const lowest = Math.max(...words.map(({ y }) => y));
  expect(lowest).toBeLessThan((78 + 8) * scale - width * 0.13);
});

test('a short text keeps its place in the ground and ink that are printed, and the picture as it is', () => {
  const { words, grounds, pictures, scale } = drawn(faceWith('Flying'), 150);
  expect(words.map(({ text }) => text)).toEqual(['Oar Gang', 'Flying']);
  expect(words[1]?.fill).toBe('#ddeeff');
  expect(words[0]?.fill).toBe('ink');
  expect(grounds.at(-1)).toMatchObject({ fill: '#112233', y: 52 * scale });
  expect(pictures).toEqual([]);
});

test('a long text grows over the picture, whose middle stays in sight, says what it covers, and ends in an ellipsis', () => {
  const { words, grounds, pictures, scale } = drawn(faceWith(LONG), 120);
  expect(grounds.at(-1)?.y).toBeLessThan(49 * scale);
  expect(grounds.at(-1)?.y).toBeGreaterThan(12 * scale);
  expect(words.map(({ text }) => text)).toContain('Creature — Crew');
  expect(words.at(-1)?.text).toMatch(/…$/);
  const [, from = 0, , high = 0, , to = 0] = pictures[0] ?? [];
  expect(from).toBeGreaterThan(to);
  expect(to + high).toBeCloseTo(grounds.at(-1)?.y ?? 0);
});

test('a word that is wider than the card is broken at its hyphens, and a long name is set smaller', () => {
  const { words } = drawn(faceWith('If Never-Quite-Really-Wholly-Buried dies', 'Mordant, Landlord Be'), 100);
  expect(words.some(({ text }) => text.endsWith('-'))).toBe(true);
  const said = words.slice(1).map(({ text }) => text);
  expect(said.join(' ').replaceAll('- ', '-')).toContain('If Never-Quite-Really-Wholly-Buried dies');
  expect(words[0]?.size).toBeLessThan(11);
});
