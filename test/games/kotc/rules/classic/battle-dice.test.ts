import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters } from '../../scene.js';
import { fighters as cards, fought } from './classic-battle.js';

/** "Creatures, Abilities, and Battles" of the rulebooks: how many dice are rolled, and in which order they are used. */
const battle = { phase: 'battle' } as const;

describe('the dice of a battle', () => {
  sceneInEditions(
    '[K06-BAT-20] [K06-BAT-21] [K09-BAT-18] [K09-BAT-19] [K11-BAT-16] [K11-BAT-17] each side rolls as many as its team’s total offense, those who stay out not counted',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['giant', 'bear', 'boar'] },
        { name: 'B', hp: 20, battlefield: ['ox', 'bear', 'giant'] },
      ],
      turn: battle,
      dice: [1, 2, 3, 4, 5, 6, 1, 2],
      steps: [
        { by: 'A', attack: ['giant', 'bear'], victim: 'B' },
        { by: 'B', defend: ['ox', 'bear 2'] },
        { expect: { asks: { by: 'A', kind: 'dice', dice: [1, 2, 3, 4, 5] } } },
        { by: 'A', die: 5 },
        { by: 'A', die: 4 },
        { by: 'A', die: 3 },
        { expect: { asks: { by: 'B', kind: 'dice', dice: [6, 1, 2] } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-21] [K06-BAT-29] [K09-BAT-19] [K09-BAT-27] [K11-BAT-19] [K11-BAT-30] without a defending team no defense dice are rolled, and the target takes the total of all attack dice',
    fought({
      team: ['giant', 'bear'],
      others: ['boar'],
      dice: [1, 2, 3, 2, 1, 6],
      expect: {
        players: { A: { hp: 20 }, B: { hp: 11 } },
        cards: { giant: { defense: 15 }, boar: { defense: 10 } },
        log: [
          { type: 'roll', player: 'A' },
          { type: 'wound', player: 'B', amount: 9 },
        ],
        logNot: [{ type: 'roll', player: 'B' }],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-29] [K09-BAT-27] [K11-BAT-30] a creature attacked and not defended takes the total of all attack dice',
    fought({
      team: ['giant'],
      victim: 'boar',
      others: ['boar'],
      dice: [1, 2, 3, 6],
      expect: { players: { A: { hp: 20 }, B: { hp: 20 } }, cards: { boar: { defense: 4 } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-22] [K09-BAT-20] [K11-BAT-18] current offense counts: changes of this turn, and those made before the roll',
    {
      cards,
      players: [
        {
          name: 'A',
          hp: 20,
          battlefield: [
            { card: 'ox', spChange: 2 },
            { card: 'bear', counters: counters('weakness', 'B') },
          ],
        },
        { name: 'B', hp: 20, battlefield: [{ card: 'wall', counters: counters('offense', 'B') }] },
      ],
      turn: battle,
      dice: [1, 1, 1, 1, 5],
      steps: [
        { by: 'A', attack: ['ox', 'bear'], victim: 'B' },
        { by: 'B', counter: 'weakness', on: 'bear' },
        { by: 'B', defend: ['wall'] },
        { by: 'B', counter: 'offense', on: 'wall' },
        { resolve: true },
        {
          expect: {
            cards: { wall: { defense: 5 }, ox: { zone: 'grave' } },
            log: [
              { type: 'roll', player: 'A' },
              { type: 'roll', player: 'B' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions('[K11-BAT-55] a change of offense after the roll does not change the number of dice', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: [{ card: 'bear', counters: counters('offense', 'A') }] },
      { name: 'B', hp: 20 },
    ],
    turn: battle,
    dice: [1, 2, 6],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'B' },
      // Three moments for counters: after the attack, after the defense, after the roll.
      { by: 'A', pass: true },
      { by: 'A', pass: true },
      { by: 'A', counter: 'offense', on: 'bear' },
      { resolve: true },
      {
        expect: {
          cards: { bear: { offense: 3, counters: {} } },
          players: { B: { hp: 17 } },
          log: [
            { type: 'roll', player: 'A' },
            { type: 'remove', card: 'bear' },
            { type: 'wound', player: 'B', amount: 3 },
          ],
        },
      },
    ],
  });
});

describe('the use of the dice', () => {
  sceneInEditions(
    '[K06-BAT-23] [K09-BAT-21] [K11-BAT-20] [K11-BAT-22] die after die hits the first surviving creature of the order until it is destroyed',
    fought({
      team: ['giant', 'bear'],
      defense: ['ox', 'boar'],
      dice: [1, 1, 2, 3, 4, 1, 1, 1],
      expect: {
        cards: { ox: { zone: 'grave' }, boar: { defense: 3 } },
        log: [
          { type: 'damage', card: 'ox', amount: 1 },
          { type: 'damage', card: 'ox', amount: 1 },
          { type: 'damage', card: 'ox', amount: 2 },
          { type: 'damage', card: 'boar', amount: 3 },
          { type: 'damage', card: 'boar', amount: 4 },
        ],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-24] [K09-BAT-22] [K11-BAT-21] who rolled the dice chooses their order: the small ones first destroy no more than one',
    fought({
      team: ['giant'],
      defense: ['ox', 'imp'],
      dice: [1, 4, 2, 1, 1],
      use: [
        { expect: { asks: { by: 'A', kind: 'dice', purpose: 'die', about: 'ox', dice: [1, 4, 2] } } },
        { by: 'A', die: 2 },
        { by: 'A', die: 1 },
      ],
      expect: { cards: { ox: { zone: 'grave' }, imp: { zone: 'battlefield' } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-24] [K09-BAT-22] [K11-BAT-21] the same dice with the large one first destroy both and reach the target',
    fought({
      team: ['giant'],
      defense: ['ox', 'imp'],
      dice: [1, 4, 2, 1, 1],
      use: [
        { by: 'A', die: 4 },
        { by: 'A', die: 1 },
      ],
      expect: { players: { B: { grave: ['ox', 'imp'], hp: 18 } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-25] [K09-BAT-23] [K11-BAT-23] nobody picks which creature a die hits; a later one is out of reach while the first survives',
    fought({
      team: ['giant'],
      defense: ['wall', 'imp'],
      dice: [1, 2, 3, 1],
      use: [
        { expect: { asks: { by: 'A', kind: 'dice', about: 'wall' } } },
        { by: 'A', die: 1 },
        { expect: { asks: { by: 'A', kind: 'dice', about: 'wall', dice: [2, 3] } } },
      ],
      expect: { cards: { wall: { defense: 3 }, imp: { defense: 1, zone: 'battlefield' } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-26] [K09-BAT-24] [K11-BAT-24] what a die deals beyond the remaining defense is lost',
    fought({
      team: ['ox'],
      defense: ['imp', 'boar'],
      dice: [6, 1, 1, 1],
      expect: { players: { B: { hp: 20 } }, cards: { imp: { zone: 'grave' }, boar: { defense: 10 } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-27] [K09-BAT-25] [K11-BAT-25] [K11-BAT-27] no die is held back while a defender survives, so that the target takes nothing',
    fought({
      team: ['giant'],
      defense: ['boar'],
      dice: [1, 3, 5, 1, 1],
      use: [
        { by: 'A', die: 3 },
        { expect: { asks: { by: 'A', kind: 'dice', about: 'boar', dice: [1, 5] } } },
        { by: 'A', die: 5 },
      ],
      expect: {
        players: { B: { hp: 20 } },
        cards: { boar: { defense: 1 } },
        logNot: [{ type: 'wound', player: 'B' }],
      },
    }),
  );
});
