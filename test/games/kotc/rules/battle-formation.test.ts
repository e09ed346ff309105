import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** “Battles” of the 14th Edition’s rulebook: who attacks, in which formation. */
const cards = {
  bear: minion(2, 3),
  ox: minion(1, 4),
  imp: minion(1, 1),
  wall: minion(0, 9),
  zap: spell('Draw 1 card.', 0),
};
const battle = { phase: 'battle' } as const;

describe('who attacks', () => {
  test('[K14-BAT-01] [K12-BAT-01] a battle is started in one’s own Battle Phase only', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'], hand: ['zap'], askAlways: true },
        { name: 'B', battlefield: ['ox'] },
      ],
      steps: [
        { by: 'A', attack: ['bear'], refused: 'K14-BAT-01' },
        { until: { phase: 'battle', by: 'A' } },
        { by: 'B', attack: ['ox'], refused: 'K14-BAT-01' },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { battle: { attacker: 'A', defender: 'B', team: ['bear'] } } },
        { until: { phase: 'recovery', by: 'A' } },
        { by: 'A', attack: ['bear'], refused: 'K14-BAT-01' },
      ],
    });
  });

  test('[K14-BAT-03] [K17-BAT-03] the team is of unexhausted in-play minions that the attacking player controls', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          battlefield: [
            'bear',
            { card: 'bear', as: 'tired', exhausted: true },
            { card: 'ox', owner: 'B', hypnotizedFrom: 'B' },
          ],
          granary: [{ card: 'imp', as: 'resource' }],
          hand: [{ card: 'imp', as: 'in hand' }],
        },
        { name: 'B', battlefield: ['imp', { card: 'bear', as: 'lent', owner: 'A' }] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['tired'], refused: 'K14-BAT-03' },
        { expect: { asks: { purpose: 'attack', cards: ['bear', 'ox'] } } },
      ],
    });
  });

  test('[K14-BAT-04] [K14-BAT-44] [K17-BAT-44] attackers are exhausted, and attack no second time', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'ox', 'imp'] },
        { name: 'B', battlefield: ['wall'] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear', 'ox'], victim: 'wall' },
        {
          expect: {
            cards: { bear: { exhausted: true }, ox: { exhausted: true }, imp: { exhausted: false } },
            asks: { by: 'B', purpose: 'defend' },
          },
        },
        { by: 'B', defend: [] },
        { by: 'A', attack: ['imp'] },
        { expect: { battle: { team: ['imp'], victim: 'B' } } },
      ],
    });
  });

  test('[K14-Q-15] an attacking team is of at least one minion', () => {
    play({
      cards,
      players: [{ name: 'A', battlefield: ['bear', 'ox'] }, { name: 'B' }],
      turn: battle,
      steps: [
        { by: 'A', attack: [], refused: 'K14-BAT-03' },
        { expect: { asks: { by: 'A', purpose: 'attack', least: 1, most: 2 } } },
      ],
    });
  });

  test('[K14-BAT-43] without an unexhausted minion there is no attack', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [{ card: 'bear', exhausted: true }], askAlways: true },
        { name: 'B', battlefield: ['wall'] },
      ],
      turn: battle,
      steps: [
        { expect: { asks: { by: 'A', purpose: 'battle', offersNot: [{ attack: true }] } } },
        { by: 'A', attack: ['bear'], refused: 'K14-BAT-43' },
      ],
    });
  });

  test('[K14-BAT-46] a team without SP attacks: it is exhausted, uses its victim up, and rolls no die', () => {
    play({
      cards,
      players: [{ name: 'A', battlefield: ['wall', 'bear'], askAlways: true }, { name: 'B' }],
      turn: battle,
      steps: [
        { by: 'A', attack: ['wall'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        {
          expect: {
            cards: { wall: { exhausted: true } },
            players: { B: { hp: 35 } },
            log: [{ type: 'attack' }, { type: 'peace' }],
            logNot: [{ type: 'roll' }],
          },
        },
        { by: 'A', attack: ['bear'], refused: 'K14-BAT-42' },
      ],
    });
  });

  test('[K14-BAT-12] the attacking player sets the order in which the team takes damage', () => {
    for (const [first, second] of [
      ['bear', 'ox'],
      ['ox', 'bear'],
    ] as const) {
      play({
        cards,
        players: [
          { name: 'A', battlefield: ['bear', 'ox'] },
          { name: 'B', battlefield: ['imp'], askAlways: true },
        ],
        turn: battle,
        dice: [1, 1, 1, 2],
        steps: [
          { by: 'A', attack: [first, second], victim: 'B' },
          { expect: { battle: { team: [first, second] } } },
          { by: 'B', pass: true },
          { by: 'B', defend: ['imp'] },
          { by: 'B', pass: true },
          {
            expect: {
              log: [{ type: 'damage', card: first, amount: 2 }],
              logNot: [{ type: 'damage', card: second }],
            },
          },
        ],
      });
    }
  });
});
