import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { fighters, fought } from './classic-battle.js';
import { byEdition } from './wordings.js';

/** "Winning" of the rulebooks: by what a player loses. */
const cards = {
  ...fighters,
  zap: spell('Draw 1 card.', 0),
  two: spell('Draw 2 cards.', 0),
  drawAndHeal: spell('Draw 1 card. Increase your hitpoints by 9.', 0),
  gale: spell(
    'Target up to 2 cards on the top of one player’s deck. Send all targets to the resource zone of their owners (exhausted).',
    0,
  ),
  ruin: spell('Target up to 2 cards on the top of one player’s deck. Destroy all targets.', 0),
};

describe('a player without hitpoints', () => {
  inEditions(
    '[K06-WIN-01] [K06-WIN-06] [K09-WIN-01] [K09-WIN-07] [K11-WIN-01] [K11-WIN-09] loses, and the one who remains wins',
    (rules) => {
      const rule = byEdition(rules, 'K06-WIN-01', 'K09-WIN-01', 'K11-WIN-01');
      const winner = byEdition(rules, 'K06-WIN-06', 'K09-WIN-07', 'K11-WIN-09');
      const attacked = (hp: number, expect: Parameters<typeof fought>[0]['expect']): Scene => ({
        ...fought({ team: ['bear'], hp: [20, hp], dice: [5, 4], expect }),
        rules,
      });
      play(attacked(10, { players: { B: { hp: 1, out: false } }, result: null }));
      for (const by of [rule, winner]) {
        play(
          attacked(9, {
            players: { A: { out: false }, B: { hp: 0, out: true } },
            asks: null,
            result: { winners: ['A'], rule: by },
            log: [{ type: 'out', player: 'B', rule }],
          }),
        );
      }
    },
  );

  test('[K11-WIN-02] damage beyond the hitpoints has the same result as damage that comes to exactly them', () => {
    for (const hp of [9, 2]) {
      play({
        ...fought({
          team: ['bear'],
          hp: [20, hp],
          dice: [5, 4],
          expect: {
            players: { B: { hp: 0, out: true } },
            asks: null,
            result: { winners: ['A'], rule: 'K11-WIN-01' },
          },
        }),
        rules: 'kotc-11',
      });
    }
  });
});

