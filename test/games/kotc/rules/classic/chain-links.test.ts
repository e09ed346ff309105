import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell, type Scene } from '../../scene.js';
import { chainCards as cards, smash, toAttack, toSummon, heal } from './chain-cards.js';

/** "Chains" of the 6th Edition: what starts a chain, and what is done when a link is made. */
type Check = Extract<Scene['steps'][number], { expect: unknown }>['expect'];
const answers = ['atSummon', 'atAttack', 'atEffect'];

describe('a chain is started', () => {
  sceneInEditions('[K06-CHN-01] [K06-CHN-14] by a summon, which only its own kind of response answers', {
    cards,
    players: [
      { name: 'A', hand: ['bear'] },
      { name: 'B', traps: answers },
    ],
    steps: [
      { by: 'A', summon: 'bear' },
      {
        expect: {
          chain: ['bear'],
          asks: {
            by: 'B',
            purpose: 'respond',
            offers: [{ activate: 'atSummon' }],
            offersNot: [{ activate: 'atAttack' }, { activate: 'atEffect' }],
          },
        },
      },
      { by: 'B', activate: 'atEffect', refused: 'K06-ABL-08' },
      { by: 'B', activate: 'atAttack', refused: 'K06-ABL-08' },
      { resolve: true },
      { expect: { chain: [], cards: { bear: { zone: 'battlefield' } } } },
    ],
  });

  sceneInEditions('[K06-CHN-02] [K06-CHN-15] by an attack, which only its own kind of response answers', {
    cards,
    players: [
      { name: 'A', battlefield: ['bear'] },
      { name: 'B', hp: 60, traps: answers },
    ],
    dice: [1, 1],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'B' },
      {
        expect: {
          chain: ['bear'],
          asks: {
            by: 'B',
            purpose: 'respond',
            offers: [{ activate: 'atAttack' }],
            offersNot: [{ activate: 'atSummon' }, { activate: 'atEffect' }],
          },
        },
      },
      { by: 'B', activate: 'atAttack' },
      { resolve: true },
      { expect: { chain: [], battle: null, players: { B: { hp: 60 } } } },
    ],
  });

  const effectIsAnswered: Check = {
    asks: {
      by: 'B',
      purpose: 'respond',
      offers: [{ activate: 'atEffect' }],
      offersNot: [{ activate: 'atSummon' }, { activate: 'atAttack' }],
    },
  };

  sceneInEditions('[K06-CHN-03] [K06-CHN-16] by the ability of a creature, which is a card effect', {
    cards,
    players: [
      { name: 'A', battlefield: ['scholar'] },
      { name: 'B', traps: answers },
    ],
    steps: [
      { by: 'A', activate: 'scholar' },
      { expect: { chain: ['scholar'], ...effectIsAnswered, players: { A: { hand: 0 } } } },
      { resolve: true },
      { expect: { chain: [], players: { A: { hand: 1 } } } },
    ],
  });

  sceneInEditions('[K06-CHN-04] [K06-CHN-16] by a spell and by a trap, which are card effects', {
    cards,
    players: [
      { name: 'A', hand: ['zap'], traps: [{ card: 'zap', as: 'trap' }] },
      { name: 'B', traps: answers },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { expect: { chain: ['zap'], ...effectIsAnswered } },
      { resolve: true },
      { by: 'A', activate: 'trap' },
      { expect: { chain: ['trap'], ...effectIsAnswered } },
    ],
  });

  sceneInEditions('[K06-CHN-05] neither by placing a resource nor by drawing nor by setting a trap', {
    cards,
    players: [
      { name: 'A', hand: ['bear', 'zap', 'smite'], askAlways: true },
      { name: 'B', traps: answers, askAlways: true },
    ],
    turn: { phase: 'resource' },
    steps: [
      { by: 'A', place: 'bear' },
      { expect: { chain: [], asks: { by: 'A', purpose: 'resource' } } },
      { by: 'A', draw: true },
      { expect: { chain: [], asks: { by: 'A', purpose: 'resource' } } },
      { until: { phase: 'action', purpose: 'action' } },
      { by: 'A', set: 'zap' },
      { expect: { chain: [], asks: { by: 'A', purpose: 'action' }, cards: { zap: { zone: 'traps' } } } },
      { by: 'B', activate: 'atEffect', refused: 'K06-ABL-08' },
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['zap'] },
      { expect: { asks: { by: 'B', purpose: 'respond' } } },
    ],
  });
});

