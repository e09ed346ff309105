import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Shield Counters of the 15th to 17th Editions: each stops one die. */
const bear = minion(2, 3);
const wolf = minion(1, 9);
const burn = spell('3-dice-burn the battlefield.', 0);
const shielded = (owner: string, count = 1, card = 'bear'): Placed => ({
  card,
  as: 'shielded',
  counters: counters('shield', owner, count),
});

describe('a Shield Counter', () => {
  test('[K15-CTR-30] [K15-CTR-31] waits for a die that would hit its own host, and then makes no chain', () => {
    play({
      cards: { bear },
      dice: [2, 4],
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [{ card: 'bear', as: 'other', counters: counters('damage', 'A') }],
        },
        {
          name: 'B',
          battlefield: [
            { ...shielded('B'), counters: [...counters('shield', 'B'), ...counters('damage', 'A')] },
          ],
        },
      ],
      steps: [
        { by: 'B', counter: 'shield', on: 'shielded', refused: 'K14-CTR-12' },
        { by: 'A', counter: 'damage', on: 'other' },
        { resolve: true },
        { expect: { cards: { other: { hp: 1 }, shielded: { counters: { shield: 1, damage: 1 } } } } },
        { by: 'A', counter: 'damage', on: 'shielded' },
        { until: { purpose: 'shield' } },
        { expect: { asks: { by: 'B', kind: 'confirm', rule: 'K14-CTR-31', amount: 4, about: 'shielded' } } },
        { by: 'B', counter: 'shield', on: 'shielded' },
        {
          expect: {
            cards: { shielded: { hp: 3, counters: {} } },
            log: [{ type: 'remove' }, { type: 'stopDie', card: 'shielded', dice: [4], rule: 'K14-CTR-32' }],
            logNot: [
              { type: 'link', counter: 'shield' },
              { type: 'damage', card: 'shielded' },
            ],
          },
        },
      ],
    });
  });

  test('[K15-CTR-32] [K15-CTR-33] [K15-CTR-84] makes the whole die 0, so that nothing pierces; the next die hits', () => {
    play({
      cards: { bear, wolf: minion(2, 9) },
      turn: { phase: 'battle' },
      dice: [6, 6, 1, 1],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [shielded('B')] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'shielded' },
        { by: 'B', defend: ['shielded'] },
        { until: { purpose: 'shield' } },
        { by: 'B', counter: 'shield', on: 'shielded' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { shielded: { zone: 'grave' } }, players: { B: { hp: 32 } } } },
      ],
    });
  });

  test('[K15-CTR-33] stops the die that would destroy it, whatever it shows', () => {
    play({
      cards: { bear: minion(0, 0), wolf },
      turn: { phase: 'battle' },
      dice: [6],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [shielded('B')] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'shielded' },
        { by: 'B', defend: ['shielded'] },
        { until: { purpose: 'shield' } },
        { by: 'B', counter: 'shield', on: 'shielded' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { shielded: { zone: 'battlefield', hp: 0 } }, players: { B: { hp: 35 } } } },
      ],
    });
  });

  test('[K15-CTR-84] [K15-Q-30] several dice need several counters, and one die never takes two', () => {
    play({
      cards: { bear, wolf: minion(2, 9) },
      turn: { phase: 'battle' },
      dice: [5, 5, 1, 1],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [shielded('B', 3)] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'shielded' },
        { by: 'B', defend: ['shielded'] },
        { until: { purpose: 'shield' } },
        { by: 'B', counter: 'shield', on: 'shielded' },
        {
          expect: {
            cards: { shielded: { counters: { shield: 2 } } },
            asks: { purpose: 'shield', amount: 5 },
          },
        },
        { by: 'B', counter: 'shield', on: 'shielded' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { shielded: { zone: 'battlefield', hp: 3, counters: { shield: 1 } } } } },
      ],
    });
  });

  test('[K15-CTR-85] with its one die stopped the host has not been damaged', () => {
    play({
      cards: {
        bear: minion(2, 3, 'YELP: When your in-play card(s) is destroyed: Draw 1 card.'),
        wolf,
        watcher: minion(1, 1, 'SEE: When you take damage: Draw 1 card.'),
        mourner: minion(
          1,
          1,
          'HOWL: When your in-play card(s) (excluding this card) is damaged: Draw 1 card.',
        ),
      },
      turn: { phase: 'battle' },
      dice: [6, 1, 1],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf'] },
        { name: 'B', askAlways: true, battlefield: [shielded('B'), 'mourner', 'watcher'] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { until: { purpose: 'defend' } },
        { by: 'B', defend: ['shielded'] },
        { until: { purpose: 'shield' } },
        { by: 'B', counter: 'shield', on: 'shielded' },
        { until: { by: 'B', purpose: 'battle' } },
        {
          expect: {
            asks: { offersNot: [{ activate: 'mourner' }, { activate: 'watcher' }, { activate: 'shielded' }] },
          },
        },
      ],
    });
  });

  test('[K15-CTR-34] [K16-CTR-34] [K15-KEY-151] [K16-KEY-151] stops a die of dice-burning, and one of a total its owner chooses', () => {
    play({
      cards: { bear: minion(2, 9), burn, wolf: minion(3, 1) },
      turn: { phase: 'action' },
      dice: [2, 4, 6, 5, 3, 5],
      players: [
        { name: 'A', askAlways: true, hand: ['burn'], battlefield: ['wolf'] },
        { name: 'B', battlefield: [shielded('B', 2)] },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { until: { purpose: 'shield' } },
        { expect: { asks: { by: 'B', kind: 'confirm', amount: 2 } } },
        { by: 'B', counter: 'shield', on: 'shielded' },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { cards: { shielded: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K15-CTR-34] [K16-CTR-34] [K17-CTR-34] [K15-Q-122] [K16-Q-122] [K17-Q-122] of the dice left for a minion as victim it takes one, as its owner chooses', () => {
    play({
      cards: { bear: minion(2, 20), wolf: minion(3, 1) },
      turn: { phase: 'battle' },
      dice: [5, 3, 6],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [shielded('C')] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'shielded' },
        { until: { purpose: 'shield' } },
        { expect: { asks: { by: 'C', kind: 'options', amount: 14 } } },
        { by: 'C', counter: 'shield', on: 'shielded', die: 6 },
        { until: { phase: 'recovery' } },
        {
          expect: {
            cards: { shielded: { hp: 12 } },
            log: [
              { type: 'stopDie', dice: [6] },
              { type: 'damage', amount: 8 },
            ],
          },
        },
      ],
    });
  });

  test('[K15-CTR-35] lowers no damage to a player, not even what pierces its host', () => {
    play({
      cards: { bear, wolf: minion(1, 9) },
      turn: { phase: 'battle' },
      dice: [6],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [{ ...shielded('B'), exhausted: true }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 29 } }, cards: { shielded: { counters: { shield: 1 } } } } },
      ],
    });
  });
});
