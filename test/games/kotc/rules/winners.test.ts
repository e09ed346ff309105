import { describe, expect } from 'vitest';
import { outcomeOf } from '../../../../src-main/games/kotc/rules/modern/endgame.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import { test } from '../in-editions.js';
import { minion, play, spell, type Scene } from '../scene.js';
import { gameOf } from './game-of.js';

/** "Endgame" of the 14th Edition's rulebook: the criteria for the winner. */
const cards = {
  one: minion(1, 1, '', 1),
  two: minion(1, 1, '', 2),
  five: minion(2, 3, '', 5),
  imp: minion(1, 1),
  bear: minion(2, 3),
  zap: spell('Draw 1 card.', 0),
};
type Seat = Scene['players'][number];

/** The rule of each criterion. */
const rules = {
  'empty deck': 'K14-END-13',
  hitpoints: 'K14-END-14',
  levels: 'K14-END-15',
  'deck size': 'K14-END-16',
} as const;

/** Where things stand, all players agree to end the game. */
function agreeing(
  seats: Readonly<Record<string, Omit<Seat, 'name'>>>,
  winners: string[],
  criterion: keyof typeof rules | null,
): void {
  const players = Object.entries(seats).map(([name, seat], at) => ({ name, ...seat, askAlways: at === 0 }));
  play({
    cards,
    players,
    steps: [
      ...players.map(({ name }) => ({ by: name, agree: true })),
      {
        expect: { asks: null, result: { winners, criterion, rule: criterion ? 'K14-END-17' : 'K14-END-19' } },
      },
      { expect: { result: { rule: criterion ? rules[criterion] : 'K14-END-04' } } },
    ],
  });
}

