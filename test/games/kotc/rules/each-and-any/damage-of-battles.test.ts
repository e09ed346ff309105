import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, type Scene } from '../../scene.js';

/** Damage strikes attackers, defenders and victims alike. */
const cards = { bear: minion(2, 3), mouse: minion(1, 0), ram: minion(1, 4) };
const turn = { phase: 'battle' } as const;
const fight = (scene: Pick<Scene, 'players' | 'dice' | 'steps'>): void =>
  play({
    cards,
    turn,
    ...scene,
    steps: [...scene.steps.slice(0, -1), { until: { phase: 'recovery' } }, ...scene.steps.slice(-1)],
  });

describe('[K14-MIN-25] any damage to a minion with 0 HP', () => {
  test('[K14-MIN-25] [K14-BAT-28] as a defender: the whole die pierces, and the next die goes on', () => {
    fight({
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: ['mouse', 'ram'] },
      ],
      dice: [2, 3, 1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['mouse', 'ram'] },
        { by: 'A', die: 2 },
        {
          expect: {
            players: { A: { hp: 35 }, B: { hp: 33, grave: ['mouse'] } },
            cards: { ram: { hp: 1 }, bear: { hp: 1 } },
          },
        },
      ],
    });
  });

  test('[K14-MIN-25] [K14-MIN-23] as an attacker, to the attacking player', () => {
    fight({
      players: [
        { name: 'A', battlefield: ['mouse'] },
        { name: 'B', battlefield: ['ram'] },
      ],
      dice: [2, 5],
      steps: [
        { by: 'A', attack: ['mouse'], victim: 'B' },
        { by: 'B', defend: ['ram'] },
        {
          expect: { players: { A: { hp: 30, grave: ['mouse'] }, B: { hp: 35 } }, cards: { ram: { hp: 2 } } },
        },
      ],
    });
  });

  test('[K14-MIN-25] [K14-BAT-30] as a victim, of all that is left at once', () => {
    fight({
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'mouse', exhausted: true }] },
      ],
      dice: [2, 5],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'mouse' },
        {
          expect: {
            players: { B: { hp: 28, grave: ['mouse'] } },
            log: [
              { type: 'damage', card: 'mouse', amount: 7 },
              { type: 'wound', player: 'B', amount: 7 },
            ],
          },
        },
      ],
    });
  });
});

describe('[K14-CTR-34] a Shield Counter', () => {
  test('[K14-CTR-34] shields an attacker from a defending die', () => {
    fight({
      players: [
        { name: 'A', battlefield: [{ card: 'bear', counters: counters('shield', 'A') }] },
        { name: 'B', battlefield: ['ram'] },
      ],
      dice: [1, 1, 4],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['ram'] },
        { by: 'A', counter: 'shield', on: 'bear' },
        { expect: { players: { A: { hp: 35 } }, cards: { bear: { hp: 1, counters: {} }, ram: { hp: 2 } } } },
      ],
    });
  });

  test('[K14-CTR-34] [K14-Q-30] shields a victim from what is left of the dice', () => {
    fight({
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'ram', exhausted: true, counters: counters('shield', 'A') }] },
      ],
      dice: [1, 4],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'ram' },
        { by: 'A', counter: 'shield', on: 'ram' },
        { expect: { players: { B: { hp: 35 } }, cards: { ram: { hp: 1, counters: {} } } } },
      ],
    });
  });
});

test('[K14-BAT-07] [K14-BAT-08] a minion that was declared uses up neither its player nor that player’s other minions', () => {
  play({
    cards,
    turn: { ...turn, declared: ['ram'] },
    players: [
      { name: 'A', battlefield: ['bear'] },
      { name: 'B', battlefield: ['ram', { card: 'ram', as: 'twin' }] },
      { name: 'C', battlefield: [{ card: 'ram', as: 'other' }] },
    ],
    steps: [
      { by: 'A', attack: ['bear'] },
      { expect: { asks: { by: 'A', purpose: 'victim', options: ['B', 'twin', 'C', 'other'] } } },
    ],
  });
});
