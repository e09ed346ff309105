import { describe, test } from 'vitest';
import { counters, play, spell } from '../../scene.js';
import { heal, toAttack, toEffect, toSummon } from './chain-cards.js';
import { fighters } from './classic-battle.js';

/** Step 3 of a battle of the 6th Edition: who may respond to the attack, and when. */
const cards = {
  ...fighters,
  salve: spell(`${toAttack} ${heal(1)}`, 0),
  balm: spell(`${toEffect} ${heal(2)}`, 0),
  hail: spell(`${toSummon} ${heal(1)}`, 0),
};
const battle = { phase: 'battle' } as const;

describe('the response step', () => {
  test('[K06-BAT-18] the others may respond when the defense is declared and nothing is rolled yet; the attacker may not', () => {
    play({
      rules: 'kotc-06',
      cards,
      players: [
        { name: 'A', battlefield: ['bear'], traps: [{ card: 'salve', as: 'A’s' }] },
        { name: 'B', battlefield: ['wall'], traps: [{ card: 'hail', as: 'B’s' }] },
        { name: 'C', traps: [{ card: 'salve', as: 'C’s' }] },
        { name: 'D', traps: [{ card: 'salve', as: 'D’s' }] },
      ],
      turn: battle,
      dice: [1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['wall'] },
        {
          expect: {
            asks: { by: 'C', purpose: 'respond', offers: [{ activate: 'C’s' }, { pass: true }] },
            chain: ['bear'],
            log: [{ type: 'attack' }, { type: 'link' }, { type: 'defend' }],
            logNot: [{ type: 'roll' }],
          },
        },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'D', purpose: 'respond', offers: [{ activate: 'D’s' }] } } },
        { by: 'D', pass: true },
        { expect: { battle: null, cards: { wall: { defense: 7 } }, log: [{ type: 'roll', player: 'A' }] } },
      ],
    });
  });

  test('[K06-BAT-18] only one of them does, whose next turn comes first; the next responds to the response', () => {
    play({
      rules: 'kotc-06',
      cards,
      players: [
        { name: 'A', hp: 60, battlefield: ['bear'] },
        { name: 'B', hp: 60 },
        { name: 'C', hp: 60, traps: [{ card: 'salve', as: 'C’s' }] },
        { name: 'D', hp: 60, traps: [{ card: 'salve', as: 'D’s' }, 'balm'] },
      ],
      turn: battle,
      dice: [1, 2],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'C', activate: 'C’s' },
        {
          expect: {
            chain: ['bear', 'C’s'],
            asks: {
              by: 'D',
              purpose: 'respond',
              offers: [{ activate: 'balm' }],
              offersNot: [{ activate: 'D’s' }],
            },
          },
        },
        { by: 'D', activate: 'balm' },
        { resolve: true },
        {
          expect: {
            players: { B: { hp: 57 }, C: { hp: 61 }, D: { hp: 62, traps: ['D’s'] } },
            log: [{ type: 'heal', player: 'D' }, { type: 'heal', player: 'C' }, { type: 'roll' }],
          },
        },
      ],
    });
  });

  test('[K06-Q-32] a counter after the step does the same as the step: no dice of who is destroyed before the roll', () => {
    play({
      rules: 'kotc-06',
      cards,
      players: [
        { name: 'A', hp: 60, battlefield: ['giant', { card: 'bear', counters: counters('damage', 'B') }] },
        { name: 'B', hp: 60 },
        { name: 'C', hp: 60, traps: ['salve'] },
      ],
      turn: battle,
      dice: [6, 1, 2, 3, 6],
      steps: [
        { by: 'A', attack: ['giant', 'bear'], victim: 'B' },
        { by: 'C', activate: 'salve' },
        { until: { by: 'B', purpose: 'counter' } },
        { by: 'B', pass: true },
        { by: 'B', counter: 'damage', on: 'bear' },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'grave' } },
            players: { B: { hp: 54 }, C: { hp: 61 } },
            log: [
              { type: 'heal', player: 'C' },
              { type: 'remove', card: 'bear' },
              { type: 'roll', player: 'A' },
            ],
          },
        },
      ],
    });
  });
});
