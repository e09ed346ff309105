import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature, spell } from '../../scene.js';

/** "Have one opponent look at exactly x cards on top of a deck": that number, or nothing of the ability. */
const bear = creature(2, 5, '', 0);
const herd = { a: bear, b: bear, c: bear, d: bear, e: bear, f: bear };

const LOOK_AT_YOURS =
  'Have one opponent look at exactly 3 cards on top of your deck and target up to 2 of those cards selected by that player.';
const LOOK_AT_THEIRS =
  'Have one opponent look at exactly 3 cards on top of their own deck and target up to 2 of those cards selected by that player.';

describe('exactly so many cards', () => {
  sceneInEditions(
    '[K06-BLD-64] [K09-BLD-65] [K11-BLD-50] [K06-RUL-26] [K09-RUL-21] [K11-GLO-06] [K06-RUL-49] [K09-RUL-49] on top of your deck are seen by that opponent alone, no more and no fewer',
    {
      cards: { ...herd, spell: spell(`${LOOK_AT_YOURS} Destroy all targets.`, 0) },
      players: [{ name: 'A', hand: ['spell'], deck: ['a', 'b', 'c', 'd', 5] }, { name: 'B' }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'opponent', players: ['B', 'C'] } } },
        { by: 'A', choose: ['B'] },
        { expect: { asks: { by: 'A', purpose: 'targets', least: 0, most: 2 } } },
        { by: 'A', number: 1 },
        {
          expect: {
            asks: { by: 'B', purpose: 'select', cards: ['a', 'b', 'c'], least: 1, most: 1 },
            cards: {
              a: { knownTo: ['B'] },
              b: { knownTo: ['B'] },
              c: { knownTo: ['B'] },
              d: { knownTo: [] },
            },
          },
        },
        { by: 'B', choose: ['b'] },
        {
          expect: {
            players: { A: { grave: ['spell', 'b'], deckTop: ['a', 'c', 'd'] } },
            cards: { a: { knownTo: ['B'] } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-64] [K09-BLD-65] [K11-BLD-50] on top of their own deck are seen by that opponent alone, who selects among them',
    {
      cards: { ...herd, spell: spell(`${LOOK_AT_THEIRS} Destroy all targets.`, 0) },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', deck: ['a', 'b', 'c', 'd', 5] },
        { name: 'C', deck: ['e', 'f', 5] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 2 },
        {
          expect: {
            asks: { by: 'B', purpose: 'select', cards: ['a', 'b', 'c'], least: 2, most: 2 },
            cards: { a: { knownTo: ['B'] }, c: { knownTo: ['B'] }, d: { knownTo: [] }, e: { knownTo: [] } },
          },
        },
        { by: 'B', choose: ['a', 'c'] },
        { expect: { players: { B: { grave: ['a', 'c'], deckTop: ['b', 'd'] }, C: { deck: 7 } } } },
      ],
    },
  );

  sceneInEditions('[K06-RUL-26] [K09-RUL-21] [K11-GLO-06] are fulfilled by a deck that has just that many', {
    cards: {
      ...herd,
      spell: spell(`${LOOK_AT_YOURS} Exhaust all targets. Increase your hitpoints by 4.`, 0),
    },
    players: [{ name: 'A', hp: 10, hand: ['spell'], deck: ['a', 'b', 'c'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'spell' },
      { by: 'A', number: 1 },
      { by: 'B', choose: ['a'] },
      { expect: { players: { A: { hp: 14 } }, cards: { c: { knownTo: ['B'] } } } },
    ],
  });

  sceneInEditions(
    '[K06-RUL-27] [K09-RUL-22] [K11-GLO-07] [K06-Q-53] [K09-Q-54] [K06-Q-95] [K09-Q-81] [K11-Q-93] of your deck with fewer: nobody sees a card, no effect happens, and all costs stay paid',
    {
      cards: {
        ...herd,
        spell: spell(`Exhaust 1 of your resources. ${LOOK_AT_YOURS} Increase your hitpoints by 4.`, 1),
      },
      players: [
        { name: 'A', hp: 10, hand: ['spell'], deck: ['a', 'b'], granary: [3] },
        { name: 'B' },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pay: ['filler'] },
        { by: 'A', choose: ['filler 2'] },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 10, grave: ['spell'], deck: ['a', 'b'] } },
            cards: {
              a: { knownTo: [] },
              b: { knownTo: [] },
              filler: { exhausted: true },
              'filler 2': { exhausted: true },
              'filler 3': { exhausted: false },
            },
            log: [{ type: 'fail' }],
            logNot: [{ type: 'see' }, { type: 'heal' }],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-27] [K09-RUL-22] [K11-GLO-07] [K06-Q-53] [K09-Q-54] [K06-Q-95] [K09-Q-81] [K11-Q-93] of an opponent’s deck with fewer: the creature stays exhausted for nothing',
    {
      cards: {
        ...herd,
        seer: creature(1, 5, `A: ${LOOK_AT_THEIRS} Increase your hitpoints by 4.`, 0),
      },
      players: [
        { name: 'A', hp: 10, battlefield: ['seer'] },
        { name: 'B', deck: ['a', 'b'] },
      ],
      steps: [
        { by: 'A', activate: 'seer' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 10 }, B: { deck: ['a', 'b'] } },
            cards: { seer: { exhausted: true, zone: 'battlefield' }, a: { knownTo: [] } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-94] [K09-Q-79] [K11-Q-92] allow no more targets than were looked at, even where the text says more',
    {
      cards: {
        ...herd,
        spell: spell(
          'Have one opponent look at exactly 2 cards on top of your deck and target up to 5 of those cards selected by that player. Destroy all targets.',
          0,
        ),
      },
      players: [{ name: 'A', hand: ['spell'], deck: ['a', 'b', 'c', 5] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'targets', least: 0, most: 2 } } },
        { by: 'A', number: 2 },
        { expect: { players: { A: { grave: ['a', 'b', 'spell'], deckTop: ['c'] } } } },
      ],
    },
  );
});
