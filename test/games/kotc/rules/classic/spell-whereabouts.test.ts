import { sceneInEditions } from '../../in-editions.js';
import { spell } from '../../scene.js';
import { WHEN_DESTROYED } from './wordings.js';

/** Where a spell or trap is while its instructions are followed. */

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);

const ON_TOP = 'Target this card. Place all targets on top of owner’s deck in any order.';

sceneInEditions(
  '[K06-Q-50] [K09-Q-51] [K11-Q-86] [K11-Q-87] a spell or trap that moves itself goes to its graveyard all the same',
  {
    cards: { boomerang: spell(`${ON_TOP} Draw 1 card.`, 0), echo: spell(ON_TOP, 0) },
    players: [{ name: 'A', traps: ['echo', 'boomerang'], hand: ['echo'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'echo 2' },
      {
        expect: {
          log: [
            { type: 'move', card: 'echo 2' },
            { type: 'move', card: 'echo 2' },
            { type: 'move', card: 'echo 2' },
          ],
          players: { A: { grave: ['echo 2'], deck: 10 } },
        },
      },
      { by: 'A', activate: 'echo' },
      { expect: { players: { A: { grave: ['echo 2', 'echo'], deck: 10 } } } },
      { by: 'A', activate: 'boomerang' },
      { expect: { players: { A: { grave: ['echo 2', 'echo', 'boomerang'], deck: 10, hand: 0 } } } },
    ],
  },
);

sceneInEditions(
  '[K06-Q-50] [K09-Q-51] [K11-Q-86] a spell that is followed lies in no zone: neither hand nor graveyard has it',
  {
    cards: {
      study: spell(
        'Target up to 2 cards in your hand. Exhaust all targets. Increase your hitpoints by 1.',
        0,
      ),
      burn: spell('Sacrifice 1 random card in your hand. Increase your hitpoints by 1.', 0),
      dig: spell(
        'Target up to 2 cards in one player’s graveyard randomly. Place all targets on top of owner’s deck in any order.',
        0,
      ),
    },
    players: [
      { name: 'A', hand: ['study', 'filler', 'dig', 'burn'], hp: 10 },
      { name: 'B', grave: ['filler'] },
    ],
    steps: [
      { by: 'A', cast: 'study' },
      { expect: { asks: { purpose: 'target', cards: ['filler 11', 'dig', 'burn'] } } },
      { by: 'A', choose: [] },
      { by: 'A', cast: 'dig' },
      { by: 'A', choose: ['A'] },
      { expect: { asks: { kind: 'number', purpose: 'targets', most: 1 } } },
      { by: 'A', number: 0 },
      { expect: { players: { A: { hand: ['filler 11', 'burn'] } } } },
      { by: 'A', cast: 'burn' },
      { expect: { players: { A: { hand: 0, hp: 12 } } } },
      { expect: { cards: { burn: { zone: 'grave' }, 'filler 11': { zone: 'grave' } } } },
    ],
  },
);

sceneInEditions(
  '[K06-Q-50] [K09-Q-51] [K11-Q-86] a spell activated by its destruction can move itself out of the graveyard',
  {
    cards: { smite, phoenix: spell(`${WHEN_DESTROYED} ${ON_TOP}`, 0) },
    players: [{ name: 'A', traps: ['phoenix'], hand: ['smite'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['phoenix'] },
      { expect: { cards: { phoenix: { zone: 'grave' } } } },
      { by: 'A', activate: 'phoenix' },
      { resolve: true },
      { expect: { players: { A: { deck: 11, deckTop: ['phoenix'], grave: ['smite'] } } } },
    ],
  },
);
