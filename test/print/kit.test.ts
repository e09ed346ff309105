import { expect, test } from 'vitest';
import type { DisplayList, TextStep } from '../../src-main/layout/display-list.js';
import { ruleSets } from '../../src-main/games/rule-sets.js';
import { counterPages } from '../../src-main/print/kit/counter-pages.js';
import { trackPages } from '../../src-main/print/kit/count-tracks.js';
import { kitPages, kitParts, kitPlan, type KitWish } from '../../src-main/print/kit/kit.js';
import { KIT_MARGIN } from '../../src-main/print/kit/kit-page.js';
import { placesOfField, playmatPages } from '../../src-main/print/kit/playmat.js';
import { referencePages } from '../../src-main/print/kit/reference-cards.js';
import { tokenPages } from '../../src-main/print/kit/token-pages.js';
import { boxFor, tuckBoxPage } from '../../src-main/print/kit/tuck-box.js';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { numbersIn } from '../../src-main/layout/paths.js';
import { cardId, fonts, inMemory } from './fixtures.js';
import { readPdf, textsOn } from './pdf/open-pdf.js';

const PT = 72 / 25.4;
const a4 = { width: 210, height: 297 };
const withKit = ruleSets().filter(({ gameNight }) => gameNight);
const wordsOf = (list: Pick<DisplayList, 'steps'>): TextStep[] =>
  list.steps.filter((step): step is TextStep => step.kind === 'text');
const said = (list: Pick<DisplayList, 'steps'>): string =>
  wordsOf(list)
    .map(({ text }) => text)
    .join(' ');

test('every edition that is played has a kit, whose words stay on the paper', () => {
  expect(withKit.map(({ rules }) => rules.id)).toEqual([
    'kotc-06',
    'kotc-09',
    'kotc-10',
    'kotc-11',
    'kotc-12',
    'kotc-13',
    'kotc-14',
    'kotc-15',
    'kotc-16',
    'kotc-17',
    'magic-classic',
  ]);
  for (const { rules, name, gameNight: night } of withKit) {
    for (const paper of ['a4', 'letter', 'a3'] as const) {
      const box = { title: 'Embers of the Deep', cards: 60 };
      const wish = { parts: kitParts, paper, players: 2, box } satisfies KitWish;
      for (const { width, height, steps } of kitPages(
        { wish, edition: name, night: night!, tokens: [] },
        fonts,
      )) {
        for (const { text, x, y, width: long } of wordsOf({ steps })) {
          const isWithin = x >= KIT_MARGIN - 0.5 && x + long <= width - KIT_MARGIN + 0.5;
          expect([rules.id, text, isWithin && y <= height - KIT_MARGIN / 2]).toEqual([rules.id, text, true]);
        }
      }
    }
  }
});

test('reminder cards name each phase of the edition, and no text leaves its card', () => {
  const { gameNight } = withKit.at(-2)!;
  const [page] = referencePages(gameNight!.reminders, a4, 2, fonts);
  const text = said(page!);
  for (const phase of ['Draw:', 'Resource:', 'Action:', 'Battle:', 'Recovery:'])
    expect(text).toContain(phase);
  const left = (a4.width - 3 * 63.5) / 2;
  const top = (a4.height - 3 * 88.9) / 2;
  for (const { x, y, width } of wordsOf(page!)) {
    expect(Math.floor((x - left) / 63.5)).toBe(Math.floor((x + width - left) / 63.5));
    const within = (y - top) % 88.9;
    expect(within).toBeLessThan(88.9 - 2);
  }
  // Two players have the same cards.
  expect(text.split('Recovery:')).toHaveLength(3);
});

test('a track has every number from 0 once, and what players begin with stands out', () => {
  const [page] = trackPages([{ name: 'Life', start: 20, most: 39 }], a4, 1, fonts);
  const numbers = wordsOf(page!).filter(({ text }) => /^\d+$/u.test(text));
  expect(numbers.map(({ text }) => Number(text))).toEqual(Array.from({ length: 40 }, (_, n) => n));
  const [plain] = numbers;
  expect(numbers.filter(({ color }) => color !== plain!.color).map(({ text }) => text)).toEqual(['20']);
  expect(trackPages([{ name: 'Life', start: 60, most: 79 }], a4, 4, fonts).length).toBeGreaterThan(1);
});

test('counters are 16 mm across, 18 mm from each other, and say what they are in one piece', () => {
  const [page] = counterPages(['Exhaustion', '−1/−1'], a4, fonts);
  const words = wordsOf(page!);
  expect(words.filter(({ text }) => text === 'Exhaustion')).toHaveLength(10);
  expect(words.filter(({ text }) => text === '−1/−1')).toHaveLength(10);
  const middles = words.slice(0, 3).map(({ x, width }) => x + width / 2);
  expect(middles[1]! - middles[0]!).toBeCloseTo(18, 3);
  for (const { width } of words) expect(width).toBeLessThan(16);
});

