import { describe, expect } from 'vitest';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { test } from '../in-editions.js';
import { counters, play, spell } from '../scene.js';

/** "Spells" of the 14th Edition's rulebook. */

const zap = spell('Draw 1 card.', 0);
const seeds = ['seed 1', 'seed 2', 'seed 3'].map((as) => ({ card: 'filler', as }));

describe('what is cast, and when', () => {
  test('[K14-SPL-01] a spell has exactly one ability', () => {
    const isValid = (text: string): boolean =>
      judgeCard({ type: 'spell', edition: 14, text }, 14).status === 'legal';
    expect(isValid('Draw 1 card. Draw 1 card.')).toBe(true);
    expect([isValid('Draw 1 card.\nDraw 1 card.'), isValid('')]).toEqual([false, false]);
  });

  test('[K14-SPL-02] [K17-SPL-02] from the own hand', () => {
    play({
      cards: { zap },
      players: [
        {
          name: 'A',
          hand: ['zap'],
          granary: [{ card: 'zap', as: 'sown' }],
          grave: [{ card: 'zap', as: 'dead' }],
          deck: [{ card: 'zap', as: 'top' }, 4],
          askAlways: true,
        },
        { name: 'B', hand: [{ card: 'zap', as: 'B held' }] },
      ],
      steps: [
        { by: 'A', cast: 'sown', refused: 'K14-SPL-02' },
        { by: 'A', cast: 'dead', refused: 'K14-SPL-02' },
        { by: 'A', cast: 'top', refused: 'K14-SPL-02' },
        { by: 'A', cast: 'B held', refused: 'K14-KEY-105' },
        { by: 'A', cast: 'zap' },
        { expect: { chain: ['zap'] } },
      ],
    });
  });

  test('[K14-SPL-02] [K17-SPL-02] by hex-play from elsewhere as well', () => {
    play({
      cards: {
        echo: spell('When this card in your hand is destroyed (hex-play): Draw 2 cards.', 1),
        drop: spell('Target 1 card in your hand; destroy it.', 0),
      },
      players: [
        { name: 'A', hand: ['echo', 'drop'], granary: seeds.slice(0, 1) },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'echo', refused: 'K14-ABL-07' },
        { by: 'A', cast: 'drop' },
        { resolve: true },
        { by: 'A', cast: 'echo' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 2, grave: ['drop', 'echo'] } },
            cards: { 'seed 1': { exhausted: true } },
          },
        },
      ],
    });
  });

  test('[K14-SPL-03] [K15-SPL-03] only when its activation condition is met', () => {
    play({
      cards: { wrath: spell('When your in-play card(s) (excluding this card) is damaged: Draw 2 cards.', 0) },
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          hand: ['wrath'],
          battlefield: [{ card: 'filler', as: 'egg', counters: counters('damage', 'A') }],
        },
      ],
      dice: [3],
      steps: [
        { by: 'B', cast: 'wrath', refused: 'K14-ABL-07' },
        { by: 'A', counter: 'damage', on: 'egg' },
        { resolve: true },
        { by: 'B', cast: 'wrath' },
        { resolve: true },
        { expect: { players: { B: { hand: 2, grave: ['egg', 'wrath'] } } } },
      ],
    });
  });

  test('[K14-SPL-04] [K15-SPL-04] [K16-SPL-04] without a condition only in the own Action Phase', () => {
    for (const phase of ['draw', 'resource', 'battle', 'recovery'] as const) {
      play({
        cards: { zap },
        players: [{ name: 'A', hand: ['zap'], askAlways: true }, { name: 'B' }],
        turn: { phase },
        steps: [{ by: 'A', cast: 'zap', refused: 'K14-ABL-05' }],
      });
    }
    play({
      cards: { zap },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', hand: ['zap'] },
      ],
      steps: [{ by: 'B', cast: 'zap', refused: 'K14-ABL-04' }],
    });
  });
});

