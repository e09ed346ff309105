import { describe, expect } from 'vitest';
import { kotcRuleSets, type KotcRulesId } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../../src-main/games/kotc/rules/state/new-state.js';
import { Game } from '../../../../../src-main/engine/game.js';
import { viewOf } from '../../../../../src-main/games/kotc/rules/views/view.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { play, type Placed, type Scene } from '../../scene.js';
import { gameIn } from '../game-of.js';
import { print } from '../onlooking.js';
import { byEdition } from './wordings.js';

/** "Setup" of the 6th, 9th and 11th Edition's rulebooks, as far as a game is needed to show it. */
const deck = (of: string, count = 40): Placed[] =>
  Array.from({ length: count }, (_, place) => ({ card: 'filler', as: `${of}${place + 1}` }));
const labels = (of: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `${of}${from + place}`);
const two = [
  { name: 'A', deck: deck('a') },
  { name: 'B', deck: deck('b') },
];
const three = ['A', 'B', 'C'].map((name) => ({ name, deck: [40] }));
/** A goes first. */
const start: Pick<Scene, 'begin' | 'dice'> = { begin: 'setup', dice: [6, 6, 1, 1] };
const mine = ['a7', 'a40', 'a3', 'a21', 'a22', 'a13', 'a14', 'a35', 'a1', 'a2'];

