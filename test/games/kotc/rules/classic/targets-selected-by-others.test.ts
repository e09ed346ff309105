import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell } from '../../scene.js';
import { byEdition } from './wordings.js';

/** Targets in play and the user's own cards, selected by somebody else. */
const bear = creature(2, 5, '', 0);
const herd = { a: bear, b: bear, c: bear, d: bear, e: bear };
const snare = spell('Draw 1 card.', 0);

const COUNT = 'Place 1 counter on each target.';
const byAnother = spell(`Target up to 2 cards in play selected by an opponent of your choice. ${COUNT}`, 0);

describe('cards in play selected by an opponent of your choice', () => {
  sceneInEditions(
    '[K06-RUL-49] [K09-RUL-49] [K06-RUL-50] [K09-RUL-50] [K11-GLO-24] [K11-GLO-25] [K06-Q-52] [K09-Q-53] are as many as the user says: not fewer, not none',
    {
      cards: { ...herd, snare, spell: byAnother },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['a'] },
        { name: 'B', battlefield: ['b'] },
        { name: 'C', traps: ['snare'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'targets', kind: 'number', least: 0, most: 2 } } },
        { by: 'A', number: 2 },
        { expect: { asks: { by: 'A', purpose: 'opponent', players: ['B', 'C'] } } },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            asks: { by: 'C', purpose: 'select', cards: ['a', 'b', 'snare'], least: 2, most: 2 },
          },
        },
        { by: 'C', choose: ['a', 'b'] },
        { expect: { cards: { a: { counters: { plain: 1 } }, b: { counters: { plain: 1 } } } } },
      ],
    },
  );

  inEditions(
    '[K06-RUL-50] [K09-RUL-50] [K11-GLO-25] are refused where the opponent selects fewer or none',
    (rules) => {
      for (const chosen of [[], ['a']]) {
        play({
          rules,
          cards: { ...herd, spell: byAnother },
          players: [
            { name: 'A', hand: ['spell'], battlefield: ['a'] },
            { name: 'B', battlefield: ['b', 'c'] },
          ],
          steps: [
            { by: 'A', cast: 'spell' },
            { by: 'A', number: 2 },
            {
              by: 'B',
              choose: chosen,
              refused: byEdition(rules, 'K06-BLD-34', 'K09-BLD-35', 'K11-BLD-48'),
            },
          ],
        });
      }
    },
  );

  sceneInEditions(
    '[K06-RUL-49] [K09-RUL-49] [K11-GLO-24] are none where the user says none: nobody selects',
    {
      cards: { ...herd, spell: byAnother },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['a'] },
        { name: 'B', battlefield: ['b'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', number: 0 },
        {
          expect: {
            asks: { by: 'A', purpose: 'battle' },
            cards: { spell: { zone: 'grave' }, a: { counters: {} } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-51] [K09-RUL-51] [K11-Q-78] may make no sense: traps, and the user’s own creatures for damage, which the user then has to damage',
    {
      cards: {
        ...herd,
        snare,
        spell: spell(
          'Target up to 2 cards in play selected by an opponent of your choice. Roll 1 six-sided die and inflict the result of each die as damage to one target.',
          0,
        ),
      },
      dice: [3],
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['a'] },
        { name: 'B', battlefield: ['b'], traps: ['snare'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', number: 2 },
        { by: 'B', choose: ['snare', 'a'] },
        { resolve: true },
        { expect: { cards: { a: { defense: 2 }, b: { defense: 5 }, snare: { zone: 'traps' } } } },
      ],
    },
  );

  sceneInEditions('[K06-RUL-49] [K09-RUL-49] [K11-Q-90] are no more than there are in play', {
    cards: { ...herd, spell: byAnother },
    players: [
      { name: 'A', hand: ['spell'], battlefield: ['a'], granary: [2] },
      { name: 'B', hand: ['b'] },
    ],
    steps: [
      { by: 'A', cast: 'spell' },
      { expect: { asks: { by: 'A', purpose: 'targets', least: 0, most: 1 } } },
    ],
  });
});

const showHand = spell(
  'Show all cards in your hand to one player of your choice and target up to 2 cards in your hand selected by that player. Destroy all targets.',
  0,
);
const showGrave = spell(
  'Show all cards in your graveyard to an opponent of your choice and target up to 2 cards in your graveyard selected by that player. Send all targets to the resource zone of their owners (exhausted).',
  0,
);

describe('the user’s cards that are shown', () => {
  sceneInEditions(
    '[K06-BLD-37] [K09-BLD-38] [K11-BLD-50] [K06-RUL-49] [K09-RUL-49] all cards of the hand are seen by the one player of choice alone, who selects as many as the user says',
    {
      cards: { ...herd, spell: showHand },
      players: [{ name: 'A', hand: ['spell', 'a', 'b', 'c'] }, { name: 'B' }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'shown-to', players: ['A', 'B', 'C'] } } },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            cards: { a: { knownTo: ['A', 'C'] }, b: { knownTo: ['A', 'C'] }, c: { knownTo: ['A', 'C'] } },
            asks: { by: 'A', purpose: 'targets', least: 0, most: 2 },
          },
        },
        { by: 'A', number: 1 },
        { expect: { asks: { by: 'C', purpose: 'select', cards: ['a', 'b', 'c'], least: 1, most: 1 } } },
        { by: 'C', choose: ['b'] },
        { expect: { players: { A: { hand: ['a', 'c'], grave: ['spell', 'b'] } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-57] [K09-Q-57] [K11-RUL-16] [K06-RUL-43] [K09-RUL-41] one player of choice may be the user, who then selects',
    {
      cards: { ...herd, spell: showHand },
      players: [{ name: 'A', hand: ['spell', 'a', 'b', 'c'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['A'] },
        { by: 'A', number: 1 },
        { expect: { asks: { by: 'A', purpose: 'select', cards: ['a', 'b', 'c'] } } },
        { by: 'A', choose: ['c'] },
        {
          expect: {
            cards: { a: { knownTo: ['A'] }, c: { zone: 'grave' } },
            players: { A: { hand: ['a', 'b'] } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-65] [K09-BLD-66] [K11-RUL-16] all cards of the graveyard are seen by one opponent alone besides their owner, never by the user’s choice of the user',
    {
      cards: { ...herd, spell: showGrave },
      players: [
        { name: 'A', hand: ['spell'], grave: [{ card: 'a', knownTo: [] }, 'b'] },
        { name: 'B' },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'opponent', players: ['B', 'C'] } } },
        { by: 'A', choose: ['B'] },
        { expect: { cards: { a: { knownTo: ['A', 'B'] }, b: { knownTo: ['A', 'B'] } } } },
        { by: 'A', number: 1 },
        { expect: { asks: { by: 'B', purpose: 'select', cards: ['a', 'b'], least: 1, most: 1 } } },
        { by: 'B', choose: ['b'] },
        { expect: { players: { A: { grave: ['a', 'spell'], granary: ['b'] } } } },
      ],
    },
  );
});
