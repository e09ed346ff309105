import { describe, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { boundsOf, lay, px, shapeSteps, textSteps } from './support.js';

const red = '#800000';
const conditional = 'Activate when you take damage. Draw 2 cards.';
const modern = 'When you take damage: Draw 2 cards.';
const caveat = 'You must destroy 1 of your resources to summon this creature.';

const locked = (fields: Partial<Card>): boolean => shapeSteps(lay(fields), 'padlock').length > 0;
const redText = (fields: Partial<Card>): string =>
  textSteps(lay(fields), 'text')
    .filter((step) => step.color === red)
    .map((step) => step.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the padlock', () => {
  test('stands on a spell with an activation condition, in every edition', () => {
    for (const edition of [6, 9, 10, 11, null] as const) {
      expect(locked({ type: 'spell', edition, text: conditional })).toBe(true);
    }
    expect(locked({ type: 'spell', edition: 14, text: modern })).toBe(true);
    expect(locked({ type: 'spell', edition: 9, text: 'Draw 2 cards.' })).toBe(false);
  });

  test('stands on a creature with a caveat that restricts summoning, from the 6th to the 11th', () => {
    for (const edition of [6, 9, 10, 11] as const) expect(locked({ edition, text: caveat })).toBe(true);
    expect(locked({ edition: 14, text: caveat })).toBe(false);
  });

  test('does not stand on a creature for another caveat or for its abilities’ conditions', () => {
    expect(locked({ edition: 9, text: 'This creature cannot attack.' })).toBe(false);
    expect(locked({ edition: 9, text: `CLAW: ${conditional}` })).toBe(false);
    expect(
      locked({
        edition: 11,
        text: 'You must exhaust 1 of your resources to attack with, defend with, or use an ability of this creature.',
      }),
    ).toBe(false);
  });

  test('lies grey behind the text, in its measured place', () => {
    const list = lay({ type: 'spell', text: conditional });
    const [lock] = shapeSteps(list, 'padlock');
    expect(lock?.fill).toBe('#dddddd');
    const box = boundsOf(lock?.path ?? '');
    expect(box.y).toBeCloseTo(px(619), 3);
    expect(box.y + box.height).toBeCloseTo(px(760), 3);
    expect(box.x + box.width / 2).toBeCloseTo(px(374), 1);
    const order = list.steps.map((step) => (step.element === 'padlock' ? 'lock' : step.kind));
    expect(order.indexOf('lock')).toBeLessThan(order.indexOf('text'));
  });
});

describe('dark red', () => {
  test('marks conditions and summoning caveats from the 6th to the 11th, and nothing else', () => {
    for (const edition of [6, 9, 10, 11, null] as const) {
      expect(redText({ type: 'spell', edition, text: conditional })).toBe('Activate when you take damage.');
      expect(redText({ edition, text: `${caveat}\nCLAW: ${conditional}` })).toBe(
        `${caveat} Activate when you take damage.`,
      );
      expect(redText({ edition, text: 'This creature cannot attack.\nCLAW: Draw a card.' })).toBe('');
    }
  });

  test('is not used in the 14th', () => {
    expect(redText({ type: 'spell', edition: 14, text: modern })).toBe('');
    expect(redText({ edition: 14, text: conditional })).toBe('');
  });

  test('keeps its place when odd signs stand before it', () => {
    expect(redText({ text: `\u{1f409}\ud800\u0007’S CLAW: ${conditional}` })).toBe(
      'Activate when you take damage.',
    );
  });
});
