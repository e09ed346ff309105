import { describe, expect, it, test } from 'vitest';
import { contrast, LEGIBLE, over } from '../../../../src-main/layout/colors.js';
import type { DisplayList, ShapeStep, TextStep } from '../../../../src-main/layout/display-list.js';
import { loadFonts } from '../../../../src-main/print/images/font-files.js';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { layoutCard } from '../../../../src-main/games/magic/format/card-layout.js';
import { sizes } from '../../../../src-main/games/magic/format/measures.js';
import { cardTemplates } from '../../../../src-main/games/magic/format/templates.js';

const fonts = loadFonts();
const blank = magicCards.blank('00000000-0000-4000-8000-000000000001') as MagicCard;
const picture: MagicCard['picture'] = {
  id: `${'0'.repeat(32)}.jpg`,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
};
const sentence = 'Whenever a creature comes into play, you may draw a card. ';
const full: MagicCard = {
  ...blank,
  name: 'Copper Lark',
  manaCost: '{1}{W}{U}',
  typeLine: 'Creature — Bird',
  text: 'Flying\n{T}: You gain 1 life.',
  flavor: 'It sings when the kettle does.',
  power: '2',
  toughness: '1',
  licence: 'Art by nobody, CC0',
  picture,
};
const laid = (card: Partial<MagicCard>, template = 'format'): DisplayList =>
  layoutCard(
    { ...full, ...card, look: { ...full.look, ...card.look, template } },
    fonts,
    () => ({ width: 800, height: 600 }),
    { text: 'CL 1/9', symbol: null },
  );
const textsOf = ({ steps }: DisplayList, element: string): TextStep[] =>
  steps.filter((step): step is TextStep => step.kind === 'text' && step.element === element && !step.hidden);
const sizeOf = (list: DisplayList, element: string): number =>
  Math.max(...textsOf(list, element).map(({ size }) => size));
const names = cardTemplates.map(({ name }) => name);
const withoutCosts = (text: string): string => text.replaceAll(/[{}]/g, '');

describe('templates', () => {
  it('are three, the usual one first; what is none of them is set out as usual', () => {
    expect(names).toEqual(['format', 'art', 'ink']);
    expect(laid({}, 'postcard').steps).toEqual(laid({}).steps);
    const [format, art, ink] = names.map((name) => JSON.stringify(laid({}, name).steps));
    expect(new Set([format, art, ink]).size).toBe(3);
  });

  const paints = [
    ['white', { manaCost: 'W' }],
    ['blue', { manaCost: 'U' }],
    ['black', { manaCost: 'B' }],
    ['red', { manaCost: 'R' }],
    ['green', { manaCost: 'G' }],
    ['of several colors', {}],
    ['an artifact', { manaCost: '2', typeLine: 'Artifact Creature' }],
    ['a land', { manaCost: '', typeLine: 'Land', power: '', toughness: '' }],
    ['with a dark accent', { look: { ...full.look, accent: '#102040' } }],
    ['with a pale accent', { look: { ...full.look, accent: '#fdf6d0' } }],
  ] as const satisfies readonly (readonly [string, Partial<MagicCard>])[];

  test.each(names.flatMap((name) => paints.map((paint) => [name, ...paint] as const)))(
    '[MC-CARD-01] [MC-CARD-05] [MC-CARD-17] %s shows all of a card that is %s in its order, legibly',
    (name, _, fields) => {
      const list = laid(fields, name);
      expect(list.notices).toEqual([]);
      const shown = ['name', 'typeLine', 'text', 'flavor', 'licence'] as const;
      const tops = shown.map((element) => Math.min(...textsOf(list, element).map(({ y }) => y)));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(
        withoutCosts(
          textsOf(list, 'set-mark')
            .map(({ text }) => text)
            .join(''),
        ),
      ).toBe('CL 1/9');
      for (const element of [...shown, 'power'] as const) {
        for (const text of textsOf(list, element)) {
          for (const ground of groundsUnder(list, text))
            expect(contrast(text.color, ground)).toBeGreaterThan(LEGIBLE);
        }
      }
    },
  );

  it('let the picture fill the card and its bleed in the art template alone', () => {
    const clips = names.map((name) =>
      laid({}, name).steps.flatMap((step) => (step.kind === 'picture' ? [step.clip] : [])),
    );
    const reaches = clips.map((of) => Math.min(...of.map(({ x, y }) => Math.max(x, y))));
    expect(reaches.map((reach) => reach <= -5)).toEqual([false, true, false]);
  });

  it('have panels in the art template that are no larger than what stands on them', () => {
    const heightOf = (text: string): number => laid({ text, flavor: '' }, 'art').boxes.text?.height ?? 0;
    expect(heightOf('Flying')).toBeLessThan(heightOf(sentence.repeat(3)));
    const [short, long] = ['Flying', sentence.repeat(3)].map((text) => laid({ text, flavor: '' }, 'art'));
    expect(short?.boxes.typeLine?.y).toBeGreaterThan(long?.boxes.typeLine?.y ?? 0);
  });

  it('fill nothing but small signs in the ink saver', () => {
    const fills = laid({}, 'ink').steps.flatMap((step) =>
      step.kind === 'shape' && step.element !== 'manaCost' && step.element !== 'rarity'
        ? [step.fill ?? '#ffffff']
        : [],
    );
    expect(new Set(fills)).toEqual(new Set(['#ffffff', '#1d1a17']));
    const pictures = laid({}, 'ink').steps.flatMap((step) => (step.kind === 'picture' ? [step.picture] : []));
    expect(pictures.every((name) => name !== picture?.id)).toBe(true);
  });
});

