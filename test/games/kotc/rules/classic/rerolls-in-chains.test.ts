import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, spell } from '../../scene.js';
import { chainCards, toAttack, toEffect } from './chain-cards.js';

/** Re-rolls by effects in the 6th Edition: of dice in the current chain, and of dice in later ones. */
const inThisChain = 'You may re-roll up to 1 die in the current chain up to 1 time each.';
const thisTurn = (dice: string, times: string): string =>
  `You may re-roll up to ${dice} for the rest of this turn (excluding the current chain) up to ${times} each.`;
const rollAndHeal = (dice: number): string =>
  `Roll ${dice} six-sided ${dice === 1 ? 'die' : 'dice'} and increase your hitpoints by the result.`;
const cards = {
  ...chainCards,
  luck: spell(`${toEffect} ${inThisChain}`, 0),
  luckAtWar: spell(`${toAttack} ${inThisChain}`, 0),
  cure: spell(rollAndHeal(1), 0),
  cureThen: spell(`${toEffect} ${rollAndHeal(1)}`, 0),
};

describe('dice in the current chain', () => {
  sceneInEditions(
    '[K06-RUL-19] [K06-RUL-55] [K06-Q-78] are the dice of the attack that started it, of either side',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['bear'] },
        { name: 'B', hp: 20, battlefield: ['scholar'], traps: ['luckAtWar'] },
      ],
      dice: [5, 6, 1, 2],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['scholar'] },
        { by: 'B', activate: 'luckAtWar' },
        {
          expect: {
            asks: { by: 'B', kind: 'options', purpose: 'reroll', options: [5, 6, 1] },
            log: [{ type: 'grantRerolls' }, { type: 'roll', player: 'A' }, { type: 'roll', player: 'B' }],
          },
        },
        { by: 'B', choose: ['A'], die: 6 },
        {
          expect: { log: [{ type: 'reroll', player: 'B' }], asks: { by: 'A', purpose: 'die', dice: [2, 5] } },
        },
        { by: 'A', die: 5 },
        { resolve: true },
        { expect: { players: { B: { hp: 18 } }, cards: { scholar: { zone: 'grave' } }, battle: null } },
      ],
    },
  );

  sceneInEditions('[K06-RUL-19] [K06-RUL-55] are the dice of an older link’s ability', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['cure', { card: 'cure', as: 'later' }] },
      { name: 'B', traps: ['luck'] },
    ],
    dice: [6, 2, 5],
    steps: [
      { by: 'A', cast: 'cure' },
      { by: 'B', activate: 'luck' },
      { by: 'B', choose: ['A'], die: 6 },
      { expect: { players: { A: { hp: 22 } } } },
      { by: 'A', cast: 'later' },
      { expect: { players: { A: { hp: 27 } }, asks: { by: 'B', purpose: 'resource' } } },
    ],
  });

  sceneInEditions('[K06-RUL-20] [K06-RUL-55] are those that a later effect of the same ability rolls', {
    cards: { ...cards, sure: spell(`${inThisChain} ${rollAndHeal(1)}`, 0) },
    players: [{ name: 'A', hp: 20, hand: ['sure'] }, { name: 'B' }],
    dice: [1, 4],
    steps: [
      { by: 'A', cast: 'sure' },
      { by: 'A', choose: ['A'], die: 1 },
      { expect: { players: { A: { hp: 24 } } } },
    ],
  });

  sceneInEditions(
    '[K06-Q-98] are not those that the same ability rolled before, whose result has been used',
    {
      cards: { ...cards, sure: spell(`${rollAndHeal(1)} ${inThisChain} ${rollAndHeal(1)}`, 0) },
      players: [{ name: 'A', hp: 20, hand: ['sure'] }, { name: 'B' }],
      dice: [1, 3, 5],
      steps: [
        { by: 'A', cast: 'sure' },
        { expect: { asks: { by: 'A', purpose: 'reroll' }, players: { A: { hp: 21 } } } },
        { by: 'A', choose: ['A'], die: 3 },
        { expect: { players: { A: { hp: 26 } } } },
      ],
    },
  );

  sceneInEditions('[K06-RUL-21] are not those of newer links, which were rolled before', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['cure'], traps: ['cureThen'] },
      { name: 'B', traps: ['luck'] },
    ],
    dice: [6, 5, 1],
    steps: [
      { by: 'A', cast: 'cure' },
      { by: 'B', activate: 'luck' },
      { by: 'A', activate: 'cureThen' },
      {
        expect: {
          asks: { by: 'B', purpose: 'reroll' },
          players: { A: { hp: 26 } },
          log: [
            { type: 'resolve', card: 'cureThen' },
            { type: 'resolve', card: 'luck' },
            { type: 'resolve', card: 'cure' },
          ],
        },
      },
      { by: 'B', choose: ['A'], die: 5 },
      { expect: { players: { A: { hp: 27 } } } },
    ],
  });

  sceneInEditions(
    '[K06-RUL-19] are not those of a counter removed in its course, which no ability or attack rolls',
    {
      cards,
      players: [
        { name: 'A', hp: 20, hand: ['cure'] },
        {
          name: 'B',
          traps: ['luck'],
          battlefield: [{ card: 'bear', as: 'hurt', counters: counters('damage', 'B') }],
        },
      ],
      dice: [2, 6, 1],
      steps: [
        { by: 'A', cast: 'cure' },
        { by: 'B', pass: true },
        { by: 'B', activate: 'luck' },
        { by: 'B', pass: true },
        {
          expect: { log: [{ type: 'grantRerolls' }], chain: ['cure'], asks: { by: 'B', purpose: 'counter' } },
        },
        { by: 'B', counter: 'damage', on: 'hurt' },
        {
          expect: {
            asks: { by: 'B', purpose: 'reroll', options: [6] },
            cards: { hurt: { defense: 3 } },
          },
        },
        { by: 'B', choose: ['A'], die: 6 },
        { expect: { players: { A: { hp: 21 } } } },
      ],
    },
  );
});