describe('casting', () => {
  test('[K14-SPL-05] [K17-SPL-05] [K14-SPL-06] [K14-SPL-08] resource cost, reveal, activation cost, in that order', () => {
    play({
      cards: { toll: spell('Self-destroy 1 in-play card→Draw 1 card.', 2) },
      players: [
        {
          name: 'A',
          hand: ['toll'],
          granary: seeds,
          battlefield: [
            { card: 'filler', as: 'ally' },
            { card: 'filler', as: 'pal' },
          ],
        },
        { name: 'B', askAlways: true },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        {
          expect: {
            asks: { by: 'A', purpose: 'pay', least: 2, most: 2 },
            cards: { toll: { zone: 'hand', knownTo: ['A'] } },
          },
        },
        { by: 'A', pay: ['seed 3', 'seed 1'] },
        { expect: { asks: { by: 'A', purpose: 'self-destroy' } } },
        { expect: { cards: { toll: { zone: 'none', knownTo: ['A', 'B', 'C'] } } } },
        { expect: { cards: { 'seed 1': { exhausted: true }, 'seed 2': { exhausted: false } } } },
        { by: 'A', choose: ['pal'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'respond' },
            chain: ['toll'],
            cards: { pal: { zone: 'grave' } },
          },
        },
      ],
    });
  });

  test.until(16)(
    '[K14-SPL-07] [K14-SPL-11] [K14-SPL-13] it is in no zone and not in-play until it has resolved, then in the grave',
    () => {
      play({
        cards: {
          slow: spell('Target 1 card in your hand; bury it.', 0),
          look: spell('Target up to 3 in-play cards; place 1 Sword Counter on each target.', 0),
        },
        players: [
          {
            name: 'A',
            hand: ['slow', 'look', { card: 'filler', as: 'page' }, { card: 'filler', as: 'leaf' }],
            battlefield: [{ card: 'filler', as: 'ally' }],
          },
          { name: 'B', askAlways: true },
        ],
        steps: [
          { by: 'A', cast: 'slow' },
          {
            expect: {
              cards: { slow: { zone: 'none' } },
              players: { A: { battlefield: ['ally'], grave: 0, hand: 3 } },
            },
          },
          { by: 'A', cast: 'look' },
          { by: 'B', pass: true },
          { expect: { asks: { by: 'A', purpose: 'target', cards: ['ally'] } } },
          { by: 'A', choose: ['ally'] },
          { expect: { cards: { look: { zone: 'grave' }, slow: { zone: 'none' } } } },
          { expect: { asks: { by: 'A', purpose: 'target', cards: ['page', 'leaf'] } } },
          { by: 'A', choose: ['leaf'] },
          { expect: { cards: { slow: { zone: 'grave', player: 'A' } } } },
        ],
      });
    },
  );

  test('[K14-SPL-09] it has left the hand and cannot pay for itself', () => {
    play({
      cards: { toll: spell('Self-destroy 1 random card in your hand→Draw 3 cards.', 0) },
      players: [{ name: 'A', hand: ['toll'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'toll' },
        {
          expect: {
            log: [{ type: 'fail', card: 'toll' }],
            players: { A: { hand: 0, grave: ['toll'], deck: 10 } },
          },
        },
      ],
    });
    play({
      cards: { toll: spell('Self-destroy 1 random card in your hand→Draw 3 cards.', 0) },
      players: [
        { name: 'A', hand: ['toll', { card: 'filler', as: 'page' }] },
        { name: 'B', askAlways: true },
      ],
      picks: [['toll', 'page']],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { chain: ['toll'], players: { A: { hand: 0, grave: ['page'] } } } },
      ],
    });
  });

  test('[K14-SPL-10] resources that paid its level do not pay its activation cost', () => {
    const toll = spell('Self-exhaust 2 resources→Draw 3 cards.', 2);
    play({
      cards: { toll },
      players: [{ name: 'A', hand: ['toll'], granary: [3], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'toll' },
        { resolve: true },
        { expect: { log: [{ type: 'fail', card: 'toll' }], players: { A: { hand: 0, grave: ['toll'] } } } },
      ],
    });
    play({
      cards: { toll },
      players: [
        { name: 'A', hand: ['toll'], granary: [...seeds, { card: 'filler', as: 'seed 4' }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { by: 'A', pay: ['seed 1', 'seed 4'] },
        {
          expect: {
            chain: ['toll'],
            cards: { 'seed 2': { exhausted: true }, 'seed 3': { exhausted: true } },
          },
        },
      ],
    });
  });

  test('[K14-SPL-12] [K17-SPL-12] with an activation cost that cannot be paid it is spent for nothing', () => {
    play({
      cards: { toll: spell('Self-destroy 1 in-play card→Draw 3 cards.', 2) },
      players: [{ name: 'A', hand: ['toll'], granary: seeds, askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'toll' },
        { by: 'A', pay: ['seed 1', 'seed 2'] },
        { expect: { chain: [], players: { A: { hand: 0, deck: 10, grave: ['toll'] } } } },
        { expect: { cards: { 'seed 1': { exhausted: true }, 'seed 2': { exhausted: true } } } },
      ],
    });
  });
});
