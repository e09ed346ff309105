import { describe, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import type { Box } from '../../src-main/layout/display-list.js';
import { boundsOf, inkOf, lay, lines, pictureId, pictureStep, px, shapeSteps, textSteps } from './support.js';

const creature = lay({ name: 'Moth', cost: 3, offense: 2, defense: 5 });
const spell = lay({ type: 'spell', name: 'Loss', cost: 5 });

/** Corners in px of the rulebooks' grid. */
function expectBox(box: Box | undefined, left: number, top: number, right: number, bottom: number): void {
  expect(box).toBeDefined();
  if (!box) return;
  expect(box.x).toBeCloseTo(px(left), 3);
  expect(box.y).toBeCloseTo(px(top), 3);
  expect(box.x + box.width).toBeCloseTo(px(right), 3);
  expect(box.y + box.height).toBeCloseTo(px(bottom), 3);
}

const pathBox = (list: typeof creature, element: Parameters<typeof shapeSteps>[1]) =>
  boundsOf(shapeSteps(list, element)[0]?.path ?? '');

describe('the card format, as measured from the rulebooks', () => {
  test('the card is 63.5 × 88.9 mm and its white reaches 5 mm beyond', () => {
    expect([creature.width, creature.height, creature.bleed]).toEqual([63.5, 88.9, 5]);
    const [background] = creature.steps;
    expect(background).toMatchObject({ kind: 'shape', element: 'background', fill: '#ffffff' });
    expect(pathBox(creature, 'background')).toEqual({ x: -5, y: -5, width: 73.5, height: 98.9 });
  });

  test('frame and ability box are grey lines of 3 px whose outer edges are as measured', () => {
    for (const [element, left, top, right, bottom] of [
      ['frame', 36, 36, 714, 1014],
      ['text', 74, 580, 677, 808],
    ] as const) {
      const step = shapeSteps(creature, element)[0];
      expect(step?.stroke?.color).toBe('#808080');
      expect(step?.stroke?.width).toBeCloseTo(px(3), 6);
      expect(step?.fill).toBeUndefined();
      expectBox(pathBox(creature, element), left + 1.5, top + 1.5, right - 1.5, bottom - 1.5);
    }
  });

  test('the picture window lies inside the frame, edge to edge', () => {
    const picture: Card['picture'] = {
      id: pictureId,
      fit: 'cover',
      zoom: 1,
      x: 0,
      y: 0,
      crop: { left: 0, top: 0, right: 0, bottom: 0 },
    };
    expectBox(pictureStep(lay({ picture }, { width: 900, height: 900 })).clip, 39, 128, 711, 547);
  });

  test('the cost stands on a green disc', () => {
    expect(shapeSteps(creature, 'cost')[0]?.fill).toBe('#aaffaa');
    expectBox(pathBox(creature, 'cost'), 338.5, 844, 411.5, 917);
  });

  test('offense stands on a red star of 20 points, one of them up', () => {
    const star = shapeSteps(creature, 'offense')[0];
    expect(star?.fill).toBe('#ffaaaa');
    const corners = (star?.path ?? '')
      .slice(1, -1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number));
    expect(corners).toHaveLength(40);
    const radii = corners.map(([x = 0, y = 0]) => Math.hypot(x - px(113), y - px(880.5)));
    radii.forEach((radius, index) => expect(radius).toBeCloseTo(px(index % 2 ? 24.5 : 49), 3));
    expect(corners[0]?.[0]).toBeCloseTo(px(113), 3);
  });

  test('defense stands on a blue square', () => {
    expect(shapeSteps(creature, 'defense')[0]?.fill).toBe('#afafff');
    expectBox(pathBox(creature, 'defense'), 600, 844, 675, 918);
  });

  test('a spell bears two purple triangles that point at each other, and neither star nor square', () => {
    const [triangles, ...more] = shapeSteps(spell, 'spell');
    expect(more).toEqual([]);
    expect(triangles?.fill).toBe('#640080');
    const [left = '', right = ''] = (triangles?.path ?? '').split('Z');
    expectBox(boundsOf(left), 94, 850, 148, 912);
    expectBox(boundsOf(right), 601, 850, 655, 912);
    const tip = (path: string) => path.slice(1).split('L')[1]?.split(' ').map(Number)[0];
    expect(tip(left)).toBeCloseTo(px(148), 3);
    expect(tip(right)).toBeCloseTo(px(601), 3);
    expect([...shapeSteps(spell, 'offense'), ...shapeSteps(spell, 'defense')]).toEqual([]);
    expect(shapeSteps(creature, 'spell')).toEqual([]);
  });

  test('a spell prints no offense even when its card remembers one', () => {
    const list = lay({ type: 'spell', offense: 4, defense: 4 });
    expect([...textSteps(list, 'offense'), ...textSteps(list, 'defense')]).toEqual([]);
  });

  test('name, licence line and indicator are centred', () => {
    const list = lay({ name: 'Moth', licence: 'Words: CC0', edition: 11 });
    for (const element of ['name', 'licence', 'indicator', 'cost'] as const) {
      for (const step of textSteps(list, element)) {
        expect(step.x + step.width / 2).toBeCloseTo(px(375), 4);
      }
    }
    expect(textSteps(list, 'name')).toHaveLength(1);
  });

  test('the name’s capitals stand where they were measured', () => {
    const list = lay({ name: 'HHH' });
    const ink = inkOf(list, textSteps(list, 'name'));
    expect(ink.y / px(1)).toBeCloseTo(68.6, 0);
    expect((ink.y + ink.height) / px(1)).toBeCloseTo(105, 0);
  });

  test('the licence line is bold up to the 11th Edition and regular from the 14th on', () => {
    const font = (edition: Card['edition']) =>
      textSteps(lay({ edition, licence: 'CC0' }), 'licence')[0]?.font;
    const wanted = rulesEditions.map((edition) => (edition <= 11 ? 'condensed-bold' : 'condensed'));
    expect(rulesEditions.map(font)).toEqual(wanted);
  });
});

