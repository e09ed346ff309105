import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** Counters of the 12th Edition. */
const rules = 'kotc-12';
const watching = { askAlways: true } as const;
const bear = minion(2, 9, '', 0);

describe('how counters go', () => {
  test.until(12)(
    '[K12-CTR-03] with their minion, by an ability, or removed by their owner for their effect',
    () => {
      play({
        rules,
        cards: { bear, fetch: spell('Target 1 in-play card; bounce it.', 0) },
        players: [
          {
            name: 'A',
            hand: ['fetch'],
            battlefield: [
              { card: 'bear', counters: [...counters('sword', 'A'), ...counters('damage', 'B')] },
            ],
          },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', counter: 'sword', on: 'bear' },
          { resolve: true },
          { expect: { cards: { bear: { sp: 3, counters: { damage: 1 } } } } },
          { by: 'A', cast: 'fetch' },
          { resolve: true },
          { expect: { cards: { bear: { zone: 'hand', counters: {} } } } },
          { by: 'A', summon: 'bear' },
          { expect: { cards: { bear: { zone: 'battlefield', sp: 2, counters: {} } } } },
          { by: 'B', counter: 'damage', on: 'bear', refused: 'K12-CTR-25' },
        ],
      });
    },
  );

  test.until(12)(
    '[K12-CTR-03] [K12-CTR-19] [K12-CTR-20] an effect removes up to x from each, of any owner, and nothing comes of it',
    () => {
      play({
        rules,
        cards: {
          bear,
          cleanse: spell('Target up to 2 in-play cards; remove up to 2 counters from each target.', 0),
        },
        players: [
          { name: 'A', hand: ['cleanse'], ...watching },
          {
            name: 'B',
            battlefield: [
              {
                card: 'bear',
                counters: [
                  ...counters('sword', 'B'),
                  ...counters('damage', 'A'),
                  ...counters('exhaustion', 'C'),
                ],
              },
            ],
            ...watching,
          },
          { name: 'C' },
        ],
        steps: [
          { by: 'A', cast: 'cleanse' },
          { until: { by: 'A', purpose: 'remove' } },
          { expect: { asks: { by: 'A', most: 2, options: ['sword', 'damage', 'exhaustion'] } } },
          { by: 'A', choose: ['sword of B', 'exhaustion of C'] },
          {
            expect: {
              cards: { bear: { sp: 2, exhausted: false, counters: { 'damage of A': 1 } } },
              logNot: [{ type: 'change' }, { type: 'exhaust' }, { type: 'link', card: 'bear' }],
            },
          },
          { by: 'B', counter: 'sword', on: 'bear', refused: 'K12-CTR-25' },
        ],
      });
    },
  );
});

describe('when counters are removed for their effects', () => {
  test.until(12)('[K12-Q-06] in any phase of any turn, and right after they came', () => {
    for (const player of ['A', 'B']) {
      for (const phase of ['draw', 'resource', 'action', 'battle', 'recovery'] as const) {
        play({
          rules,
          cards: { bear },
          players: [
            { name: 'A', battlefield: [{ card: 'bear', counters: counters('sword', 'A') }], ...watching },
            { name: 'B', ...watching },
          ],
          turn: { player, phase },
          steps: [
            { by: 'A', counter: 'sword', on: 'bear' },
            { resolve: true },
            { expect: { turn: { player, phase }, cards: { bear: { sp: 3 } } } },
          ],
        });
      }
    }
    play({
      rules,
      cards: { bear, arm: spell('Target 1 in-play card; place 1 Sword Counter on it.', 0) },
      players: [
        { name: 'A', hand: ['arm'], battlefield: ['bear'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'arm' },
        { resolve: true },
        { by: 'A', counter: 'sword', on: 'bear' },
        { expect: { chain: ['bear'], asks: { by: 'B', purpose: 'respond' } } },
      ],
    });
  });

  test.until(12)('[K12-Q-06] but not while a chain resolves', () => {
    play({
      rules,
      cards: {
        bear,
        arm: spell(
          'Target 1 in-play card; place 1 Sword Counter on it. Target 1 card in your hand; reveal and deploy it.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['arm', { card: 'bear', as: 'cub' }], battlefield: ['bear'], ...watching },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'arm' },
        { until: { by: 'A', purpose: 'deploy' } },
        { by: 'A', counter: 'sword', on: 'bear', refused: 'K12-CHN-22' },
        { by: 'A', choose: [] },
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { sp: 3 } } } },
      ],
    });
  });

  test.until(12)('[K12-Q-06] nor within the steps of a battle', () => {
    play({
      rules,
      cards: { bear },
      players: [
        { name: 'A', battlefield: ['bear'] },
        {
          name: 'B',
          battlefield: [{ card: 'bear', as: 'wall', counters: counters('sword', 'B') }],
          ...watching,
        },
      ],
      turn: { phase: 'battle' },
      dice: [1, 2, 3, 4],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { until: { by: 'B', purpose: 'defend' } },
        { by: 'B', counter: 'sword', on: 'wall', refused: 'K12-BAT-40' },
        { by: 'B', defend: ['wall'] },
        { until: { by: 'B', purpose: 'die' } },
        { by: 'B', counter: 'sword', on: 'wall', refused: 'K12-BAT-40' },
      ],
    });
  });
});

describe('Shield Counters', () => {
  test.until(12)('[K12-Q-30] several raise HP by 5 each, in links of their own, and lessen no damage', () => {
    play({
      rules,
      cards: { mouse: minion(1, 0, '', 0) },
      dice: [6],
      players: [
        { name: 'A', ...watching },
        {
          name: 'B',
          battlefield: [
            { card: 'mouse', counters: [...counters('shield', 'B', 3), ...counters('damage', 'A')] },
          ],
          ...watching,
        },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'mouse' },
        { by: 'B', counter: 'shield', on: 'mouse' },
        { by: 'B', counter: 'shield', on: 'mouse' },
        {
          expect: {
            chain: ['mouse', 'mouse', 'mouse'],
            cards: { mouse: { hp: 0, counters: { shield: 1, damage: 0 } } },
          },
        },
        { resolve: true },
        {
          expect: {
            cards: { mouse: { zone: 'battlefield', hp: 4, counters: { shield: 1 } } },
            log: [{ type: 'change' }, { type: 'change' }, { type: 'damage', amount: 6 }],
            notAsked: [{ purpose: 'shield' }],
          },
        },
      ],
    });
  });

  test.until(12)('[K12-Q-29] a minion with 0 HP is destroyed by any damage, but not by 0', () => {
    for (const sp of [0, 1]) {
      play({
        rules,
        cards: { mouse: minion(1, 0, '', 0), wolf: minion(sp, 3, '', 0) },
        players: [
          { name: 'A', battlefield: ['wolf'] },
          { name: 'B', battlefield: ['mouse'] },
        ],
        turn: { phase: 'battle' },
        dice: [1],
        steps: [
          { by: 'A', attack: ['wolf'], victim: 'mouse' },
          { until: { phase: 'recovery' } },
          {
            expect: {
              cards: { mouse: { zone: sp === 0 ? 'battlefield' : 'grave' } },
              players: { B: { hp: 35 } },
            },
          },
        ],
      });
    }
  });
});
