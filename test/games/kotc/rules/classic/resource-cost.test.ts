import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Placed } from '../../scene.js';
import { byEdition } from './wordings.js';

/** What resources pay, and what they are not: cards in play. */
const cards = {
  ox: creature(1, 1, '', 3),
  draw: spell('Draw 1 card.', 3),
  free: spell('Sacrifice 1 card in play. Draw 2 cards.', 0),
};
const resource = (as: string, exhausted = false): Placed => ({ card: 'filler', as, exhausted });
const actions = [{ summon: 'ox' }, { cast: 'draw' }, { set: 'draw' }];

describe('a resource cost', () => {
  inEditions(
    '[K06-RES-04] [K06-RES-06] [K09-RES-06] [K09-RES-08] [K11-RES-06] [K11-RES-07] [K11-RES-09] [K11-RES-10] of 3 exhausts exactly three own resources, which stay where they are',
    (rules) => {
      for (const action of actions) {
        play({
          rules,
          cards,
          players: [
            {
              name: 'A',
              hand: ['ox', 'draw'],
              granary: [resource('u'), resource('v', true), resource('w'), resource('x'), resource('y')],
            },
            { name: 'B', granary: [resource('B’s'), 3] },
          ],
          steps: [
            { by: 'A', ...action },
            { expect: { asks: { by: 'A', purpose: 'pay', cards: ['u', 'w', 'x', 'y'], least: 3, most: 3 } } },
            { by: 'A', pay: ['u', 'x', 'y'] },
            {
              expect: {
                players: {
                  A: { granary: ['u', 'v', 'w', 'x', 'y'], grave: 'cast' in action ? ['draw'] : [] },
                },
                cards: {
                  u: { exhausted: true },
                  v: { exhausted: true },
                  w: { exhausted: false },
                  x: { exhausted: true },
                  y: { exhausted: true },
                  'B’s': { exhausted: false },
                },
              },
            },
          ],
        });
      }
    },
  );

  test('[K11-RES-12] exhausts single cards, not the resources as a whole', () => {
    play({
      rules: 'kotc-11',
      cards: { cub: creature(1, 1, '', 1) },
      players: [{ name: 'A', hand: ['cub', 'cub'], granary: [resource('u'), resource('v')] }, { name: 'B' }],
      steps: [
        { by: 'A', summon: 'cub' },
        { by: 'A', pay: ['v'] },
        { expect: { cards: { u: { exhausted: false }, v: { exhausted: true }, cub: { exhausted: true } } } },
        { by: 'A', summon: 'cub 2' },
        { expect: { cards: { u: { exhausted: true } } } },
      ],
    });
  });

  inEditions(
    '[K06-RES-05] [K06-RES-07] [K09-RES-07] [K09-RES-09] [K11-RES-08] [K11-RES-11] is not paid with fewer unexhausted resources: nothing is exhausted, nothing played',
    (rules) => {
      const refused = byEdition(rules, 'K06-RES-05', 'K09-RES-07', 'K11-RES-08');
      for (const action of actions) {
        play({
          rules,
          cards,
          players: [
            {
              name: 'A',
              hand: ['ox', 'draw'],
              granary: [resource('u'), resource('v', true), resource('w')],
              askAlways: true,
            },
            { name: 'B', granary: [5] },
          ],
          steps: [
            { expect: { asks: { by: 'A', purpose: 'action', offersNot: actions } } },
            { by: 'A', ...action, refused },
            {
              expect: {
                players: { A: { hand: ['ox', 'draw'] } },
                cards: { u: { exhausted: false }, w: { exhausted: false }, ox: { knownTo: ['A'] } },
              },
            },
          ],
        });
      }
    },
  );

  inEditions(
    '[K06-RES-07] [K09-RES-09] [K11-RES-11] is not paid by what has paid, until a Recovery Phase',
    (rules) => {
      play({
        rules,
        cards,
        players: [{ name: 'A', hand: ['ox', 'ox'], granary: [3] }, { name: 'B' }],
        steps: [
          { by: 'A', summon: 'ox' },
          { by: 'A', summon: 'ox 2', refused: byEdition(rules, 'K06-RES-05', 'K09-RES-07', 'K11-RES-08') },
          { until: { turn: 5, phase: 'action' } },
          { by: 'A', summon: 'ox 2' },
          { expect: { players: { A: { battlefield: 2, granary: 3 } } } },
        ],
      });
    },
  );
});