describe('the edition', () => {
  test('is indicated from the 7th on, not in the 6th, not on a card of none', () => {
    const said = ([6, 9, 10, 11, 14, null] as const).map((edition) => lines(lay({ edition }), 'indicator'));
    expect(said).toEqual([[], ['9th Edition'], ['10th Edition'], ['11th Edition'], ['14th Edition'], []]);
  });

  test('decides what a creature without abilities says', () => {
    const said = ([6, 9, 10, 11, 14, null] as const).map((edition) => lines(lay({ edition }), 'text').join());
    const none = 'This card has no abilities.';
    expect(said).toEqual([none, none, none, none, '', none]);
    expect(lines(lay({ type: 'spell', edition: 9 }), 'text')).toEqual([]);
    expect(lines(lay({ edition: 9, text: ' \n\u2028 ' }), 'text')).toEqual([none]);
  });
});

describe('numbers', () => {
  test('0 to 999 stay within their signs', () => {
    const disc = { x: px(375), y: px(880.5), radius: px(36.5) };
    for (const value of [0, 1, 4, 8, 10, 38, 88, 100, 404, 888, 999]) {
      const list = lay({ cost: value, offense: value, defense: value });
      const cost = inkOf(list, textSteps(list, 'cost'));
      for (const x of [cost.x, cost.x + cost.width]) {
        for (const y of [cost.y, cost.y + cost.height]) {
          expect(Math.hypot(x - disc.x, y - disc.y), `${value} on the disc`).toBeLessThan(disc.radius);
        }
      }
      const defense = inkOf(list, textSteps(list, 'defense'));
      expect(defense.x).toBeGreaterThan(px(600));
      expect(defense.x + defense.width).toBeLessThan(px(675));
      const offense = inkOf(list, textSteps(list, 'offense'));
      expect(offense.x).toBeGreaterThan(px(113 - 49));
      expect(offense.x + offense.width).toBeLessThan(px(113 + 49));
      expect(list.notices).toEqual([]);
    }
  });

  test('are centred on their sign, whatever their size', () => {
    for (const value of [0, 88, 808]) {
      const list = lay({ cost: value });
      const ink = inkOf(list, textSteps(list, 'cost'));
      expect(ink.y + ink.height / 2).toBeCloseTo(px(880.5), 0);
      expect(Math.abs(ink.y + ink.height / 2 - px(880.5))).toBeLessThan(px(1));
    }
  });

  test('a blank number leaves its sign empty, zero does not', () => {
    expect(lines(lay({ cost: null, offense: 0 }), 'cost')).toEqual([]);
    expect(lines(lay({ cost: null, offense: 0 }), 'offense')).toEqual(['0']);
  });
});
