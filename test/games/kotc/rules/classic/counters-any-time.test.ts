import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell } from '../../scene.js';
import { able, chainCards } from './chain-cards.js';
import { counterCards, placing, upTo } from './counter-cards.js';
import { byEdition, type RulesId } from './wordings.js';

/** Named counters are removed at any time, which is not the activation of an ability. */
const noCounter = (rules: RulesId): string => byEdition(rules, 'K06-RUL-31', 'K09-RUL-30', 'K11-CTR-16');

describe('a named counter is removed for its effect', () => {
  inEditions('[K06-RUL-28] [K09-RUL-28] [K11-CTR-14] in any phase of any player’s turn', (rules) => {
    for (const player of ['A', 'B']) {
      for (const phase of ['resource', 'action', 'battle', 'recovery'] as const) {
        play({
          rules,
          cards: counterCards,
          players: [
            {
              name: 'A',
              battlefield: [{ card: 'bear', counters: counters('offense', 'A', 2) }],
              askAlways: true,
            },
            { name: 'B', battlefield: [{ card: 'bear', counters: counters('weakness', 'A') }] },
          ],
          turn: { player, phase },
          steps: [
            { by: 'A', counter: 'offense', on: 'bear' },
            { by: 'A', counter: 'weakness', on: 'bear 2' },
            {
              expect: {
                turn: { player, phase, number: 3 },
                cards: { bear: { offense: 3 }, 'bear 2': { offense: 1 } },
              },
            },
          ],
        });
      }
    }
  });

  sceneInEditions(
    '[K06-RUL-29] [K09-RUL-29] [K11-CTR-15] [K11-Q-03] immediately after it was placed, while the ability that placed it is carried out',
    {
      cards: { ...counterCards, drill: spell(`${upTo(1)} ${placing('offense', 2)} Draw 1 card.`, 0) },
      players: [{ name: 'A', hand: ['drill'], battlefield: ['bear'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'drill' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', counter: 'offense', on: 'bear' },
        {
          expect: { cards: { bear: { offense: 3, counters: { offense: 1 } } }, players: { A: { hand: 0 } } },
        },
        { resolve: true },
        { expect: { cards: { bear: { offense: 3 } }, players: { A: { hand: 1 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-34] [K09-RUL-33] [K11-CTR-17] [K11-CTR-18] without exhausting its creature, and also from an exhausted one',
    {
      cards: counterCards,
      players: [
        {
          name: 'A',
          battlefield: [
            { card: 'bear', counters: counters('offense', 'A') },
            { card: 'bear', exhausted: true, counters: counters('offense', 'A') },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'offense', on: 'bear' },
        { by: 'A', counter: 'offense', on: 'bear 2' },
        {
          expect: {
            cards: { bear: { offense: 3, exhausted: false }, 'bear 2': { offense: 3, exhausted: true } },
            logNot: [{ type: 'exhaust' }],
          },
        },
      ],
    },
  );

  sceneInEditions('[K11-CTR-49] without the action cost of its creature', {
    cards: {
      golem: creature(
        2,
        9,
        'You must remove 1 counter from this card to attack with, defend with, or use an ability of this creature.\n\nDRAW: Draw 1 card.',
        0,
      ),
    },
    players: [
      {
        name: 'A',
        battlefield: [
          { card: 'golem', counters: [...counters('offense', 'A'), ...counters('plain', 'A')] },
          { card: 'golem', counters: counters('offense', 'A') },
        ],
      },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', counter: 'offense', on: 'golem' },
      { by: 'A', counter: 'offense', on: 'golem 2' },
      {
        expect: {
          cards: {
            golem: { offense: 3, counters: { plain: 1 }, exhausted: false },
            'golem 2': { offense: 3, counters: {} },
          },
        },
      },
    ],
  });

  sceneInEditions(
    '[K11-CTR-50] by an opponent of the turn player too, twice from one creature, while an ability is being carried out',
    {
      cards: { ...counterCards, hymn: spell('Increase your hitpoints by 1. Draw 1 card.', 0) },
      players: [
        { name: 'A', hp: 20, hand: ['hymn'] },
        {
          name: 'B',
          askAlways: true,
          battlefield: [{ card: 'seer', counters: counters('offense', 'B', 3) }],
        },
      ],
      steps: [
        { by: 'A', cast: 'hymn' },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'counter' }, players: { A: { hp: 21, hand: 0 } } } },
        { by: 'B', activate: 'seer', refused: 'K11-ABL-12' },
        { by: 'B', counter: 'offense', on: 'seer' },
        { by: 'B', counter: 'offense', on: 'seer' },
        {
          expect: {
            cards: { seer: { offense: 4, counters: { offense: 1 }, exhausted: false } },
            players: { A: { hp: 21, hand: 0 }, B: { hand: 0 } },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-RUL-35] without a chain, and nothing responds to it', {
    cards: chainCards,
    players: [
      { name: 'A', hand: ['zap'], askAlways: true },
      {
        name: 'B',
        traps: ['atEffect'],
        battlefield: ['guard', { card: 'bear', counters: counters('exhaustion', 'A') }],
      },
    ],
    steps: [
      { by: 'A', counter: 'exhaustion', on: 'bear' },
      {
        expect: {
          asks: { by: 'A', purpose: 'action' },
          cards: { bear: { exhausted: true } },
          chain: [],
          logNot: [{ type: 'link' }],
        },
      },
      { by: 'A', cast: 'zap' },
      { expect: { asks: { by: 'B', purpose: 'respond' } } },
    ],
  });
});

describe('an opponent’s activation', () => {
  const mystic = able(`Remove 1 counter from this card. ${upTo(1)} Exhaust all targets.`);
  const reap = spell('Target up to 2 cards in play with at least 1 counter. Exhaust all targets.', 0);

  inEditions(
    '[K06-RUL-32] [K09-RUL-31] [K11-CTR-26] [K11-CTR-27] [K11-CTR-28] is paid and its targets selected before anybody can remove a counter',
    (rules) =>
      play({
        rules,
        cards: { ...counterCards, mystic },
        players: [
          { name: 'A', battlefield: [{ card: 'mystic', counters: counters('weakness', 'B') }] },
          { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters('offense', 'B') }] },
        ],
        steps: [
          { by: 'A', activate: 'mystic' },
          {
            expect: {
              asks: { by: 'A', purpose: 'target' },
              cards: { mystic: { counters: {}, exhausted: true } },
            },
          },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              asks: {
                by: 'B',
                purpose: 'counter',
                offers: [{ counter: 'offense', on: 'bear' }],
                offersNot: [{ counter: 'weakness', on: 'mystic' }],
              },
              cards: { bear: { exhausted: false } },
            },
          },
          { by: 'B', counter: 'weakness', on: 'mystic', refused: noCounter(rules) },
          { resolve: true },
          { expect: { cards: { bear: { exhausted: true }, mystic: { offense: 1 } } } },
        ],
      }),
  );

  sceneInEditions(
    '[K06-RUL-33] [K09-RUL-32] [K11-CTR-29] [K11-CTR-30] [K11-Q-70] can be forestalled before the turn begins: the cost cannot be paid then, and fewer cards can be targeted',
    {
      cards: { ...counterCards, mystic, reap },
      players: [
        {
          name: 'A',
          hand: ['reap'],
          battlefield: [{ card: 'mystic', counters: counters('offense', 'B') }, 'bear'],
        },
        {
          name: 'B',
          askAlways: true,
          battlefield: [
            { card: 'bear', counters: counters('defense', 'B') },
            { card: 'bear', counters: counters('plain', 'B') },
          ],
        },
      ],
      turn: { player: 'B', phase: 'battle' },
      steps: [
        { until: { phase: 'recovery', by: 'B', purpose: 'counter' } },
        { expect: { log: [{ type: 'phase' }] } },
        { by: 'B', pass: true },
        {
          expect: {
            asks: { by: 'B', purpose: 'counter' },
            turn: { player: 'A', number: 4 },
            log: [{ type: 'turn' }],
            logNot: [{ type: 'phase' }],
          },
        },
        { by: 'B', counter: 'offense', on: 'mystic' },
        { by: 'B', counter: 'defense', on: 'bear 2' },
        { until: { phase: 'action', by: 'A' } },
        { expect: { cards: { mystic: { offense: 2, counters: {} }, 'bear 2': { defense: 14 } } } },
        { by: 'A', activate: 'mystic' },
        { resolve: true },
        {
          expect: {
            log: [{ type: 'fail' }],
            logNot: [{ type: 'target' }],
            cards: { mystic: { exhausted: true } },
          },
        },
        { by: 'A', cast: 'reap' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear 3'] } } },
        { by: 'A', choose: ['bear 3'] },
        { resolve: true },
        { expect: { cards: { 'bear 3': { exhausted: true }, 'bear 2': { exhausted: false } } } },
        { until: { turn: 5 } },
        { expect: { cards: { mystic: { offense: 1 }, 'bear 2': { defense: 9 } } } },
      ],
    },
  );
});
