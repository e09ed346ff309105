import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Scene } from '../scene.js';

/** "Endgame" of the 14th Edition's rulebook: what ends the game. */
const cards = {
  bear: minion(2, 3),
  imp: minion(1, 1),
  giant: minion(3, 9),
  zap: spell('Draw 1 card.', 0),
  cure: spell('1-dice-heal yourself.', 0),
  alarm: spell('When enemy attacks, after Attack Formation: Draw 1 card.', 0),
  ransack: spell('Draw 2 cards, then 1-dice-heal yourself.', 0),
};
const battle = { phase: 'battle' } as const;
/** A minion of 1 HP with a Damage Counter: a die of 6 takes 5 HP from its controller. */
const doomed = (owner: string, as: string): Scene['players'][number]['battlefield'] => [
  { card: 'imp', as, counters: counters('damage', owner) },
];

describe('players without HP', () => {
  test('[K14-END-02] [K14-END-25] in a game of two the first to have 0 HP ends it', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'bear'] },
        { name: 'B', hp: 5, hand: ['cure'], battlefield: ['giant'] },
      ],
      turn: battle,
      dice: [4, 4],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: [] },
        { expect: { players: { B: { hp: 0 } }, asks: null, result: { winners: ['A'], rule: 'K14-END-02' } } },
      ],
    });
  });

  test('[K14-END-07] [K14-END-02] with three the game goes on while two have HP, and ends when one is left', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'bear'] },
        { name: 'B', hp: 5 },
        { name: 'C', hp: 6 },
      ],
      turn: battle,
      dice: [4, 4, 3, 3],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { players: { B: { hp: 0 } }, result: null, asks: { by: 'A', purpose: 'battle' } } },
        { by: 'A', attack: ['bear 2'] },
        { expect: { players: { C: { hp: 0 } }, asks: null, result: { winners: ['A'], rule: 'K14-END-02' } } },
      ],
    });
  });

  test.since(13)('[K14-END-07] the fall of the turn player ends nothing while two others stand', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 3, battlefield: doomed('B', 'A’s imp') },
        { name: 'B', askAlways: true },
        { name: 'C' },
        { name: 'D', hp: 0 },
      ],
      dice: [6],
      steps: [
        { by: 'B', counter: 'damage', on: 'A’s imp' },
        { by: 'B', pass: true },
        { expect: { players: { A: { hp: 0 } }, result: null, turn: { player: 'A', phase: 'action' } } },
      ],
    });
  });

  test.since(13)(
    '[K14-END-01] all of three players at 0 HP end it, by what one battle does to both sides',
    () => {
      play({
        cards,
        players: [
          { name: 'A', hp: 3, battlefield: ['bear'] },
          { name: 'B', hp: 5, battlefield: ['imp'] },
          { name: 'C', hp: 0, battlefield: ['bear'] },
        ],
        turn: battle,
        dice: [1, 5, 6],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'B' },
          { by: 'B', defend: ['imp'] },
          { by: 'A', die: 1 },
          {
            expect: {
              players: { A: { hp: 0 }, B: { hp: 0 } },
              asks: null,
              result: { winners: ['C'], rule: 'K14-END-01' },
            },
          },
        ],
      });
    },
  );

  test('[K14-END-06] damage beyond 0 is not recorded', () => {
    play({
      cards,
      players: [{ name: 'A', battlefield: ['giant'] }, { name: 'B', hp: 4, hand: ['cure'] }, { name: 'C' }],
      turn: battle,
      dice: [6, 6, 6, 2],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'B' },
        { expect: { players: { B: { hp: 0 } } } },
        { until: { phase: 'action', turn: 4, by: 'B' } },
        { by: 'B', cast: 'cure' },
        { resolve: true },
        { expect: { players: { B: { hp: 2 } } } },
      ],
    });
  });

  test('[K14-END-11] HP have no upper limit', () => {
    play({
      cards,
      players: [{ name: 'A', hand: ['cure'], askAlways: true }, { name: 'B' }],
      dice: [6],
      steps: [{ by: 'A', cast: 'cure' }, { by: 'A', pass: true }, { expect: { players: { A: { hp: 41 } } } }],
    });
  });
});

describe('an empty deck', () => {
  test('[K14-END-03] [K12-END-03] [K14-END-05] [K14-END-20] it ends the game at the next draw, and not before', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 35, deck: ['filler'], hand: ['zap', 'zap'] },
        { name: 'B', hp: 1 },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { players: { A: { deck: 0 } }, result: null, asks: { by: 'A', purpose: 'action' } } },
        { by: 'A', cast: 'zap 2' },
        { expect: { asks: null, result: { winners: ['B'], rule: 'K14-END-03' } } },
      ],
    });
  });

  test('[K14-END-03] the draw of the Draw Phase ends it as well', () => {
    play({
      cards,
      players: [{ name: 'A', deck: [], askAlways: true }, { name: 'B' }],
      turn: { phase: 'draw' },
      steps: [
        { expect: { result: null, asks: { by: 'A', purpose: 'draw' } } },
        { by: 'A', pass: true },
        { expect: { asks: null, result: { winners: ['B'], rule: 'K14-END-03' } } },
      ],
    });
  });

  test('[K14-END-03] a draw in another player’s turn ends it too, with a battle going on', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 10, battlefield: ['bear'] },
        { name: 'B', hp: 20, deck: [], hand: ['alarm'] },
        { name: 'C', hp: 15 },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear'], victim: 'C' },
        { by: 'B', cast: 'alarm' },
        {
          expect: {
            asks: null,
            result: { winners: ['C'], rule: 'K14-END-03' },
            logNot: [{ type: 'roll' }, { type: 'peace' }],
          },
        },
      ],
    });
  });

  test('[K14-Q-23] the cards that are there are drawn, the next draw ends the game, the rest is not carried out', () => {
    play({
      cards,
      players: [
        { name: 'A', deck: ['bear'], hand: ['ransack'] },
        { name: 'B', hp: 1 },
      ],
      dice: [6],
      steps: [
        { by: 'A', cast: 'ransack' },
        {
          expect: {
            players: { A: { hp: 35, hand: ['bear'], deck: 0 } },
            asks: null,
            result: { winners: ['B'], rule: 'K14-END-03' },
            log: [{ type: 'move', card: 'bear' }, { type: 'emptyDeck', player: 'A' }, { type: 'end' }],
            logNot: [{ type: 'heal' }],
          },
        },
      ],
    });
  });
});
