import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell } from '../../scene.js';
import { able, chainCards as cards, smash, toEffect } from './chain-cards.js';

/** Abilities of the 6th Edition whose activation cost cannot be paid, as links of a chain. */
describe('an ability that is activated', () => {
  sceneInEditions('[K06-Q-23] need not be able to pay: nothing is paid, it is a link and can be answered', {
    cards: {
      ...cards,
      dear: able(`${toEffect} Pay 5 hitpoints. Target up to 1 card in play. Destroy all targets.`),
      dearTrap: spell(`${toEffect} Pay 5 hitpoints. ${smash}`, 0),
    },
    players: [
      { name: 'A', hp: 20, hand: ['zap', 'zap'], battlefield: ['guard'], traps: ['atEffect'] },
      { name: 'B', hp: 4, battlefield: ['dear'], traps: ['dearTrap'], askAlways: true },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'dear' },
      {
        expect: {
          chain: ['zap', 'dear'],
          asks: { by: 'A', purpose: 'respond', offers: [{ activate: 'guard' }] },
          players: { B: { hp: 4 } },
          cards: { dear: { exhausted: true } },
          log: [{ type: 'fail', card: 'dear' }],
          logNot: [{ type: 'target' }],
        },
      },
      { by: 'A', activate: 'guard' },
      { resolve: true },
      {
        expect: {
          players: { A: { hp: 28, hand: 2 }, B: { hp: 4 } },
          cards: { guard: { zone: 'battlefield' } },
        },
      },
      { by: 'A', cast: 'zap 2' },
      { by: 'B', activate: 'dearTrap' },
      { expect: { chain: ['zap 2', 'dearTrap'], cards: { dearTrap: { zone: 'none' } } } },
      { resolve: true },
      { expect: { players: { B: { hp: 4, grave: ['dearTrap'] } } } },
    ],
  });

  sceneInEditions(
    '[K06-Q-23] [K06-CHN-19] [K06-CHN-20] and cannot pay is asked for all the same, as it takes the link’s only response',
    {
      cards: {
        ...cards,
        dear: able(`${toEffect} Pay 5 hitpoints. Target up to 1 card in play. Destroy all targets.`),
      },
      players: [
        { name: 'A', hand: ['zap'] },
        { name: 'B', hp: 4, battlefield: ['dear'] },
        { name: 'C', hp: 20, traps: ['atEffect'] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'B', purpose: 'respond', offers: [{ activate: 'dear' }] } } },
        { by: 'B', activate: 'dear' },
        // Its own link can be answered again, the first one not.
        { by: 'C', pass: true },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 1 }, B: { hp: 4 }, C: { hp: 20, traps: ['atEffect'] } },
            cards: { dear: { exhausted: true } },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-23] of a spell that cannot pay its activation cost the resource cost stays paid', {
    cards: { ...cards, dear: spell(`Destroy 2 of your cards in play. ${smash}`, 2) },
    players: [
      {
        name: 'A',
        hand: ['dear'],
        granary: ['one', 'two', 'three'].map((as) => ({ card: 'bear', as })),
        battlefield: ['bear'],
      },
      { name: 'B', hp: 20, traps: ['atEffect'] },
    ],
    steps: [
      { by: 'A', cast: 'dear' },
      { by: 'A', pay: ['one', 'two'] },
      { expect: { chain: ['dear'], asks: { by: 'B', purpose: 'respond' } } },
      { by: 'B', activate: 'atEffect' },
      { resolve: true },
      {
        expect: {
          players: { A: { grave: ['dear'], granary: 3 }, B: { hp: 24 } },
          cards: {
            bear: { zone: 'battlefield' },
            one: { exhausted: true },
            two: { exhausted: true },
            three: { exhausted: false },
          },
        },
      },
    ],
  });
});
