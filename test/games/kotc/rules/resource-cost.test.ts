import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell, type Placed } from '../scene.js';

/** The resource cost, as "Exhaustion and Recovery" of the 14th Edition's rulebook has it. */
const grain = (as: string, more: Partial<Placed> = {}): Placed => ({ card: 'filler', as, ...more });

describe('the resource cost', () => {
  const cards = {
    zap: spell('Draw 1 card.', 2),
    bear: minion(2, 3, '', 2),
    free: spell('Draw 1 card.', 0),
    cub: minion(0, 0),
  };
  const own = [grain('v'), grain('w'), grain('x', { exhausted: true }), grain('y')];

  test('[K14-EXH-04] [K14-EXH-05] of a minion as of a spell it is the level: as many own resources, no more and no fewer', () => {
    const actions = [{ summon: 'bear' }, { cast: 'zap' }];
    for (const action of actions) {
      play({
        cards,
        players: [
          { name: 'A', hand: ['bear', 'zap'], granary: own },
          { name: 'B', granary: [grain('B’s'), 3] },
        ],
        steps: [
          { by: 'A', ...action },
          { expect: { asks: { by: 'A', purpose: 'pay', cards: ['v', 'w', 'y'], least: 2, most: 2 } } },
          { by: 'A', pay: ['v'], refused: 'K14-EXH-05' },
          { by: 'A', pay: ['v', 'w', 'y'], refused: 'K14-EXH-05' },
          { by: 'A', pay: ['v', 'B’s'], refused: 'K14-EXH-05' },
          { by: 'A', pay: ['v', 'v'], refused: 'K14-EXH-05' },
        ],
      });
    }
  });

  test('[K14-EXH-08] the player chooses which resources to exhaust', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['bear'], granary: own },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', summon: 'bear' },
        { by: 'A', pay: ['y', 'w'] },
        { expect: { cards: { v: { exhausted: false }, w: { exhausted: true }, y: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-EXH-07] [K16-EXH-07] [K14-Q-104] what cannot be paid for is not played, and not revealed', () => {
    for (const action of [{ summon: 'bear' }, { cast: 'zap' }]) {
      play({
        cards,
        players: [
          {
            name: 'A',
            hand: ['bear', 'zap'],
            granary: [grain('x'), grain('y', { exhausted: true })],
            askAlways: true,
          },
          { name: 'B', granary: [5] },
        ],
        steps: [
          { expect: { asks: { by: 'A', offersNot: [action] } } },
          { by: 'A', ...action, refused: 'K14-EXH-07' },
          {
            expect: {
              cards: {
                bear: { zone: 'hand', knownTo: ['A'] },
                zap: { zone: 'hand', knownTo: ['A'] },
                x: { exhausted: false },
              },
            },
          },
        ],
      });
    }
  });

  test('[K14-EXH-09] what has paid stays in the granary and pays again after the Recovery Phase', () => {
    play({
      cards,
      players: [{ name: 'A', hand: ['zap', 'zap'], granary: [grain('x'), grain('y')] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { players: { A: { granary: ['x', 'y'] } } } },
        { by: 'A', cast: 'zap 2', refused: 'K14-EXH-07' },
        { until: { turn: 5, phase: 'action' } },
        { by: 'A', cast: 'zap 2' },
        { resolve: true },
        { expect: { cards: { 'zap 2': { zone: 'grave' }, x: { exhausted: true }, y: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-Q-14] for a card of level 0 an empty granary suffices', () => {
    play({
      cards,
      players: [{ name: 'A', hand: ['cub', 'free'] }, { name: 'B' }],
      steps: [
        { by: 'A', summon: 'cub' },
        { by: 'A', cast: 'free' },
        { resolve: true },
        { expect: { cards: { cub: { zone: 'battlefield' }, free: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-EXH-10] a card of level 0 is played without any resource', () => {
    play({
      cards,
      players: [{ name: 'A', hand: ['cub'] }, { name: 'B' }],
      steps: [{ by: 'A', summon: 'cub' }, { expect: { cards: { cub: { zone: 'battlefield' } } } }],
    });
    play({
      cards,
      players: [{ name: 'A', hand: ['free'], granary: [3] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'free' },
        { resolve: true },
        { expect: { cards: { free: { zone: 'grave' } }, logNot: [{ type: 'exhaust' }] } },
      ],
    });
  });

  test('[K14-EXH-11] it follows the level as it is now, not the printed one', () => {
    play({
      cards: {
        huge: minion(1, 1, '', 7),
        ritual: spell('Target 1 card in your hand; down-level it by 5.', 0),
      },
      players: [{ name: 'A', hand: ['huge', 'ritual'], granary: [3] }, { name: 'B' }],
      steps: [
        { by: 'A', summon: 'huge', refused: 'K14-EXH-07' },
        { by: 'A', cast: 'ritual' },
        { resolve: true },
        { by: 'A', summon: 'huge' },
        { expect: { asks: { purpose: 'pay', least: 2, most: 2 } } },
      ],
    });
  });
});
