import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play } from '../../scene.js';

/** Every player for themselves, with own hitpoints and an own field. */
const bear = creature(2, 5, '', 1);

describe('with more than two players', () => {
  sceneInEditions(
    '[K06-SET-03] [K09-SET-03] [K11-SET-09] all others can be attacked, and nobody defends for another',
    {
      cards: { bear },
      players: [
        { name: 'A', hp: 20, battlefield: ['bear'] },
        { name: 'B', hp: 20, battlefield: [{ card: 'bear', as: 'B’s' }] },
        { name: 'C', hp: 20, battlefield: [{ card: 'bear', as: 'C’s' }], askAlways: true },
        { name: 'D', hp: 20, battlefield: [{ card: 'bear', as: 'D’s' }], askAlways: true },
      ],
      turn: { phase: 'battle' },
      dice: [3, 4],
      steps: [
        { by: 'A', attack: ['bear'] },
        { expect: { asks: { by: 'A', purpose: 'victim', options: ['B', 'C', 'D', 'B’s', 'C’s', 'D’s'] } } },
        { by: 'A', choose: ['C'] },
        { until: { by: 'C', purpose: 'defend' } },
        { expect: { asks: { by: 'C', cards: ['C’s'] } } },
        { by: 'C', defend: [] },
        { resolve: true },
        { expect: { players: { A: { hp: 20 }, B: { hp: 20 }, C: { hp: 13 }, D: { hp: 20 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-SET-03] [K09-SET-03] [K11-SET-09] the game goes on while two are left, and one alone wins it',
    {
      players: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
      steps: [
        { by: 'A', forfeit: true },
        { by: 'C', forfeit: true },
        { expect: { result: null } },
        { by: 'D', forfeit: true },
        { expect: { result: { winners: ['B'] } } },
      ],
    },
  );
});

describe('each player', () => {
  inEditions('[K06-SET-04] [K09-SET-04] [K11-SET-10] has hitpoints of their own', (rules) => {
    play({
      rules,
      cards: { bear },
      players: ['A', 'B', 'C'].map((name, place) => ({ name, hp: 15 - place, battlefield: ['bear'] })),
      turn: { phase: 'battle' },
      dice: [6, 6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: [] },
        { resolve: true },
        { expect: { players: { A: { hp: 15 }, B: { hp: 2 }, C: { hp: 13 } } } },
      ],
    });
  });

  sceneInEditions(
    '[K06-SET-04] [K09-SET-04] [K11-SET-11] has a field of their own: what they do happens there',
    {
      cards: { bear, snare: { type: 'spell', text: 'Draw 1 card.', cost: 1 } },
      players: [
        { name: 'A', granary: [2] },
        {
          name: 'B',
          hand: ['bear', 'snare', 'snare', { card: 'bear', as: 'seed' }, { card: 'bear', as: 'other seed' }],
          granary: [1],
        },
        { name: 'C', granary: [2] },
      ],
      turn: { player: 'B', phase: 'resource' },
      steps: [
        { by: 'B', place: 'seed' },
        { by: 'B', place: 'other seed' },
        { by: 'B', summon: 'bear' },
        { by: 'B', set: 'snare' },
        { by: 'B', cast: 'snare 2' },
        { resolve: true },
        {
          expect: {
            players: {
              A: { deck: 10, grave: 0, battlefield: 0, traps: 0, granary: 2, hand: 0 },
              B: {
                deck: 9,
                grave: ['snare 2'],
                battlefield: ['bear'],
                traps: ['snare'],
                granary: 3,
                hand: 1,
              },
              C: { deck: 10, grave: 0, battlefield: 0, traps: 0, granary: 2, hand: 0 },
            },
            cards: { filler: { exhausted: false }, seed: { exhausted: true } },
          },
        },
      ],
    },
  );
});

describe('what the words mean', () => {
  sceneInEditions(
    '[K11-Q-74] to draw is to take the top card of the own deck into the own hand, unseen by others',
    {
      cards: { zap: { type: 'spell', text: 'Draw 1 card.', cost: 0 } },
      players: [
        {
          name: 'A',
          hand: ['zap'],
          deck: [{ card: 'filler', as: 'top' }, { card: 'filler', as: 'next' }, 3],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: ['top'], deckTop: ['next'], deck: 4 }, B: { hand: 0, deck: 10 } },
            cards: { top: { knownTo: ['A'] } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K11-Q-74] the controller of a card is in whose zone it is, or who casts it, whoever owns it',
    {
      cards: {
        bear,
        zap: { type: 'spell', text: 'Draw 1 card.', cost: 0 },
        charm: {
          type: 'spell',
          text: 'Target up to 1 card in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
          cost: 0,
        },
      },
      players: [
        {
          name: 'A',
          hand: [{ card: 'zap', owner: 'B' }, 'charm'],
          battlefield: [{ card: 'bear', owner: 'B' }],
        },
        { name: 'B' },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { players: { A: { deck: 9, hand: 2 }, B: { deck: 10, grave: ['zap'] } } } },
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['bear'] },
        // Anybody but its controller, who is A; B only owns it.
        { expect: { asks: { by: 'A', purpose: 'switch', players: ['B', 'C'] } } },
      ],
    },
  );

  sceneInEditions('[K11-Q-74] an opponent is every other player who is still in the game', {
    cards: {
      hex: {
        type: 'spell',
        text: 'Roll 1 six-sided die and inflict the result as damage to yourself, then roll 1 six-sided die and inflict the result as damage to any one player.',
        cost: 0,
      },
      toast: {
        type: 'spell',
        text: 'Roll 1 six-sided die and increase your hitpoints by the result, then roll 1 six-sided die and increase the hitpoints of one opponent by the result.',
        cost: 0,
      },
    },
    players: [{ name: 'A', hand: ['hex', 'toast'] }, { name: 'B' }, { name: 'C', hp: 1 }, { name: 'D' }],
    dice: [1, 1, 1, 1],
    steps: [
      { by: 'A', cast: 'hex' },
      { by: 'A', choose: ['C'] },
      { resolve: true },
      { by: 'A', cast: 'toast' },
      { expect: { asks: { by: 'A', purpose: 'heal-opponent', players: ['B', 'D'] } } },
    ],
  });
});
