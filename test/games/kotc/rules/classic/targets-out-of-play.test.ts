import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell } from '../../scene.js';

/** Targets in hands, decks, graveyards and among resources. */
const bear = creature(2, 5, '', 0);
const herd = { a: bear, b: bear, c: bear, d: bear, e: bear, f: bear };

describe('cards on the top of one player’s deck', () => {
  sceneInEditions(
    '[K06-BLD-36] [K09-BLD-37] [K06-Q-52] [K09-Q-53] [K11-Q-75] [K06-RUL-42] [K06-RUL-43] [K09-RUL-40] [K09-RUL-41] [K11-RUL-09] [K11-RUL-10] are the topmost ones, as many as the user says, of any player that the user picks',
    {
      cards: {
        ...herd,
        spell: spell("Target up to 3 cards on the top of one player's deck. Destroy all targets.", 0),
      },
      players: [
        { name: 'A', hand: ['spell'], deck: ['a', 'b', 5] },
        { name: 'B', deck: ['c', 'd', 'e', 'f', 5] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'deck', players: ['A', 'B', 'C'] } } },
        { by: 'A', choose: ['B'] },
        { expect: { asks: { by: 'A', purpose: 'targets', kind: 'number', least: 0, most: 3 } } },
        { by: 'A', number: 2 },
        { expect: { players: { A: { deck: 7 }, B: { grave: ['c', 'd'], deckTop: ['e', 'f'] } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-63] [K09-BLD-64] [K06-RUL-43] [K09-RUL-41] [K11-RUL-10] may be the user’s own, and no more than there are',
    {
      cards: {
        ...herd,
        spell: spell("Target up to 3 cards on the top of one player's deck. Destroy all targets.", 0),
      },
      players: [{ name: 'A', hand: ['spell'], deck: ['a', 'b'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['A'] },
        { expect: { asks: { purpose: 'targets', least: 0, most: 2 } } },
        { by: 'A', number: 1 },
        { expect: { players: { A: { grave: ['a', 'spell'], deck: ['b'] }, B: { deck: 10 } } } },
      ],
    },
  );
});

describe('cards picked at random', () => {
  inEditions(
    '[K06-BLD-63] [K09-BLD-64] [K06-Q-52] [K09-Q-53] [K11-Q-75] [K09-RUL-54] in one player’s hand are as many different ones as the user says, drawn by lot from that hand alone',
    (rules) => {
      for (const [lot, left] of [
        [['c', 'a'], ['b']],
        [['b', 'c'], ['a']],
      ] as const) {
        play({
          rules,
          picks: [[...lot]],
          cards: {
            ...herd,
            spell: spell("Target up to 2 cards in one player's hand randomly. Destroy all targets.", 0),
          },
          players: [
            { name: 'A', hand: ['spell', 'f'] },
            { name: 'B', hand: ['a', 'b', 'c'] },
            { name: 'C', hand: ['d', 'e'] },
          ],
          steps: [
            { by: 'A', cast: 'spell' },
            { expect: { asks: { by: 'A', purpose: 'hand', players: ['A', 'B', 'C'] } } },
            { by: 'A', choose: ['B'] },
            { expect: { asks: { by: 'A', purpose: 'targets', least: 0, most: 2 } } },
            { by: 'A', number: 2 },
            {
              expect: {
                players: { A: { hand: ['f'] }, B: { hand: [...left], grave: [...lot] }, C: { hand: 2 } },
              },
            },
          ],
        });
      }
    },
  );

  inEditions(
    '[K06-BLD-63] [K09-BLD-64] [K11-Q-75] in one player’s graveyard are drawn by lot from that graveyard alone',
    (rules) => {
      for (const [lot, other] of [
        ['a', 'b'],
        ['b', 'a'],
      ] as const) {
        play({
          rules,
          picks: [[lot]],
          cards: {
            ...herd,
            spell: spell(
              "Target up to 1 card in one player's graveyard randomly. Send all targets to the resource zone of their owners (exhausted).",
              0,
            ),
          },
          players: [
            { name: 'A', hand: ['spell'], grave: ['c'] },
            { name: 'B', grave: ['a', 'b'] },
            { name: 'C' },
          ],
          steps: [
            { by: 'A', cast: 'spell' },
            { expect: { asks: { by: 'A', purpose: 'grave', players: ['A', 'B'] } } },
            { by: 'A', choose: ['B'] },
            { by: 'A', number: 1 },
            { expect: { players: { A: { grave: ['c', 'spell'] }, B: { grave: [other], granary: [lot] } } } },
          ],
        });
      }
    },
  );

  sceneInEditions('[K06-Q-52] [K09-Q-53] [K11-GLO-23] are none where the user says none', {
    cards: {
      ...herd,
      spell: spell("Target up to 2 cards in one player's hand randomly. Destroy all targets.", 0),
    },
    players: [
      { name: 'A', hand: ['spell'] },
      { name: 'B', hand: ['a', 'b'] },
    ],
    steps: [
      { by: 'A', cast: 'spell' },
      { by: 'A', number: 0 },
      { expect: { players: { A: { grave: ['spell'] }, B: { hand: ['a', 'b'] } } } },
    ],
  });
});

describe('the user’s own cards', () => {
  sceneInEditions('[K06-Q-64] [K11-GLO-26] “in your hand” are those in the user’s hand, no others', {
    cards: {
      ...herd,
      spell: spell('Target up to 2 cards in your hand. Destroy all targets.', 0),
    },
    players: [
      { name: 'A', hand: ['spell', 'a', 'b', 'c'] },
      { name: 'B', hand: ['d'] },
    ],
    steps: [
      { by: 'A', cast: 'spell' },
      { until: { purpose: 'target' } },
      { expect: { asks: { by: 'A', cards: ['a', 'b', 'c'], least: 0, most: 2 } } },
      { by: 'A', choose: ['b', 'a'] },
      { expect: { players: { A: { hand: ['c'], grave: ['a', 'b', 'spell'] }, B: { hand: ['d'] } } } },
    ],
  });

  sceneInEditions(
    '[K06-Q-64] [K11-GLO-26] [K06-BLD-66] [K09-BLD-67] “of your resources” are those in the user’s Resource Zone, whoever owns them',
    {
      cards: {
        ...herd,
        spell: spell('Target up to 3 of your resources. Exhaust all targets.', 0),
      },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['d'], granary: ['a', { card: 'b', owner: 'B' }] },
        { name: 'B', granary: [{ card: 'c', owner: 'A' }] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { until: { purpose: 'target' } },
        { expect: { asks: { by: 'A', cards: ['a', 'b'] } } },
        { by: 'A', choose: ['b'] },
        {
          expect: {
            cards: { a: { exhausted: false }, b: { exhausted: true, player: 'A' }, c: { exhausted: false } },
          },
        },
      ],
    },
  );
});

describe('one opponent’s cards that this opponent selects', () => {
  sceneInEditions(
    '[K06-BLD-63] [K09-BLD-64] [K06-RUL-49] [K09-RUL-49] [K11-GLO-24] in the hand: the user picks opponent and number, the opponent the cards',
    {
      cards: {
        ...herd,
        spell: spell(
          "Target up to 2 cards in one opponent's hand selected by that player. Destroy all targets.",
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['spell', 'a'] },
        { name: 'B', hand: ['b', 'c', 'd'] },
        { name: 'C', hand: ['e'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'opponent', players: ['B', 'C'] } } },
        { by: 'A', choose: ['B'] },
        { expect: { asks: { by: 'A', purpose: 'targets', least: 0, most: 2 } } },
        { by: 'A', number: 2 },
        {
          expect: {
            asks: { by: 'B', purpose: 'select', cards: ['b', 'c', 'd'], least: 2, most: 2 },
            cards: { b: { knownTo: ['B'] } },
          },
        },
        { by: 'B', choose: ['b', 'd'] },
        { expect: { players: { B: { hand: ['c'], grave: ['b', 'd'] } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-63] [K09-BLD-64] [K06-RUL-50] [K09-RUL-50] [K11-GLO-25] [K11-Q-90] in the graveyard: exactly as many as the user says, at most as many as there are',
    {
      cards: {
        ...herd,
        spell: spell(
          "Target up to 3 cards in one opponent's graveyard selected by that player. Send all targets to the resource zone of their owners (exhausted).",
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['spell'], grave: ['a'] },
        { name: 'B', grave: ['b', 'c'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'targets', least: 0, most: 2 } } },
        { by: 'A', number: 1 },
        { expect: { asks: { by: 'B', purpose: 'select', cards: ['b', 'c'], least: 1, most: 1 } } },
        { by: 'B', choose: ['c'] },
        { expect: { players: { A: { grave: ['a', 'spell'] }, B: { grave: ['b'], granary: ['c'] } } } },
      ],
    },
  );
});
