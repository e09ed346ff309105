import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature, spell } from '../../scene.js';
import { DEPLOY } from './wordings.js';

/** "Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs)." */
const bear = creature(2, 5, '', 2);
const zap = spell('Increase your hitpoints by 3.', 1);
const zombie = creature(
  2,
  5,
  'You must destroy 1 of your resources to summon this creature.\nThis card has no abilities.',
  0,
);
const plain = { bear, wolf: bear, zap, zombie };
/** A resource with a label of its own. */
const coin = (as: string) => ({ card: 'filler', as });
const raise = spell(`Target up to 3 cards on the top of one player's deck. ${DEPLOY}`, 0);

describe('revealing targets', () => {
  sceneInEditions(
    '[K06-RUL-44] [K09-RUL-45] [K11-GLO-15] [K11-GLO-16] shows them to all players, the user included, who could not see them before',
    {
      cards: { ...plain, spell: raise },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', deck: ['bear', 'wolf', 'zap', 5] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        { expect: { cards: { bear: { knownTo: [] } } } },
        { by: 'A', number: 2 },
        { resolve: true },
        {
          expect: {
            cards: {
              bear: { zone: 'deck', knownTo: ['A', 'B', 'C'] },
              wolf: { knownTo: ['A', 'B', 'C'] },
              zap: { knownTo: [] },
            },
            log: [{ type: 'reveal', card: 'bear' }],
          },
        },
      ],
    },
  );
});

describe('summoning and casting targets', () => {
  sceneInEditions(
    '[K06-BLD-47] [K09-BLD-48] pays resource costs as usual, in the user’s order, for any number of them',
    {
      cards: { ...plain, spell: raise },
      players: [
        {
          name: 'A',
          hp: 10,
          hand: ['spell'],
          deck: ['bear', 'zap', 'wolf', 5],
          granary: [coin('one'), coin('two'), coin('three')],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['A'] },
        { by: 'A', number: 3 },
        {
          expect: {
            asks: { by: 'A', purpose: 'deploy', options: ['bear', 'wolf', 'zap'], least: 0, most: 1 },
          },
        },
        { by: 'A', choose: ['zap'] },
        { expect: { players: { A: { hp: 13 } }, cards: { zap: { zone: 'grave' } } } },
        { by: 'A', choose: ['wolf'] },
        { resolve: true },
        {
          expect: {
            players: { A: { battlefield: ['wolf'], deckTop: ['bear'] } },
            cards: {
              wolf: { exhausted: true },
              one: { zone: 'granary', exhausted: true },
              two: { exhausted: true },
              three: { exhausted: true },
            },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-47] [K09-BLD-48] [K11-GLO-19] pays summon costs as usual, and what cannot be paid cannot be summoned',
    {
      cards: { ...plain, spell: raise },
      players: [
        { name: 'A', hand: ['spell'], deck: ['zombie', 'zombie', 5], granary: [coin('only')] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['A'] },
        { by: 'A', number: 2 },
        { expect: { asks: { by: 'A', purpose: 'deploy', options: ['zombie', 'zombie 2'] } } },
        { by: 'A', choose: ['zombie 2'] },
        { resolve: true },
        {
          expect: {
            players: { A: { battlefield: ['zombie 2'], granary: 0, deckTop: ['zombie'] } },
            cards: { only: { zone: 'grave' } },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-BLD-47] [K09-BLD-48] leaves out targets in play, which are revealed all the same', {
    cards: {
      ...plain,
      spell: spell(`Target up to 3 cards in play. ${DEPLOY}`, 0),
    },
    players: [
      { name: 'A', hp: 10, hand: ['spell'], battlefield: ['bear'], granary: [5] },
      { name: 'B', traps: ['zap'] },
    ],
    steps: [
      { by: 'A', cast: 'spell' },
      { by: 'A', choose: ['bear', 'zap'] },
      { resolve: true },
      {
        expect: {
          players: { A: { hp: 10 }, B: { traps: ['zap'] } },
          cards: { zap: { knownTo: ['A', 'B'] }, spell: { zone: 'grave' } },
          log: [{ type: 'reveal' }],
        },
      },
    ],
  });

  sceneInEditions(
    '[K11-GLO-27] [K11-GLO-28] [K11-GLO-13] [K11-GLO-26] [K06-Q-64] an opponent’s creature summoned by it is the user’s own in play, and is its owner’s when destroyed',
    {
      cards: {
        ...plain,
        spell: raise,
        ritual: spell('Destroy 1 of your cards in play. Draw 1 card.', 0),
        scholar: creature(1, 5, 'A: Increase your hitpoints by 2.', 0),
      },
      players: [
        { name: 'A', hp: 10, hand: ['spell', 'ritual'] },
        { name: 'B', deck: ['scholar', 5] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 1 },
        { by: 'A', choose: ['scholar'] },
        { expect: { cards: { scholar: { zone: 'battlefield', player: 'A', owner: 'B' } } } },
        { until: { turn: 5, phase: 'action' } },
        { by: 'A', activate: 'scholar' },
        { expect: { players: { A: { hp: 12 } } } },
        { by: 'A', cast: 'ritual' },
        {
          expect: {
            cards: { scholar: { zone: 'grave', player: 'B', owner: 'B' } },
            players: { A: { grave: ['spell', 'ritual'] }, B: { grave: ['scholar'] } },
          },
        },
      ],
    },
  );
});
