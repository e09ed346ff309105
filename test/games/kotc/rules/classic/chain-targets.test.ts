import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell } from '../../scene.js';
import { able, chainCards, toAttack, toEffect, toSummon } from './chain-cards.js';

/** "Target up to [x] cards in the current chain." in the 6th Edition, and negating what does not fit. */
const stopEffects = 'Negate activated effect of all targets.';
const stopAttacks = 'Negate attack of all targets.';
const cards = {
  ...chainCards,
  hush: spell(`${toEffect} Target up to 2 cards in the current chain. ${stopEffects}`, 0),
};

describe('what can be targeted', () => {
  sceneInEditions(
    '[K06-Q-71] cards of the chain are those of activated abilities and the own one, no set trap',
    {
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: ['guard', 'bear'], traps: ['smite'] },
        { name: 'B', traps: ['hush', 'atEffect', 'smite'] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', activate: 'atEffect' },
        { by: 'A', activate: 'guard' },
        { by: 'B', activate: 'hush' },
        {
          expect: {
            asks: { by: 'B', purpose: 'target', cards: ['zap', 'atEffect', 'guard', 'hush'], most: 2 },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-71] a summoned creature is one of them', {
    cards: {
      ...cards,
      look: able(`${toSummon} Target up to 3 cards in the current chain. Destroy all targets.`),
    },
    players: [
      { name: 'A', hand: ['bear'], battlefield: ['scholar'] },
      { name: 'B', battlefield: ['look'] },
    ],
    steps: [
      { by: 'A', summon: 'bear' },
      { by: 'B', activate: 'look' },
      { expect: { asks: { by: 'B', purpose: 'target', cards: ['bear', 'look'] } } },
    ],
  });

  sceneInEditions('[K06-Q-71] every attacking creature is one of them, and no defending one', {
    cards: {
      ...cards,
      look: spell(`${toAttack} Target up to 3 cards in the current chain. ${stopAttacks}`, 0),
    },
    players: [
      { name: 'A', battlefield: ['bear', 'bear', 'scholar'] },
      { name: 'B', hp: 20, battlefield: ['guard'], traps: ['look'] },
    ],
    turn: { phase: 'battle' },
    steps: [
      { by: 'A', attack: ['bear', 'bear 2'], victim: 'B' },
      { by: 'B', defend: ['guard'] },
      { by: 'B', activate: 'look' },
      { expect: { asks: { by: 'B', purpose: 'target', cards: ['bear', 'bear 2', 'look'] } } },
      { by: 'B', choose: ['bear', 'bear 2', 'look'] },
      { expect: { battle: null, players: { B: { hp: 20 } } } },
    ],
  });

  sceneInEditions(
    '[K06-Q-72] negating the attack of what does not attack, or the effect of what has none there, does nothing',
    {
      cards: {
        ...cards,
        stop: spell(`${toEffect} Target up to 2 cards in the current chain. ${stopAttacks}`, 0),
        still: spell(`${toAttack} Target up to 1 card in the current chain. ${stopEffects}`, 0),
      },
      players: [
        { name: 'A', hp: 20, hand: ['zap'], battlefield: ['bear'] },
        { name: 'B', hp: 20, traps: ['stop', 'still'] },
      ],
      dice: [1, 2],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', activate: 'stop' },
        { by: 'B', choose: ['zap'] },
        { expect: { players: { A: { hand: 1 } }, logNot: [{ type: 'negate' }] } },
        { until: { by: 'A', purpose: 'battle' } },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', activate: 'still' },
        { by: 'B', choose: ['bear'] },
        {
          expect: {
            players: { B: { hp: 17 } },
            logNot: [{ type: 'negate' }],
            asks: { by: 'B', purpose: 'resource' },
          },
        },
      ],
    },
  );
});
