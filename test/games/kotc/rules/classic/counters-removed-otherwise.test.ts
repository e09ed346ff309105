import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell } from '../../scene.js';
import { counterCards, upTo } from './counter-cards.js';

/** Counters as what costs, targets and effects of cards ask for: all kinds and owners together. */
const mixed = [...counters('weakness', 'B'), ...counters('offense', 'A'), ...counters('plain', 'A')];

describe('an activation cost', () => {
  const oracle = creature(2, 9, 'ORACLE: Remove 2 counters from this card. Draw 1 card.', 0);

  sceneInEditions('[K11-CTR-09] is paid with counters that have no name', {
    cards: { oracle },
    players: [
      { name: 'A', hand: [], battlefield: [{ card: 'oracle', counters: counters('plain', 'B', 3) }] },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', activate: 'oracle' },
      { resolve: true },
      { expect: { players: { A: { hand: 1 } }, cards: { oracle: { counters: { plain: 1 } } } } },
    ],
  });

  sceneInEditions(
    '[K06-RUL-39] [K06-Q-40] [K06-Q-41] [K09-RUL-37] [K09-Q-40] [K09-Q-41] [K11-CTR-12] [K11-CTR-23] [K11-CTR-25] [K11-Q-60] [K11-Q-81] is paid with any counters of the payer’s choice, named and an opponent’s too, and none of them has its own effect',
    {
      cards: { oracle },
      players: [{ name: 'A', hand: [], battlefield: [{ card: 'oracle', counters: mixed }] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'oracle' },
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'self-remove',
              options: ['weakness', 'offense', 'plain'],
              least: 2,
              most: 2,
            },
          },
        },
        { by: 'A', choose: ['offense of A', 'weakness of B'] },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 1 } },
            cards: { oracle: { counters: { 'plain of A': 1 }, offense: 2, exhausted: true } },
            logNot: [{ type: 'change' }],
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-Q-41] [K09-Q-41] [K11-CTR-23] [K11-Q-81] lets the payer choose among kinds and among owners, and asks for nothing where all are alike',
    (rules) => {
      const paying = (lying: typeof mixed, asks: boolean): void =>
        play({
          rules,
          cards: { oracle },
          players: [
            { name: 'A', hand: [], battlefield: [{ card: 'oracle', counters: lying }] },
            { name: 'B' },
          ],
          steps: [
            { by: 'A', activate: 'oracle' },
            { expect: { [asks ? 'asked' : 'notAsked']: [{ by: 'A', purpose: 'self-remove' }] } },
          ],
        });
      paying([...counters('offense', 'A', 2), ...counters('weakness', 'A')], true);
      paying([...counters('offense', 'A', 2), ...counters('offense', 'B')], true);
      paying(counters('offense', 'B', 3), false);
    },
  );

  sceneInEditions(
    '[K06-Q-40] [K09-Q-40] [K11-CTR-25] [K11-Q-60] rolls no die for a damage counter that pays',
    {
      cards: { seer: counterCards.seer },
      dice: [6],
      players: [
        { name: 'A', hand: [], battlefield: [{ card: 'seer', counters: counters('damage', 'A') }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'seer' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 1 } },
            cards: { seer: { counters: {}, defense: 9 } },
            logNot: [{ type: 'roll' }],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K11-CTR-12] counts named counters, so that too few of both kinds cannot pay it, and nothing of it is paid',
    {
      cards: { oracle },
      players: [
        { name: 'A', hand: [], battlefield: [{ card: 'oracle', counters: counters('offense', 'A') }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'oracle' },
        { resolve: true },
        { expect: { players: { A: { hand: 0 } }, cards: { oracle: { counters: { offense: 1 } } } } },
      ],
    },
  );
});

describe('a target selection', () => {
  sceneInEditions(
    '[K06-Q-41] [K09-Q-41] [K11-CTR-10] [K11-CTR-13] asks for a number of counters of all kinds and owners together',
    {
      cards: {
        ...counterCards,
        reap: spell('Target up to 4 cards in play with at least 2 counters. Exhaust all targets.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['reap'],
          battlefield: [
            'bear',
            { card: 'bear', counters: counters('plain', 'A') },
            { card: 'bear', counters: counters('plain', 'A', 2) },
          ],
        },
        {
          name: 'B',
          traps: ['blank'],
          battlefield: [
            { card: 'bear', counters: counters('damage', 'B') },
            { card: 'bear', counters: [...counters('damage', 'A'), ...counters('dice', 'B')] },
            { card: 'bear', counters: mixed },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'reap' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear 3', 'bear 5', 'bear 6'] } } },
      ],
    },
  );
});

describe('an effect that removes counters', () => {
  sceneInEditions(
    '[K06-RUL-40] [K06-Q-40] [K09-RUL-38] [K09-Q-40] [K11-CTR-07] [K11-CTR-24] [K11-CTR-25] [K11-Q-81] takes any of the user’s choice, whoever placed them, and none of them has its own effect',
    {
      cards: { ...counterCards, wipe: spell(`${upTo(2)} Remove up to 2 counters from each target.`, 0) },
      players: [
        { name: 'A', hand: ['wipe'], battlefield: [{ card: 'bear', counters: mixed }] },
        {
          name: 'B',
          battlefield: [
            { card: 'bear', counters: [...counters('exhaustion', 'A'), ...counters('damage', 'B', 2)] },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'wipe' },
        { by: 'A', choose: ['bear', 'bear 2'] },
        { until: { purpose: 'remove' } },
        { expect: { asks: { by: 'A', about: 'bear', least: 0, most: 2 } } },
        { by: 'A', choose: ['plain', 'weakness'], on: 'bear' },
        { by: 'A', choose: ['exhaustion of A', 'damage of B'], on: 'bear 2' },
        { resolve: true },
        {
          expect: {
            cards: {
              bear: { counters: { 'offense of A': 1 }, offense: 2 },
              'bear 2': { counters: { 'damage of B': 1 }, exhausted: false, defense: 9 },
            },
            logNot: [{ type: 'change' }, { type: 'roll' }, { type: 'exhaust', card: 'bear 2' }],
          },
        },
      ],
    },
  );
});

describe('an action cost', () => {
  const golem = creature(
    2,
    9,
    'You must remove 1 counter from this card to attack with, defend with, or use an ability of this creature.\n\nDRAW: Draw 1 card.',
    0,
  );
  const player = { name: 'A', hp: 20, hand: [], battlefield: [{ card: 'golem', counters: mixed }] };

  inEditions('[K11-Q-79] [K11-Q-81] removes any counters too, an opponent’s named ones included', (rules) => {
    const expect = {
      cards: { golem: { counters: { offense: 1, plain: 1 }, offense: 2 } },
      logNot: [{ type: 'change' as const }],
    };
    play({
      rules,
      cards: { golem },
      players: [player, { name: 'B', hp: 20 }],
      steps: [
        { by: 'A', activate: 'golem' },
        { expect: { asks: { by: 'A', purpose: 'self-remove', options: ['weakness', 'offense', 'plain'] } } },
        { by: 'A', choose: ['weakness of B'] },
        { resolve: true },
        { expect: { ...expect, players: { A: { hand: 1 } } } },
      ],
    });
    play({
      rules,
      cards: { golem },
      players: [player, { name: 'B', hp: 20 }],
      turn: { phase: 'battle' },
      dice: [3, 3],
      steps: [
        { by: 'A', attack: ['golem'], victim: 'B' },
        { by: 'A', choose: ['weakness of B'] },
        { resolve: true },
        { expect: { ...expect, players: { B: { hp: 14 } } } },
      ],
    });
  });
});
