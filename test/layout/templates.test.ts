import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import type { KotcCard } from '../../src-main/games/kotc/cards/card.js';
import { templateNames } from '../../src-main/games/kotc/cards/card.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { contrast, LEGIBLE, over } from '../../src-main/layout/colors.js';
import type { Box, CardElement, DisplayList } from '../../src-main/layout/display-list.js';
import { templates } from '../../src-main/games/kotc/format/templates.js';
import { formatCards, longest, sizeOf } from './format-cards.js';
import { formatHashes } from './format-hashes.js';
import { boundsOf, card, fonts, inkOf, lay, pictureId, shapeSteps, textSteps } from './support.js';

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, of]) => [key, sorted(of)]),
        )
      : value;

test('the rulebooks’ format looks as it always did', () => {
  const hashes = formatCards.map(([title, of]) => {
    // What goes on beyond the bleed is not painted on a card of the format's own size, nor is how large a picture is.
    const { goesOn: _, pictureSize: __, ...painted } = layoutCard(of, fonts, sizeOf);
    const list = JSON.stringify(sorted(painted));
    return [title, createHash('sha256').update(list).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(hashes)).toEqual(formatHashes);
});

const looks = (template: KotcCard['look']['template']): KotcCard['look'] => ({
  template,
  frame: null,
  accent: null,
});

const picture: Card['picture'] = {
  id: pictureId,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
};

const full: Partial<Card> = {
  name: 'Cinder Hawk',
  text: 'DIVE: Draw 1 card.\nCLAW: Draw 2 cards.',
  flavor: 'It never circles twice.',
  licence: 'CC0',
  cost: 3,
  offense: 12,
  defense: 6,
  picture,
};

/** Every template, edition and type, with short texts and with texts that fill the rulebooks' boxes. */
const cases = templateNames.flatMap((template) =>
  [...rulesEditions, null].flatMap((edition) =>
    (['creature', 'spell'] as const).flatMap((type) =>
      [
        full,
        { ...full, ...longest, name: 'A name that has to shrink', text: (longest.text ?? '').slice(0, 470) },
      ].map((fields, long) => {
        const title = `${template}, ${edition} ${type}${long ? ', long' : ''}`;
        return [title, { ...fields, edition, type, look: looks(template) }] as const;
      }),
    ),
  ),
);

const mark = { text: 'FS 12/40', symbol: { path: 'M0 0h512v512h-512z', size: 512 } };
const listOf = (fields: Partial<Card>): DisplayList => layoutCard(card(fields), fonts, sizeOf, mark);

/** What is seen of each element's text and sign. */
function seen(list: DisplayList, element: CardElement): Box | null {
  const texts = textSteps(list, element).filter(({ hidden }) => !hidden);
  return texts.length === 0 ? null : inkOf(list, texts);
}

const bottom = (box: Box): number => box.y + box.height;
const right = (box: Box): number => box.x + box.width;
const apart = (a: Box, b: Box): boolean =>
  right(a) <= b.x || right(b) <= a.x || bottom(a) <= b.y || bottom(b) <= a.y;

describe.each(cases)('%s', (_, fields) => {
  const list = listOf(fields);
  const written: CardElement[] = ['name', 'licence', 'text', 'indicator', 'set-mark', 'cost', 'flavor'];
  const boxes = written.flatMap((element) => {
    const box = seen(list, element);
    return box ? [{ element, box }] : [];
  });

  test('everything fits', () => expect(list.notices).toEqual([]));

  test('every word stands at least 2 mm inside the cut', () => {
    for (const { element, box } of boxes) {
      expect(Math.min(box.x, box.y, 63.5 - right(box), 88.9 - bottom(box)), element).toBeGreaterThan(2);
    }
  });

  test('the elements keep the format’s order from top to bottom', () => {
    const order = (['name', 'licence', 'text', 'indicator', 'cost', 'flavor'] as const).flatMap((element) => {
      const box = seen(list, element);
      return box ? [box.y] : [];
    });
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('no words touch others, and none a sign', () => {
    for (const [index, { element, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1))
        expect(apart(box, other.box), `${element}, ${other.element}`).toBe(true);
      if (element === 'cost') continue;
      for (const sign of ['cost', 'offense', 'defense', 'spell'] as const) {
        for (const { path } of shapeSteps(list, sign))
          expect(apart(box, boundsBetween(path, box)), `${element}, ${sign}`).toBe(true);
      }
    }
  });
});

/** The bounds of a shape: of one with straight sides only so much as is as high as the box, since it can be pointed there. */
function boundsBetween(path: string, { y, height }: Box): Box {
  const whole = boundsOf(path);
  const corners = [...path.matchAll(/[ML]([\d.-]+)[ ,]([\d.-]+)/g)].map(
    ([, x, up]) => [Number(x), Number(up)] as const,
  );
  if (/[^MLZ\d\s.,-]/.test(path) || corners.length < 3) return whole;
  const crossings = corners.flatMap(([x1, y1], nth) => {
    const [x2, y2] = corners[(nth + 1) % corners.length] as readonly [number, number];
    const inside = [y, y + height].filter((line) => line > Math.min(y1, y2) && line < Math.max(y1, y2));
    const own = y1 >= y && y1 <= y + height ? [x1] : [];
    return [...own, ...inside.map((line) => x1 + ((x2 - x1) * (line - y1)) / (y2 - y1))];
  });
  if (crossings.length === 0) return whole;
  const left = Math.min(...crossings);
  return { ...whole, x: left, width: Math.max(...crossings) - left };
}

test('no template takes a shorter text than the format does', () => {
  for (const template of templateNames) {
    for (const fields of [longest, { text: 'Word '.repeat(120), edition: 14 as const }]) {
      const size = (look: KotcCard['look']) => textSteps(lay({ ...fields, look }), 'text')[0]?.size ?? 0;
      expect(size(looks(template))).toBeGreaterThanOrEqual(size(looks('format')) - 1e-9);
      const name = (look: KotcCard['look']) => textSteps(lay({ ...fields, look }), 'name')[0]?.size ?? 0;
      expect(name(looks(template))).toBeGreaterThanOrEqual(name(looks('format')) - 1e-9);
    }
  }
});

describe('the art-forward template', () => {
  const of = (fields: Partial<Card>) => listOf({ ...full, ...fields, look: looks('art') });
  const panel = (list: DisplayList, element: CardElement) =>
    boundsOf(shapeSteps(list, element)[0]?.path ?? '');

  test('shows the picture to the bleed’s edge', () => {
    const clips = of({}).steps.flatMap((step) =>
      step.kind === 'picture' && step.element === 'picture' ? [step.clip] : [],
    );
    expect(Math.min(...clips.map(({ x }) => x))).toBeCloseTo(-5, 6);
    expect(Math.min(...clips.map(({ y }) => y))).toBeCloseTo(-5, 6);
    expect(Math.max(...clips.map(right))).toBeCloseTo(68.5, 6);
    expect(Math.max(...clips.map(bottom))).toBeCloseTo(93.9, 6);
  });

  test('has a panel as high as its text', () => {
    const [short, tall] = [of({ text: 'Draw 1 card.' }), of({ text: 'Draw 1 card. '.repeat(20) })];
    expect(panel(short, 'text').height).toBeLessThan(panel(tall, 'text').height / 1.5);
    expect(bottom(panel(short, 'text'))).toBeCloseTo(bottom(panel(tall, 'text')), 6);
    for (const list of [short, tall]) {
      const text = seen(list, 'text');
      expect(text && text.y >= panel(list, 'text').y && bottom(text) <= bottom(panel(list, 'text'))).toBe(
        true,
      );
    }
  });

  test('has no panel where nothing is written', () => {
    const list = of({ name: '', flavor: '' });
    expect([...shapeSteps(list, 'name'), ...shapeSteps(list, 'flavor')]).toEqual([]);
  });
});

describe('the ink-saving template', () => {
  const list = listOf({ ...full, look: { ...looks('ink'), accent: '#204060' } });

  test('fills nothing but its paper and the set’s symbol', () => {
    const fills = list.steps.flatMap((step) =>
      step.kind === 'shape' && step.fill ? [`${step.element} ${step.fill}`] : [],
    );
    expect(fills).toEqual(['background #ffffff', 'set-mark #000000']);
  });

  test('shows the picture small, grey and pale', () => {
    const shown = list.steps.find((step) => step.kind === 'picture');
    expect(shown?.kind === 'picture' && shown.picture).toBe(pictureId.replace('.', '~g-l.'));
    expect(shown?.kind === 'picture' && shown.clip.width).toBeLessThan(25);
  });
});

describe('colours', () => {
  const color = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

  test('words can be read on every accent, on whatever picture it lies', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...templateNames), (accent, template) => {
        const list = listOf({
          ...full,
          edition: 9,
          text: 'You must destroy a creature to summon this creature.\nBITE: Draw.',
          look: { template, frame: null, accent },
        });
        for (const element of ['name', 'text', 'flavor'] as const) {
          const ground = shapeSteps(list, element).find(({ fill }) => fill);
          const { fill = templates[template].ground, opacity = 1 } = ground ?? {};
          for (const behind of ['#000000', '#ffffff']) {
            const seenGround = over(fill, behind, opacity);
            for (const step of textSteps(list, element))
              expect(contrast(step.color, seenGround)).toBeGreaterThanOrEqual(LEGIBLE);
          }
        }
        const lock = shapeSteps(list, 'padlock').find(({ fill }) => fill);
        if (lock?.fill)
          expect(contrast(textSteps(list, 'text').at(-1)?.color ?? '', lock.fill)).toBeGreaterThanOrEqual(
            LEGIBLE,
          );
      }),
      { numRuns: 60 },
    );
  });

  test('the frames take theirs', () => {
    for (const template of ['format', 'ink'] as const) {
      const list = listOf({ ...full, look: { template, frame: '#a03020', accent: null } });
      expect(shapeSteps(list, 'frame')[0]?.stroke?.color).toBe('#a03020');
      expect(shapeSteps(list, 'text').at(-1)?.stroke?.color).toBe('#a03020');
    }
  });

  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
    expect(over('#ffffff', '#000000', 0.5)).toBe('#808080');
  });
});
