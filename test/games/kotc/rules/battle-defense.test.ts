import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play } from '../scene.js';

/** “Battles” of the 14th Edition’s rulebook: the Defense Formation. */
const cards = {
  bear: minion(2, 3),
  ox: minion(1, 4),
  imp: minion(1, 1),
  wall: minion(0, 9),
};
const battle = { phase: 'battle' } as const;

describe('the defending team', () => {
  test('[K14-BAT-13] [K17-BAT-13] [K14-BAT-16] [K17-BAT-16] any number of the defender’s unexhausted in-play minions, which are exhausted', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp'] },
        {
          name: 'B',
          battlefield: ['wall', 'ox', 'bear', { card: 'bear', as: 'tired', exhausted: true }],
          granary: ['imp'],
          hand: ['imp'],
          askAlways: true,
        },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['imp'], victim: 'B' },
        { by: 'B', pass: true },
        {
          expect: { asks: { by: 'B', purpose: 'defend', cards: ['wall', 'ox', 'bear'], least: 0, most: 3 } },
        },
        { by: 'B', defend: ['tired'], refused: 'K14-BAT-16' },
        { by: 'B', defend: ['wall', 'ox'] },
        {
          expect: {
            cards: { wall: { exhausted: true }, ox: { exhausted: true }, bear: { exhausted: false } },
            log: [{ type: 'defend', player: 'B' }],
          },
        },
      ],
    });
  });

  test('[K14-BAT-14] the defending player may form no team', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp', 'imp'], askAlways: true },
        { name: 'B', battlefield: ['bear'] },
      ],
      turn: battle,
      dice: [4],
      steps: [
        { by: 'A', attack: ['imp'], victim: 'B' },
        { by: 'B', defend: [] },
        { by: 'A', pass: true },
        {
          expect: {
            cards: { bear: { exhausted: false, hp: 3 } },
            players: { B: { hp: 31 } },
            logNot: [{ type: 'defend' }],
          },
        },
      ],
    });
  });

  test('[K14-BAT-15] a minion as victim may defend, or leave it to others', () => {
    for (const [team, rest] of [
      [['ox'], ['bear']],
      [['bear', 'ox'], []],
      [['bear'], ['ox']],
    ] as const) {
      play({
        cards,
        players: [
          { name: 'A', battlefield: ['imp'] },
          { name: 'B', battlefield: ['ox', 'bear'] },
        ],
        turn: battle,
        dice: [1],
        steps: [
          { by: 'A', attack: ['imp'], victim: 'ox' },
          { expect: { asks: { cards: ['ox', 'bear'] } } },
          { by: 'B', defend: [...team] },
          {
            expect: {
              log: [{ type: 'defend' }, { type: 'damage', card: team[0], amount: 1 }],
              logNot: rest.map((card) => ({ type: 'exhaust', card })),
            },
          },
        ],
      });
    }
  });

  test('[K14-BAT-17] no third player’s minion joins in', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp'] },
        { name: 'B', battlefield: ['wall'] },
        { name: 'C', battlefield: ['bear'], askAlways: true },
        { name: 'D', battlefield: ['ox'] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['imp'], victim: 'B' },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['wall'] } } },
        { by: 'B', defend: ['wall', 'bear'], refused: 'K14-BAT-17' },
        { by: 'B', defend: ['wall'] },
        { expect: { battle: { defense: ['wall'] }, asks: { by: 'C', purpose: 'battle' } } },
      ],
    });
  });

  test('[K14-BAT-18] the defender orders the team, with the attacking team and its order in view', () => {
    for (const order of [
      ['wall', 'ox'],
      ['ox', 'wall'],
    ]) {
      play({
        cards,
        players: [
          { name: 'A', battlefield: ['bear', 'imp'] },
          { name: 'B', battlefield: ['wall', 'ox'], askAlways: true },
        ],
        turn: battle,
        dice: [1, 1, 1, 1],
        steps: [
          { by: 'A', attack: ['imp', 'bear'], victim: 'B' },
          { by: 'B', pass: true },
          {
            expect: { battle: { team: ['imp', 'bear'], defense: [] }, asks: { by: 'B', purpose: 'defend' } },
          },
          { by: 'B', defend: order },
          { expect: { battle: { defense: order } } },
          { by: 'B', pass: true },
          {
            expect: {
              log: [{ type: 'damage', card: order[0] ?? '', amount: 1 }],
              logNot: [{ type: 'damage', card: order[1] ?? '' }],
            },
          },
        ],
      });
    }
  });

  test('[K14-BAT-19] [K17-BAT-19] who has defended cannot defend again in this turn', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp', 'imp'] },
        { name: 'B', battlefield: ['wall', 'ox'] },
      ],
      turn: battle,
      dice: [1],
      steps: [
        { by: 'A', attack: ['imp'], victim: 'B' },
        { by: 'B', defend: ['wall'] },
        { by: 'A', attack: ['imp 2'], victim: 'ox' },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['ox'] } } },
      ],
    });
  });

  test('[K14-BAT-19] [K17-BAT-19] recovered at the end of the turn, it defends in the next one', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['imp'] },
        { name: 'C', battlefield: ['imp'] },
        { name: 'B', battlefield: ['wall'] },
      ],
      turn: battle,
      dice: [1],
      steps: [
        { by: 'A', attack: ['imp'], victim: 'B' },
        { by: 'B', defend: ['wall'] },
        { until: { phase: 'battle', turn: 4, by: 'C' } },
        { by: 'C', attack: ['imp 2'], victim: 'B' },
        { until: { purpose: 'defend' } },
        { expect: { turn: { number: 4 }, asks: { by: 'B', cards: ['wall'] } } },
      ],
    });
  });
});
