import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play } from '../scene.js';

/** “Battles” of the 14th Edition’s rulebook: whom an attack is for. */
const cards = {
  bear: minion(2, 3),
  ox: minion(1, 4),
  imp: minion(1, 1),
  wall: minion(0, 9),
};
const battle = { phase: 'battle' } as const;

describe('the victim', () => {
  test('[K14-BAT-05] [K14-BAT-11] [K14-Q-16] one victim: another player, or a minion of another player, exhausted or not', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'ox'] },
        { name: 'B', battlefield: ['wall', { card: 'imp', exhausted: true }], granary: [1], hand: [1] },
        { name: 'C', battlefield: [{ card: 'bear', as: 'lent', owner: 'A' }] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear'] },
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'victim',
              options: ['B', 'C', 'wall', 'imp', 'lent'],
              least: 1,
              most: 1,
            },
          },
        },
        { by: 'A', choose: ['B', 'wall'], refused: 'K14-BAT-05' },
        { by: 'A', pass: true, refused: 'K14-BAT-05' },
        { by: 'A', choose: ['imp'] },
        { expect: { battle: { victim: 'imp', defender: 'B' } } },
      ],
    });
  });

  test('[K14-BAT-10] the defending player is the victim, or controls it', () => {
    for (const [victim, defender] of [
      ['B', 'B'],
      ['C', 'C'],
      ['wall', 'C'],
      ['lent', 'B'],
    ] as const) {
      play({
        cards,
        players: [
          { name: 'A', battlefield: ['bear'] },
          { name: 'B', battlefield: [{ card: 'ox', as: 'lent', owner: 'A' }] },
          { name: 'C', battlefield: ['wall'] },
        ],
        turn: battle,
        steps: [
          { by: 'A', attack: ['bear'], victim },
          { expect: { battle: { victim, defender }, asks: { by: defender, purpose: 'defend' } } },
        ],
      });
    }
  });

  test('[K14-BAT-06] [K14-BAT-07] [K14-BAT-08] [K14-BAT-42] each victim once in a Battle Phase, the player apart from the minions', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp', 'imp', 'imp', 'imp'], askAlways: true },
        { name: 'B', battlefield: [{ card: 'wall', exhausted: true }] },
        { name: 'C' },
      ],
      turn: battle,
      dice: [1, 1, 1],
      steps: [
        { by: 'A', attack: ['imp'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { expect: { battle: null, players: { B: { hp: 34 } } } },
        { by: 'A', attack: ['imp 2'] },
        { expect: { asks: { purpose: 'victim', options: ['C', 'wall'] } } },
        { by: 'A', choose: ['wall'] },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { expect: { battle: null, cards: { wall: { hp: 8 } }, players: { B: { hp: 34 } } } },
        { by: 'A', attack: ['imp 3'] },
        { expect: { battle: { victim: 'C', team: ['imp 3'] } } },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { expect: { battle: null, asks: { by: 'A', purpose: 'battle', offersNot: [{ attack: true }] } } },
        { by: 'A', attack: ['imp 4'], refused: 'K14-BAT-42' },
      ],
    });
  });

  test('[K14-BAT-09] in the next Battle Phase the same victims can be declared again', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp', 'imp'], askAlways: true },
        { name: 'B', battlefield: [{ card: 'wall', exhausted: true }] },
      ],
      turn: { ...battle, declared: ['wall'] },
      dice: [1, 1],
      steps: [
        { by: 'A', attack: ['imp'] },
        { expect: { battle: { victim: 'B' } } },
        { until: { phase: 'battle', turn: 5, by: 'A' } },
        { by: 'A', attack: ['imp'] },
        { expect: { asks: { purpose: 'victim', options: ['B', 'wall'] } } },
      ],
    });
  });

  test('[K14-BAT-42] any number of battles while minions and victims are left', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp', 'imp', 'imp'] },
        { name: 'B', battlefield: [{ card: 'wall', exhausted: true }] },
        { name: 'C' },
      ],
      turn: battle,
      dice: [1, 1, 1],
      steps: [
        { by: 'A', attack: ['imp'], victim: 'C' },
        { by: 'A', attack: ['imp 2'], victim: 'wall' },
        { by: 'A', attack: ['imp 3'] },
        {
          expect: {
            log: [
              { type: 'wound', player: 'C' },
              { type: 'damage', card: 'wall' },
              { type: 'wound', player: 'B' },
            ],
          },
        },
      ],
    });
  });
});