describe('when a link is made', () => {
  const offering = spell(`Destroy 1 of your cards in play. ${smash}`, 0);

  sceneInEditions('[K06-CHN-06] its activation cost is paid, before anybody responds', {
    cards: { ...cards, paid: spell(`Pay 3 hitpoints. ${heal(10)}`, 0) },
    players: [
      { name: 'A', hp: 20, hand: ['paid'] },
      { name: 'B', traps: ['atEffect'] },
    ],
    steps: [
      { by: 'A', cast: 'paid' },
      { expect: { asks: { by: 'B', purpose: 'respond' }, players: { A: { hp: 17 } } } },
      { resolve: true },
      { expect: { players: { A: { hp: 27 } } } },
    ],
  });

  sceneInEditions('[K06-CHN-07] [K06-RUL-53] its targets are selected, before anybody responds', {
    cards,
    players: [
      { name: 'A', hand: ['smite'] },
      { name: 'B', battlefield: ['bear', 'bear'], traps: ['atEffect'] },
    ],
    steps: [
      { by: 'A', cast: 'smite' },
      { expect: { asks: { by: 'A', purpose: 'target' }, log: [] } },
      { by: 'A', choose: ['bear 2'] },
      {
        expect: {
          chain: ['smite'],
          asks: { by: 'B', purpose: 'respond' },
          log: [
            { type: 'target', card: 'bear 2' },
            { type: 'link', card: 'smite' },
          ],
        },
      },
      { by: 'B', activate: 'atEffect' },
      { resolve: true },
      { expect: { cards: { bear: { zone: 'battlefield' }, 'bear 2': { zone: 'grave' } } } },
    ],
  });

  sceneInEditions(
    '[K06-CHN-08] [K06-Q-65] what the payment of its cost triggers comes after the targets, and after the chain',
    {
      cards: { ...cards, offering },
      players: [
        { name: 'A', hp: 20, hand: ['offering'], battlefield: ['martyr', 'bear'] },
        { name: 'B', hp: 20, battlefield: ['bear'], traps: ['atEffect'] },
      ],
      steps: [
        { by: 'A', cast: 'offering' },
        { by: 'A', choose: ['martyr'] },
        { expect: { asks: { by: 'A', purpose: 'target' }, cards: { martyr: { zone: 'grave' } } } },
        { by: 'A', choose: ['bear 2'] },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['offering'] } },
        { by: 'B', activate: 'atEffect' },
        {
          expect: {
            asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'martyr' }] },
            chain: [],
            players: { B: { hp: 24 } },
            cards: { 'bear 2': { zone: 'grave' } },
          },
        },
        { by: 'A', activate: 'martyr' },
        { resolve: true },
        { expect: { players: { A: { hp: 36 } } } },
      ],
    },
  );

  sceneInEditions('[K06-Q-66] a creature is in play while its summon is a link, and can be targeted', {
    cards: { ...cards, ambush: spell(`${toSummon} ${smash}`, 0) },
    players: [
      { name: 'A', hand: ['bear'] },
      { name: 'B', traps: ['ambush'] },
    ],
    steps: [
      { by: 'A', summon: 'bear' },
      { expect: { chain: ['bear'], cards: { bear: { zone: 'battlefield', exhausted: true } } } },
      { by: 'B', activate: 'ambush' },
      { expect: { asks: { by: 'B', purpose: 'target', cards: ['bear'] } } },
      { by: 'B', choose: ['bear'] },
      { expect: { chain: [], cards: { bear: { zone: 'grave' } } } },
    ],
  });

  sceneInEditions('[K06-Q-67] an attack is a link before the defense, and is answered after it', {
    cards: { ...cards, ambush: spell(`${toAttack} ${smash}`, 0) },
    players: [
      { name: 'A', battlefield: ['bear', 'bear'] },
      { name: 'B', battlefield: [{ card: 'bear', as: 'shield' }] },
      { name: 'C', traps: ['ambush'] },
    ],
    steps: [
      { by: 'A', attack: ['bear', 'bear 2'], victim: 'B' },
      { expect: { chain: ['bear'], asks: { by: 'B', purpose: 'defend' } } },
      { by: 'B', defend: ['shield'] },
      {
        expect: {
          chain: ['bear'],
          asks: { by: 'C', purpose: 'respond', offers: [{ activate: 'ambush' }] },
          battle: { defense: ['shield'] },
          logNot: [{ type: 'roll' }],
        },
      },
    ],
  });
});
