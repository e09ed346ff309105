import { describe, expect, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { declineUntil, eventsOf, gameIn } from '../game-of.js';
import { byEdition } from './wordings.js';

/** "Turn Order": the four phases, and the placing and the draw of the Resource Phase. */
const cards = { ox: creature(1, 1, '', 0), hen: creature(1, 1, '', 0), yak: creature(1, 1, '', 9) };
const hand = ['ox', 'hen', 'yak'];
const at = (number = 3): Scene['turn'] => ({ phase: 'resource', number });
const begun = (more: Partial<Scene['players'][number]> = {}): Scene['players'] => [
  { name: 'A', hp: 20, hand, ...more },
  { name: 'B', hp: 20 },
];

inEditions('[K06-TURN-01] [K09-TURN-01] [K11-TURN-01] a turn has four phases, in their order', (rules) => {
  const game = gameIn(rules, { players: begun(), cards, turn: at() });
  declineUntil(game, () => game.state.turn.number === 5);
  const phases = ['resource', 'action', 'battle', 'recovery'];
  expect(eventsOf(game, 'phase').map(({ player, phase }) => `${player} ${phase}`)).toEqual([
    ...phases.map((phase) => `0 ${phase}`),
    ...phases.map((phase) => `1 ${phase}`),
    '0 resource',
  ]);
});

describe('in the Resource Phase', () => {
  sceneInEditions(
    '[K06-TURN-02] [K06-TURN-06] [K09-TURN-02] [K09-TURN-06] [K11-TURN-02] [K11-TURN-06] no card is placed and two drawn',
    {
      cards,
      players: begun(),
      turn: at(),
      steps: [
        { by: 'A', draw: true },
        { expect: { players: { A: { hand: 5, granary: 0, deck: 8 } }, turn: { phase: 'resource' } } },
        { until: { phase: 'action' } },
        { expect: { players: { A: { hand: 5, granary: 0, deck: 8 }, B: { hand: 0, deck: 10 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-TURN-02] [K06-TURN-07] [K09-TURN-02] [K09-TURN-07] [K11-TURN-02] [K11-TURN-07] one card is placed and one drawn',
    {
      cards,
      players: begun(),
      turn: at(),
      steps: [
        { by: 'A', place: 'yak' },
        { expect: { players: { A: { hand: ['ox', 'hen'], granary: ['yak'], deck: 10 } } } },
        { until: { phase: 'action' } },
        { expect: { players: { A: { hand: 3, granary: ['yak'], deck: 9 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-TURN-02] [K06-TURN-08] [K09-TURN-02] [K09-TURN-08] [K11-TURN-02] [K11-TURN-08] two cards are placed and none drawn',
    {
      cards,
      players: begun({ askAlways: true }),
      turn: at(),
      steps: [
        { by: 'A', place: 'yak' },
        { by: 'A', place: 'hen' },
        { expect: { asks: { purpose: 'resource', offersNot: [{ draw: true }], offers: [{ pass: true }] } } },
        { until: { phase: 'action' } },
        { expect: { players: { A: { hand: ['ox'], granary: ['yak', 'hen'], deck: 10 } } } },
      ],
    },
  );

  inEditions('[K06-TURN-03] [K09-TURN-03] [K11-TURN-03] a third card is not placed', (rules) => {
    play({
      rules,
      cards,
      players: begun({ askAlways: true }),
      turn: at(),
      steps: [
        { by: 'A', place: 'yak' },
        { by: 'A', place: 'hen' },
        { expect: { asks: { by: 'A', purpose: 'resource', offersNot: [{ place: 'ox' }] } } },
        { by: 'A', place: 'ox', refused: byEdition(rules, 'K06-TURN-03', 'K09-TURN-03', 'K11-TURN-03') },
        { expect: { players: { A: { hand: ['ox'], granary: 2 } }, turn: { phase: 'resource', sown: 2 } } },
      ],
    });
  });

  sceneInEditions(
    '[K06-TURN-02] [K09-TURN-02] [K11-TURN-02] the cards are those of the own hand, in the own turn',
    {
      cards: { ...cards, cow: creature(1, 1, '', 0) },
      players: [
        { name: 'A', hand: ['ox'], deck: ['hen', 5], grave: ['yak'], battlefield: ['ox'] },
        { name: 'B', hand: ['cow'] },
      ],
      turn: at(),
      steps: [
        {
          expect: {
            asks: {
              by: 'A',
              offers: [{ place: 'ox 2' }],
              offersNot: [{ place: 'ox' }, { place: 'hen' }, { place: 'yak' }, { place: 'cow' }],
            },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-TURN-04] [K06-TURN-05] [K06-RES-02] [K09-TURN-04] [K09-TURN-05] [K09-RES-02] [K11-TURN-04] [K11-TURN-05] a card is placed face-down and unexhausted',
    {
      cards,
      players: begun(),
      turn: at(),
      steps: [
        { by: 'A', place: 'ox' },
        { expect: { cards: { ox: { zone: 'granary', exhausted: false, knownTo: ['A'] } } } },
      ],
    },
  );

  inEditions(
    '[K06-TURN-09] [K09-TURN-09] [K11-TURN-09] the draw comes after the placing, and what has been drawn is not placed',
    (rules) => {
      play({
        rules,
        cards,
        players: begun({ hand: ['hen'], deck: ['ox', 9], askAlways: true }),
        turn: at(),
        steps: [
          { by: 'A', draw: true },
          { expect: { asks: { purpose: 'resource', offersNot: [{ place: 'ox' }, { place: 'hen' }] } } },
          { by: 'A', place: 'ox', refused: byEdition(rules, 'K06-TURN-09', 'K09-TURN-09', 'K11-TURN-09') },
        ],
      });
    },
  );

  sceneInEditions(
    '[K06-Q-12] [K09-Q-11] [K11-TURN-10] what is not placed has to be drawn, even the last cards of a deck',
    {
      cards,
      players: [...begun({ deck: [1] }), { name: 'C', hp: 20 }],
      turn: at(),
      steps: [
        { expect: { asks: { by: 'A', offers: [{ draw: true }], offersNot: [{ pass: true }] } } },
        { by: 'A', place: 'ox' },
        { expect: { asks: { by: 'A', offers: [{ draw: true }], offersNot: [{ pass: true }] } } },
        { until: { turn: 4 } },
        { expect: { players: { A: { out: true }, B: { out: false } } } },
      ],
    },
  );
});

describe('in the first turn of the game', () => {
  inEditions(
    '[K06-TURN-10] [K06-TURN-11] [K09-TURN-10] [K09-TURN-11] [K11-TURN-11] [K11-TURN-12] [K11-TURN-13] who places a card neither places another nor draws',
    (rules) => {
      const refused = byEdition(rules, 'K06-TURN-10', 'K09-TURN-10', 'K11-TURN-11');
      play({
        rules,
        cards,
        players: begun({ askAlways: true }),
        turn: at(1),
        steps: [
          { by: 'A', place: 'ox' },
          { by: 'A', place: 'hen', refused },
          { by: 'A', draw: true, refused },
          { until: { phase: 'action' } },
          { expect: { players: { A: { hand: ['hen', 'yak'], granary: ['ox'], deck: 10 } } } },
        ],
      });
    },
  );

  inEditions(
    '[K06-TURN-10] [K06-TURN-11] [K09-TURN-10] [K09-TURN-11] [K11-TURN-11] [K11-TURN-12] [K11-TURN-13] who draws draws one card and places none',
    (rules) => {
      const refused = byEdition(rules, 'K06-TURN-10', 'K09-TURN-10', 'K11-TURN-11');
      play({
        rules,
        cards,
        players: begun({ askAlways: true }),
        turn: at(1),
        steps: [
          { by: 'A', draw: true },
          { by: 'A', place: 'hen', refused },
          { by: 'A', draw: true, refused },
          { until: { phase: 'action' } },
          { expect: { players: { A: { hand: 4, granary: 0, deck: 9 } } } },
        ],
      });
    },
  );

  sceneInEditions('[K06-Q-11] [K09-Q-10] [K11-Q-38] its player does one or the other', {
    cards,
    players: begun(),
    turn: at(1),
    steps: [
      {
        expect: {
          asks: { by: 'A', offers: [{ place: 'ox' }, { draw: true }], offersNot: [{ pass: true }] },
        },
      },
    ],
  });
});

sceneInEditions(
  '[K06-TURN-12] [K09-TURN-12] [K11-TURN-14] the others’ first turns and all later ones are as usual',
  {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['ox', 'hen'] },
      { name: 'B', hp: 20, hand: ['ox', 'hen', 'yak'] },
      { name: 'C', hp: 20 },
    ],
    turn: at(1),
    steps: [
      { by: 'A', place: 'ox' },
      { until: { turn: 2, by: 'B' } },
      { by: 'B', place: 'ox 2' },
      { by: 'B', place: 'hen 2' },
      { until: { turn: 3, phase: 'action' } },
      { expect: { players: { B: { granary: 2, hand: 1, deck: 10 }, C: { hand: 2, deck: 8 } } } },
      { until: { turn: 4, by: 'A' } },
      { by: 'A', place: 'hen' },
      { until: { turn: 4, phase: 'action' } },
      { expect: { players: { A: { granary: ['ox', 'hen'], hand: 1, deck: 9 } } } },
    ],
  },
);

describe('a resource', () => {
  const costly = { ...cards, dear: spell('Activate when this in-play card is destroyed. Draw 1 card.', 30) };
  const caveated = creature(1, 1, 'You must sacrifice 3 cards in play to summon this creature.', 20);

  sceneInEditions('[K06-RES-01] [K09-RES-01] [K11-RES-01] is any card, whatever its type, cost or text', {
    cards: { ...costly, mammon: caveated },
    players: [{ name: 'A', hand: ['dear', 'mammon', 'ox'] }, { name: 'B' }],
    turn: at(),
    steps: [
      { by: 'A', place: 'dear' },
      { by: 'A', place: 'mammon' },
      { expect: { players: { A: { granary: ['dear', 'mammon'], hand: ['ox'] } } } },
    ],
  });

  sceneInEditions(
    '[K06-RES-03] [K09-RES-03] [K11-TURN-05] [K11-RES-02] pays for one in the turn in which it is placed, whatever is printed on it',
    {
      cards: { ...costly, cub: creature(1, 1, '', 2) },
      players: [{ name: 'A', hand: ['dear', 'ox', 'cub'] }, { name: 'B' }],
      turn: at(),
      steps: [
        { by: 'A', place: 'dear' },
        { by: 'A', place: 'ox' },
        { by: 'A', summon: 'cub' },
        {
          expect: {
            cards: { cub: { zone: 'battlefield' }, dear: { exhausted: true }, ox: { exhausted: true } },
          },
        },
      ],
    },
  );

  test('[K11-RES-02] is known to nobody else, and its abilities are not used', () => {
    play({
      rules: 'kotc-11',
      cards: { sage: creature(1, 1, 'A: Draw 1 card.', 0) },
      players: [{ name: 'A', hand: ['sage', 2] }, { name: 'B' }],
      turn: at(),
      steps: [
        { by: 'A', place: 'sage' },
        { until: { phase: 'action', by: 'A' } },
        { by: 'A', activate: 'sage', refused: 'K11-Q-82' },
        { expect: { cards: { sage: { zone: 'granary', exhausted: false, knownTo: ['A'] } } } },
      ],
    });
  });
});
