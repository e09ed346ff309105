import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** Shield Counters of the 14th Edition. */
const bear = minion(2, 3);
const shielded = (owner: string, count = 1): Placed => ({
  card: 'bear',
  as: 'shielded',
  counters: counters('shield', owner, count),
});

describe('Shield Counter', () => {
  test('[K14-CTR-30] [K14-CTR-31] only damage to its own minion lets it be used, and then without a chain', () => {
    play({
      cards: { bear, smite: spell('Target 1 in-play card; destroy it.', 0) },
      dice: [2],
      players: [
        {
          name: 'A',
          askAlways: true,
          hand: ['smite'],
          battlefield: [{ card: 'bear', counters: counters('damage', 'A') }],
        },
        { name: 'B', battlefield: [shielded('B')] },
      ],
      steps: [
        { by: 'B', counter: 'shield', on: 'shielded', refused: 'K14-CTR-12' },
        { by: 'A', counter: 'damage', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { hp: 1 }, shielded: { counters: { shield: 1 } } } } },
        { by: 'A', cast: 'smite' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['shielded'] },
        {
          expect: { cards: { shielded: { zone: 'grave' } }, logNot: [{ type: 'remove', card: 'shielded' }] },
        },
      ],
    });
  });

  test('[K14-CTR-30] [K14-CTR-32] [K14-CTR-33] [K14-CTR-34] the damage of a Damage Counter is lowered by 2 before HP count', () => {
    play({
      cards: { bear },
      dice: [4],
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          battlefield: [
            { ...shielded('B'), counters: [...counters('shield', 'B'), ...counters('damage', 'A')] },
          ],
        },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'shielded' },
        { expect: { asks: { by: 'A', purpose: 'respond' } } },
        { by: 'A', pass: true },
        {
          expect: {
            asks: { by: 'B', purpose: 'shield', rule: 'K14-CTR-31' },
            cards: { shielded: { hp: 3 } },
          },
        },
        { by: 'B', counter: 'shield', on: 'shielded' },
        {
          expect: {
            cards: { shielded: { zone: 'battlefield', hp: 1, counters: {} } },
            players: { B: { hp: 35 } },
            log: [{ type: 'remove' }, { type: 'damage', amount: 2 }],
          },
        },
      ],
    });
  });

  test('[K14-CTR-33] [K14-CTR-34] in a battle it lessens piercing damage, also where the minion is destroyed', () => {
    play({
      cards: { bear, wolf: minion(1, 3) },
      turn: { phase: 'battle' },
      dice: [6],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [{ ...shielded('B'), spChange: -2 }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['shielded'] },
        { by: 'B', counter: 'shield', on: 'shielded' },
        { expect: { cards: { shielded: { zone: 'grave' } }, players: { B: { hp: 34 } } } },
      ],
    });
  });

  test('[K14-CTR-35] damage to a player is not lowered, nor is piercing damage once it is dealt', () => {
    play({
      cards: { bear, wolf: minion(1, 3) },
      turn: { phase: 'battle' },
      dice: [6, 6],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf', { card: 'wolf', as: 'other wolf' }] },
        { name: 'B', battlefield: [shielded('B'), { card: 'filler', as: 'mouse' }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        {
          expect: {
            players: { B: { hp: 29 } },
            battle: null,
            log: [{ type: 'wound' }],
            logNot: [{ type: 'remove' }],
          },
        },
        { by: 'A', attack: ['other wolf'], victim: 'mouse' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 23 } }, cards: { shielded: { counters: { shield: 1 } } } } },
      ],
    });
  });

  test('[K14-Q-30] several are used on one damage, each for 2, down to 0 and not below', () => {
    play({
      cards: { bear, mouse: minion(1, 0, 'SQUEAK: When this in-play card is damaged: Draw 1 card.') },
      dice: [3],
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          askAlways: true,
          battlefield: [
            { card: 'mouse', counters: [...counters('shield', 'B', 3), ...counters('damage', 'A')] },
          ],
        },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'mouse' },
        { until: { purpose: 'shield' } },
        { by: 'B', counter: 'shield', on: 'mouse' },
        { by: 'B', counter: 'shield', on: 'mouse' },
        {
          expect: {
            cards: { mouse: { zone: 'battlefield', hp: 0, counters: { shield: 1 } } },
            players: { B: { hp: 35 } },
            logNot: [{ type: 'damage' }, { type: 'wound' }],
          },
        },
        { by: 'B', activate: 'mouse', refused: 'K14-ABL-07' },
      ],
    });
  });

  test('[K14-Q-30] each die of a battle is a damage of its own', () => {
    play({
      cards: { bear, wolf: minion(2, 3) },
      turn: { phase: 'battle' },
      dice: [2, 2],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', askAlways: true, battlefield: [{ ...shielded('B', 3), spChange: -2 }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { until: { purpose: 'defend' } },
        { by: 'B', defend: ['shielded'] },
        { until: { purpose: 'shield' } },
        { by: 'B', counter: 'shield', on: 'shielded' },
        {
          expect: { asks: { by: 'B', purpose: 'shield' }, cards: { shielded: { counters: { shield: 2 } } } },
        },
        { by: 'B', pass: true },
        { expect: { cards: { shielded: { hp: 1, counters: { shield: 2 } } } } },
      ],
    });
  });

  test('[K14-Q-30] what remains of the attacking dice is one damage', () => {
    play({
      cards: { bear, wolf: minion(2, 3) },
      turn: { phase: 'battle' },
      dice: [3, 2],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [{ ...shielded('B', 2), damage: 1 }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'shielded' },
        { by: 'B', defend: [] },
        { by: 'B', counter: 'shield', on: 'shielded' },
        { by: 'B', pass: true },
        { expect: { cards: { shielded: { zone: 'grave' } }, players: { B: { hp: 34 } } } },
      ],
    });
  });
});
