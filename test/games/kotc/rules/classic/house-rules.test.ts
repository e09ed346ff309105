import { describe, test } from 'vitest';
import { creature, play, spell } from '../../scene.js';
import { chainCards, smash, toAttack, toEffect, toSummon } from './chain-cards.js';
import { inHouse } from './house-rules.js';

const inChain = 'Target up to 2 cards in the current chain.';
const again = 'You may re-roll up to 1 die in the current chain up to 1 time each.';
const cards = {
  ...chainCards,
  hush: spell(`${toEffect} ${inChain} Negate activated effect of all targets.`, 0),
  halt: spell(`${toAttack} ${inChain} Negate attack of all targets.`, 0),
  ambush: spell(`${toSummon} ${smash}`, 0),
  luck: spell(`${toAttack} ${again}`, 0),
  cure: spell('Roll 1 six-sided die and increase your hitpoints by the result.', 0),
  luckyCure: spell(`${again} Roll 1 six-sided die and increase your hitpoints by the result.`, 0),
};

describe('responses', () => {
  inHouse('answer a summon, also with three players, of whom the next in turn is asked first', {
    cards,
    players: [
      { name: 'A', hand: ['bear'] },
      { name: 'B', hp: 20, traps: ['ambush'] },
      { name: 'C', hp: 20, traps: ['atSummon'] },
    ],
    steps: [
      { by: 'A', summon: 'bear' },
      { expect: { chain: ['bear'], asks: { by: 'B', purpose: 'respond' } } },
      { by: 'B', pass: true },
      { by: 'C', activate: 'atSummon' },
      { expect: { chain: [], players: { C: { hp: 21 } }, cards: { bear: { zone: 'battlefield' } } } },
    ],
  });

  inHouse('answer one another, the latest first, one to a link', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'], traps: ['hush'] },
      { name: 'B', hp: 20, traps: ['atEffect'], battlefield: ['guard'] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'atEffect' },
      { by: 'A', activate: 'hush' },
      { by: 'A', choose: ['atEffect'] },
      { expect: { chain: ['zap', 'atEffect', 'hush'], asks: { by: 'B', purpose: 'respond' } } },
      { by: 'B', activate: 'guard' },
      { expect: { chain: [], players: { A: { hand: 1 }, B: { hp: 28, grave: ['atEffect'] } } } },
    ],
  });

  inHouse('are no ability of the own Action Phase and no spell of the hand', {
    cards,
    players: [
      { name: 'A', hand: ['zap'], battlefield: ['guard'], askAlways: true },
      { name: 'B', hp: 20, hand: ['atEffect'], traps: [{ card: 'atEffect', as: 'trap' }] },
    ],
    steps: [
      { expect: { asks: { by: 'A', purpose: 'action', offersNot: [{ activate: 'guard' }] } } },
      { by: 'A', cast: 'zap' },
      { expect: { asks: { by: 'B', offers: [{ activate: 'trap' }], offersNot: [{ cast: 'atEffect' }] } } },
    ],
  });

  inHouse('answer an attack, whose other attackers fight on when one is negated', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear', 'bear'] },
      { name: 'B', hp: 20, traps: ['halt'] },
    ],
    dice: [3, 4],
    steps: [
      { by: 'A', attack: ['bear', 'bear 2'], victim: 'B' },
      { expect: { chain: ['bear'], asks: { by: 'B', purpose: 'respond' } } },
      { by: 'B', activate: 'halt' },
      { expect: { asks: { by: 'B', purpose: 'target', cards: ['bear', 'bear 2', 'halt'] } } },
      { by: 'B', choose: ['bear'] },
      { expect: { battle: null, players: { B: { hp: 13 } }, cards: { bear: { exhausted: true } } } },
    ],
  });
});

test('an attack can still be answered when its action cost has been noticed between its steps (kotc-11)', () => {
  const price =
    'You must destroy 1 of your other cards in play to attack with, defend with, or use an ability of this creature.';
  play({
    rules: 'kotc-11',
    cards: { ...cards, brute: creature(2, 5, `${price}\nA: Draw 1 card.`, 0) },
    players: [
      { name: 'A', hp: 20, battlefield: ['brute', 'martyr'] },
      { name: 'B', hp: 20, traps: ['halt', 'atEffect'] },
    ],
    turn: { phase: 'battle' },
    steps: [
      { by: 'A', attack: ['brute'], victim: 'B' },
      { by: 'A', activate: 'martyr' },
      {
        expect: {
          chain: ['brute', 'martyr'],
          asks: { by: 'B', purpose: 'respond', offers: [{ activate: 'atEffect' }] },
        },
      },
      { by: 'B', pass: true },
      {
        expect: {
          chain: ['brute'],
          asks: { by: 'B', purpose: 'respond', offers: [{ activate: 'halt' }] },
          players: { A: { hp: 36 } },
        },
      },
      { by: 'B', activate: 'halt' },
      { by: 'B', choose: ['brute'] },
      { expect: { battle: null, chain: [], players: { B: { hp: 20 } }, logNot: [{ type: 'roll' }] } },
    ],
  });
});

describe('re-rolls in the current chain', () => {
  inHouse('reach the dice of the attack that they answer', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear'] },
      { name: 'B', hp: 20, traps: ['luck'] },
    ],
    dice: [6, 5, 1],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'B' },
      { by: 'B', activate: 'luck' },
      { by: 'B', choose: ['A'], die: 6 },
      { expect: { players: { B: { hp: 14 } }, battle: null } },
    ],
  });

  inHouse('reach the later dice of their own ability, and none of the next', {
    cards,
    players: [{ name: 'A', hp: 2, hand: ['luckyCure', 'cure'] }, { name: 'B' }],
    dice: [1, 4, 2],
    steps: [
      { by: 'A', cast: 'luckyCure' },
      { by: 'A', choose: ['A'], die: 1 },
      { expect: { players: { A: { hp: 6 } } } },
      { by: 'A', cast: 'cure' },
      { expect: { players: { A: { hp: 8 } }, asks: { by: 'B', purpose: 'resource' } } },
    ],
  });
});
