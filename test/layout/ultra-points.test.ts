import { describe, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { cardSize } from '../../src-main/layout/measures.js';
import { guideTest } from '../games/kotc/cards/by-guides.js';
import { boundsOf, inkOf, lay, lines, px, shapeSteps, textSteps } from './support.js';

const ultra = 'Target all level 4 or lower on-field minions; destroy the targets.';
const spell = (fields: Partial<Card> = {}) =>
  lay({ edition: 17, type: 'spell', name: 'Star', cost: 8, text: ultra, ...fields });
const minion = (fields: Partial<Card> = {}) =>
  lay({ edition: 17, name: 'Fox', cost: 2, offense: 1, defense: 2, text: '', ...fields });

const corners = (path: string): number[][] =>
  [...path.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x) / px(1),
    Number(y) / px(1),
  ]);

describe('the gem of the 17th Edition', () => {
  test('[K17-CRD-02] stands right of the level with the Ultra Points in bold', () => {
    const list = spell();
    const [gem] = shapeSteps(list, 'ultra');
    expect(gem?.fill).toBe('#6af7eb');
    const expected = [441.5, 887, 458.5, 887, 465.25, 894.75, 450, 917.5, 434.75, 894.75];
    corners(gem?.path ?? '')
      .flat()
      .forEach((value, nth) => expect(Math.abs(value - (expected[nth] ?? 0))).toBeLessThan(0.75));
    expect(lines(list, 'ultra')).toEqual(['2']);
    const steps = textSteps(list, 'ultra');
    expect(steps[0]?.font).toBe('sans-bold');
    const ink = inkOf(list, steps);
    expect(ink.y / px(1)).toBeCloseTo(890.25, 0);
    expect((ink.y + ink.height) / px(1)).toBeCloseTo(907.5, 0);
    expect((ink.x + ink.width / 2) / px(1)).toBeCloseTo(450, 0);
  });

  test('[K17-CRD-10] [K17-ULT-10] is left off a card that is worth 0, and a card of another edition', () => {
    for (const list of [minion(), spell({ text: 'Draw 2 cards.' }), spell({ edition: 16 })]) {
      expect([shapeSteps(list, 'ultra'), textSteps(list, 'ultra')]).toEqual([[], []]);
    }
  });

  test('shrinks a number of two digits into it', () => {
    const text = Array.from({ length: 6 }, (_, n) => `A${n}: When enemy summons a minion: Draw 1 card.`);
    const list = minion({ text: text.join('\n') });
    expect(lines(list, 'ultra')).toEqual(['12']);
    const gem = boundsOf(shapeSteps(list, 'ultra')[0]?.path ?? '');
    const ink = inkOf(list, textSteps(list, 'ultra'));
    expect(ink.x).toBeGreaterThan(gem.x);
    expect(ink.x + ink.width).toBeLessThan(gem.x + gem.width);
  });

  test.each(['art', 'ink'])('stands in the layout “%s” too', (template) => {
    const list = spell({ look: { template, frame: null, accent: null, align: 'format' } as never });
    expect([shapeSteps(list, 'ultra').length > 0, lines(list, 'ultra')]).toEqual([true, ['2']]);
  });
});

describe('the cards of the 12th to 17th Editions', () => {
  guideTest(
    '[K12…17-CRD-01] [K12…17-CRD-03] [K12…17-CRD-09] a spell shows triangles where a minion shows SP and HP',
    (edition) => {
      const [one, other] = [minion({ edition }), spell({ edition, text: '' })];
      expect([shapeSteps(one, 'spell'), shapeSteps(other, 'spell').length]).toEqual([[], 1]);
      for (const element of ['offense', 'defense']) {
        expect([lines(one, element).length, lines(other, element), shapeSteps(other, element)]).toEqual([
          1,
          [],
          [],
        ]);
      }
    },
  );

  guideTest('[K12…17-CRD-02] [K12…17-CRD-07] a minion bears all that the rulebook names', (edition) => {
    const list = minion({ edition, text: 'A: Draw 1 card.', flavor: 'Quick.' });
    const shown = ['name', 'text', 'indicator', 'cost', 'offense', 'defense', 'flavor'].map(
      (element) => lines(list, element)[0],
    );
    expect(shown).toEqual(['Fox', 'A: Draw 1 card.', `${edition}th Edition`, '2', '1', '2', 'Quick.']);
    expect(list.boxes.picture).toBeDefined();
  });

  guideTest('[K12…17-BLD-34] a card is 2.5 by 3.5 inches', (edition) => {
    const { width, height } = minion({ edition });
    expect([width, height]).toEqual([63.5, 88.9]);
    expect([cardSize.width, cardSize.height]).toEqual([63.5, 88.9]);
  });

  guideTest('[K12…17-CRD-02] HP stands on a square, in the 17th on its corner', (edition) => {
    const { x, y, width, height } = boundsOf(shapeSteps(minion({ edition }), 'defense')[0]?.path ?? '');
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((value) => value / px(1));
    const expected = edition === 17 ? [585, 828.75, 690, 933.25] : [600, 844, 675, 918];
    [left, top, right, bottom].forEach((value, nth) =>
      expect(Math.abs((value ?? 0) - (expected[nth] ?? 0))).toBeLessThan(0.9),
    );
  });

  guideTest('[K12…17-BLD-33] a spell with a condition shows the padlock', (edition) => {
    const locked = spell({ edition, text: 'When you take damage: Draw 1 card.' });
    expect(shapeSteps(locked, 'padlock').length).toBeGreaterThan(0);
    expect(shapeSteps(spell({ edition, text: 'Draw 1 card.' }), 'padlock')).toEqual([]);
  });
});
