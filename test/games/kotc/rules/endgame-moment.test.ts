import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Scene } from '../scene.js';

/** "Endgame" of the 14th Edition's rulebook: the moment at which the game ends, in chains and in battles. */
const cards = {
  bear: minion(2, 3),
  imp: minion(1, 1),
  zap: spell('Draw 1 card.', 0),
  cure: spell('1-dice-heal yourself.', 0),
};
const battle = { phase: 'battle' } as const;
/** A minion of 1 HP with a Damage Counter: a die of 6 takes 5 HP from its controller. */
const doomed = (owner: string, as: string): Scene['players'][number]['battlefield'] => [
  { card: 'imp', as, counters: counters('damage', owner) },
];

describe('the moment of the end', () => {
  test.since(13)(
    '[K14-Q-22] the game ends after the effect of a link, and the links below it come too late',
    () => {
      play({
        cards,
        players: [
          { name: 'A', hp: 4, hand: ['cure'], battlefield: doomed('B', 'A’s imp') },
          { name: 'B', askAlways: true },
        ],
        dice: [6, 6],
        steps: [
          { by: 'A', cast: 'cure' },
          { by: 'B', counter: 'damage', on: 'A’s imp' },
          { by: 'B', pass: true },
          {
            expect: {
              asks: null,
              players: { A: { hp: 0 } },
              chain: ['cure', 'A’s imp'],
              result: { winners: ['B'], rule: 'K14-END-02' },
              logNot: [{ type: 'heal' }],
            },
          },
        ],
      });
    },
  );

  test.until(16, 13)('[K14-Q-22] healed by a later link, the player survives the earlier one', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 4, hand: ['cure'], battlefield: doomed('B', 'A’s imp') },
        { name: 'B', askAlways: true },
      ],
      dice: [6, 6],
      steps: [
        { by: 'B', counter: 'damage', on: 'A’s imp' },
        { by: 'A', cast: 'cure' },
        { resolve: true },
        { expect: { players: { A: { hp: 5 } }, result: null, log: [{ type: 'heal' }, { type: 'wound' }] } },
      ],
    });
  });

  test.since(13)('[K14-Q-22] of three players two fall within one chain: it ends at the second', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['cure'] },
        { name: 'B', hp: 5, battlefield: doomed('C', 'B’s imp') },
        { name: 'C', hp: 5, battlefield: doomed('B', 'C’s imp'), askAlways: true },
      ],
      dice: [6, 6, 6],
      steps: [
        { by: 'A', cast: 'cure' },
        { by: 'B', counter: 'damage', on: 'C’s imp' },
        { by: 'C', counter: 'damage', on: 'B’s imp' },
        { by: 'C', pass: true },
        {
          expect: {
            asks: null,
            players: { A: { hp: 35 }, B: { hp: 0 }, C: { hp: 0 } },
            result: { winners: ['A'] },
            log: [
              { type: 'wound', player: 'B' },
              { type: 'wound', player: 'C' },
              { type: 'end', rule: 'K14-END-02' },
            ],
          },
        },
      ],
    });
  });

  test.since(13)('[K14-Q-22] a chain between two steps of a battle can end it', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 2, battlefield: ['bear', ...(doomed('B', 'A’s imp') ?? [])] },
        { name: 'B' },
      ],
      turn: battle,
      dice: [6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', counter: 'damage', on: 'A’s imp' },
        {
          expect: {
            asks: null,
            battle: { attacker: 'A' },
            result: { winners: ['B'] },
            logNot: [{ type: 'roll', player: 'A' }],
          },
        },
      ],
    });
  });

  test.since(14)('[K14-Q-21] [K14-END-02] a forced battle ends the game after its allocation', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 3, hand: ['zap'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('berzerk', 'B') }] },
      ],
      dice: [2, 2],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'berzerk', on: 'bear' },
        {
          expect: {
            asks: null,
            players: { A: { hp: 0, hand: 1 } },
            result: { winners: ['B'], rule: 'K14-END-02' },
            log: [{ type: 'resolved' }, { type: 'attack' }, { type: 'peace' }, { type: 'end' }],
          },
        },
      ],
    });
  });
});
