import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import type { Scene } from '../../scene.js';
import { fighters, fought } from './classic-battle.js';

/**
 * The battle examples of the rulebooks, number by number. The 6th Edition's own account of its dice does not follow its
 * steps; its results do, with the dice in the order 6, 3, 6, 5, 5, 1 (K06-Q-01).
 */
const attackDice = [1, 6, 5, 5, 3, 6];
const defenseDice = [6, 2];

describe('the example of the 6th Edition', () => {
  const team = ['bear', 'bear 2', 'bear 3'];
  const dice = [...attackDice, ...defenseDice];
  const use: Scene['steps'] = [
    { by: 'A', die: 6 },
    { by: 'A', die: 3 },
    { by: 'A', die: 6 },
    { by: 'A', die: 5 },
    { by: 'A', die: 5 },
    { by: 'B', die: 2 },
  ];
  const example = (expect: Parameters<typeof fought>[0]['expect']): Omit<Scene, 'rules'> =>
    fought({ team, defense: ['guard', 'guard 2'], hp: [60, 60], dice, use, expect });

  sceneInEditions(
    '[K06-BAT-44] three attackers of 2 offense and 5 defense roll 6 dice, two defenders of 1 offense and 10 defense roll 2',
    {
      cards: fighters,
      players: [
        { name: 'A', hp: 60, battlefield: ['bear', 'bear', 'bear'] },
        { name: 'B', hp: 60, battlefield: ['guard', 'guard'] },
      ],
      turn: { phase: 'battle' },
      dice,
      steps: [
        { by: 'A', attack: team, victim: 'B' },
        { by: 'B', defend: ['guard', 'guard 2'] },
        { expect: { asks: { by: 'A', kind: 'dice', about: 'guard', dice: attackDice } } },
        ...use.slice(0, 5),
        { expect: { asks: { by: 'B', kind: 'dice', about: 'bear', dice: defenseDice } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-45] the 2 leaves the first attacker 3 defense, the 6 destroys it',
    example({
      cards: { bear: { zone: 'grave' } },
      log: [
        { type: 'damage', card: 'bear', amount: 2 },
        { type: 'damage', card: 'bear', amount: 6 },
      ],
    }),
  );

  sceneInEditions(
    '[K06-BAT-46] the other two attackers are not damaged, and no die is left for the attacking player',
    example({
      cards: { 'bear 2': { defense: 5 }, 'bear 3': { defense: 5 } },
      players: { A: { hp: 60, battlefield: ['bear 2', 'bear 3'] } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-47] [K06-Q-01] the dice 6, 3, 6 destroy the first defender and 5, 5 the second, one after the other',
    example({
      players: { B: { grave: ['guard', 'guard 2'] } },
      log: [
        { type: 'damage', card: 'guard', amount: 6 },
        { type: 'damage', card: 'guard', amount: 3 },
        { type: 'damage', card: 'guard', amount: 6 },
        { type: 'damage', card: 'guard 2', amount: 5 },
        { type: 'damage', card: 'guard 2', amount: 5 },
      ],
    }),
  );

  sceneInEditions(
    '[K06-BAT-48] the 1 is left over and takes 1 hitpoint from the defending player',
    example({ players: { B: { hp: 59 } }, log: [{ type: 'wound', player: 'B', amount: 1 }] }),
  );

  sceneInEditions(
    '[K06-Q-01] dice are not spread: 6 and 3 on the first defender, and the 5 is on it as well',
    {
      cards: fighters,
      players: [
        { name: 'A', battlefield: ['bear', 'bear', 'bear'] },
        { name: 'B', battlefield: ['guard', 'guard'] },
      ],
      turn: { phase: 'battle' },
      dice,
      steps: [
        { by: 'A', attack: team, victim: 'B' },
        { by: 'B', defend: ['guard', 'guard 2'] },
        ...use.slice(0, 2),
        { expect: { asks: { by: 'A', kind: 'dice', about: 'guard', dice: [1, 6, 5, 5] } } },
        { by: 'A', die: 5 },
        { expect: { asks: { by: 'A', kind: 'dice', about: 'guard 2', dice: [1, 6, 5] } } },
      ],
    },
  );
});

describe('the example of the 9th and 11th Editions', () => {
  const cards = {
    A: fighters.bear,
    B: fighters.bear,
    C: fighters.boar,
    D: fighters.guard,
    E: fighters.guard,
  };
  const team = ['C', 'A', 'B'];
  const players: Scene['players'] = [
    { name: 'Attacker', hp: 20, battlefield: ['A', 'B', 'C'] },
    { name: 'Defender', hp: 20, battlefield: ['D', 'E'] },
  ];
  const turn = { phase: 'battle' } as const;
  const dice = [...attackDice, ...defenseDice];
  const declared: Scene['steps'] = [
    { by: 'Attacker', attack: team, victim: 'Defender' },
    { by: 'Defender', defend: ['D', 'E'] },
  ];
  const onD: Scene['steps'] = [
    { by: 'Attacker', die: 6 },
    { by: 'Attacker', die: 3 },
    { by: 'Attacker', die: 1 },
  ];
  const onE: Scene['steps'] = [
    { by: 'Attacker', die: 5 },
    { by: 'Attacker', die: 5 },
  ];
  const onC: Scene['steps'] = [{ by: 'Defender', die: 6 }];
  type Check = Parameters<typeof fought>[0]['expect'];
  const example = (
    expect: Check,
    steps: Scene['steps'] = [...onD, ...onE, ...onC],
  ): Omit<Scene, 'rules'> => ({
    cards,
    players,
    turn,
    dice,
    steps: [...declared, ...steps, { expect }],
  });

  sceneInEditions(
    '[K11-BAT-46] the attack in the order C, A, B and the defense in the order D, E are legal',
    example(
      {
        battle: { attacker: 'Attacker', defender: 'Defender', team, defense: ['D', 'E'], victim: 'Defender' },
      },
      [],
    ),
  );

  sceneInEditions(
    '[K09-BAT-43] [K11-BAT-47] the attacking player rolls 6 dice',
    example({ asks: { by: 'Attacker', kind: 'dice', about: 'D', dice: attackDice } }, []),
  );

  sceneInEditions(
    '[K09-BAT-43] [K11-BAT-48] the defending player rolls 2 dice',
    example({ asks: { by: 'Defender', kind: 'dice', about: 'C', dice: defenseDice } }, [...onD, ...onE]),
  );

  sceneInEditions(
    '[K09-BAT-44] [K11-BAT-49] the 6 and the 2 both hit C, which survives with 2 defense',
    example({
      cards: { C: { zone: 'battlefield', defense: 2 } },
      log: [
        { type: 'damage', card: 'C', amount: 6 },
        { type: 'damage', card: 'C', amount: 2 },
      ],
    }),
  );

  sceneInEditions(
    '[K09-BAT-45] [K11-BAT-50] A and B take no damage',
    example({
      cards: { A: { defense: 5 }, B: { defense: 5 } },
      logNot: [
        { type: 'damage', card: 'A' },
        { type: 'damage', card: 'B' },
      ],
    }),
  );

  sceneInEditions(
    '[K09-BAT-46] [K11-BAT-51] a 6, the 3 and the 1 destroy D exactly',
    example({
      cards: { D: { zone: 'grave' } },
      log: [
        { type: 'damage', card: 'D', amount: 6 },
        { type: 'damage', card: 'D', amount: 3 },
        { type: 'damage', card: 'D', amount: 1 },
        { type: 'damage', card: 'E', amount: 5 },
      ],
    }),
  );

  sceneInEditions(
    '[K09-BAT-47] [K11-BAT-52] the two 5s destroy E exactly',
    example({
      cards: { E: { zone: 'grave' } },
      log: [
        { type: 'damage', card: 'E', amount: 5 },
        { type: 'damage', card: 'E', amount: 5 },
      ],
    }),
  );

  sceneInEditions(
    '[K09-BAT-48] [K11-BAT-53] the other 6 is left over and takes 6 hitpoints from the defending player',
    example({
      players: { Defender: { hp: 14 } },
      log: [{ type: 'wound', player: 'Defender', amount: 6 }],
    }),
  );

  sceneInEditions(
    '[K11-BAT-54] no defending die is left, so that the attacking player loses no hitpoints',
    example({ players: { Attacker: { hp: 20 } }, logNot: [{ type: 'wound', player: 'Attacker' }] }),
  );
});
