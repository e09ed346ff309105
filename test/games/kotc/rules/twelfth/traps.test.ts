import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Placed } from '../../scene.js';

/** Traps of the 12th Edition. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  zap: spell('Draw 1 card.', 2),
  smite: spell('Target 1 in-play card; destroy it.', 0),
  bounce: spell('Target 1 in-play card; bounce it.', 0),
  tire: spell('Target 1 in-play card; exhaust and fatigue it.', 0),
  charm: spell('Target 1 in-play card; hypnotize it until the end of this turn.', 0),
  snare: spell('When an opponent attacks, after Attack Formation: Target 1 in-play card; destroy it.', 0),
};
const set = (card: string, more: Partial<Placed> = {}): Placed => ({ card, ...more });

const rules = 'kotc-12';

describe('setting a trap', () => {
  test('[K12-SPL-02] [K12-SPL-16] [K12-SPL-17] [K12-TURN-14] [K12-ZON-20] it costs the level, and lies exhausted in the trapfield, known to its owner', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['zap'], granary: [3] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', set: 'zap' },
        { expect: { asks: { by: 'A', purpose: 'pay', least: 2, most: 2 } } },
        { by: 'A', pay: ['filler 11', 'filler 12'] },
        {
          expect: {
            chain: [],
            cards: {
              zap: { zone: 'traps', exhausted: true, knownTo: ['A'] },
              'filler 13': { exhausted: false },
            },
            logNot: [{ type: 'reveal' }],
          },
        },
      ],
    });
  });

  test('[K12-SPL-24] it starts no chain and responds to none', () => {
    play({
      rules,
      cards: { ...cards, free: spell('Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['free', 'snare'], ...watching },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', set: 'snare' },
        { expect: { chain: [], asks: { by: 'A', purpose: 'action' } } },
        { by: 'A', cast: 'free' },
        { by: 'A', set: 'snare', refused: 'K12-SPL-24' },
      ],
    });
  });

  test('[K12-TURN-18] neither set nor used in the Battle Phase, unless its condition is met', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['zap'], granary: [2], traps: [set('smite')], battlefield: ['bear'], ...watching },
        { name: 'B', traps: ['snare'], battlefield: [{ card: 'bear', as: 'other' }], ...watching },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', set: 'zap', refused: 'K12-TURN-14' },
        { by: 'A', activate: 'smite', refused: 'K12-ABL-05' },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { until: { by: 'B' } },
        { by: 'B', activate: 'snare' },
        { by: 'B', choose: ['bear'] },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'grave' }, snare: { zone: 'grave', player: 'B' } } } },
      ],
    });
  });
});

describe('using a trap', () => {
  test('[K12-SPL-18] [K12-EXH-01] [K12-TURN-19] not before a Recovery Phase has unexhausted it', () => {
    play({
      rules,
      cards,
      players: [{ name: 'A', hand: ['smite'], battlefield: ['bear'], ...watching }, { name: 'B' }],
      steps: [
        { by: 'A', set: 'smite' },
        { by: 'A', activate: 'smite', refused: 'K12-SPL-18' },
        { until: { turn: 4 } },
        { expect: { cards: { smite: { zone: 'traps', exhausted: false } } } },
      ],
    });
  });

  test('[K12-SPL-19] [K12-SPL-20] [K12-SPL-21] [K12-SPL-26] [K12-CHN-26] [K12-KEY-77] [K12-TURN-15] turned over it is a link, out of play and paid for already; then it goes to the graveyard', () => {
    play({
      rules,
      cards: { ...cards, dear: spell('Self-exhaust 1 resource→Draw 1 card.', 2) },
      players: [
        {
          name: 'A',
          deck: [3],
          traps: ['dear'],
          granary: [
            { card: 'filler', as: 'one' },
            { card: 'filler', as: 'other' },
          ],
        },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', activate: 'dear' },
        { by: 'A', choose: ['one'] },
        {
          expect: {
            chain: ['dear'],
            asks: { by: 'B', purpose: 'respond' },
            cards: {
              dear: { zone: 'none', knownTo: ['A', 'B'] },
              one: { exhausted: true },
              other: { exhausted: false },
            },
          },
        },
        { resolve: true },
        { expect: { cards: { dear: { zone: 'grave', player: 'A' } }, players: { A: { hand: 1 } } } },
      ],
    });
  });

  test('[K12-SPL-22] [K12-SPL-23] its condition counts when it is used; without one it is used in the own Action Phase', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['snare'], ...watching },
        {
          name: 'B',
          traps: [set('smite'), set('snare', { as: 'trap' })],
          battlefield: ['bear'],
          ...watching,
        },
      ],
      steps: [
        { by: 'A', set: 'snare' },
        { by: 'B', activate: 'smite', refused: 'K12-ABL-04' },
        { by: 'B', activate: 'trap', refused: 'K12-ABL-07' },
      ],
    });
  });
});

describe('a trap as an in-play card', () => {
  test('[K12-SPL-25] [K12-SPL-13] [K12-KEY-76] [K12-Q-12] it is targeted unseen by its place, and destroyed', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['smite'], battlefield: ['bear'] },
        { name: 'B', traps: ['zap', { card: 'snare', as: 'other' }], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        {
          expect: {
            asks: { by: 'A', purpose: 'target', cards: ['bear', 'zap', 'other'] },
            cards: { zap: { knownTo: ['B'] } },
          },
        },
        { by: 'A', choose: ['zap'] },
        { resolve: true },
        { expect: { cards: { zap: { zone: 'grave', player: 'B' }, other: { zone: 'traps' } } } },
      ],
    });
  });

  test('[K12-KEY-50] it can be exhausted and fatigued', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['tire'] },
        { name: 'B', traps: ['zap'], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { resolve: true },
        { expect: { cards: { zap: { zone: 'traps', exhausted: true, fatigued: true } } } },
        { until: { turn: 4 } },
        { expect: { cards: { zap: { exhausted: true } } } },
      ],
    });
  });

  test('[K12-KEY-72] [K12-KEY-69] [K12-KEY-115] [K12-Q-10] hypnotized it lies in the user’s trapfield, who may look at it and use it', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['charm'], battlefield: ['bear'], ...watching },
        { name: 'B', traps: [set('smite')], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['smite'] },
        { resolve: true },
        { expect: { cards: { smite: { zone: 'traps', player: 'A', knownTo: ['A', 'B'] } } } },
        { by: 'A', activate: 'smite' },
        { by: 'A', choose: ['bear'] },
        { expect: { chain: ['smite'] } },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'grave' }, smite: { zone: 'grave', player: 'B' } } } },
      ],
    });
  });

  test('[K12-MIN-28] [K12-Q-13] it holds no counters', () => {
    play({
      rules,
      cards: { ...cards, arm: spell('Target 1 in-play card; place 1 Sword Counter on it.', 0) },
      players: [
        { name: 'A', hand: ['arm'] },
        { name: 'B', traps: ['zap'], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'arm' },
        { resolve: true },
        { expect: { cards: { zap: { zone: 'traps', counters: {} } }, logNot: [{ type: 'place' }] } },
      ],
    });
  });

  test('[K12-Q-14] one that waits for being targeted is met by it while it is upright', () => {
    play({
      rules,
      cards: { ...cards, shy: spell('When this in-play card is ability-targeted: Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['smite'], ...watching },
        { name: 'B', deck: [2], traps: ['shy'], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', activate: 'shy' },
        { expect: { chain: ['smite', 'shy'] } },
      ],
    });
  });
});

describe('a deployed spell', () => {
  const deploy = spell('Target 1 card in your hand; reveal and deploy it.', 0);
  test('[K12-KEY-15] [K12-KEY-19] is cast or set as a trap, as its player likes', () => {
    for (const sets of [true, false]) {
      play({
        rules,
        cards: { ...cards, deploy, free: spell('Draw 1 card.', 0) },
        players: [
          { name: 'A', deck: [2], hand: ['deploy', 'free'] },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'deploy' },
          { until: { by: 'A', purpose: 'deploy' } },
          { by: 'A', choose: ['free'] },
          { by: 'A', yes: sets },
          {
            expect: {
              cards: { free: sets ? { zone: 'traps', exhausted: true } : { zone: 'grave' } },
              players: { A: { hand: sets ? 0 : 1 } },
            },
          },
        ],
      });
    }
  });
});