describe('the reserves', () => {
  inEditions(
    '[K09-SET-05] [K11-SET-12] [K11-SET-13] [K09-Q-12] each player picks which 10 of the 40 cards are set aside',
    (rules) => {
      const rule = byEdition(rules, '', 'K09-SET-05', 'K11-SET-12');
      play({
        ...start,
        rules,
        players: two,
        steps: [
          {
            expect: {
              asks: { by: 'A', purpose: 'reserves', least: 10, most: 10, cards: labels('a', 1, 40) },
            },
          },
          { by: 'A', reserves: mine.slice(0, 9), refused: rule },
          { by: 'A', reserves: [...mine, 'a4'], refused: rule },
          { by: 'A', reserves: [...mine.slice(0, 9), 'b1'], refused: rule },
          { by: 'A', reserves: mine },
          { expect: { asks: { by: 'B', purpose: 'reserves', cards: labels('b', 1, 40) } } },
          { by: 'B', reserves: labels('b', 31, 40) },
          {
            expect: {
              players: {
                A: { reserves: mine, deck: 25, hand: 5 },
                B: { reserves: labels('b', 31, 40), deck: 25, hand: 5 },
              },
            },
          },
        ],
      });
    },
  );

  inEditions('[K09-Q-12] who picks them sees the whole deck, and no one else sees any of it', (rules) => {
    const list = Array.from({ length: 40 }, (_, place) => place);
    const designs = list.map((place) => print(`card ${place}`));
    const { edition } = kotcRuleSets[rules];
    const game = new Game(kotcRuleSets[rules], newState([list, list], edition, 4), designs);
    const { decision } = game;
    expect(decision).toMatchObject({ kind: 'cards', purpose: 'reserves' });
    const picker = decision?.player ?? -1;
    const seen = viewOf(game.context, decision, picker, ['A', 'B']).decision?.cards ?? [];
    expect(seen.map(({ printed }) => printed.name).sort()).toEqual(designs.map(({ name }) => name).sort());
    const other = viewOf(game.context, decision, 1 - picker, ['A', 'B']);
    expect([other.decision, other.players[picker]?.deck]).toEqual([null, { count: 40, cards: [] }]);
  });

  sceneInEditions(
    '[K09-SET-06] [K11-SET-14] [K11-SET-15] [K11-SET-16] [K09-SET-07] [K11-SET-17] [K09-ZON-03] they are picked before the shuffle; the other 30 are shuffled and five of them drawn',
    {
      ...start,
      players: two,
      picks: [
        ['a9', 'a30', 'a5', 'a11', 'a40', 'a4'],
        ['b30', 'b2', 'b4', 'b6', 'b8', 'b10'],
      ],
      steps: [
        { by: 'A', reserves: labels('a', 1, 3).concat(labels('a', 31, 37)) },
        {
          expect: {
            players: { A: { hand: 0, deck: 30, reserves: 10 } },
            log: [{ type: 'move', card: 'a1' }],
            logNot: [{ type: 'shuffle' }],
          },
        },
        { by: 'B', reserves: labels('b', 31, 40) },
        {
          expect: {
            players: {
              A: {
                hand: ['a9', 'a30', 'a5', 'a11', 'a40'],
                deckTop: ['a4'],
                deck: 25,
                reserves: labels('a', 1, 3).concat(labels('a', 31, 37)),
              },
              B: { hand: ['b30', 'b2', 'b4', 'b6', 'b8'], deckTop: ['b10'], deck: 25, reserves: 10 },
            },
            cards: { a9: { knownTo: ['A'] }, a4: { knownTo: [] }, a1: { knownTo: ['A'] } },
            log: [
              { type: 'move', card: 'b31' },
              { type: 'shuffle', player: 'A' },
              { type: 'shuffle', player: 'B' },
              { type: 'move', card: 'a9' },
              { type: 'move', card: 'b30' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions('[K09-Q-14] [K11-SET-23] the first hand is kept: nobody is asked to redraw it', {
    ...start,
    players: two.map((seat) => ({ ...seat, askAlways: true })),
    steps: [
      { by: 'A', reserves: labels('a', 1, 10) },
      { by: 'B', reserves: labels('b', 1, 10) },
      { until: { by: 'A', purpose: 'resource' } },
      {
        expect: {
          turn: { number: 1, player: 'A', phase: 'resource' },
          players: { A: { hand: 5, deck: 25 } },
        },
      },
    ],
  });
});

describe('the decks', () => {
  sceneInEditions('[K06-SET-05] [K06-ZON-03] [K06-SET-06] both are shuffled, then five drawn from the top', {
    ...start,
    players: two,
    picks: [
      ['a9', 'a30', 'a5', 'a11', 'a40', 'a4'],
      ['b30', 'b2', 'b4', 'b6', 'b8', 'b10'],
    ],
    steps: [
      {
        expect: {
          players: {
            A: { hand: ['a9', 'a30', 'a5', 'a11', 'a40'], deckTop: ['a4'], deck: 35, reserves: 0 },
            B: { hand: ['b30', 'b2', 'b4', 'b6', 'b8'], deckTop: ['b10'], deck: 35, reserves: 0 },
          },
          cards: { a9: { knownTo: ['A'] }, a4: { knownTo: [] } },
          log: [
            { type: 'shuffle', player: 'A' },
            { type: 'shuffle', player: 'B' },
            { type: 'move', card: 'a9' },
          ],
        },
      },
    ],
  });

  inEditions('[K06-SET-05] [K09-SET-06] [K11-SET-15] their order is a matter of chance', (rules) => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) => orderAfterSetup(rules, seed));
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
    for (const order of orders) {
      const kept = rules === 'kotc-06' ? 40 : 30;
      expect(order).toHaveLength(kept);
      expect(order.toSorted((a, b) => a - b)).not.toEqual(order);
      // The first ten cards are those that were set aside.
      expect(Math.min(...order)).toBe(40 - kept);
    }
  });

  /** The first player's hand and deck, as places in the deck list. */
  function orderAfterSetup(rules: KotcRulesId, seed: number): number[] {
    const game = gameIn(rules, { ...start, players: two, seed });
    while (game.decision?.kind === 'cards') game.answer({ cards: game.decision.cards.slice(0, 10) });
    const zones = game.state.players[0]?.zones;
    return [...(zones?.hand ?? []), ...(zones?.deck ?? [])];
  }
});

describe('who goes first', () => {
  sceneInEditions(
    '[K06-SET-11] [K09-SET-11] [K11-SET-21] is settled before anything else, and so before the first turn',
    {
      players: three,
      begin: 'setup',
      dice: [6, 1, 4, 5, 3, 3],
      steps: [
        { until: { by: 'B', purpose: 'resource' } },
        {
          expect: {
            turn: { number: 1, player: 'B' },
            log: [
              { type: 'roll' },
              { type: 'first', player: 'B' },
              { type: 'shuffle', player: 'B' },
              { type: 'turn', player: 'B' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions('[K11-Q-37] who tie for the highest roll roll again', {
    players: three,
    begin: 'setup',
    dice: [6, 1, 1, 1, 3, 4, 2, 2, 3, 1],
    steps: [{ expect: { log: [{ type: 'roll' }, { type: 'roll' }, { type: 'first', player: 'C' }] } }],
  });

  sceneInEditions(
    '[K06-SET-12] [K09-SET-12] [K11-SET-22] may be settled in any other way: a game begins with whom the players say, and without a roll',
    {
      players: three.map((seat) => ({ ...seat, hand: [5] })),
      turn: { player: 'C', number: 1, phase: 'resource' },
      steps: [
        { expect: { asks: { by: 'C', purpose: 'resource' } } },
        { by: 'C', draw: true },
        { until: { turn: 2 } },
        {
          expect: {
            turn: { player: 'A', number: 2 },
            players: { C: { hand: 6 } },
            logNot: [{ type: 'roll' }],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-10] [K09-Q-09] [K11-Q-37] from the first player on the turns go round by the seats',
    {
      players: three,
      begin: 'setup',
      dice: [1, 1, 6, 6, 2, 2],
      steps: ['B', 'C', 'A', 'B', 'C', 'A'].flatMap((player, place) => [
        { until: { turn: place + 1 } },
        { expect: { turn: { player, number: place + 1 } } },
      ]),
    },
  );
});