test('token cards lie edge to edge in their true size, and nothing of one reaches beyond it', () => {
  const face = layoutCard(
    { ...blankCard(cardId(1), 17), name: 'Pawn 1/2', type: 'creature' },
    fonts,
    () => null,
  );
  const pages = tokenPages(Array<DisplayList>(10).fill(face), a4, fonts);
  expect(pages.map((page) => wordsOf(page).filter(({ text }) => text === 'Pawn 1/2').length)).toEqual([9, 1]);
  const [left, top] = [(a4.width - 3 * 63.5) / 2, (a4.height - 3 * 88.9) / 2];
  const [first, second] = wordsOf(pages[0]!).filter(({ text }) => text === 'Pawn 1/2');
  expect(second!.x - first!.x).toBeCloseTo(63.5, 6);
  expect(first!.x).toBeGreaterThan(left);
  const points = pages[0]!.steps.flatMap((step) => (step.kind === 'shape' ? numbersIn(step.path) : []));
  const across = points.filter((_, place) => place % 2 === 0);
  const down = points.filter((_, place) => place % 2 === 1);
  expect(Math.min(...across)).toBeCloseTo(left, 3);
  expect(Math.max(...across)).toBeCloseTo(a4.width - left, 3);
  expect(Math.min(...down)).toBeCloseTo(top, 3);
  expect(Math.max(...down)).toBeCloseTo(a4.height - top, 3);
});

test('a playmat has the zones of the rulebook, each as large as its card at least', () => {
  const { gameNight } = withKit.at(-2)!;
  const places = placesOfField(gameNight!.field, { width: 388, height: 273 });
  expect(places.map(({ name }) => name)).toEqual(['Battlefield', 'Grave', 'Granary', 'Deck']);
  for (const { width, height } of places) {
    expect(width).toBeGreaterThan(63.5);
    expect(height).toBeGreaterThan(88.9);
  }
  const ends = places.map(({ x, width }) => x + width);
  expect(Math.max(...ends)).toBeCloseTo(388, 6);
});

test('the halves of a playmat meet: what ends at the edge of one goes on at the edge of the other', () => {
  const field = [
    [
      { name: 'Wide', span: 'wide' },
      { name: 'Pile', span: 'card' },
    ],
  ] as const;
  const halves = playmatPages('Mat', field, a4, fonts);
  expect(halves).toHaveLength(2);
  const leftOf = (half: number): number =>
    Math.min(
      ...halves[half]!.steps.flatMap((step) =>
        step.kind === 'shape' && step.path.includes('C') ? [Number(/M(-?[\d.]+)/u.exec(step.path)![1])] : [],
      ),
    );
  expect(leftOf(0) - leftOf(1)).toBeCloseTo(a4.width - 2 * KIT_MARGIN, 3);
  expect(said(halves[0]!)).not.toContain('Pile');
  expect(said(halves[1]!)).not.toContain('Wide');
  expect(playmatPages('Mat', field, { width: 420, height: 297 }, fonts)).toHaveLength(1);
});

test('a box is as deep as its deck, and refused where its net is larger than the paper', () => {
  expect(boxFor(60)).toEqual({ width: 65, height: 90.4, depth: 20.7 });
  expect(boxFor(1).depth).toBe(8);
  expect(said(tuckBoxPage('Embers', '14th Edition', 60, a4, fonts))).toContain('Embers');
  expect(() => tuckBoxPage('Embers', '14th Edition', 120, a4, fonts)).toThrow('does not fit this paper');
  expect(said(tuckBoxPage('Embers', '', 120, { width: 420, height: 297 }, fonts))).toContain('Embers');
});

test('the PDF has pages of the paper’s size, and text that can be found', async () => {
  const { name, gameNight } = withKit.at(-1)!;
  const box = { title: 'Embers', cards: 60 };
  const wish: KitWish = { parts: ['reference', 'box'], players: 1, paper: 'letter', box };
  const pages = kitPages({ wish, edition: name, night: gameNight!, tokens: [] }, fonts);
  const missing = (): never => {
    throw new Error('A kit has no backs and no pictures.');
  };
  const bytes = await inMemory({
    plan: kitPlan(pages),
    faces: (place) => Promise.resolve(pages[Number(place)]!),
    backs: missing,
    picture: missing,
    fonts,
    title: 'Game night',
    author: '',
    date: new Date(0),
  });
  const pdf = await readPdf(bytes);
  expect(pdf.document.numPages).toBe(pages.length);
  const page = await pdf.page(1);
  expect(page.view[2]).toBeCloseTo(215.9 * PT, 2);
  expect(page.view[3]).toBeCloseTo(279.4 * PT, 2);
  const texts = (await textsOn(page)).map(({ text }) => text).join(' ');
  for (const word of ['Untap:', 'Cleanup:', 'Trample:']) expect(texts).toContain(word);
  await pdf.close();
});
