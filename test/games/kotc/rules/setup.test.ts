import { describe, expect } from 'vitest';
import { chanceFrom, roll } from '../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../src-main/engine/game.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import { editionNow, rulesNow } from '../played-edition.js';
import { test } from '../in-editions.js';
import { minion, play, type Placed, type Scene } from '../scene.js';
import { eventsOf, gameOf } from './game-of.js';

/** "Setup and Deck Building" of the 14th Edition's rulebook, as far as a game is needed to show it. */
const deck = (of: string, count = 8): Placed[] =>
  Array.from({ length: count }, (_, place) => ({ card: 'filler', as: `${of}${place + 1}` }));
const two = [
  { name: 'A', deck: deck('a') },
  { name: 'B', deck: deck('b') },
];
/** A goes first, and after the shuffle these lie on top. */
const start: Pick<Scene, 'begin' | 'dice' | 'picks'> = {
  begin: 'setup',
  dice: [6, 5, 1, 1],
  picks: [
    ['a8', 'a2', 'a7', 'a3', 'a6', 'a1', 'a5', 'a4'],
    ['b3', 'b8', 'b1', 'b5', 'b4'],
  ],
};

describe('decks and first hands', () => {
  test('[K14-SET-07] [K14-SET-09] all decks are shuffled, then each player draws 5 from the top of the own deck', () => {
    play({
      ...start,
      players: two,
      steps: [
        {
          expect: {
            players: {
              A: { hand: ['a8', 'a2', 'a7', 'a3', 'a6'], deck: ['a1', 'a5', 'a4'] },
              B: { hand: ['b3', 'b8', 'b1', 'b5', 'b4'], deck: 3 },
            },
            cards: { a8: { knownTo: ['A'] }, a1: { knownTo: [] } },
            log: [
              { type: 'shuffle', player: 'A' },
              { type: 'shuffle', player: 'B' },
              { type: 'move', card: 'a8' },
              { type: 'move', card: 'b3' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-SET-07] the order is a matter of chance', () => {
    const order = (seed: number): string => {
      const { state } = gameOf({ players: two, begin: 'setup', dice: [6, 5, 1, 1], seed });
      return [...(state.players[0]?.zones.hand ?? []), ...(state.players[0]?.zones.deck ?? [])].join();
    };
    const orders = new Set([1, 2, 3, 4, 5, 6].map(order));
    expect(orders.size).toBeGreaterThan(4);
    expect(orders.has('0,1,2,3,4,5,6,7')).toBe(false);
  });

  test.since(13)('[K14-SET-08] everybody begins with 35 HP', () => {
    play({
      ...start,
      players: two,
      steps: [
        { by: 'B', choose: [] },
        { expect: { players: { A: { hp: 35 }, B: { hp: 35 } }, turn: { number: 1, phase: 'resource' } } },
      ],
    });
  });
});

describe('the bury-and-redraw', () => {
  test('[K14-SET-10] each player may bury any number of the hand, from none to all', () => {
    const hands = [
      ['a8', 'a2', 'a7', 'a3', 'a6'],
      ['b3', 'b8', 'b1', 'b5', 'b4'],
    ];
    play({
      ...start,
      players: two,
      steps: [
        { expect: { asks: { by: 'A', purpose: 'redraw', least: 0, most: 5, cards: hands[0] } } },
        { by: 'A', choose: ['b3'], refused: 'K14-SET-10' },
        { by: 'A', choose: ['a1'], refused: 'K14-SET-10' },
        { by: 'A', choose: ['a6'] },
        { expect: { asks: { by: 'B', purpose: 'redraw', least: 0, most: 5, cards: hands[1] } } },
        { by: 'B', choose: ['b8', 'b3', 'b1', 'b5'] },
        { expect: { players: { A: { hand: 5, deckBottom: ['a6'] }, B: { hand: 5, deck: 3 } } } },
      ],
    });
  });

  test('[K14-SET-11] [K14-SET-12] [K14-SET-15] what is buried lies at the bottom in the chosen order; as many are drawn, without a shuffle', () => {
    play({
      ...start,
      players: two,
      steps: [
        { expect: { log: [{ type: 'shuffle' }] } },
        { by: 'A', choose: ['a6', 'a8'] },
        {
          expect: {
            players: {
              A: { hand: ['a2', 'a7', 'a3', 'a1', 'a5'], deck: ['a4', 'a6', 'a8'] },
              B: { hand: 5 },
            },
            log: [
              { type: 'move', card: 'a6', rule: 'K14-KEY-07' },
              { type: 'move', card: 'a8', rule: 'K14-KEY-07' },
              { type: 'move', card: 'a1' },
              { type: 'move', card: 'a5' },
            ],
            logNot: [{ type: 'shuffle' }],
          },
        },
      ],
    });
  });

  test('[K14-SET-11] the order of the answer counts, and is asked for', () => {
    const game = gameOf({ ...start, players: two });
    expect(game.decision).toMatchObject({
      kind: 'cards',
      purpose: 'redraw',
      least: 0,
      most: 5,
      ordered: true,
    });
    play({
      ...start,
      players: [
        { name: 'A', deck: deck('a', 40) },
        { name: 'B', deck: deck('b', 40) },
      ],
      steps: [
        { by: 'A', choose: ['a6', 'a8', 'a3', 'a2', 'a7'] },
        { expect: { players: { A: { hand: 5, deckBottom: ['a6', 'a8', 'a3', 'a2', 'a7'] } } } },
      ],
    });
  });

  test('[K14-SET-15] from a legal deck no buried card comes back by it', () => {
    play({
      ...start,
      players: [
        { name: 'A', deck: deck('a', 40) },
        { name: 'B', deck: deck('b', 40) },
      ],
      steps: [
        { by: 'A', choose: ['a8', 'a2', 'a7', 'a3', 'a6'] },
        {
          expect: {
            players: { A: { deck: 35, deckBottom: ['a8', 'a2', 'a7', 'a3', 'a6'], deckTop: ['a11'] } },
            cards: { a1: { zone: 'hand' }, a5: { zone: 'hand' }, a4: { zone: 'hand' } },
          },
        },
      ],
    });
  });

  test('[K14-SET-13] it is offered only once', () => {
    play({
      ...start,
      players: two.map((seat) => ({ ...seat, askAlways: true })),
      steps: [
        { by: 'A', choose: ['a8', 'a2', 'a7'] },
        { expect: { asks: { by: 'B', purpose: 'redraw' } } },
        { by: 'B', choose: ['b3'] },
        { expect: { asks: { by: 'A', purpose: 'resource' }, turn: { number: 1 } } },
      ],
    });
  });

  test('[K14-SET-14] it is optional', () => {
    play({
      ...start,
      players: two,
      steps: [
        { by: 'A', choose: [] },
        { by: 'B', choose: [] },
        {
          expect: {
            players: {
              A: { hand: ['a8', 'a2', 'a7', 'a3', 'a6'], deck: ['a1', 'a5', 'a4'] },
              B: { hand: ['b3', 'b8', 'b1', 'b5', 'b4'] },
            },
            asks: { by: 'A', purpose: 'resource' },
          },
        },
      ],
    });
  });
});

describe('who goes first', () => {
  const three = ['A', 'B', 'C'].map((name) => ({ name }));
  const rolls = (dice: number[]): number[] => {
    const game = gameOf({ players: three, begin: 'setup', dice });
    return eventsOf(game, 'roll').map(({ player }) => player);
  };

  test('[K14-SET-16] each player rolls 2 dice; the highest total begins', () => {
    play({
      players: three,
      begin: 'setup',
      dice: [6, 1, 4, 5, 3, 3],
      steps: [
        { until: { turn: 1 } },
        {
          expect: {
            turn: { number: 1, player: 'B' },
            log: [{ type: 'first', player: 'B', rule: 'K14-SET-16' }],
          },
        },
      ],
    });
    expect(rolls([6, 1, 4, 5, 3, 3])).toEqual([0, 1, 2]);
  });

  test.until(16, 13)('[K14-Q-84] those who tie for the highest roll again, and nobody else', () => {
    const dice = [6, 1, 1, 1, 3, 4, 2, 2, 3, 1, 5, 1, 6, 6];
    expect(rolls(dice)).toEqual([0, 1, 2, 0, 2, 0, 2]);
    play({
      players: three,
      begin: 'setup',
      dice,
      steps: [{ expect: { log: [{ type: 'first', player: 'C' }], asks: { by: 'C', purpose: 'redraw' } } }],
    });
  });

  test.until(16, 13)(
    '[K14-Q-85] the first player decides on the redraw first, the others follow clockwise',
    () => {
      play({
        players: three,
        begin: 'setup',
        dice: [1, 1, 6, 6, 2, 2],
        steps: [
          { expect: { asks: { by: 'B', purpose: 'redraw' } } },
          { by: 'B', choose: [] },
          { expect: { asks: { by: 'C', purpose: 'redraw' } } },
          { by: 'C', choose: [] },
          { expect: { asks: { by: 'A', purpose: 'redraw' } } },
        ],
      });
    },
  );
});

describe('players', () => {
  test('[K14-SET-17] [K14-SET-18] from 2 players to more than the 8 that are recommended', () => {
    const filler = {
      name: '',
      type: 'creature',
      edition: 14,
      cost: 0,
      offense: 0,
      defense: 0,
      text: '',
    } as const;
    const whole = Array.from({ length: 40 }, () => 0);
    for (const count of [2, 12]) {
      const decks = Array.from({ length: count }, () => whole);
      const game = new Game(kotcRuleSets[rulesNow()], newState(decks, editionNow(), 7), [
        designOf(filler, editionNow().number),
      ]);
      for (let player = 0; player < count; player += 1) game.answer({ cards: [] });
      expect(game.state.players.map(({ zones }) => zones.hand.length)).toEqual(decks.map(() => 5));
      expect(game.decision).toMatchObject({ player: game.state.first ?? -1, purpose: 'resource' });
    }
  });

  test('[K14-SET-19] each of three plays alone, with own HP and own field, against all others', () => {
    play({
      cards: { bear: minion(2, 2) },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'B’s' }], askAlways: true },
        { name: 'C', battlefield: [{ card: 'bear', as: 'C’s' }] },
      ],
      turn: { phase: 'battle' },
      dice: [3, 4],
      steps: [
        { by: 'A', attack: ['bear'] },
        { expect: { asks: { by: 'A', purpose: 'victim', options: ['B', 'C', 'B’s', 'C’s'] } } },
        { by: 'A', choose: ['B'] },
        { until: { by: 'B', purpose: 'defend' } },
        { expect: { asks: { by: 'B', cards: ['B’s'] } } },
        { by: 'B', defend: [] },
        { until: { phase: 'recovery' } },
        { expect: { players: { A: { hp: 35 }, B: { hp: 28 }, C: { hp: 35 } } } },
      ],
    });
  });

  test('[K14-SET-20] every die is six-sided', () => {
    const faces = roll(chanceFrom(3), 3000);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3000);
    for (const count of counts) expect(count).toBeGreaterThan(400);
  });
});
