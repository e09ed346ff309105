import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, type Scene } from '../../scene.js';
import { byEdition } from './wordings.js';

/** The exchange of cards of the hand with cards of the reserves (9th to 11th). */
const cards = Object.fromEntries(
  ['a', 'b', 'c', 'r', 's', 't', 'u', 'top'].map((name) => [name, creature(1, 1, '', 0)]),
);
const at = (number = 3): Scene['turn'] => ({ phase: 'resource', number });
const players: Scene['players'] = [
  { name: 'A', hp: 20, hand: ['a', 'b', 'c'], reserves: ['r', 's', 't', 'u'], deck: ['top', 9] },
  { name: 'B', hp: 20, hand: [2], reserves: [2] },
];

describe('an exchange with the reserves', () => {
  sceneInEditions(
    '[K09-TURN-14] [K09-TURN-15] [K11-TURN-19] [K11-TURN-20] is of one card for one, or of any number for as many',
    {
      cards,
      players,
      turn: at(),
      steps: [
        { by: 'A', exchange: ['b'], for: ['s'] },
        { expect: { players: { A: { hand: ['a', 's', 'c'], reserves: ['r', 'b', 't', 'u'] } } } },
        { by: 'A', exchange: ['a', 's', 'c'], for: ['t', 'u', 'b'] },
        { expect: { players: { A: { hand: ['t', 'u', 'b'], reserves: ['r', 'a', 's', 'c'] } } } },
      ],
    },
  );

  inEditions('[K09-TURN-14] [K09-TURN-15] [K11-TURN-19] cannot be uneven', (rules) => {
    const refused = byEdition(rules, '', 'K09-TURN-14', 'K11-TURN-20');
    for (const taken of [['r'], ['r', 's', 't']]) {
      play({
        rules,
        cards,
        players,
        turn: at(),
        steps: [{ by: 'A', exchange: ['a', 'b'], for: taken, refused }],
      });
    }
  });

  sceneInEditions('[K09-TURN-14] [K11-TURN-20] covers no more than the smaller of hand and reserves', {
    cards,
    players: [
      { name: 'A', hand: ['a', 'b', 'c'], reserves: ['r', 's'] },
      { name: 'B', hand: ['a'], reserves: ['r', 's', 't'] },
    ],
    turn: at(),
    steps: [
      { by: 'A', exchange: ['a', 'b'], for: ['r', 's'] },
      { expect: { players: { A: { hand: ['r', 's', 'c'], reserves: ['a', 'b'] } } } },
      { until: { turn: 4, by: 'B', purpose: 'resource' } },
      { by: 'B', exchange: ['a 2'], for: ['t'] },
      { expect: { players: { B: { hand: ['t'], reserves: ['r 2', 's 2', 'a 2'] } } } },
    ],
  });

  sceneInEditions('[K09-TURN-14] [K11-TURN-20] asks for one card at the least and for all at the most', {
    cards,
    players,
    turn: at(),
    steps: [
      { by: 'A', exchange: ['a', 'b'] },
      {
        expect: {
          asks: { by: 'A', purpose: 'exchange-for', least: 2, most: 2, cards: ['r', 's', 't', 'u'] },
        },
      },
    ],
  });

  sceneInEditions(
    '[K09-TURN-16] [K09-TURN-19] [K11-TURN-16] [K11-TURN-24] can come before the placing: what it brings is placed',
    {
      cards,
      players,
      turn: at(),
      steps: [
        { by: 'A', exchange: ['a'], for: ['r'] },
        { by: 'A', place: 'r' },
        { expect: { players: { A: { granary: ['r'], hand: ['b', 'c'] } }, turn: { sown: 1, drawn: false } } },
      ],
    },
  );

  sceneInEditions(
    '[K09-TURN-31] [K11-TURN-17] [K11-TURN-24] can come between the placing of a first card and a second',
    {
      cards,
      players,
      turn: at(),
      steps: [
        { by: 'A', place: 'a' },
        { by: 'A', exchange: ['b'], for: ['r'] },
        { by: 'A', place: 'r' },
        { expect: { players: { A: { granary: ['a', 'r'], hand: ['c'] } } } },
      ],
    },
  );

  sceneInEditions('[K09-TURN-17] [K11-TURN-17] can come between the placing and the draw', {
    cards,
    players,
    turn: at(),
    steps: [
      { by: 'A', place: 'a' },
      { by: 'A', exchange: ['b'], for: ['r'] },
      { by: 'A', draw: true },
      { expect: { players: { A: { granary: ['a'], hand: ['r', 'c', 'top'], deck: 9 } } } },
    ],
  });

  sceneInEditions('[K09-TURN-18] [K11-TURN-18] can come after the draw, even with the card just drawn', {
    cards,
    players,
    turn: at(),
    steps: [
      { by: 'A', place: 'a' },
      { by: 'A', draw: true },
      { by: 'A', exchange: ['top'], for: ['s'] },
      {
        expect: {
          players: { A: { hand: ['b', 'c', 's'], reserves: ['r', 'top', 't', 'u'] } },
          turn: { phase: 'resource' },
        },
      },
    ],
  });

  sceneInEditions('[K09-TURN-18] [K11-TURN-18] can come after two cards are placed and none drawn', {
    cards,
    players,
    turn: at(),
    steps: [
      { by: 'A', place: 'a' },
      { by: 'A', place: 'b' },
      { by: 'A', exchange: ['c'], for: ['s'] },
      { expect: { players: { A: { hand: ['s'], deck: 10 } } } },
    ],
  });

  inEditions('[K11-TURN-24] brings no card that is placed after the draw', (rules) =>
    play({
      rules,
      cards,
      players,
      turn: at(),
      steps: [
        { by: 'A', draw: true },
        { by: 'A', exchange: ['a'], for: ['r'] },
        { by: 'A', place: 'r', refused: 'K11-TURN-09' },
      ],
    }),
  );

  sceneInEditions(
    '[K09-TURN-20] [K11-TURN-21] can be repeated, with the same cards too, until the phase ends',
    {
      cards,
      players,
      turn: at(),
      steps: [
        { by: 'A', exchange: ['a'], for: ['r'] },
        { by: 'A', exchange: ['r'], for: ['a'] },
        { by: 'A', exchange: ['a'], for: ['s'] },
        { by: 'A', draw: true },
        { by: 'A', exchange: ['s'], for: ['a'] },
        { by: 'A', exchange: ['a', 'b'], for: ['r', 't'] },
        {
          expect: {
            players: { A: { hand: 5, reserves: ['a', 'b', 's', 'u'] } },
            turn: { phase: 'resource' },
          },
        },
      ],
    },
  );

  sceneInEditions('[K11-TURN-23] need not be made', {
    cards,
    players,
    turn: at(),
    steps: [
      { by: 'A', draw: true },
      { expect: { asks: { by: 'A', offers: [{ exchange: true }, { pass: true }] } } },
      { by: 'A', pass: true },
      { expect: { players: { A: { hand: 5, reserves: ['r', 's', 't', 'u'] } } } },
    ],
  });

  sceneInEditions(
    '[K09-TURN-13] [K11-TURN-15] can be made in the first turn of the game, before and after its one card',
    {
      cards,
      players,
      turn: at(1),
      steps: [
        { by: 'A', exchange: ['a', 'b'], for: ['r', 's'] },
        { by: 'A', place: 'r' },
        { by: 'A', exchange: ['c'], for: ['a'] },
        {
          expect: {
            players: {
              A: { hand: ['a', 's'], granary: ['r'], reserves: ['b', 'c', 't', 'u'], deck: 10 },
            },
            turn: { phase: 'resource' },
          },
        },
      ],
    },
  );
});

