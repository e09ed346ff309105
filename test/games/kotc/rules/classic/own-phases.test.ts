import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { byEdition, DEPLOY, WHEN_DESTROYED } from './wordings.js';

/** What a player does in their own Action and Battle Phase, and that nobody does it elsewhere. */
const cards = {
  ox: creature(1, 1, '', 1),
  draw: spell('Draw 1 card.', 1),
  sage: creature(1, 1, 'A: Draw 1 card.', 0),
  heir: creature(1, 1, `A: ${WHEN_DESTROYED} Target up to 1 card in your hand. ${DEPLOY}`, 0),
  when: spell(`${WHEN_DESTROYED} Draw 1 card.`, 0),
  smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
};

describe('in the own Action Phase', () => {
  sceneInEditions(
    '[K06-TURN-13] [K09-TURN-23] [K11-TURN-25] any cards of the hand are played that can be paid for, in any number and order',
    {
      cards,
      players: [{ name: 'A', hand: ['ox', 'ox', 'draw', 'draw', 'draw', 'ox'], granary: [5] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'draw' },
        { by: 'A', summon: 'ox' },
        { by: 'A', set: 'draw 2' },
        { by: 'A', summon: 'ox 2' },
        { by: 'A', cast: 'draw 3' },
        {
          expect: {
            players: {
              A: { battlefield: ['ox', 'ox 2'], traps: ['draw 2'], grave: ['draw', 'draw 3'], hand: 3 },
            },
            asks: { offersNot: [{ summon: 'ox 3' }] },
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-TURN-13] [K09-TURN-23] what cannot be paid for, or whose requirements are not met, is not played',
    (rules) => {
      const picky = creature(1, 1, 'You must sacrifice 1 card in play to summon this creature.', 0);
      play({
        rules,
        cards: { ...cards, picky },
        players: [{ name: 'A', hand: ['ox', 'picky', 'when'], granary: [] }, { name: 'B' }],
        steps: [
          { by: 'A', summon: 'ox', refused: byEdition(rules, 'K06-RES-05', 'K09-RES-07', 'K11-RES-08') },
          { by: 'A', summon: 'picky', refused: byEdition(rules, 'K06-CRE-08', 'K09-CRE-08', 'K11-CRE-12') },
          { by: 'A', cast: 'when', refused: byEdition(rules, 'K06-ABL-08', 'K09-ABL-09', 'K11-ABL-09') },
        ],
      });
    },
  );

  sceneInEditions(
    '[K06-TURN-14] [K09-TURN-24] [K11-TURN-26] abilities without a condition are activated, of own creatures in play',
    {
      cards: { ...cards, imp: creature(1, 1, `A: ${WHEN_DESTROYED} Draw 1 card.\nB: Draw 1 card.`, 0) },
      players: [
        { name: 'A', battlefield: ['sage', 'imp'], hand: ['sage'], granary: ['sage'] },
        { name: 'B', battlefield: ['sage'] },
      ],
      steps: [
        {
          expect: {
            asks: {
              offers: [{ activate: 'sage' }, { activate: 'imp', ability: 2 }],
              offersNot: [
                { activate: 'imp', ability: 1 },
                { activate: 'sage 2' },
                { activate: 'sage 3' },
                { activate: 'sage 4' },
              ],
            },
          },
        },
        { by: 'A', activate: 'imp', ability: 2 },
        { by: 'A', activate: 'sage' },
        { expect: { players: { A: { deck: 8 } } } },
      ],
    },
  );

  sceneInEditions('[K06-TURN-15] [K09-TURN-25] [K11-TURN-27] own traps without a condition are activated', {
    cards,
    players: [
      { name: 'A', traps: ['draw', 'when'] },
      { name: 'B', traps: ['draw'] },
    ],
    steps: [
      {
        expect: {
          asks: { offers: [{ activate: 'draw' }], offersNot: [{ activate: 'when' }, { activate: 'draw 2' }] },
        },
      },
      { by: 'A', activate: 'draw' },
      { expect: { players: { A: { deck: 9, grave: ['draw'], traps: ['when'] } } } },
    ],
  });
});

describe('in the own Battle Phase', () => {
  const players: Scene['players'] = [
    { name: 'A', hp: 20, battlefield: ['sage', 'sage', { card: 'sage', exhausted: true }] },
    { name: 'B', hp: 20 },
  ];

  inEditions('[K06-TURN-16] [K09-TURN-26] [K11-TURN-28] unexhausted creatures do battle', (rules) => {
    const refused = byEdition(rules, 'K06-BAT-03', 'K09-BAT-03', 'K11-BAT-03');
    const turn = { phase: 'battle' } as const;
    const exhausted = { by: 'A', attack: ['sage', 'sage 3'], victim: 'B', refused };
    play({ rules, cards, players, turn, steps: [exhausted] });
    play({
      rules,
      cards,
      players,
      turn,
      dice: [2, 3],
      steps: [
        { by: 'A', attack: ['sage', 'sage 2'], victim: 'B' },
        { resolve: true },
        { expect: { players: { B: { hp: 15 } } } },
      ],
    });
  });

  sceneInEditions('[K06-TURN-16] [K09-TURN-26] [K11-TURN-28] there need not be a battle', {
    cards,
    players,
    turn: { phase: 'battle' },
    steps: [
      { expect: { asks: { by: 'A', purpose: 'battle', offers: [{ attack: true }, { pass: true }] } } },
      { until: { turn: 4 } },
      { expect: { players: { B: { hp: 20 } } } },
      { expect: { log: [{ type: 'turn', player: 'B' }], logNot: [{ type: 'attack' }] } },
    ],
  });

  test('[K11-Q-76] there may be one in the first turn of the game, though not with what is summoned in it', () => {
    play({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', hand: ['sage'], battlefield: ['sage'] },
        { name: 'B', hp: 20 },
      ],
      turn: { number: 1 },
      dice: [4],
      steps: [
        { by: 'A', summon: 'sage 2' },
        { until: { phase: 'battle' } },
        { by: 'A', attack: ['sage'], victim: 'B' },
        { resolve: true },
        { expect: { players: { B: { hp: 16 } }, turn: { number: 1 } } },
      ],
    });
    play({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', hand: ['sage'] },
        { name: 'B', hp: 20, askAlways: true },
      ],
      turn: { number: 1 },
      steps: [
        { by: 'A', summon: 'sage' },
        { until: { phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['sage'], victim: 'B', refused: 'K11-BAT-42' },
      ],
    });
  });
});

describe('elsewhere than in the own Action Phase', () => {
  const own = {
    hp: 20,
    hand: ['ox', 'draw'],
    battlefield: ['sage'],
    traps: ['draw'],
    granary: [5],
    askAlways: true,
  };
  const players: Scene['players'] = [
    { name: 'A', ...own },
    { name: 'B', ...own },
  ];
  const elsewhere = [
    { by: 'A', phase: 'resource' },
    { by: 'A', phase: 'battle' },
    { by: 'B', phase: 'resource' },
    { by: 'B', phase: 'action' },
    { by: 'B', phase: 'battle' },
  ] as const;
  const ofA = { ox: 'ox', draw: 'draw 2', trap: 'draw', sage: 'sage' };
  const ofB = { ox: 'ox 2', draw: 'draw 4', trap: 'draw 3', sage: 'sage 2' };

  inEditions(
    '[K06-TURN-17] [K09-TURN-27] [K11-Q-17] [K11-Q-18] nobody summons a creature or sets a trap',
    (rules) => {
      const summoning = byEdition(rules, 'K06-TURN-17', 'K09-TURN-27', 'K11-Q-18');
      const setting = byEdition(rules, 'K06-TURN-17', 'K09-TURN-27', 'K11-Q-17');
      for (const { by, phase } of elsewhere) {
        const { ox, draw } = by === 'A' ? ofA : ofB;
        play({
          rules,
          cards,
          players,
          turn: { phase },
          steps: [
            { by, summon: ox, refused: summoning },
            { by, set: draw, refused: setting },
            {
              expect: {
                turn: { player: 'A', phase },
                cards: { [ox]: { zone: 'hand' }, [draw]: { zone: 'hand' } },
              },
            },
          ],
        });
      }
    },
  );

  inEditions(
    '[K06-TURN-18] [K09-TURN-28] nobody uses a spell, a trap or an ability that has no condition',
    (rules) => {
      const phaseOnly = byEdition(rules, 'K06-ABL-10', 'K09-ABL-11', 'K11-ABL-12');
      const turnOnly = byEdition(rules, 'K06-ABL-11', 'K09-ABL-12', 'K11-ABL-12');
      for (const { by, phase } of elsewhere) {
        const { draw, trap, sage } = by === 'A' ? ofA : ofB;
        const refused = by === 'A' ? phaseOnly : turnOnly;
        play({
          rules,
          cards,
          players,
          turn: { phase },
          steps: [
            { by, cast: draw, refused },
            { by, activate: trap, refused },
            { by, activate: sage, refused },
            { expect: { turn: { player: 'A', phase } } },
          ],
        });
      }
    },
  );

  sceneInEditions(
    '[K06-TURN-17] [K06-TURN-18] [K09-TURN-27] [K09-TURN-28] [K11-Q-18] a card effect has its player summon or cast even in another’s turn',
    {
      cards: {
        ...cards,
        twin: creature(1, 1, `A: ${WHEN_DESTROYED} Target up to 2 cards in your hand. ${DEPLOY}`, 0),
      },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: ['twin'], hand: ['ox', 'draw'], granary: [2] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['twin'] },
        { by: 'B', activate: 'twin' },
        { by: 'B', choose: ['ox', 'draw'] },
        { by: 'B', choose: ['ox'] },
        { by: 'B', choose: ['draw'] },
        { resolve: true },
        {
          expect: {
            turn: { player: 'A', phase: 'action' },
            players: { B: { battlefield: ['ox'], deck: 9, hand: 1 } },
            cards: { ox: { exhausted: true } },
          },
        },
      ],
    },
  );

  test('[K11-Q-17] any spell is set as a trap, even one with a condition that is not met', () => {
    play({
      rules: 'kotc-11',
      cards,
      players: [{ name: 'A', hand: ['when', 'draw'], granary: [2] }, { name: 'B' }],
      steps: [
        { by: 'A', set: 'when' },
        { by: 'A', set: 'draw' },
        { expect: { players: { A: { traps: ['when', 'draw'] } } } },
      ],
    });
  });
});
