import { expect, test } from 'vitest';
import { creature } from '../../scene.js';
import { gameIn } from '../game-of.js';

test.each(['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11'] as const)(
  'a player is not asked because of what can come to nothing only (%s)',
  (rules) => {
    const purposeWith = (hp: number): string | undefined =>
      gameIn(rules, {
        cards: { monk: creature(1, 5, 'PRAY: Pay 5 hitpoints. Draw 1 card.', 0) },
        players: [{ name: 'A', hp, battlefield: ['monk'] }, { name: 'B' }],
        turn: { phase: 'action' },
      }).decision?.purpose;
    expect(purposeWith(4)).toBe('battle');
    expect(purposeWith(40)).toBe('action');
  },
);