/** What may lie behind the middle of a text: the topmost shape around it, over black and over white where it lets a picture through. */
function groundsUnder({ steps }: DisplayList, text: TextStep): string[] {
  const middle = [text.x + text.width / 2, text.y - text.size * 0.3] as const;
  const under = steps
    .slice(0, steps.indexOf(text))
    .filter((step): step is ShapeStep & { fill: string } => step.kind === 'shape' && step.fill !== undefined)
    .findLast(({ path }) => holds(path, middle));
  if (!under) throw new Error('A text stands on nothing.');
  const opacity = under.opacity ?? 1;
  return opacity === 1
    ? [under.fill]
    : ['#000000', '#ffffff'].map((behind) => over(under.fill, behind, opacity));
}

/** By the box around a path; a path with a hole begins with its outer edge, and holds nothing here. */
function holds(path: string, [x, y]: readonly [number, number]): boolean {
  if (path.split('M').length > 2) return false;
  const figures = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [across, down] = [0, 1].map((odd) => figures.filter((_, at) => at % 2 === odd));
  return (
    Math.min(...(across ?? [])) <= x &&
    x <= Math.max(...(across ?? [])) &&
    Math.min(...(down ?? [])) <= y &&
    y <= Math.max(...(down ?? []))
  );
}

describe('texts shrink to fit', () => {
  it('[MC-CARD-18] flavor text first, then the abilities', () => {
    const flavor = 'The kettle sings back. ';
    const [alone, beside, crowded] = [0, 3, 8].map((times) =>
      laid({ text: sentence.repeat(2), flavor: flavor.repeat(times) }),
    ) as [DisplayList, DisplayList, DisplayList];
    expect(sizeOf(alone, 'text')).toBeCloseTo(sizes.text.largest);
    // Set as large as the abilities, it would make them shrink by a sixth.
    expect(sizeOf(beside, 'text') / sizeOf(alone, 'text')).toBeGreaterThan(0.97);
    expect(sizeOf(beside, 'flavor') / sizeOf(beside, 'text')).toBeLessThan(0.75);
    expect(sizeOf(crowded, 'text') / sizeOf(alone, 'text')).toBeLessThan(0.9);
    expect(sizeOf(laid({}), 'flavor') / sizeOf(laid({}), 'text')).toBeCloseTo(0.92, 2);
  });

  it('[MC-CARD-18] flavor text without room is left out, which is said', () => {
    const longest = sentence.repeat(8);
    expect(laid({ text: longest, flavor: '' }).notices).toEqual([]);
    const list = laid({ text: longest, flavor: 'The kettle sings back. '.repeat(6) });
    expect(textsOf(list, 'flavor')).toEqual([]);
    expect(list.notices.map(({ element, kind }) => `${element} ${kind}`)).toEqual(['flavor overflow']);
  });

  it('and never under 5 pt', () => {
    expect((sizes.text.smallest * 72) / 25.4).toBeCloseTo(5);
    const list = laid({ text: sentence.repeat(30), flavor: 'The kettle sings back. '.repeat(30) });
    for (const { size } of [...textsOf(list, 'text'), ...textsOf(list, 'flavor')])
      expect(size).toBeGreaterThanOrEqual(sizes.text.smallest - 1e-9);
    expect(list.notices.map(({ element }) => element)).toEqual(['text']);
  });

  it('symbols stand on the line with the words beside them', () => {
    const list = laid({ text: 'Add {G} to your mana pool.', flavor: '' });
    const [word] = textsOf(list, 'text');
    const discs = list.steps.flatMap((step) =>
      step.kind === 'shape' && step.element === 'text' && step.fill === '#1d1a17' ? [step.path] : [],
    );
    const downs = (discs[0]?.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, at) => at % 2 === 1);
    const middle = (Math.min(...downs) + Math.max(...downs)) / 2;
    // The middle of the disc is at half the height of capitals above the baseline.
    expect(((word?.y ?? 0) - middle) / (word?.size ?? 1)).toBeCloseTo(0.365, 2);
  });
});
