import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** What the 13th Edition’s rulebook leaves open by itself. */
const bear = minion(2, 3);
const turn = { phase: 'battle' } as const;

describe('reactive counters of the 13th', () => {
  test.until(13)(
    '[K13-CTR-10] a Shield and a Dice Counter make no link, and nobody is asked to respond to them',
    () => {
      play({
        cards: { bear },
        turn,
        dice: [5, 6, 4],
        players: [
          { name: 'A', askAlways: true, battlefield: ['bear'] },
          {
            name: 'B',
            askAlways: true,
            battlefield: [
              { card: 'bear', as: 'host', counters: [...counters('dice', 'B'), ...counters('shield', 'B')] },
            ],
          },
        ],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'host' },
          { until: { purpose: 'reroll' } },
          { by: 'B', counter: 'dice', on: 'host', die: 6 },
          { expect: { chain: [], asks: { by: 'B', purpose: 'shield' } } },
          { by: 'B', counter: 'shield', on: 'host' },
          {
            expect: {
              log: [{ type: 'reroll' }, { type: 'remove' }, { type: 'damage', card: 'host' }],
              logNot: [{ type: 'link' }],
            },
          },
        ],
      });
    },
  );

  test('[K13-Q-03] a Shield Counter is that of the minion that it lies on, though another controls it now', () => {
    play({
      cards: { bear, ox: minion(1, 9) },
      turn,
      dice: [4],
      players: [
        { name: 'A', battlefield: ['ox'] },
        {
          name: 'B',
          battlefield: [{ card: 'bear', owner: 'A', hypnotizedFrom: 'A', counters: counters('shield', 'A') }],
        },
      ],
      steps: [
        { by: 'A', attack: ['ox'], victim: 'bear' },
        { until: { by: 'A', purpose: 'shield' } },
        { by: 'A', counter: 'shield', on: 'bear' },
        { expect: { cards: { bear: { player: 'B', hp: 1, counters: {} } } } },
      ],
    });
  });
});

describe('other questions of the 13th', () => {
  test('[K13-Q-01] fatigued in its controller’s own turn a card does not recover at the end of that turn', () => {
    play({
      cards: { bear, tire: spell('Target 1 in-play card; exhaust and fatigue it.', 0) },
      players: [
        { name: 'A', hand: ['tire'], battlefield: ['bear'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { resolve: true },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: true, fatigued: true } } } },
        { until: { turn: 5, phase: 'recovery' } },
        { expect: { cards: { bear: { exhausted: true } } } },
        { until: { turn: 6 } },
        { expect: { cards: { bear: { exhausted: false, fatigued: false } } } },
      ],
    });
  });

  test('[K13-Q-04] a player attacks neither themselves nor their own minions; a fatigued card recovers at the end of its controller’s turn', () => {
    play({
      cards: { bear, imp: minion(1, 1) },
      players: [
        { name: 'A', battlefield: ['bear', 'imp'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'tired', exhausted: true, fatiguedIn: 3 }] },
      ],
      turn,
      steps: [
        { by: 'A', attack: ['bear'] },
        { expect: { asks: { by: 'A', purpose: 'victim', options: ['B', 'tired'] } } },
        { by: 'A', choose: ['imp'], refused: 'K14-Q-16' },
        { by: 'A', choose: ['B'] },
        { until: { turn: 4, phase: 'recovery' } },
        { expect: { cards: { tired: { exhausted: true } } } },
        { until: { turn: 5 } },
        { expect: { cards: { tired: { exhausted: false } } } },
      ],
    });
  });
});
