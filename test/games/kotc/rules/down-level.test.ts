import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;

describe('Down-level', () => {
  const ogre = minion(2, 3, '', 5);
  const lower = (by: number) => spell(`Target 1 in-play card; down-level it by ${by}.`, 0);

  test('[K14-KEY-32] it takes its number off the card’s level', () => {
    play({
      cards: {
        ogre,
        spell: spell('Target up to 2 in-play cards; down-level each target by 2.', 0),
        bear: ogre,
      },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', ...watching, battlefield: ['ogre', { card: 'bear', downLevel: 1 }] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['ogre', 'bear'] },
        { expect: { cards: { ogre: { level: 3, sp: 2, hp: 3 }, bear: { level: 2 } } } },
      ],
    });
  });

  test('[K14-KEY-33] a level is never less than 0', () => {
    play({
      cards: { ogre, spell: lower(7) },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', ...watching, battlefield: ['ogre'] },
      ],
      steps: [{ by: 'A', cast: 'spell' }, { resolve: true }, { expect: { cards: { ogre: { level: 0 } } } }],
    });
  });

  test('[K14-KEY-34] it ends in the next Recovery Phase, another player’s too, wherever the card is', () => {
    play({
      cards: { ogre, spell: spell('Target 1 in-play card; down-level it by 2, then bounce it.', 0) },
      players: [
        { name: 'A', hand: ['spell'] },
        {
          name: 'B',
          ...watching,
          battlefield: ['ogre'],
          hand: [{ card: 'ogre', as: 'other', downLevel: 3 }],
        },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { until: { phase: 'recovery' } },
        { expect: { cards: { ogre: { zone: 'hand', level: 3 }, other: { level: 2 } } } },
        { until: { turn: 4 } },
        { expect: { turn: { player: 'B' }, cards: { ogre: { level: 5 }, other: { level: 5 } } } },
      ],
    });
  });

  test('[K14-KEY-34] of an in-play minion likewise, fatigue excepted', () => {
    play({
      cards: { ogre },
      players: [
        { name: 'A', battlefield: [{ card: 'ogre', downLevel: 2 }] },
        { name: 'B', battlefield: [{ card: 'ogre', as: 'tired', downLevel: 2, fatiguedIn: 3 }] },
      ],
      steps: [
        { until: { turn: 4 } },
        { expect: { cards: { ogre: { level: 5 }, tired: { level: 3 } } } },
        { until: { turn: 5 } },
        { expect: { cards: { tired: { level: 5 } } } },
      ],
    });
  });

  test.each([
    ['bounce it', 'hand'],
    ['sheathe it', 'deck'],
    ['silo it', 'granary'],
    ['destroy it', 'grave'],
    ['bounce it, then silo it, then destroy it', 'grave'],
  ] as const)('[K14-KEY-35] it stays with the card: %s', (effects, zone) => {
    play({
      cards: { ogre, spell: spell(`Target 1 in-play card; down-level it by 2, then ${effects}.`, 0) },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['ogre'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { cards: { ogre: { zone, level: 3 } } } },
      ],
    });
  });

  test('[K14-KEY-35] it can also begin in the hand and come along onto the battlefield', () => {
    play({
      cards: { ogre, spell: spell('Target 1 card in your hand; down-level it by 2.', 0) },
      players: [
        { name: 'A', hand: ['spell', 'ogre'], granary: [3] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { by: 'A', summon: 'ogre' },
        { expect: { cards: { ogre: { zone: 'battlefield', level: 3 } } } },
      ],
    });
  });

  test('[K14-KEY-36] in the hand it costs that many resources less this turn', () => {
    play({
      cards: { ogre, spell: spell('Target 1 card in your hand; down-level it by 2.', 0) },
      players: [
        { name: 'A', hand: ['spell', 'ogre'], granary: [4] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', summon: 'ogre', refused: 'K14-EXH-07' },
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { by: 'A', summon: 'ogre' },
        { expect: { asks: { purpose: 'pay', least: 3, most: 3 } } },
      ],
    });
  });

  test('[K14-KEY-36] but never fewer than 0, and a spell likewise', () => {
    play({
      cards: {
        dear: spell('Draw 1 card.', 2),
        spell: spell('Target 1 card in your hand; down-level it by 3.', 0),
      },
      players: [
        { name: 'A', hand: ['spell', 'dear'], granary: [1] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { by: 'A', cast: 'dear' },
        { expect: { chain: ['dear'], logNot: [{ type: 'exhaust' }] } },
      ],
    });
  });
});
