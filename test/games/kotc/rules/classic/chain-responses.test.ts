import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature } from '../../scene.js';
import { able, chainCards as cards, heal, smash, toAttack, toEffect, whenDestroyed } from './chain-cards.js';

/** "Chains" of the 6th Edition: who may respond, and with what. */
describe('a response is made', () => {
  sceneInEditions('[K06-CHN-09] by any player but the maker, also by one who is not affected', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear'] },
      { name: 'B', hp: 20 },
      { name: 'C', hp: 20, traps: ['atAttack'] },
    ],
    dice: [1, 1],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'B' },
      { expect: { asks: { by: 'C', purpose: 'respond' } } },
      { by: 'C', activate: 'atAttack' },
      { resolve: true },
      { expect: { players: { B: { hp: 18 }, C: { hp: 22 } } } },
    ],
  });

  sceneInEditions('[K06-Q-77] by all others in turn, and not by the link’s maker', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'], traps: [{ card: 'atEffect', as: 'A’s' }], battlefield: ['guard'] },
      { name: 'B', hp: 20, traps: [{ card: 'atEffect', as: 'B’s' }] },
      { name: 'C', hp: 20, traps: [{ card: 'atEffect', as: 'C’s' }] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { expect: { asks: { by: 'B', purpose: 'respond' } } },
      { by: 'B', pass: true },
      { expect: { asks: { by: 'C', purpose: 'respond' }, chain: ['zap'] } },
      { by: 'C', pass: true },
      { expect: { asks: { by: 'A', purpose: 'action' }, chain: [], players: { A: { hand: 1, hp: 20 } } } },
    ],
  });

  sceneInEditions('[K06-CHN-10] [K06-CHN-37] with an unexhausted creature, which it exhausts, or a trap', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'] },
      { name: 'B', hp: 20, battlefield: ['guard'], traps: ['atEffect'] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      {
        expect: {
          asks: { by: 'B', offers: [{ activate: 'guard' }, { activate: 'atEffect' }] },
          cards: { guard: { exhausted: false } },
        },
      },
      { by: 'B', activate: 'guard' },
      { expect: { log: [{ type: 'exhaust', card: 'guard' }], cards: { guard: { exhausted: true } } } },
      { resolve: true },
      { expect: { players: { B: { hp: 28 } }, cards: { atEffect: { zone: 'traps' } } } },
    ],
  });

  sceneInEditions('[K06-CHN-11] not with an exhausted creature or trap', {
    cards,
    players: [
      { name: 'A', hand: ['zap'] },
      {
        name: 'B',
        battlefield: ['guard', { card: 'guard', as: 'tired', exhausted: true }],
        traps: [{ card: 'atEffect', as: 'new', exhausted: true }],
      },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      {
        expect: {
          asks: {
            by: 'B',
            purpose: 'respond',
            offers: [{ activate: 'guard' }],
            offersNot: [{ activate: 'tired' }, { activate: 'new' }],
          },
        },
      },
      { by: 'B', activate: 'tired', refused: 'K06-ABL-04' },
      { by: 'B', activate: 'new', refused: 'K06-TRAP-08' },
    ],
  });

  sceneInEditions('[K06-CHN-12] [K06-Q-76] never with a spell of the hand, which works as a trap', {
    cards,
    players: [
      { name: 'A', hand: ['zap'] },
      { name: 'B', hp: 20, hand: ['atEffect'], traps: [{ card: 'atEffect', as: 'trap' }] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { expect: { asks: { by: 'B', purpose: 'respond', offersNot: [{ cast: 'atEffect' }] } } },
      { by: 'B', cast: 'atEffect', refused: 'K06-CHN-12' },
      { by: 'B', activate: 'trap' },
      { resolve: true },
      { expect: { players: { B: { hp: 24 } }, cards: { atEffect: { zone: 'hand' } } } },
    ],
  });

  sceneInEditions('[K06-Q-76] the same card is set as a trap and cannot be cast in the own Action Phase', {
    cards,
    players: [{ name: 'A', hand: ['atEffect'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'atEffect', refused: 'K06-CHN-12' },
      { by: 'A', set: 'atEffect' },
      { expect: { cards: { atEffect: { zone: 'traps' } } } },
    ],
  });

  sceneInEditions('[K06-CHN-13] with “Activate in response to” alone, by no other ability', {
    cards: {
      ...cards,
      clerk: creature(1, 5, `A: ${heal(1)}\nB: ${whenDestroyed} ${heal(2)}\nC: ${toEffect} ${heal(3)}`, 0),
    },
    players: [
      { name: 'A', hand: ['zap'] },
      { name: 'B', hp: 20, battlefield: ['clerk'], traps: ['zap'] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      {
        expect: {
          asks: {
            by: 'B',
            purpose: 'respond',
            offers: [{ activate: 'clerk', ability: 3 }],
            offersNot: [
              { activate: 'clerk', ability: 1 },
              { activate: 'clerk', ability: 2 },
              { activate: 'zap 2' },
            ],
          },
        },
      },
      { by: 'B', activate: 'clerk', ability: 1, refused: 'K06-CHN-13' },
      { by: 'B', activate: 'zap 2', refused: 'K06-CHN-13' },
      { by: 'B', activate: 'clerk', ability: 3 },
      { resolve: true },
      { expect: { players: { B: { hp: 23 } } } },
    ],
  });
});

describe('a responding card', () => {
  sceneInEditions('[K06-CHN-38] cannot answer the attack once it has joined the defending team', {
    cards: { ...cards, watch: able(`${toAttack} ${heal(3)}`) },
    players: [
      { name: 'A', hp: 20, battlefield: ['bear'] },
      { name: 'B', hp: 20, battlefield: ['watch', 'watch'] },
    ],
    dice: [1, 1, 1],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'B' },
      { by: 'B', defend: ['watch'] },
      {
        expect: {
          asks: {
            by: 'B',
            purpose: 'respond',
            offers: [{ activate: 'watch 2' }],
            offersNot: [{ activate: 'watch' }],
          },
        },
      },
      { by: 'B', activate: 'watch', refused: 'K06-ABL-04' },
      { by: 'B', activate: 'watch 2' },
      { resolve: true },
      { expect: { players: { B: { hp: 23 } }, cards: { watch: { defense: 3 } } } },
    ],
  });

  sceneInEditions('[K06-Q-75] cannot answer twice in one chain, since the first time exhausts it', {
    cards,
    players: [
      { name: 'A', hand: ['zap'], battlefield: ['guard'] },
      { name: 'B', battlefield: [{ card: 'guard', as: 'one' }], traps: ['atEffect'] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'one' },
      { by: 'A', activate: 'guard' },
      {
        expect: {
          chain: ['zap', 'one', 'guard'],
          asks: { by: 'B', offers: [{ activate: 'atEffect' }], offersNot: [{ activate: 'one' }] },
        },
      },
      { by: 'B', activate: 'one', refused: 'K06-ABL-04' },
    ],
  });

  sceneInEditions(
    '[K06-Q-74] that is a trap lies open, out of play and not in the graveyard until it has resolved',
    {
      cards: { ...cards, hunt: able(`${toEffect} ${smash}`) },
      players: [
        { name: 'A', hand: ['zap'], battlefield: ['hunt'], traps: ['smite'] },
        { name: 'B', traps: ['atEffect'] },
      ],
      steps: [
        { expect: { cards: { atEffect: { zone: 'traps', knownTo: ['B'] } } } },
        { by: 'A', cast: 'zap' },
        { by: 'B', activate: 'atEffect' },
        {
          expect: {
            cards: { atEffect: { zone: 'none', knownTo: ['A', 'B'] } },
            players: { B: { grave: 0 } },
          },
        },
        { by: 'A', activate: 'hunt' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['hunt', 'smite'] } } },
        { by: 'A', choose: [] },
        { resolve: true },
        {
          expect: {
            log: [
              { type: 'resolve', card: 'atEffect' },
              { type: 'heal', player: 'B' },
              { type: 'move', card: 'atEffect' },
            ],
            players: { B: { grave: ['atEffect'] } },
          },
        },
      ],
    },
  );
});
