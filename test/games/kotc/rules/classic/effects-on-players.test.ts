import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell } from '../../scene.js';

/** Effects on hitpoints, hands and dice, which need no targets. */
const three = (more: object) => [
  { name: 'A', hp: 20, hand: ['spell'], ...more },
  { name: 'B', hp: 20 },
  { name: 'C', hp: 20 },
];

describe('hitpoints and dice', () => {
  sceneInEditions(
    '[K06-BLD-49] [K09-BLD-50] [K11-BLD-54] two separate rolls: the first heals the user, the second one opponent of the user’s choice',
    {
      cards: {
        spell: spell(
          'Roll 2 six-sided dice and increase your hitpoints by the result, then roll 2 six-sided dice and increase the hitpoints of one opponent by the result.',
          0,
        ),
      },
      dice: [6, 5, 2, 1],
      players: three({}),
      steps: [
        { by: 'A', cast: 'spell' },
        {
          expect: {
            players: { A: { hp: 31 } },
            asks: { by: 'A', purpose: 'heal-opponent', players: ['B', 'C'] },
            log: [{ type: 'roll' }, { type: 'heal', player: 'A', amount: 11 }],
          },
        },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            players: { A: { hp: 31 }, B: { hp: 20 }, C: { hp: 23 } },
            log: [{ type: 'roll' }, { type: 'heal', player: 'C', amount: 3 }],
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-BLD-50] [K09-BLD-51] [K11-BLD-55] [K06-RUL-43] [K09-RUL-41] [K11-RUL-10] two separate rolls: the first hurts the user, the second any one player, the user included',
    (rules) => {
      for (const [hit, left] of [
        ['A', [12, 20, 20]],
        ['C', [17, 20, 15]],
      ] as const) {
        const [a, b, c] = left;
        play({
          rules,
          cards: {
            spell: spell(
              'Roll 1 six-sided die and inflict the result as damage to yourself, then roll 1 six-sided die and inflict the result as damage to any one player.',
              0,
            ),
          },
          dice: [3, 5],
          players: three({}),
          steps: [
            { by: 'A', cast: 'spell' },
            {
              expect: {
                players: { A: { hp: 17 } },
                asks: { by: 'A', purpose: 'damage-player', players: ['A', 'B', 'C'] },
              },
            },
            { by: 'A', choose: [hit] },
            { expect: { players: { A: { hp: a }, B: { hp: b }, C: { hp: c } } } },
          ],
        });
      }
    },
  );

  sceneInEditions(
    '[K06-RUL-42] [K09-RUL-40] [K11-RUL-09] any one player takes the damage that the user picks',
    {
      cards: { spell: spell('Inflict 4 damage to any one player.', 0) },
      players: three({}),
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'damage-player', players: ['A', 'B', 'C'] } } },
        { by: 'A', choose: ['B'] },
        { expect: { players: { A: { hp: 20 }, B: { hp: 16 }, C: { hp: 20 } } } },
      ],
    },
  );
});

describe('drawing', () => {
  sceneInEditions('[K06-BLD-67] [K09-BLD-68] “Draw 2 cards.”: the user draws from the top of the own deck', {
    cards: { bear: creature(2, 5, '', 0), wolf: creature(2, 5, '', 0), spell: spell('Draw 2 cards.', 0) },
    players: [{ name: 'A', hand: ['spell'], deck: ['bear', 'wolf', 3] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'spell' },
      { expect: { players: { A: { hand: ['bear', 'wolf'], deck: 3 }, B: { hand: 0, deck: 10 } } } },
    ],
  });

  sceneInEditions('[K06-BLD-67] [K09-BLD-68] a deck emptied by it loses', {
    cards: { spell: spell('Draw 2 cards.', 0) },
    players: [{ name: 'A', hand: ['spell'], deck: [2] }, { name: 'B' }],
    steps: [{ by: 'A', cast: 'spell' }, { expect: { result: { winners: ['B'] } } }],
  });

  sceneInEditions('[K11-BLD-56] “All players draw 2 cards.”: everybody does, each from the own deck', {
    cards: { bear: creature(2, 5, '', 0), spell: spell('All players draw 2 cards.', 0) },
    players: [
      { name: 'A', hand: ['spell'], deck: [5] },
      { name: 'B', deck: ['bear', 'bear', 2] },
      { name: 'C', deck: [7] },
    ],
    steps: [
      { by: 'A', cast: 'spell' },
      {
        expect: {
          players: {
            A: { hand: 2, deck: 3 },
            B: { hand: ['bear', 'bear 2'], deck: 2 },
            C: { hand: 2, deck: 5 },
          },
        },
      },
    ],
  });
});

describe('“You may re-roll up to x dice for the rest of this turn up to y times each.”', () => {
  const again = spell('You may re-roll up to 2 dice for the rest of this turn up to 2 times each.', 0);
  const heal = spell('Roll 3 six-sided dice and increase your hitpoints by the result.', 0);

  sceneInEditions(
    '[K09-BLD-52] counts the dice over the whole turn, and each is re-rolled no more often than y times',
    {
      cards: { again, heal, more: heal },
      dice: [1, 2, 3, 4, 5, 6, 1, 1, 1],
      players: [{ name: 'A', hp: 10, hand: ['again', 'heal', 'more'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'again' },
        { by: 'A', cast: 'heal' },
        { expect: { asks: { by: 'A', purpose: 'reroll' } } },
        { by: 'A', choose: ['A'], die: 1 },
        { by: 'A', choose: ['A'], die: 4 },
        { by: 'A', choose: ['A'], die: 2 },
        { by: 'A', choose: ['A'], die: 6 },
        {
          expect: {
            players: { A: { hp: 19 } },
            log: [{ type: 'reroll' }, { type: 'reroll' }, { type: 'heal' }],
          },
        },
        { by: 'A', cast: 'more' },
        { expect: { players: { A: { hp: 22 } }, logNot: [{ type: 'reroll' }] } },
      ],
    },
  );

  sceneInEditions('[K09-BLD-52] ends with the turn', {
    cards: { again, heal },
    dice: [1, 1, 1],
    players: [
      { name: 'A', hp: 10, hand: ['again'] },
      { name: 'B', hp: 10, hand: ['heal'] },
    ],
    steps: [
      { by: 'A', cast: 'again' },
      { until: { turn: 4, phase: 'action' } },
      { by: 'B', cast: 'heal' },
      { expect: { players: { B: { hp: 13 } }, logNot: [{ type: 'reroll' }] } },
    ],
  });
});
