import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell } from '../../scene.js';

/** What can be a target in the 12th Edition, and what is seen of it, at the moment of activation. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  wolf: minion(1, 1, '', 0),
  lynx: minion(1, 2, '', 0),
  wall: minion(0, 9, '', 0),
  zap: spell('Draw 1 card.', 0),
  smite: spell('Target 1 in-play card; destroy it.', 0),
  mourner: minion(1, 1, 'WEEP: When your in-play card(s) is destroyed: Draw 1 card.', 0),
};

const rules = 'kotc-12';

describe('Excavate', () => {
  test.until(12)(
    '[K12-KEY-43] [K12-KEY-47] the top cards of the own deck, all of those stated, seen as targets are selected',
    () => {
      play({
        rules,
        cards: {
          ...cards,
          dig: spell('Excavate 3 cards and target up to 2 excavated cards; bounce the targets.', 0),
        },
        players: [
          { name: 'A', hand: ['dig'], deck: ['bear', 'wolf', 'lynx', 'wall'] },
          { name: 'B', deck: ['zap', 'zap', 'zap'], ...watching },
        ],
        steps: [
          { by: 'A', cast: 'dig' },
          {
            expect: {
              asks: { by: 'A', purpose: 'target', cards: ['bear', 'wolf', 'lynx'], least: 1, most: 2 },
              chain: [],
              cards: {
                bear: { knownTo: ['A'] },
                wolf: { knownTo: ['A'] },
                lynx: { knownTo: ['A'] },
                wall: { knownTo: [] },
              },
            },
          },
          { by: 'A', choose: ['lynx'] },
          { expect: { asks: { by: 'B', purpose: 'respond' }, players: { A: { deck: 4 } } } },
          { resolve: true },
          { expect: { players: { A: { hand: ['lynx'], deck: ['bear', 'wolf', 'wall'] } } } },
        ],
      });
    },
  );
});

describe('In-play', () => {
  test.until(12)(
    '[K12-KEY-78] [K12-KEY-79] [K12-KEY-76] are minions and set traps: no resource, and no spell used from the hand',
    () => {
      play({
        rules,
        cards: {
          ...cards,
          shy: minion(
            1,
            1,
            'SHY: When this in-play card is ability-targeted: Target 1 in-play card; destroy it.',
            0,
          ),
        },
        players: [
          { name: 'A', hand: ['smite', 'zap'], granary: ['lynx'], grave: ['lynx'], battlefield: ['bear'] },
          { name: 'B', granary: ['lynx'], traps: [{ card: 'zap', as: 'trap' }], battlefield: ['shy'] },
        ],
        steps: [
          { by: 'A', cast: 'smite' },
          { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'shy', 'trap'] } } },
          { by: 'A', choose: ['shy'] },
          { by: 'B', activate: 'shy' },
          {
            expect: {
              chain: ['smite'],
              asks: { by: 'B', purpose: 'target', cards: ['bear', 'shy', 'trap'] },
              cards: { smite: { zone: 'none' } },
            },
          },
        ],
      });
    },
  );

  test.until(12)(
    '[K12-KEY-79] a spell used from the hand does not leave play when it goes to the graveyard; a destroyed trap does',
    () => {
      play({
        rules,
        cards,
        players: [
          {
            name: 'A',
            hand: ['zap', 'smite'],
            traps: [{ card: 'zap', as: 'trap' }],
            battlefield: ['mourner'],
            ...watching,
          },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'zap' },
          { resolve: true },
          { expect: { cards: { zap: { zone: 'grave' } } } },
          { by: 'A', activate: 'mourner', refused: 'K12-ABL-07' },
          { by: 'A', cast: 'smite' },
          { by: 'A', choose: ['trap'] },
          { resolve: true },
          { by: 'A', activate: 'mourner' },
          { expect: { chain: ['mourner'] } },
        ],
      });
    },
  );
});

describe('See', () => {
  test.until(12)('[K12-KEY-84] all cards of the hand are shown, on activation, to the user alone', () => {
    play({
      rules,
      cards: {
        ...cards,
        spy: spell("See one opponent's hand and target up to 2 cards therein; bury the targets.", 0),
      },
      players: [
        { name: 'A', hand: ['spy', 'zap'] },
        { name: 'B', hand: ['lynx'], ...watching },
        { name: 'C', hand: ['bear', 'wolf', 'wall'] },
      ],
      steps: [
        { by: 'A', cast: 'spy' },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            chain: [],
            asks: { by: 'A', purpose: 'target', cards: ['bear', 'wolf', 'wall'], least: 1, most: 2 },
            cards: {
              bear: { knownTo: ['A', 'C'] },
              wolf: { knownTo: ['A', 'C'] },
              wall: { knownTo: ['A', 'C'] },
              lynx: { knownTo: ['B'] },
              zap: { knownTo: ['A'] },
            },
          },
        },
        { by: 'A', choose: ['wolf'] },
        { resolve: true },
        { expect: { players: { C: { hand: ['bear', 'wall'], deckBottom: ['wolf'] } } } },
      ],
    });
  });
});
