import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed, type Scene } from '../../scene.js';

/** What holds for any battle holds for one that a Berzerk Counter forces within another, and for the other all the same. */
const whenAttacked = (effect: string): ReturnType<typeof spell> =>
  spell(`When enemy attacks, after Attack Formation: Target 1 in-play card; ${effect}.`, 0);

const cards = {
  bear: minion(2, 3),
  brute: minion(2, 4),
  prize: minion(1, 9),
  charm: whenAttacked('hypnotize it until the end of this turn'),
  recall: whenAttacked('bounce it'),
};
const brute: Placed = { card: 'brute', counters: counters('berzerk', 'C') };
const turn = { phase: 'battle' } as const;

/** A attacks in the own Battle Phase; in its first window C's brute is forced to attack, whom C chooses. */
const upTo = (outer: string, inner: string): Scene['steps'] => [
  { by: 'A', attack: ['bear'], victim: outer },
  { by: 'C', counter: 'berzerk', on: 'brute' },
  { until: { purpose: 'berzerk' } },
  { by: 'C', choose: [inner] },
];

describe('a battle within a battle', () => {
  test('[K14-CTR-58] [K14-Q-62] a Taunt Counter changes the victim of the battle that is fought, and of no other', () => {
    play({
      cards,
      turn,
      dice: [1, 1, 1, 1],
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'prize', exhausted: true, counters: counters('taunt', 'B') }] },
        { name: 'C', battlefield: [brute], askAlways: true },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { asks: { by: 'B', purpose: 'taunt' } } },
        { by: 'B', pass: true },
        ...upTo('B', 'B').slice(1),
        { expect: { battle: { attacker: 'C', victim: 'B' }, asks: { by: 'B', purpose: 'taunt' } } },
        { by: 'B', counter: 'taunt', on: 'prize' },
        { expect: { battle: { attacker: 'C', victim: 'prize', defender: 'B' } } },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 33 } }, cards: { prize: { hp: 7 } } } },
      ],
    });
  });

  test('[K14-Q-18] [K14-Q-62] an attacker that falls in it is in the team of neither', () => {
    play({
      cards,
      turn,
      dice: [2, 2],
      players: [{ name: 'A', battlefield: ['bear'] }, { name: 'B' }, { name: 'C', battlefield: [brute] }],
      steps: [
        ...upTo('B', 'bear'),
        { until: { phase: 'recovery' } },
        {
          expect: {
            cards: { bear: { zone: 'grave' } },
            players: { A: { hp: 34 }, B: { hp: 35 } },
            log: [{ type: 'peace' }, { type: 'peace' }],
          },
        },
      ],
    });
  });

  test('[K14-BAT-34] [K14-Q-19] [K14-Q-62] the victim of the outer one changes its controller in it, and goes', () => {
    play({
      cards,
      turn,
      dice: [1, 1, 2, 3],
      players: [
        { name: 'A', battlefield: ['bear'], hand: ['charm', 'recall'] },
        { name: 'B', battlefield: ['prize'] },
        { name: 'C', battlefield: [brute] },
      ],
      steps: [
        ...upTo('prize', 'B'),
        { by: 'A', cast: 'charm' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['prize'] },
        { expect: { cards: { prize: { player: 'A' } }, battle: { attacker: 'C' } } },
        { by: 'A', cast: 'recall' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['prize'] },
        { until: { phase: 'recovery' } },
        {
          expect: {
            cards: { prize: { zone: 'hand', player: 'B' } },
            players: { A: { hp: 30 }, B: { hp: 33 } },
          },
        },
      ],
    });
  });

  test('[K14-END-02] [K14-Q-21] [K14-Q-62] who falls to 0 HP in it ends the game before the outer one is fought', () => {
    play({
      cards,
      turn,
      dice: [1, 1, 1, 1],
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', hp: 0 },
        { name: 'C', hp: 35, battlefield: [brute] },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'C' },
        { by: 'C', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'C', choose: ['A'] },
        { until: { phase: 'recovery' } },
        { expect: { result: null, players: { A: { hp: 33 }, C: { hp: 33 } } } },
      ],
    });
    play({
      cards,
      turn,
      dice: [1, 1],
      players: [
        { name: 'A', hp: 2, battlefield: ['bear'] },
        { name: 'B', hp: 0 },
        { name: 'C', hp: 35, battlefield: [brute] },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'C' },
        { by: 'C', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'C', choose: ['A'] },
        {
          expect: {
            asks: null,
            players: { A: { hp: 0 }, C: { hp: 35 } },
            result: { winners: ['C'], rule: 'K14-END-02' },
          },
        },
      ],
    });
  });
});