describe('a player with an empty deck', () => {
  inEditions(
    '[K06-WIN-02] [K06-Q-04] [K09-WIN-02] [K09-Q-03] [K11-WIN-03] [K11-WIN-04] loses by drawing the last card, without a draw that fails',
    (rules) => {
      const rule = byEdition(rules, 'K06-WIN-02', 'K09-WIN-02', 'K11-WIN-03');
      play({
        rules,
        cards,
        players: [{ name: 'A', deck: ['bear', 'bear'], hand: ['zap', 'zap'] }, { name: 'B' }],
        steps: [
          { by: 'A', cast: 'zap' },
          { expect: { players: { A: { deck: 1, out: false } }, result: null } },
          { by: 'A', cast: 'zap 2' },
          {
            expect: {
              players: { A: { deck: 0, hand: ['bear', 'bear 2'], out: true } },
              asks: null,
              result: { winners: ['B'], rule },
            },
          },
        ],
      });
    },
  );

  inEditions(
    '[K06-Q-04] [K09-Q-03] it is noticed when the draw in progress is complete, in the Resource Phase as well',
    (rules) => {
      play({
        rules,
        cards,
        players: [{ name: 'A', deck: ['bear', 'ox'] }, { name: 'B' }],
        turn: { phase: 'resource' },
        steps: [
          { by: 'A', draw: true },
          {
            expect: {
              players: { A: { hand: ['bear', 'ox'], out: true } },
              asks: null,
              result: { winners: ['B'] },
              log: [
                { type: 'move', card: 'bear' },
                { type: 'move', card: 'ox' },
                { type: 'out', player: 'A' },
              ],
            },
          },
        ],
      });
    },
  );

  sceneInEditions(
    '[K06-Q-05] [K09-Q-04] [K11-Q-57] a draw of more than there is takes what there is, and then loses',
    {
      cards,
      players: [{ name: 'A', deck: ['bear'], hand: ['two'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'two' },
        {
          expect: {
            players: { A: { hand: ['bear'], deck: 0, out: true } },
            asks: null,
            result: { winners: ['B'] },
          },
        },
      ],
    },
  );

  sceneInEditions('[K09-WIN-04] is not saved by cards in the reserves', {
    cards,
    players: [{ name: 'A', deck: ['bear'], hand: ['zap'], reserves: [10] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'zap' },
      { expect: { players: { A: { out: true, reserves: 10 } }, asks: null, result: { winners: ['B'] } } },
    ],
  });

  inEditions(
    '[K06-WIN-09] [K09-WIN-09] [K11-WIN-05] loses as well if an effect on its top cards has emptied it',
    (rules) => {
      for (const name of ['gale', 'ruin']) {
        play({
          rules,
          cards,
          players: [
            { name: 'A', hand: [name] },
            { name: 'B', deck: [2] },
          ],
          steps: [
            { by: 'A', cast: name },
            { by: 'A', choose: ['B'] },
            { by: 'A', number: 2 },
            {
              expect: {
                players: { B: { deck: 0, out: true } },
                asks: null,
                result: { winners: ['A'] },
              },
            },
          ],
        });
      }
    },
  );

  sceneInEditions('[K06-WIN-09] loses as well if a cost on its top cards has emptied it', {
    cards: {
      ...cards,
      miner: creature(
        1,
        5,
        'MINE: Destroy 2 cards on the top of your deck. Increase your hitpoints by 9.',
        0,
      ),
    },
    players: [
      { name: 'A', hp: 60, deck: [2], battlefield: ['miner'] },
      { name: 'B', hp: 60 },
    ],
    steps: [
      { by: 'A', activate: 'miner' },
      {
        expect: {
          players: { A: { hp: 60, deck: 0, out: true } },
          asks: null,
          result: { winners: ['B'], rule: 'K06-WIN-02' },
        },
      },
    ],
  });
});

describe('hitpoints paid as a cost', () => {
  const cardsToPay = { payer: creature(1, 5, 'PAY: Pay 5 hitpoints. Increase your hitpoints by 9.', 0) };
  const paying = (hp: number, expect: Parameters<typeof fought>[0]['expect']): Omit<Scene, 'rules'> => ({
    cards: cardsToPay,
    players: [
      { name: 'A', hp, battlefield: ['payer'] },
      { name: 'B', hp: 60 },
    ],
    steps: [{ by: 'A', activate: 'payer' }, { resolve: true }, { expect }],
  });

  sceneInEditions(
    '[K06-WIN-08] who pays down to 0 loses, before the effect can add any',
    paying(5, {
      players: { A: { hp: 0, out: true } },
      asks: null,
      result: { winners: ['B'], rule: 'K06-WIN-01' },
    }),
  );

  sceneInEditions(
    '[K06-WIN-08] who has one more does not',
    paying(6, { players: { A: { hp: 10 } }, result: null }),
  );
});

describe('no other way to lose', () => {
  sceneInEditions('[K11-WIN-07] 1 hitpoint and 1 card in the deck are enough, with nothing else at all', {
    cards,
    players: [
      { name: 'A', hp: 1, deck: [5] },
      { name: 'B', hp: 20, battlefield: ['wall'] },
    ],
    turn: { number: 3, phase: 'action' },
    steps: [
      { until: { turn: 7, phase: 'action' } },
      {
        expect: { players: { A: { deck: 1, hp: 1, out: false, battlefield: 0, granary: 0 } }, result: null },
      },
      { until: { turn: 8, phase: 'action' } },
      { expect: { result: null, players: { A: { out: false } } } },
      { until: { turn: 9, phase: 'resource', by: 'A', purpose: 'resource' } },
      { by: 'A', draw: true },
      { expect: { result: { winners: ['B'], rule: 'K11-WIN-03' } } },
    ],
  });
});
