import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, type Scene } from '../../scene.js';
import { byEdition } from './wordings.js';

/** How a creature comes into play, and what it can do in the turn in which it does. */
const cards = {
  ox: creature(1, 9, '', 2),
  sage: creature(1, 9, 'A: Draw 1 card.', 1),
};

describe('a creature that is summoned', () => {
  sceneInEditions(
    '[K06-CRE-01] [K06-CRE-02] [K06-CRE-03] [K09-CRE-01] [K09-CRE-02] [K09-CRE-03] [K11-CRE-01] [K11-CRE-02] [K11-CRE-03] [K11-CRE-04] is paid for, and then lies face-up and exhausted in its summoner’s Creature Zone',
    {
      cards,
      players: [{ name: 'A', hand: ['ox'], granary: [2] }, { name: 'B' }],
      steps: [
        { expect: { cards: { ox: { knownTo: ['A'] } } } },
        { by: 'A', summon: 'ox' },
        {
          expect: {
            log: [{ type: 'exhaust' }, { type: 'move', card: 'ox' }],
            cards: { ox: { zone: 'battlefield', player: 'A', exhausted: true, knownTo: ['A', 'B'] } },
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-CRE-04] [K09-CRE-04] [K11-CRE-05] neither uses an ability nor attacks before the Recovery Phase of that turn',
    (rules) => {
      play({
        rules,
        cards,
        players: [{ name: 'A', hand: ['sage'], granary: [1], askAlways: true }, { name: 'B' }],
        steps: [
          { by: 'A', summon: 'sage' },
          { expect: { cards: { sage: { zone: 'battlefield' } } } },
          { by: 'A', activate: 'sage', refused: byEdition(rules, 'K06-ABL-04', 'K09-ABL-04', 'K11-ABL-05') },
          { until: { phase: 'battle', by: 'A' } },
          { expect: { turn: { number: 3 }, asks: { by: 'A', offersNot: [{ attack: true }] } } },
        ],
      });
    },
  );

  sceneInEditions('[K06-CRE-04] [K09-CRE-04] [K11-CRE-06] can defend in the next player’s turn', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['sage'], granary: [1] },
      { name: 'B', hp: 20, battlefield: ['ox'] },
    ],
    dice: [3, 2],
    steps: [
      { by: 'A', summon: 'sage' },
      { until: { turn: 4, phase: 'battle', by: 'B' } },
      { by: 'B', attack: ['ox'], victim: 'A' },
      { by: 'A', defend: ['sage'] },
      { resolve: true },
      { expect: { players: { A: { hp: 20 } }, cards: { sage: { defense: 6 }, ox: { defense: 7 } } } },
    ],
  });

  test('[K11-CRE-07] need not have a caveat: it then costs its resources, and its abilities and battles nothing', () => {
    const players: Scene['players'] = [
      { name: 'A', hand: ['sage'], granary: [1], battlefield: ['sage'] },
      { name: 'B', hp: 20 },
    ];
    play({
      rules: 'kotc-11',
      cards,
      players,
      steps: [
        { by: 'A', summon: 'sage 2' },
        { by: 'A', activate: 'sage' },
        {
          expect: {
            players: { A: { deck: 9, hand: 1, battlefield: 2, granary: 1, grave: 0 } },
            logNot: [{ type: 'remove' }, { type: 'payHitpoints' }],
          },
        },
      ],
    });
  });

  test('[K11-CRE-23] activates abilities, holds counters and takes part in battles', () => {
    play({
      rules: 'kotc-11',
      cards: { monk: creature(1, 9, 'A: Target this card. Place 1 counter on each target.', 0) },
      players: [
        { name: 'A', battlefield: ['monk'] },
        { name: 'B', hp: 20 },
      ],
      dice: [5],
      steps: [
        { by: 'A', activate: 'monk' },
        { expect: { cards: { monk: { counters: { plain: 1 } } } } },
        { until: { turn: 5, phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['monk'], victim: 'B' },
        { resolve: true },
        { expect: { players: { B: { hp: 15 } }, cards: { monk: { counters: { plain: 1 } } } } },
      ],
    });
  });
});
