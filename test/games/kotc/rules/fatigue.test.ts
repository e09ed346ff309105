import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell, type Placed } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 4),
  tire: spell('Target 1 in-play card; exhaust and fatigue it.', 0),
  tireResource: spell('Target 1 of your resources; exhaust and fatigue it.', 0),
  tireInHand: spell('Target 1 card in your hand; exhaust and fatigue it.', 0),
};
const bear = (state: Omit<Placed, 'card'> = {}): Placed => ({ card: 'bear', ...state });
const tired = bear({ exhausted: true, fatiguedIn: 3 });

describe('Fatigue', () => {
  test('[K14-KEY-51] a fatigued card is not unexhausted: a resource likewise', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          granary: [
            { ...tired, as: 'field' },
            { card: 'filler', exhausted: true },
          ],
        },
        { name: 'B', battlefield: [tired, { card: 'bear', as: 'fresh', exhausted: true }] },
      ],
      steps: [
        { until: { turn: 4 } },
        {
          expect: {
            cards: {
              bear: { exhausted: true },
              field: { exhausted: true },
              fresh: { exhausted: false },
              'filler 11': { exhausted: false },
            },
          },
        },
      ],
    });
  });

  test('[K14-KEY-52] a fatigued minion keeps its changes of SP, HP and level, until it recovers', () => {
    play({
      cards,
      players: [
        { name: 'A' },
        { name: 'B', battlefield: [bear({ fatiguedIn: 3, damage: 2, spChange: 1, downLevel: 3 })] },
      ],
      steps: [
        { until: { turn: 4 } },
        { expect: { cards: { bear: { sp: 3, hp: 1, level: 1 } } } },
        { until: { turn: 5 } },
        { expect: { cards: { bear: { sp: 2, hp: 3, level: 4, fatigued: false } } } },
      ],
    });
  });

  test('[K14-KEY-54] [K14-KEY-53] [K12-KEY-53] the next player’s minion misses this turn’s Recovery Phase and recovers in that player’s', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tire'] },
        { name: 'B', ...watching, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { resolve: true },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true, fatigued: true } } } },
        { until: { phase: 'recovery' } },
        { expect: { turn: { number: 4 }, cards: { bear: { exhausted: true } } } },
        { until: { turn: 5 } },
        { expect: { cards: { bear: { exhausted: false, fatigued: false } } } },
      ],
    });
  });

  test('[K14-KEY-55] the turn player’s own misses those of all others too', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tire'], battlefield: ['bear'] },
        { name: 'B', ...watching },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { resolve: true },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true } } } },
        { until: { turn: 5 } },
        { expect: { cards: { bear: { exhausted: true } } } },
        { until: { turn: 6, phase: 'recovery' } },
        { expect: { turn: { player: 'A' }, cards: { bear: { exhausted: true, fatigued: true } } } },
        { until: { turn: 7 } },
        { expect: { cards: { bear: { exhausted: false, fatigued: false } } } },
      ],
    });
  });

  test('[K14-KEY-113] of three players, the third’s minion misses the Recovery Phases of the first and the second', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tire'] },
        { name: 'B', ...watching },
        { name: 'C', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { resolve: true },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true } } } },
        { until: { turn: 5 } },
        { expect: { turn: { player: 'C' }, cards: { bear: { exhausted: true } } } },
        { until: { turn: 6 } },
        { expect: { cards: { bear: { exhausted: false } } } },
      ],
    });
  });

  test('[K14-KEY-114] fatigued in its controller’s own turn it misses that Recovery Phase, also when fatigued before', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tire'], battlefield: [bear({ exhausted: true, fatiguedIn: 2 })] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { resolve: true },
        { until: { turn: 5, phase: 'recovery' } },
        { expect: { cards: { bear: { exhausted: true } } } },
        { until: { turn: 6 } },
        { expect: { cards: { bear: { exhausted: false } } } },
      ],
    });
  });

  test('[K14-KEY-56] fatigued twice before its controller’s turn, it recovers as if fatigued once', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tire', 'tire'] },
        { name: 'B', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { by: 'A', cast: 'tire 2' },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true } }, log: [{ type: 'fatigue' }, { type: 'fatigue' }] } },
        { until: { turn: 5 } },
        { expect: { cards: { bear: { exhausted: false, fatigued: false } } } },
      ],
    });
  });

  test('[K14-KEY-56] twice in two turns before it likewise', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [bear({ exhausted: true, fatiguedIn: 2 })] },
        { name: 'B', hand: ['tire'] },
      ],
      turn: { player: 'B' },
      steps: [
        { by: 'B', cast: 'tire' },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true } } } },
        { until: { turn: 5 } },
        { expect: { cards: { bear: { exhausted: false, fatigued: false } } } },
      ],
    });
  });

  test('[K14-KEY-57] to be fatigued is not to be exhausted: it is upright and attacks', () => {
    play({
      cards,
      players: [{ name: 'A', battlefield: [bear({ fatiguedIn: 3 })] }, { name: 'B' }],
      turn: { phase: 'battle' },
      dice: [1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { log: [{ type: 'attack', card: 'bear' }] } },
      ],
    });
  });

  test('[K14-KEY-57] what is exhausted already is fatigued all the same', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tire'] },
        { name: 'B', ...watching, battlefield: [bear({ exhausted: true })] },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { resolve: true },
        { expect: { cards: { bear: { fatigued: true } }, logNot: [{ type: 'exhaust' }] } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true } } } },
      ],
    });
  });
});
