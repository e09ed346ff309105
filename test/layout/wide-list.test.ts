import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { layoutBack } from '../../src-main/layout/back-layout.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import type { DisplayList, PictureStep } from '../../src-main/layout/display-list.js';
import { wideList } from '../../src-main/layout/wide-list.js';
import { boundsOf, card, fonts, lay, pictureId, shapeSteps } from './support.js';

const size = { width: 1000, height: 1400 };
const art = { template: 'art', frame: null, accent: null } as const;
const placed = (fields: Partial<NonNullable<Card['picture']>> = {}): Card['picture'] => ({
  id: pictureId,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  ...fields,
});
const pictures = (list: DisplayList): PictureStep[] =>
  list.steps.flatMap((step) => (step.kind === 'picture' ? [step] : []));

/** A tarot card in mm of the list, on which it is 1.1 times as large. */
const tarot = { x: 0, y: (120.65 / 1.1 - 88.9) / 2 };
const square = { x: (88.9 - 63.5) / 2, y: 0 };

const shownAt = (list: DisplayList, x: number, y: number): PictureStep | undefined =>
  pictures(list).findLast(
    ({ clip }) => x >= clip.x && x <= clip.x + clip.width && y >= clip.y && y <= clip.y + clip.height,
  );

describe('a list on a card of another shape', () => {
  test('whose picture covers it covers the card with the picture itself, and the bleed', () => {
    const crop = fc.double({ min: 0, max: 0.4, noNaN: true });
    const shift = fc.double({ min: -0.1, max: 0.1, noNaN: true });
    fc.assert(
      fc.property(crop, crop, shift, shift, fc.constantFrom(tarot, square), (left, bottom, x, y, trim) => {
        const picture = placed({ zoom: 1.25, x, y, crop: { left, top: 0, right: 0, bottom } });
        const list = wideList(lay({ look: art, picture }, size), trim, 3);
        const most = Math.max(trim.x, trim.y) + 3;
        expect(list.bleed).toBeCloseTo(most, 9);
        for (const across of [-trim.x + 0.01, 31.75, 63.5 + trim.x - 0.01])
          for (const down of [-trim.y + 0.01, 44.45, 88.9 + trim.y - 0.01])
            expect(shownAt(list, across, down)).toMatchObject({ picture: pictureId });
        const own = pictures(list).at(-1);
        expect(own?.mirror).toBeUndefined();
        expect(shownAt(list, -trim.x - 2.9, 44.45)).toBeDefined();
        expect(shownAt(list, 31.75, 88.9 + trim.y + 2.9)).toBeDefined();
        expect(boundsOf(shapeSteps(list, 'background')[0]?.path ?? '').x).toBeCloseTo(-most, 3);
      }),
      { numRuns: 25 },
    );
  });

  test('leaves the margins of a picture that is shown whole', () => {
    const picture = placed({ fit: 'contain', zoom: 0.8 });
    const list = lay({ look: art, picture }, size);
    const [before] = pictures(list);
    expect(pictures(wideList(list, tarot, 3))).toEqual([before]);
  });

  test('keeps the names that its pictures were given for their ink', () => {
    const picture = placed({ fit: 'contain', zoom: 0.8, fill: 'blur' });
    const list = lay({ look: art, picture }, size);
    const grey = (step: DisplayList['steps'][number]) =>
      step.kind === 'picture' ? { ...step, picture: `grey ${step.picture}` } : step;
    const wide = wideList({ ...list, steps: list.steps.map(grey) }, tarot, 3);
    const blurred = pictures(wide)[0];
    expect(blurred?.picture).toBe(`grey ${pictureId.replace('.', '~r.')}`);
    expect(blurred?.clip.y).toBeCloseTo(-tarot.y - 3, 6);
    expect(blurred?.place.height).toBeGreaterThanOrEqual(88.9 + 2 * tarot.y + 6);
    expect(pictures(wide).at(-1)?.picture).toBe(`grey ${pictureId}`);
  });

  test('keeps its words, and is the same list where its own bleed reaches far enough', () => {
    const list = lay({ look: art, picture: placed(), name: 'Moth', text: 'BITE: Draw 1 card.' }, size);
    expect(wideList(list, { x: 0, y: 0 }, 5)).toBe(list);
    const others = (of: DisplayList) => of.steps.filter(({ kind }) => kind !== 'picture').slice(1);
    expect(others(wideList(list, tarot, 3))).toEqual(others(list));
  });

  test('goes on with a plain ground, and with nothing else of it', () => {
    const plain = lay({ ...card(), picture: placed() }, size);
    expect(wideList(plain, { x: 0, y: 0 }, 5)).toBe(plain);
    const [ground, ...others] = wideList(plain, tarot, 3).steps;
    expect(others).toEqual(plain.steps.slice(1));
    expect(ground?.kind === 'shape' && boundsOf(ground.path).y).toBeCloseTo(-tarot.y - 3, 3);
  });

  test('stays as it is where its outermost colours are to go on', () => {
    const missing = layoutCard({ ...card(), look: art, picture: placed() }, fonts, () => null);
    expect(wideList(missing, tarot, 3)).toBe(missing);
  });

  test('goes on with the weave of a back, and with its picture', () => {
    const weave = wideList(
      layoutBack('standard', fonts, () => null),
      tarot,
      3,
    );
    const [, pattern] = shapeSteps(weave, 'background');
    expect(boundsOf(pattern?.path ?? '').y).toBeLessThan(-tarot.y - 2);
    const back = layoutBack(pictureId, fonts, () => size);
    const wide = wideList(back, tarot, 3);
    expect(shownAt(wide, 31.75, -tarot.y + 0.1)).toBe(pictures(wide).at(-1));
  });
});
