import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play } from '../../scene.js';

/** Counters and damage of the 12th and 13th Editions. */
const bear = minion(2, 3);
const turn = { phase: 'battle' } as const;

describe('the kinds of counters', () => {
  test('[K13-CTR-81] [K12-CTR-81] are six: none of the later ones can be used for anything', () => {
    const later = ['berzerk', 'taunt', 'trap', 'fatigue', 'voodoo', 'medic', 'assassin', 'undying'] as const;
    play({
      cards: { bear, wolf: minion(1, 9) },
      turn,
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [{ card: 'bear', counters: later.flatMap((kind) => counters(kind, 'A')) }, 'wolf'],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { expect: { asks: { by: 'A', offersNot: later.map((counter) => ({ counter, on: 'bear' })) } } },
      ],
    });
  });
});

describe('a Shield Counter of the 12th', () => {
  test('[K12-CTR-31] [K12-CTR-32] [K12-CTR-07] is a link that raises HP by 5 until the Recovery Phase', () => {
    play({
      cards: { bear },
      turn: { player: 'A', phase: 'draw' },
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'bear', counters: counters('shield', 'A') }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'shield', on: 'bear' },
        {
          expect: { chain: [{ card: 'bear', counter: 'shield' }], cards: { bear: { hp: 3, counters: {} } } },
        },
        { resolve: true },
        { expect: { cards: { bear: { hp: 8 } }, log: [{ type: 'change', stat: 'hp', amount: 5 }] } },
        { until: { turn: 4, phase: 'draw' } },
        { expect: { cards: { bear: { hp: 3 } } } },
      ],
    });
  });

  test('[K12-CTR-33] [K12-CTR-08] comes in time only before the dice: neither within a step nor while a chain resolves', () => {
    play({
      cards: { bear, wolf: minion(1, 9) },
      turn,
      dice: [4],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf'] },
        { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters('shield', 'B') }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'bear' },
        { until: { purpose: 'defend' } },
        { by: 'B', counter: 'shield', on: 'bear', refused: 'K12-BAT-40' },
        { by: 'B', defend: [] },
        { by: 'A', pass: true },
        { by: 'B', counter: 'shield', on: 'bear' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { bear: { zone: 'battlefield', hp: 4 } }, notAsked: [{ purpose: 'shield' }] } },
      ],
    });
  });
});

describe('a Dice Counter of the 12th', () => {
  test('[K12-CTR-10] [K12-CTR-61] [K12-CTR-62] is removed when a die lies and makes no link; at another moment it is refused', () => {
    play({
      cards: { bear, wolf: minion(1, 9) },
      turn,
      dice: [1, 6],
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'wolf', counters: counters('dice', 'A') }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'dice', on: 'wolf', refused: 'K12-CTR-10' },
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { until: { purpose: 'reroll' } },
        { by: 'A', counter: 'dice', on: 'wolf', die: 1 },
        { expect: { players: { B: { hp: 29 } }, logNot: [{ type: 'link' }] } },
      ],
    });
  });
});

describe('damage of the 12th', () => {
  test('[K12-MIN-15] [K12-MIN-18] [K12-MIN-25] [K12-CTR-42] what exceeds the HP is lost, by a Damage Counter too', () => {
    play({
      cards: { bear },
      dice: [6, 1],
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            { card: 'bear', counters: counters('damage', 'A') },
            { card: 'bear', as: 'frail', damage: 3, counters: counters('damage', 'A') },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        { resolve: true },
        { by: 'A', counter: 'damage', on: 'frail' },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, frail: { zone: 'grave' } },
            players: { A: { hp: 35 } },
            log: [{ type: 'damage', card: 'bear', amount: 6 }],
            logNot: [{ type: 'wound' }],
          },
        },
      ],
    });
  });

  test('[K12-BAT-26] [K12-BAT-33] a die is not split, and of the total that hits a victim the excess is lost', () => {
    play({
      cards: { bear, wolf: minion(3, 9) },
      turn,
      dice: [6, 6, 6, 1, 1],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: ['bear', { card: 'bear', as: 'victim', exhausted: true }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'victim' },
        { by: 'B', defend: ['bear'] },
        { until: { phase: 'recovery' } },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, victim: { zone: 'grave' } },
            players: { B: { hp: 35 } },
          },
        },
      ],
    });
  });

  test('[K12-BAT-37] dice that the defenders of a player have left hit the attacking player as one total', () => {
    play({
      cards: { bear: minion(3, 9), wolf: minion(1, 2) },
      turn,
      dice: [1, 3, 4, 5],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['bear'] },
        { until: { purpose: 'die' } },
        { by: 'B', die: 3 },
        { until: { phase: 'recovery' } },
        { expect: { cards: { wolf: { zone: 'grave' } }, players: { A: { hp: 26 } } } },
      ],
    });
  });

  test('[K12-BAT-47] and those of a minion’s defenders are lost', () => {
    play({
      cards: { bear: minion(3, 9), wolf: minion(1, 2) },
      turn,
      dice: [1, 3, 4, 5],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: ['bear', { card: 'wolf', as: 'victim' }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'victim' },
        { by: 'B', defend: ['bear'] },
        { until: { phase: 'recovery' } },
        { expect: { cards: { wolf: { zone: 'grave' } }, players: { A: { hp: 35 } } } },
      ],
    });
  });

  test('[K12-Q-05] attacking dice for a minion that has gone are inflicted to nobody', () => {
    play({
      cards: { wolf: minion(2, 9), cub: minion(1, 1) },
      turn,
      dice: [1, 5, 6],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf'] },
        { name: 'B', battlefield: [{ card: 'cub', counters: counters('damage', 'A') }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'cub' },
        { by: 'A', counter: 'damage', on: 'cub' },
        { resolve: true },
        { until: { phase: 'recovery' } },
        {
          expect: { cards: { cub: { zone: 'grave' } }, players: { B: { hp: 35 } }, log: [{ type: 'peace' }] },
        },
      ],
    });
  });
});