describe('there is no exchange', () => {
  const withCounter = (player: string) => ({
    card: 'a',
    as: `${player}’s`,
    counters: counters('offense', player, 2),
  });
  const both: Scene['players'] = [
    { name: 'A', hp: 20, hand: [3], reserves: [3], battlefield: [withCounter('A')], askAlways: true },
    { name: 'B', hp: 20, hand: [3], reserves: [3], battlefield: [withCounter('B')], askAlways: true },
  ];

  inEditions('[K09-TURN-21] [K11-TURN-22] in the other phases of the own turn', (rules) => {
    const refused = byEdition(rules, '', 'K09-TURN-21', 'K11-TURN-22');
    for (const phase of ['action', 'battle', 'recovery'] as const) {
      play({
        rules,
        cards,
        players: both,
        turn: { phase },
        steps: [
          { until: { by: 'A', phase } },
          { expect: { turn: { phase, player: 'A' }, asks: { by: 'A', offersNot: [{ exchange: true }] } } },
          { by: 'A', exchange: ['filler 11'], for: ['filler 14'], refused },
        ],
      });
    }
  });

  inEditions('[K09-TURN-22] [K11-TURN-22] in the turn of another player', (rules) => {
    const refused = byEdition(rules, '', 'K09-TURN-21', 'K11-TURN-22');
    for (const phase of ['resource', 'action', 'battle', 'recovery'] as const) {
      play({
        rules,
        cards,
        players: both,
        turn: { phase },
        steps: [
          { until: { by: 'B' } },
          { expect: { turn: { phase, player: 'A' }, asks: { by: 'B', offersNot: [{ exchange: true }] } } },
          { by: 'B', exchange: ['filler 27'], for: ['filler 30'], refused },
        ],
      });
    }
  });
});
