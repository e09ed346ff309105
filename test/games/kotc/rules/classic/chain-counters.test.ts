import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell } from '../../scene.js';
import { chainCards, heal, whenDestroyed } from './chain-cards.js';

/** Named counters that are removed while a chain is under way, in the 6th Edition. */
const cards = {
  ...chainCards,
  blast: spell(
    'Target up to 1 card in play. Roll 1 six-sided die and inflict the result of each die as damage to one target.',
    0,
  ),
};

describe('named counters', () => {
  const warded = { card: 'bear', as: 'warded', counters: counters('defense', 'B') };

  sceneInEditions(
    '[K06-RUL-30] can be removed in the midst of a chain’s resolution, between a roll and its damage',
    {
      cards,
      players: [
        { name: 'A', hand: ['blast'] },
        { name: 'B', battlefield: [warded] },
      ],
      dice: [6],
      steps: [
        { by: 'A', cast: 'blast' },
        { by: 'A', choose: ['warded'] },
        { by: 'B', pass: true },
        { expect: { log: [{ type: 'resolve', card: 'blast' }, { type: 'roll' }] } },
        { expect: { asks: { by: 'B', purpose: 'counter' }, chain: ['blast'] } },
        { by: 'B', counter: 'defense', on: 'warded' },
        { resolve: true },
        { expect: { cards: { warded: { zone: 'battlefield', defense: 4, counters: {} } } } },
      ],
    },
  );

  sceneInEditions('[K06-RUL-35] removed, start no chain and are not answered', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['guard', 'scholar'], traps: ['atEffect'] },
      {
        name: 'B',
        hp: 20,
        battlefield: [
          { card: 'bear', as: 'seen', counters: counters('exhaustion', 'B') },
          { card: 'bear', as: 'warded', counters: counters('defense', 'B', 2) },
        ],
      },
    ],
    steps: [
      { by: 'B', counter: 'exhaustion', on: 'seen' },
      {
        expect: {
          asks: { by: 'A', purpose: 'action' },
          chain: [],
          cards: { seen: { exhausted: true } },
          log: [
            { type: 'remove', card: 'seen' },
            { type: 'exhaust', card: 'seen' },
          ],
          logNot: [{ type: 'link' }],
        },
      },
      { by: 'A', activate: 'scholar' },
      { by: 'B', counter: 'defense', on: 'warded' },
      {
        expect: {
          asks: { by: 'B', purpose: 'counter' },
          chain: ['scholar'],
          cards: { warded: { defense: 10, counters: { defense: 1 } } },
        },
      },
      { resolve: true },
      { expect: { players: { A: { hp: 20, hand: 1 } } } },
    ],
  });

  sceneInEditions('[K06-Q-79] what they trigger in the course of a chain is activated after it', {
    cards: { ...cards, frail: creature(1, 1, `LAST: ${whenDestroyed} ${heal(2)}`, 0) },
    players: [
      { name: 'A', hp: 20, hand: ['zap'] },
      {
        name: 'B',
        hp: 20,
        battlefield: [{ card: 'frail', counters: counters('damage', 'B') }, 'guard'],
      },
    ],
    dice: [1],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', counter: 'damage', on: 'frail' },
      {
        expect: {
          asks: { by: 'B', purpose: 'respond', offersNot: [{ activate: 'frail' }] },
          chain: ['zap'],
          cards: { frail: { zone: 'grave' } },
        },
      },
      { by: 'B', activate: 'guard' },
      {
        expect: {
          asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'frail' }] },
          chain: [],
          players: { A: { hand: 1 }, B: { hp: 28 } },
        },
      },
      { by: 'B', activate: 'frail' },
      { resolve: true },
      { expect: { players: { B: { hp: 30 } } } },
    ],
  });
});
