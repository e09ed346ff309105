import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Voodoo Counters of the 17th Edition: a die that hit their host hits another minion as well. */
const bear = minion(2, 9);
const wolf = minion(1, 9);
const hexed = (owner: string, more: Partial<Placed> = {}): Placed => ({
  card: 'bear',
  as: 'hexed',
  counters: counters('voodoo', owner),
  ...more,
});

describe('a Voodoo Counter', () => {
  test('[K17-CTR-86] [K17-CTR-87] [K17-CTR-88] is used when a die has hit its host, and hits any one enemy minion by it', () => {
    play({
      cards: { bear, wolf },
      turn: { phase: 'battle' },
      dice: [4, 1, 1],
      players: [
        { name: 'A', battlefield: ['wolf', { card: 'wolf', as: 'other', exhausted: true }] },
        { name: 'B', battlefield: [hexed('B')] },
      ],
      steps: [
        { by: 'B', counter: 'voodoo', on: 'hexed', refused: 'K17-CTR-12' },
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['hexed'] },
        { until: { purpose: 'voodoo' } },
        {
          expect: {
            asks: {
              by: 'B',
              rule: 'K17-CTR-87',
              about: 'hexed',
              options: ['wolf', 'other'],
              least: 0,
              most: 1,
            },
            cards: { hexed: { hp: 5 } },
          },
        },
        { by: 'B', choose: ['other'] },
        {
          expect: {
            cards: { other: { hp: 5 }, hexed: { hp: 5, counters: {} } },
            log: [
              { type: 'remove', card: 'hexed', counter: 'voodoo' },
              { type: 'throwDie', card: 'hexed', victim: 'other', dice: [4], rule: 'K17-CTR-88' },
              { type: 'damage', card: 'other', amount: 4 },
            ],
            logNot: [{ type: 'link' }],
          },
        },
      ],
    });
  });

  test('[K17-CTR-89] [K17-Q-119] its owner throws it at a minion that another controls, its host too, and not without one', () => {
    play({
      cards: { bear, wolf },
      dice: [2, 3],
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'wolf', as: 'own' }] },
        {
          name: 'B',
          battlefield: [
            hexed('A', { counters: [...counters('voodoo', 'A'), ...counters('damage', 'A', 2)] }),
          ],
        },
        { name: 'C', battlefield: [{ card: 'wolf', as: 'third' }] },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'hexed' },
        { until: { purpose: 'voodoo' } },
        { expect: { asks: { by: 'A', options: ['hexed', 'third'] } } },
        { by: 'A', choose: ['hexed'] },
        { expect: { cards: { hexed: { hp: 5 } } } },
      ],
    });
    play({
      cards: { bear },
      dice: [2],
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          battlefield: [hexed('B', { counters: [...counters('voodoo', 'B'), ...counters('damage', 'A')] })],
        },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'hexed' },
        { resolve: true },
        {
          expect: { cards: { hexed: { hp: 7, counters: { voodoo: 1 } } }, notAsked: [{ purpose: 'voodoo' }] },
        },
      ],
    });
  });

  test('[K17-CTR-90] [K17-CTR-92] [K17-Q-120] the die that destroys its host is thrown whole, and pierces where it lands', () => {
    play({
      cards: { bear: minion(2, 1), wolf, runt: minion(1, 2) },
      turn: { phase: 'battle' },
      dice: [6, 1, 1],
      players: [
        { name: 'A', battlefield: ['wolf', { card: 'runt', exhausted: true }] },
        { name: 'B', battlefield: [hexed('B')] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'hexed' },
        { by: 'B', defend: ['hexed'] },
        { until: { purpose: 'voodoo' } },
        { expect: { cards: { hexed: { zone: 'battlefield' } } } },
        { by: 'B', choose: ['runt'] },
        { until: { phase: 'recovery' } },
        {
          expect: {
            cards: { hexed: { zone: 'grave' }, runt: { zone: 'grave' } },
            players: { A: { hp: 31 }, B: { hp: 30 } },
          },
        },
      ],
    });
  });

  test('[K17-CTR-91] [K17-Q-124] not for a die that a Shield Counter has stopped', () => {
    play({
      cards: { bear, wolf },
      turn: { phase: 'battle' },
      dice: [4, 1, 1],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        {
          name: 'B',
          battlefield: [hexed('B', { counters: [...counters('voodoo', 'B'), ...counters('shield', 'B')] })],
        },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['hexed'] },
        { until: { purpose: 'shield' } },
        { by: 'B', counter: 'shield', on: 'hexed' },
        { until: { phase: 'recovery' } },
        {
          expect: {
            cards: { hexed: { hp: 9, counters: { voodoo: 1 } } },
            notAsked: [{ purpose: 'voodoo' }],
          },
        },
      ],
    });
  });

  test('[K17-CTR-34] [K17-Q-121] what it inflicts comes from no die: neither a shield nor another voodoo answers it', () => {
    play({
      cards: { bear, wolf },
      turn: { phase: 'battle' },
      dice: [4, 1, 1],
      players: [
        {
          name: 'A',
          battlefield: [{ card: 'wolf', counters: [...counters('shield', 'A'), ...counters('voodoo', 'A')] }],
        },
        { name: 'B', battlefield: [hexed('B')] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['hexed'] },
        { until: { purpose: 'voodoo' } },
        { by: 'B', choose: ['wolf'] },
        { until: { purpose: 'shield' } },
        { expect: { cards: { wolf: { hp: 5 } }, asks: { by: 'A', amount: 1 } } },
      ],
    });
  });

  test('[K17-Q-123] of the dice left for a minion as victim its owner says which one gives the amount', () => {
    play({
      cards: { bear: minion(0, 20), wolf: minion(3, 9) },
      turn: { phase: 'battle' },
      dice: [5, 3, 3],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [hexed('B')] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'hexed' },
        { until: { purpose: 'voodoo' } },
        { expect: { asks: { by: 'B', kind: 'options' }, cards: { hexed: { hp: 9 } } } },
        { by: 'B', choose: ['wolf'], die: 3 },
        { expect: { cards: { wolf: { hp: 6 } } } },
      ],
    });
  });

  test('[K17-Q-20] [K17-BAT-38] what it destroys in the team takes no further die, and a victim apart may be hit', () => {
    play({
      cards: { bear: minion(2, 20), wolf: minion(1, 9), runt: minion(1, 3), wall: minion(0, 9) },
      turn: { phase: 'battle' },
      dice: [4, 4, 4, 1, 1],
      players: [
        { name: 'A', battlefield: ['wolf', { card: 'wolf', as: 'second' }, 'runt'] },
        {
          name: 'B',
          battlefield: [
            hexed('A', { counters: counters('voodoo', 'A') }),
            'wall',
            { card: 'runt', as: 'cub' },
          ],
        },
      ],
      steps: [
        { by: 'A', attack: ['wolf', 'second', 'runt'], victim: 'wall' },
        { by: 'B', defend: ['hexed', 'cub'] },
        { until: { purpose: 'voodoo' } },
        { expect: { asks: { by: 'A', options: ['hexed', 'wall', 'cub'] } } },
        { by: 'A', choose: ['wall'] },
        { until: { phase: 'recovery' } },
        { expect: { cards: { wall: { hp: 5 }, cub: { zone: 'battlefield' } } } },
      ],
    });
    play({
      cards: { bear: minion(0, 3), wolf: minion(2, 9), runt: minion(0, 3) },
      turn: { phase: 'battle' },
      dice: [4, 4],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [hexed('A'), { card: 'runt', as: 'cub' }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['hexed', 'cub'] },
        { until: { purpose: 'voodoo' } },
        { by: 'A', choose: ['cub'] },
        { until: { phase: 'recovery' } },
        // 1 pierces of each minion, and the second die goes to the player as the team is gone.
        { expect: { cards: { cub: { zone: 'grave' } }, players: { B: { hp: 29 } } } },
      ],
    });
  });

  test('[K17-KEY-151] [K17-CTR-87] answers each die of dice-burning', () => {
    play({
      cards: { bear, wolf, burn: spell('2-dice-burn the battlefield.', 0) },
      turn: { phase: 'action' },
      dice: [2, 4],
      players: [
        { name: 'A', askAlways: true, hand: ['burn'], battlefield: ['wolf'] },
        { name: 'B', battlefield: [hexed('B', { counters: counters('voodoo', 'B', 2) })] },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { until: { purpose: 'voodoo' } },
        { by: 'B', choose: ['wolf'] },
        { by: 'B', pass: true },
        { until: { purpose: 'voodoo' } },
        { expect: { cards: { hexed: { hp: 3 }, wolf: { hp: 7 } } } },
        { by: 'B', choose: ['wolf'] },
        { expect: { cards: { wolf: { hp: 3 } } } },
      ],
    });
  });
});
