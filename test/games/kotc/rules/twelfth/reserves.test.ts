import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { play, spell, type Placed, type Scene } from '../../scene.js';

/** The reserves of the 12th Edition, which lie beside the deck. */
const deck = (of: string, count: number): Placed[] =>
  Array.from({ length: count }, (_, place) => ({ card: 'filler', as: `${of}${place + 1}` }));
const start: Pick<Scene, 'begin' | 'dice'> = { begin: 'setup', dice: [6, 6, 1, 1] };
const cards = { zap: spell('Draw 2 cards.', 0) };

const rules = 'kotc-12';

describe('the setup', () => {
  test('[K12-SET-21] [K12-SET-22] [K12-SET-24] up to 5 cards are set aside, and none has to be; the hand comes from the deck', () => {
    play({
      rules,
      ...start,
      players: [
        { name: 'A', deck: deck('a', 46) },
        { name: 'B', deck: deck('b', 43) },
      ],
      steps: [
        { expect: { asks: { by: 'A', purpose: 'reserves', least: 0, most: 5 } } },
        { by: 'A', reserves: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], refused: 'K12-ZON-21' },
        { by: 'A', reserves: ['a1', 'a2', 'a3', 'a4', 'a5'] },
        { expect: { asks: { by: 'B', purpose: 'reserves', least: 0, most: 3 } } },
        { by: 'B', reserves: [] },
        {
          expect: {
            players: {
              A: { reserves: ['a1', 'a2', 'a3', 'a4', 'a5'], hand: 5, deck: 36 },
              B: { reserves: 0, hand: 5, deck: 38 },
            },
            cards: { a1: { knownTo: ['A'] } },
          },
        },
      ],
    });
  });

  test('[K12-SET-09] with a deck of 40 nobody is asked, and 5 cards of it are the hand', () => {
    play({
      rules,
      ...start,
      players: [
        { name: 'A', deck: deck('a', 40) },
        { name: 'B', deck: deck('b', 40) },
      ],
      steps: [
        {
          expect: {
            players: { A: { hand: 5, deck: 35, reserves: 0 }, B: { hand: 5, deck: 35, reserves: 0 } },
            turn: { number: 1 },
            notAsked: [{ purpose: 'reserves' }, { purpose: 'redraw' }],
          },
        },
      ],
    });
  });
});

describe('drawing', () => {
  test('[K12-ZON-21] [K12-ZON-22] [K12-ZON-23] [K12-KEY-37] of 2 draws one may be taken from the reserves, unshown', () => {
    play({
      rules,
      cards,
      players: [{ name: 'A', hand: ['zap'], deck: deck('a', 3), reserves: deck('r', 2) }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'zap' },
        { until: { by: 'A', purpose: 'draw-from' } },
        { expect: { asks: { by: 'A', cards: ['r1', 'r2'], least: 0, most: 1 } } },
        { by: 'A', choose: ['r2'] },
        { by: 'A', choose: [] },
        {
          expect: {
            players: { A: { hand: ['r2', 'a1'], reserves: ['r1'] } },
            cards: { r2: { knownTo: ['A'] } },
          },
        },
      ],
    });
  });

  test('[K12-TURN-02] in the Draw Phase too', () => {
    play({
      rules,
      cards,
      players: [{ name: 'A', deck: deck('a', 3), reserves: deck('r', 1) }, { name: 'B' }],
      turn: { player: 'A', phase: 'draw' },
      steps: [
        { until: { by: 'A', purpose: 'draw-from' } },
        { by: 'A', choose: ['r1'] },
        { expect: { players: { A: { hand: ['r1'], deck: 3, reserves: 0 } } } },
      ],
    });
  });

  test('[K12-Q-07] [K12-END-03] who has to draw while the deck is empty has lost by that, whatever the reserves hold', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['zap'], deck: [], reserves: deck('r', 2) },
        { name: 'B', deck: deck('b', 2) },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { result: { winners: ['B'] }, notAsked: [{ purpose: 'draw-from' }] } },
      ],
    });
  });
});
