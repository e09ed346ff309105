import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { fought } from './classic-battle.js';

/** "Creatures, Abilities, and Battles" of the rulebooks: the dice that are left when a team is destroyed. */
describe('leftover attack dice', () => {
  sceneInEditions(
    '[K06-BAT-28] [K09-BAT-26] [K11-BAT-26] their total is damage to the target player',
    fought({
      team: ['giant', 'bear'],
      defense: ['imp', 'ox'],
      dice: [2, 4, 3, 5, 1, 1, 1],
      use: [
        { by: 'A', die: 2 },
        { by: 'A', die: 4 },
      ],
      expect: {
        players: { A: { hp: 20 }, B: { hp: 11, grave: ['imp', 'ox'] } },
        log: [{ type: 'wound', player: 'B', amount: 9 }],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-31] [K09-BAT-29] [K11-BAT-28] a target creature outside the team is hit by what is left after all defenders, and by all of it',
    fought({
      team: ['giant', 'bear'],
      victim: 'boar',
      defense: ['imp', 'ox'],
      others: ['boar'],
      dice: [1, 4, 3, 2, 4, 1, 1],
      use: [
        { by: 'A', die: 1 },
        { by: 'A', die: 4 },
      ],
      expect: {
        players: { B: { hp: 20 } },
        cards: { boar: { defense: 1 }, imp: { zone: 'grave' }, ox: { zone: 'grave' } },
        log: [
          { type: 'damage', card: 'imp', amount: 1 },
          { type: 'damage', card: 'ox', amount: 4 },
          { type: 'damage', card: 'boar', amount: 9 },
        ],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-31] [K09-BAT-29] [K11-BAT-27] [K11-BAT-28] while a defender survives, a target creature outside the team takes nothing',
    fought({
      team: ['giant'],
      victim: 'imp',
      defense: ['ox', 'wall'],
      others: ['imp'],
      dice: [4, 6, 2, 1],
      use: [
        { by: 'A', die: 4 },
        { by: 'A', die: 6 },
      ],
      expect: { cards: { ox: { zone: 'grave' }, wall: { defense: 1 }, imp: { zone: 'battlefield' } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-30] [K09-BAT-28] [K11-BAT-29] with the target creature destroyed in the team they hit nothing else, its owner neither',
    fought({
      team: ['giant'],
      victim: 'ox',
      defense: ['ox'],
      others: ['boar'],
      dice: [4, 6, 5, 1],
      use: [{ by: 'A', die: 4 }],
      expect: {
        players: { A: { hp: 20 }, B: { hp: 20, grave: ['ox'] } },
        cards: { boar: { defense: 10 } },
        log: [{ type: 'damage', card: 'ox', amount: 4 }],
        logNot: [{ type: 'wound' }, { type: 'damage', card: 'ox', amount: 11 }],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-28] [K09-BAT-26] [K11-BAT-26] a target creature that survives in the team is hit by no die twice',
    fought({
      team: ['bear'],
      victim: 'boar',
      defense: ['boar'],
      dice: [3, 4, 1, 1],
      use: [{ by: 'A', die: 4 }],
      expect: { cards: { boar: { defense: 3 } }, players: { B: { hp: 20 } } },
    }),
  );
});

describe('leftover defense dice', () => {
  sceneInEditions(
    '[K06-BAT-32] [K09-BAT-30] [K11-BAT-31] if the target was a player, their total is damage to the attacking player',
    fought({
      team: ['imp'],
      defense: ['giant', 'ox'],
      dice: [1, 2, 5, 6, 3],
      use: [{ by: 'B', die: 2 }],
      expect: {
        players: { A: { hp: 6, grave: ['imp'] }, B: { hp: 20 } },
        log: [
          { type: 'damage', card: 'imp', amount: 2 },
          { type: 'wound', player: 'A', amount: 14 },
        ],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-33] [K09-BAT-31] [K11-BAT-32] if the target was a creature, they do nothing',
    fought({
      team: ['imp'],
      victim: 'wall',
      defense: ['giant', 'wall'],
      dice: [1, 2, 5, 6],
      use: [{ by: 'B', die: 2 }],
      expect: {
        players: { A: { hp: 20, grave: ['imp'] }, B: { hp: 20 } },
        logNot: [{ type: 'wound' }],
      },
    }),
  );
});