describe('cards in play', () => {
  sceneInEditions(
    '[K09-RES-05] [K11-RES-04] are the creatures in Creature Zones and the traps in Trap Zones, and nothing else',
    {
      cards: { ...cards, aim: spell('Target up to 9 cards in play. Exhaust all targets.', 0) },
      players: [
        {
          name: 'A',
          hand: ['aim', 'ox'],
          battlefield: ['ox'],
          traps: ['draw'],
          granary: ['ox'],
          grave: ['ox'],
          reserves: ['ox'],
        },
        { name: 'B', battlefield: ['ox'], traps: ['draw'], granary: ['ox'] },
      ],
      steps: [
        { by: 'A', cast: 'aim' },
        { expect: { asks: { purpose: 'target', cards: ['ox 2', 'draw', 'ox 6', 'draw 2'] } } },
      ],
    },
  );

  sceneInEditions('[K09-RES-05] [K11-RES-04] no longer have a trap among them that has been activated', {
    cards: { ...cards, aim: spell('Target up to 9 cards in play. Destroy all targets.', 0) },
    players: [{ name: 'A', traps: ['aim', 'draw', 'free'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'aim' },
      { expect: { asks: { purpose: 'target', cards: ['draw', 'free'] } } },
    ],
  });

  sceneInEditions('[K09-RES-05] [K11-RES-04] a trap being activated is not sacrificed for its own cost', {
    cards,
    players: [
      { name: 'A', traps: ['free'] },
      { name: 'B', battlefield: ['ox'] },
    ],
    steps: [
      { by: 'A', activate: 'free' },
      { expect: { log: [{ type: 'fail' }], players: { A: { deck: 10, grave: ['free'] } } } },
    ],
  });

  sceneInEditions('[K09-RES-04] [K11-RES-03] [K11-RES-05] are not resources: none is sacrificed for a cost', {
    cards,
    players: [{ name: 'A', hand: ['free', 'free'], granary: ['ox', 2] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'free' },
      { expect: { log: [{ type: 'fail' }], players: { A: { deck: 10, grave: ['free'], granary: 3 } } } },
    ],
  });

  sceneInEditions(
    '[K09-RES-04] [K11-RES-03] a creature or a trap is sacrificed, of which the payer picks one',
    {
      cards,
      players: [
        { name: 'A', hand: ['free'], granary: ['ox', 2], battlefield: ['ox'], traps: ['draw'] },
        { name: 'B', battlefield: ['ox'] },
      ],
      steps: [
        { by: 'A', cast: 'free' },
        { expect: { asks: { by: 'A', purpose: 'self-sacrifice', cards: ['ox', 'draw'] } } },
        { by: 'A', choose: ['draw'] },
        { expect: { players: { A: { deck: 8, grave: ['free', 'draw'], battlefield: ['ox'] } } } },
      ],
    },
  );

  inEditions('[K09-RES-04] resources are not destroyed or exhausted as cards in play either', (rules) => {
    const costs = ['Destroy 1 of your cards in play.', 'Exhaust 1 of your unexhausted creatures in play.'];
    for (const cost of costs) {
      play({
        rules,
        cards: { ox: creature(1, 1, '', 0), pay: spell(`${cost} Draw 2 cards.`, 0) },
        players: [{ name: 'A', hand: ['pay'], granary: ['ox', 2] }, { name: 'B' }],
        steps: [
          { by: 'A', cast: 'pay' },
          {
            expect: {
              log: [{ type: 'fail' }],
              players: { A: { deck: 10, granary: 3 } },
              cards: { ox: { exhausted: false } },
            },
          },
        ],
      });
    }
  });
});

describe('“Exhaust 2 of your resources.”', () => {
  const thrift = spell('Exhaust 2 of your resources. Draw 2 cards.', 1);

  sceneInEditions('[K06-Q-25] [K09-Q-25] [K11-Q-43] takes unexhausted ones only', {
    cards: { thrift },
    players: [
      {
        name: 'A',
        hand: ['thrift'],
        granary: [resource('u'), resource('v', true), resource('w'), resource('x'), resource('y')],
      },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', cast: 'thrift' },
      { by: 'A', pay: ['u'] },
      { expect: { asks: { purpose: 'self-exhaust', cards: ['w', 'x', 'y'], least: 2, most: 2 } } },
      { by: 'A', choose: ['w', 'y'] },
      { expect: { players: { A: { deck: 8 } }, cards: { x: { exhausted: false }, w: { exhausted: true } } } },
    ],
  });

  sceneInEditions(
    '[K06-Q-25] [K09-Q-25] [K11-Q-43] cannot be paid with exhausted ones, the just exhausted included',
    {
      cards: { thrift },
      players: [
        { name: 'A', hand: ['thrift'], granary: [resource('u'), resource('v', true), resource('w')] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'thrift' },
        { by: 'A', pay: ['u'] },
        {
          expect: {
            log: [{ type: 'fail' }],
            players: { A: { deck: 10 } },
            cards: { w: { exhausted: false } },
          },
        },
      ],
    },
  );
});