describe('one criterion after another', () => {
  test('[K14-END-12] [K14-END-13] [K14-END-20] not having drawn from an empty deck comes before all else', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 35, deck: [], hand: ['zap'], battlefield: ['five'] },
        { name: 'B', hp: 1, deck: [] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: null, result: { winners: ['B'], rule: 'K14-END-13', criterion: 'empty deck' } } },
      ],
    });
  });

  test('[K14-END-12] [K14-END-14] [K14-END-17] the most HP come before levels and decks', () => {
    agreeing(
      {
        A: { hp: 30, battlefield: ['five'], deck: [20] },
        B: { hp: 31, deck: [] },
        C: { hp: 30, deck: [30] },
      },
      ['B'],
      'hitpoints',
    );
  });

  test('[K14-END-12] [K14-END-15] [K14-END-17] with equal HP the highest total level comes before decks', () => {
    agreeing(
      { A: { battlefield: ['two', 'two'], deck: [20] }, B: { battlefield: ['five'] } },
      ['B'],
      'levels',
    );
    agreeing(
      { A: { battlefield: ['two', 'two', 'two'] }, B: { battlefield: ['five'], deck: [20] } },
      ['A'],
      'levels',
    );
  });

  test('[K14-END-12] [K14-END-16] with equal levels the most cards in the deck', () => {
    agreeing(
      { A: { battlefield: ['five'], deck: [10] }, B: { battlefield: ['two', 'two', 'one'], deck: [11] } },
      ['B'],
      'deck size',
    );
  });

  test('[K14-END-18] a criterion hands on only those who passed it', () => {
    agreeing(
      {
        A: { hp: 30, battlefield: ['one'], deck: [1] },
        B: { hp: 30, battlefield: ['two'], deck: [1] },
        C: { hp: 29, battlefield: ['two'], deck: [40] },
      },
      ['B'],
      'levels',
    );
    agreeing(
      {
        A: { hp: 30, battlefield: ['one'], deck: [1] },
        B: { hp: 30, battlefield: ['two'], deck: [1] },
        C: { hp: 29, battlefield: ['five'], deck: [40] },
      },
      ['B'],
      'levels',
    );
    agreeing(
      {
        A: { hp: 30, battlefield: ['two'], deck: [5] },
        B: { hp: 30, battlefield: ['two'], deck: [4] },
        C: { hp: 30, battlefield: ['one'], deck: [40] },
        D: { hp: 29, battlefield: ['five'], deck: [40] },
      },
      ['A'],
      'deck size',
    );
  });

  test('[K14-END-19] those whom the last criterion leaves tie, and nobody else', () => {
    agreeing(
      {
        A: { hp: 30, battlefield: ['two'] },
        B: { hp: 30, battlefield: ['one', 'one'] },
        C: { hp: 30, battlefield: ['two'], deck: [9] },
        D: { hp: 29 },
      },
      ['A', 'B'],
      null,
    );
    agreeing({ A: {}, B: {}, C: {} }, ['A', 'B', 'C'], null);
  });

  test('[K14-END-21] of three, who drew from an empty deck is out, however many HP', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 35, deck: [], hand: ['zap'], battlefield: ['five'] },
        { name: 'B', hp: 10 },
        { name: 'C', hp: 11 },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: null, result: { winners: ['C'], rule: 'K14-END-03', criterion: 'hitpoints' } } },
      ],
    });
  });

  test('[K14-END-21] and the other two can tie', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 35, deck: [], hand: ['zap'] },
        { name: 'B', hp: 10 },
        { name: 'C', hp: 10 },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: null, result: { winners: ['B', 'C'], rule: 'K14-END-19', criterion: null } } },
      ],
    });
  });

  test.since(13)('[K14-END-22] when all have 0 HP the levels decide', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 3, battlefield: ['bear', { card: 'two', exhausted: true }], deck: [5] },
        { name: 'B', hp: 3, battlefield: ['imp', { card: 'one', exhausted: true }], deck: [30] },
      ],
      turn: { phase: 'battle' },
      dice: [1, 5, 6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['imp'] },
        { by: 'A', die: 1 },
        { expect: { asks: null, result: { winners: ['A'], rule: 'K14-END-01', criterion: 'levels' } } },
      ],
    });
  });

  test('[K14-END-23] when all but one have 0 HP that one wins, whatever the others have in play', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 5, battlefield: [{ card: 'five', exhausted: true }], deck: [40] },
        { name: 'B', hp: 0, battlefield: ['five', 'five'] },
        { name: 'C', hp: 1, battlefield: ['imp'], deck: [] },
      ],
      turn: { player: 'C', phase: 'battle' },
      dice: [6],
      steps: [
        { by: 'C', attack: ['imp'], victim: 'A' },
        { expect: { asks: null, result: { winners: ['C'], rule: 'K14-END-02', criterion: 'hitpoints' } } },
      ],
    });
  });

  test('[K14-Q-24] a criterion that leaves nobody is skipped', () => {
    const game = gameOf({
      players: [
        { name: 'A', hp: 9, askAlways: true },
        { name: 'B', hp: 10 },
        { name: 'C', hp: 10 },
      ],
    });
    for (const player of game.state.players) writable(player).drewFromEmpty = true;
    expect(outcomeOf(game.context)).toEqual({ winners: [1, 2], criterion: null });
  });
});

describe('levels in play', () => {
  test('[K14-END-24] resources, hands, decks and graves do not count', () => {
    agreeing(
      {
        A: { granary: ['five'], hand: ['five'], grave: ['five'], deck: ['five', 'five'] },
        B: { battlefield: ['one'], deck: [1] },
      },
      ['B'],
      'levels',
    );
  });

  test('[K14-END-15] exhausted minions count like others', () => {
    agreeing(
      { A: { battlefield: ['two'] }, B: { battlefield: [{ card: 'five', exhausted: true }] } },
      ['B'],
      'levels',
    );
  });

  test('[K14-Q-25] a down-level counts', () => {
    agreeing(
      { A: { battlefield: [{ card: 'five', downLevel: 4 }] }, B: { battlefield: ['two'], deck: [1] } },
      ['B'],
      'levels',
    );
  });

  test('[K14-Q-25] a minion counts for its controller, not for its owner', () => {
    agreeing(
      {
        A: { battlefield: [{ card: 'five', owner: 'B', hypnotizedFrom: 'B' }], deck: [1] },
        B: { battlefield: ['two'], deck: [20] },
      },
      ['A'],
      'levels',
    );
  });
});
