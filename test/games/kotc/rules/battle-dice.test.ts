import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { battle } from './one-battle.js';

/** "Battles" of the 14th Edition's rulebook: the dice of the Damage Allocation. */
describe('the dice', () => {
  test('[K14-BAT-20] the attacker rolls as many as the total SP of the team', () => {
    battle({ team: ['bear', 'imp'], dice: [1, 1, 1, 6, 6], expect: { players: { B: { hp: 32 } } } });
  });

  test('[K14-BAT-21] the defender rolls as many as the total SP of the team', () => {
    battle({
      team: ['wall'],
      defense: ['bear', 'imp'],
      dice: [2, 2, 2, 6],
      expect: { cards: { wall: { hp: 3 } }, logNot: [{ type: 'roll', player: 'A' }] },
    });
  });

  test('[K14-BAT-22] no SP and no team roll no die', () => {
    battle({
      team: ['bear'],
      defense: ['wall'],
      dice: [1, 2, 6, 6],
      use: [{ by: 'A', die: 2 }],
      expect: { logNot: [{ type: 'roll', player: 'B' }], cards: { bear: { hp: 3 }, wall: { hp: 6 } } },
    });
    battle({
      team: ['wall'],
      others: ['bear'],
      dice: [6, 6],
      expect: { logNot: [{ type: 'roll' }], players: { B: { hp: 35 } } },
    });
  });

  test('[K14-Q-101] the dice of a team are one pool, whichever minion they are for', () => {
    battle({
      team: ['imp', 'ox'],
      defense: ['wall'],
      dice: [2, 5],
      use: [{ expect: { asks: { by: 'A', kind: 'dice', purpose: 'die' } } }, { by: 'A', die: 5 }],
      expect: {
        log: [
          { type: 'roll', player: 'A' },
          { type: 'damage', card: 'wall', amount: 5 },
          { type: 'damage', card: 'wall', amount: 2 },
        ],
      },
    });
  });

  test('[K14-BAT-24] the attacker uses the own dice one at a time, in the order of choice', () => {
    battle({
      team: ['bear'],
      defense: ['imp', 'wall'],
      dice: [1, 6],
      use: [{ by: 'A', die: 1 }],
      expect: { cards: { imp: { zone: 'grave' }, wall: { hp: 3 } }, players: { B: { hp: 35 } } },
    });
    battle({
      team: ['bear'],
      defense: ['imp', 'wall'],
      dice: [1, 6],
      use: [{ by: 'A', die: 6 }],
      expect: { cards: { imp: { zone: 'grave' }, wall: { hp: 8 } } },
    });
  });

  test('[K14-BAT-24] and so does the defender', () => {
    battle({
      team: ['imp', 'wall'],
      defense: ['bear'],
      dice: [1, 1, 6],
      use: [{ by: 'B', die: 1 }],
      expect: { cards: { imp: { zone: 'grave' }, wall: { hp: 3 } }, players: { A: { hp: 35 } } },
    });
    battle({
      team: ['imp', 'wall'],
      defense: ['bear'],
      dice: [1, 1, 6],
      use: [{ by: 'B', die: 6 }],
      expect: { cards: { imp: { zone: 'grave' }, wall: { hp: 8 } } },
    });
  });

  test('[K14-Q-20] all dice are rolled before any damage, and the attacker uses the own ones first', () => {
    battle({
      team: ['bear'],
      defense: ['ox', 'wall'],
      dice: [2, 2, 1],
      expect: {
        log: [
          { type: 'roll', player: 'A' },
          { type: 'roll', player: 'B' },
          { type: 'damage', card: 'ox', amount: 2 },
          { type: 'damage', card: 'ox', amount: 2 },
          { type: 'damage', card: 'bear', amount: 1 },
        ],
      },
    });
  });

  test('[K14-BAT-39] [K14-Q-20] who is destroyed in the step has the own dice count in it', () => {
    battle({
      team: ['bear'],
      defense: ['imp', 'ox'],
      dice: [1, 4, 2, 1],
      use: [
        { by: 'A', die: 1 },
        { by: 'B', die: 2 },
      ],
      expect: {
        players: { B: { battlefield: [] }, A: { battlefield: [] } },
        log: [
          { type: 'move', card: 'imp' },
          { type: 'move', card: 'ox' },
          { type: 'damage', card: 'bear', amount: 2 },
          { type: 'damage', card: 'bear', amount: 1 },
        ],
      },
    });
  });

  test('[K14-BAT-39] what destroyed a minion of either team has happened at once', () => {
    battle({
      team: ['imp'],
      defense: ['imp 2'],
      dice: [1, 1],
      expect: {
        players: { A: { battlefield: [], grave: ['imp'] }, B: { battlefield: [], grave: ['imp 2'] } },
      },
    });
  });
});