describe('“for the rest of this turn (excluding the current chain)”', () => {
  sceneInEditions('[K06-BLD-51] reaches no die of the same chain, but those of the next', {
    cards: { ...cards, fortune: spell(`${thisTurn('1 die', '1 time')} ${rollAndHeal(1)}`, 0) },
    players: [{ name: 'A', hp: 20, hand: ['fortune', 'cure'] }, { name: 'B' }],
    dice: [1, 2, 6],
    steps: [
      { by: 'A', cast: 'fortune' },
      { expect: { asks: { by: 'A', purpose: 'action' }, players: { A: { hp: 21 } } } },
      { by: 'A', cast: 'cure' },
      { expect: { asks: { by: 'A', purpose: 'reroll' } } },
      { by: 'A', choose: ['A'], die: 2 },
      { expect: { players: { A: { hp: 27 } } } },
    ],
  });

  sceneInEditions('[K06-BLD-51] reaches no older link of the chain, the attack that it answers included', {
    cards: { ...cards, fortune: spell(`${toEffect} ${thisTurn('1 die', '1 time')}`, 0) },
    players: [
      { name: 'A', hp: 20, hand: ['cure', { card: 'cure', as: 'next' }] },
      { name: 'B', traps: ['fortune'] },
    ],
    dice: [1, 6, 3],
    steps: [
      { by: 'A', cast: 'cure' },
      { by: 'B', activate: 'fortune' },
      { expect: { players: { A: { hp: 21 } } } },
      { by: 'A', cast: 'next' },
      { by: 'B', choose: ['A'], die: 6 },
      { expect: { players: { A: { hp: 24 } } } },
    ],
  });

  sceneInEditions('[K06-BLD-51] reaches a die that is rolled after the chain and in none', {
    cards: { ...cards, fortune: spell(thisTurn('1 die', '1 time'), 0) },
    players: [
      { name: 'A', hand: ['fortune'] },
      { name: 'B', battlefield: [{ card: 'bear', counters: counters('damage', 'A') }] },
    ],
    dice: [1, 4],
    steps: [
      { by: 'A', cast: 'fortune' },
      { resolve: true },
      { expect: { chain: [], log: [{ type: 'grantRerolls' }] } },
      { by: 'A', counter: 'damage', on: 'bear' },
      { by: 'A', choose: ['A'], die: 1 },
      { expect: { cards: { bear: { defense: 1 } } } },
    ],
  });

  sceneInEditions('[K06-BLD-51] ends with the turn', {
    cards: { ...cards, fortune: spell(thisTurn('1 die', '1 time'), 0) },
    players: [
      { name: 'A', hand: ['fortune'] },
      { name: 'B', hp: 20, hand: ['cure'] },
    ],
    dice: [3, 6],
    steps: [
      { by: 'A', cast: 'fortune' },
      { until: { turn: 4, phase: 'action' } },
      { by: 'B', cast: 'cure' },
      { expect: { asks: { by: 'B', purpose: 'action' }, players: { B: { hp: 23 } } } },
    ],
  });

  sceneInEditions('[K06-Q-43] is for so many dice of anybody in the whole turn, each so many times', {
    cards: { ...cards, fortune: spell(thisTurn('2 dice', '2 times'), 0) },
    players: [
      { name: 'A', hp: 20, hand: ['fortune'], battlefield: ['scholar'] },
      { name: 'B', hp: 20, battlefield: [{ card: 'scholar', as: 'foe' }] },
      { name: 'C', hp: 20 },
    ],
    dice: [1, 5, 4, 3, 2, 6],
    steps: [
      { by: 'A', cast: 'fortune' },
      { until: { by: 'A', purpose: 'battle' } },
      { by: 'A', attack: ['scholar'], victim: 'B' },
      { by: 'B', defend: ['foe'] },
      { expect: { asks: { by: 'A', purpose: 'reroll', options: [1, 5] } } },
      { by: 'A', choose: ['B'], die: 5 },
      { by: 'A', choose: ['B'], die: 4 },
      { expect: { asks: { by: 'A', purpose: 'reroll', options: [1] } } },
      { by: 'A', choose: ['A'], die: 1 },
      { by: 'A', choose: ['A'], die: 2 },
      { resolve: true },
      { expect: { cards: { scholar: { defense: 2 }, foe: { zone: 'grave' } } } },
    ],
  });

  sceneInEditions('[K06-Q-43] two dice re-rolled are two used up, though one was of an earlier roll', {
    cards: { ...cards, fortune: spell(thisTurn('2 dice', '1 time'), 0), pair: spell(rollAndHeal(2), 0) },
    players: [{ name: 'A', hp: 20, hand: ['fortune', 'cure', 'pair', 'zap'] }, { name: 'B' }],
    dice: [1, 6, 2, 2, 5],
    steps: [
      { by: 'A', cast: 'fortune' },
      { by: 'A', cast: 'cure' },
      { by: 'A', choose: ['A'], die: 1 },
      { by: 'A', cast: 'pair' },
      { by: 'A', choose: ['A'], die: 2 },
      { expect: { asks: { by: 'A', purpose: 'action' }, players: { A: { hp: 33 } } } },
    ],
  });
});
