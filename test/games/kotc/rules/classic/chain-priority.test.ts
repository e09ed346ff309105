import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell, type Placed, type Scene } from '../../scene.js';
import { able, chainCards, heal, toEffect, toSummon } from './chain-cards.js';

/** "Chains" of the 6th Edition: one response to a link, to the latest link, and whose it is. */
const cards = { ...chainCards, greet: able(`${toSummon} ${heal(1)}`) };
/** A card that answers card effects, called by its player's name. */
const guardOf = (name: string): Placed => ({ card: 'guard', as: `${name}’s guard` });
const seat = (name: string, more: Partial<Scene['players'][number]> = {}): Scene['players'][number] => ({
  name,
  hp: 20,
  battlefield: [guardOf(name)],
  ...more,
});
const activates = (by: string) => ({ by, activate: `${by}’s guard` }) as const;
const asks = (by: string, chain: string[]) =>
  ({ expect: { asks: { by, purpose: 'respond' }, chain } }) as const;

describe('priority', () => {
  sceneInEditions(
    '[K06-CHN-20] [K06-CHN-21] is theirs whose next turn comes first: of B and D in A’s turn, B’s',
    {
      cards,
      players: [
        { name: 'A', hand: ['bear'], askAlways: true },
        { name: 'B', hp: 20, battlefield: [{ card: 'greet', as: 'B’s' }] },
        { name: 'C', hp: 20 },
        { name: 'D', hp: 20, battlefield: [{ card: 'greet', as: 'D’s' }] },
      ],
      steps: [
        { by: 'A', summon: 'bear' },
        asks('B', ['bear']),
        { by: 'B', activate: 'B’s' },
        { expect: { asks: { by: 'A', purpose: 'action' }, players: { B: { hp: 21 }, D: { hp: 20 } } } },
      ],
    },
  );

  sceneInEditions('[K06-CHN-20] is counted from the turn that is played: in C’s turn D, A, B', {
    cards,
    players: [seat('A'), seat('B'), { name: 'C', hand: ['zap'] }, seat('D')],
    turn: { player: 'C' },
    steps: [
      { by: 'C', cast: 'zap' },
      asks('D', ['zap']),
      { by: 'D', pass: true },
      asks('A', ['zap']),
      { by: 'A', pass: true },
      asks('B', ['zap']),
    ],
  });

  sceneInEditions('[K06-CHN-22] puts the turn player last, whoever made the link', {
    cards,
    players: [seat('A', { hand: ['zap'] }), seat('B'), seat('C')],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', pass: true },
      activates('C'),
      asks('B', ['zap', 'C’s guard']),
      { by: 'B', pass: true },
      asks('A', ['zap', 'C’s guard']),
    ],
  });
});

describe('a link', () => {
  sceneInEditions('[K06-CHN-17] that answers another can be answered, until nobody wants to', {
    cards: { ...cards, more: spell(`${toEffect} ${heal(1)}`, 0) },
    players: [seat('A', { hand: ['zap'], traps: ['more'] }), seat('B', { traps: ['more', 'more'] })],
    steps: [
      { by: 'A', cast: 'zap' },
      activates('B'),
      activates('A'),
      { by: 'B', activate: 'more 2' },
      { by: 'A', activate: 'more' },
      asks('B', ['zap', 'B’s guard', 'A’s guard', 'more 2', 'more']),
      { resolve: true },
      { expect: { chain: [], players: { A: { hp: 29, hand: 1 }, B: { hp: 29 } } } },
    ],
  });

  sceneInEditions('[K06-CHN-18] [K06-Q-68] that is not the latest cannot be answered any more', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['bear'] },
      { name: 'B', hp: 20, battlefield: [{ card: 'greet', as: 'B’s' }] },
      { name: 'C', hp: 20, traps: ['atSummon', 'atEffect'] },
    ],
    steps: [
      { by: 'A', summon: 'bear' },
      { by: 'B', activate: 'B’s' },
      {
        expect: {
          chain: ['bear', 'B’s'],
          asks: {
            by: 'C',
            purpose: 'respond',
            offers: [{ activate: 'atEffect' }],
            offersNot: [{ activate: 'atSummon' }],
          },
        },
      },
      { by: 'C', activate: 'atSummon', refused: 'K06-ABL-08' },
    ],
  });

  sceneInEditions('[K06-CHN-19] has one response: when B’s has resolved, nobody else answers it', {
    cards,
    players: [seat('A', { hand: ['zap'] }), seat('B'), { name: 'C' }, seat('D')],
    steps: [
      { by: 'A', cast: 'zap' },
      activates('B'),
      asks('D', ['zap', 'B’s guard']),
      { by: 'D', pass: true },
      asks('A', ['zap', 'B’s guard']),
      { by: 'A', pass: true },
      {
        expect: {
          asks: { by: 'A', purpose: 'action' },
          chain: [],
          players: { A: { hand: 1 }, B: { hp: 28 }, D: { hp: 20 } },
        },
      },
    ],
  });

  sceneInEditions('[K06-CHN-23] is not answered by its own maker, neither the first nor a response', {
    cards,
    players: [seat('A', { hand: ['zap'], traps: ['atEffect'] }), seat('B', { traps: ['atEffect'] })],
    steps: [
      { by: 'A', cast: 'zap' },
      asks('B', ['zap']),
      { by: 'A', activate: 'atEffect', refused: 'K06-ABL-08' },
      activates('B'),
      asks('A', ['zap', 'B’s guard']),
      { by: 'B', activate: 'atEffect 2', refused: 'K06-ABL-08' },
      { by: 'A', pass: true },
      { expect: { chain: [], players: { B: { hp: 28 } }, cards: { 'atEffect 2': { zone: 'traps' } } } },
    ],
  });

  sceneInEditions('[K06-CHN-24] that answers one’s own can be answered by oneself', {
    cards,
    players: [seat('A', { hand: ['bear'] }), { name: 'B', hp: 20, traps: ['atSummon'] }],
    steps: [
      { by: 'A', summon: 'bear' },
      { by: 'B', activate: 'atSummon' },
      asks('A', ['bear', 'atSummon']),
      activates('A'),
      { resolve: true },
      { expect: { players: { A: { hp: 28 }, B: { hp: 21 } } } },
    ],
  });

  sceneInEditions('[K06-Q-69] that is new is offered again to who declined, and the same one is not', {
    cards,
    players: [seat('A', { hand: ['zap'] }), seat('B', { traps: ['atEffect'] }), seat('C')],
    steps: [
      { by: 'A', cast: 'zap' },
      asks('B', ['zap']),
      { by: 'B', pass: true },
      asks('C', ['zap']),
      activates('C'),
      asks('B', ['zap', 'C’s guard']),
      { by: 'B', pass: true },
      asks('A', ['zap', 'C’s guard']),
      { by: 'A', pass: true },
      { expect: { asks: { by: 'A', purpose: 'action' }, chain: [], players: { C: { hp: 28 } } } },
    ],
  });
});
