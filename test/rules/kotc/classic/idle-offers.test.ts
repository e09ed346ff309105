import { expect, test } from 'vitest';
import { counters, creature } from '../../scene.js';
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

test.each(['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11'] as const)(
  'nor are others because of counters that had better wait for a battle (%s)',
  (rules) => {
    const game = gameIn(rules, {
      cards: { bear: creature(1, 5, '', 0), scholar: creature(1, 5, 'READ: Draw 1 card.', 0) },
      players: [
        { name: 'A', battlefield: ['scholar'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('offense', 'B') }] },
      ],
      turn: { phase: 'action' },
    });
    const { decision } = game;
    const actions = decision?.kind === 'act' ? decision.actions : [];
    expect(decision?.purpose).toBe('action');
    game.answer({ act: actions.findIndex((action) => action.do === 'activate') });
    expect([game.decision?.player, game.decision?.purpose]).not.toEqual([1, 'counter']);
  },
);
