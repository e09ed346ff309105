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

describe('Exhaust', () => {
  test('[K14-KEY-50] resources can be exhausted by an effect', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tireResource'], granary: ['bear'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'tireResource' },
        { resolve: true },
        { expect: { cards: { bear: { exhausted: true, fatigued: true } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-KEY-50] [K14-Q-72] elsewhere nothing is exhausted or fatigued, and no down-level prolonged', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['tireInHand', bear({ downLevel: 3 })] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'tireInHand' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', exhausted: false, fatigued: false, level: 1 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { level: 4 } } } },
      ],
    });
  });
});

describe('fatigue and what changes meanwhile', () => {
  test('[K14-Q-71] whoever controls it at that time recovers it, in a turn after the fatiguing', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          battlefield: [{ card: 'bear', owner: 'B', hypnotizedFrom: 'B', exhausted: true, fatiguedIn: 2 }],
        },
        { name: 'B' },
      ],
      steps: [
        { until: { turn: 4 } },
        {
          expect: {
            cards: { bear: { player: 'B', zone: 'battlefield', exhausted: false, fatigued: false } },
          },
        },
      ],
    });
  });

  test('[K14-Q-71] in the turn of the fatiguing its new controller does not', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          battlefield: [{ card: 'bear', owner: 'B', hypnotizedFrom: 'B', exhausted: true, fatiguedIn: 3 }],
        },
        { name: 'B' },
      ],
      steps: [{ until: { turn: 4 } }, { expect: { cards: { bear: { player: 'B', exhausted: true } } } }],
    });
  });

  test('[K14-KEY-53] [K12-KEY-53] an upright minion that nothing else has changed recovers from it too', () => {
    play({
      cards,
      players: [{ name: 'A', battlefield: [bear({ fatiguedIn: 1 })] }, { name: 'B' }],
      steps: [
        { expect: { cards: { bear: { exhausted: false, fatigued: true } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: false, fatigued: false } } } },
      ],
    });
  });

  test('[K14-Q-72] it ends with a change of zone, so that a down-level ends as usual', () => {
    play({
      cards: { ...cards, bounce: spell('Target 1 in-play card; down-level it by 1, then bounce it.', 0) },
      players: [
        { name: 'A', hand: ['bounce'] },
        { name: 'B', ...watching, battlefield: [tired] },
      ],
      steps: [
        { by: 'A', cast: 'bounce' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', fatigued: false, level: 3 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { level: 4 } } } },
      ],
    });
  });

  test('[K14-Q-73] it recovers in its controller’s Recovery Phase, not at the start of that turn', () => {
    play({
      cards,
      players: [{ name: 'A' }, { name: 'B', battlefield: [{ ...tired, damage: 1 }] }],
      steps: [
        { until: { turn: 4, phase: 'action' } },
        { expect: { cards: { bear: { exhausted: true, fatigued: true, hp: 2 } } } },
        { until: { turn: 4, phase: 'recovery' } },
        { expect: { cards: { bear: { exhausted: true, fatigued: true, hp: 2 } } } },
        { until: { turn: 5 } },
        { expect: { cards: { bear: { exhausted: false, fatigued: false, hp: 3 } } } },
      ],
    });
  });
});
