import { describe, expect } from 'vitest';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { judgeDeck } from '../../../../src-main/games/kotc/cards/law/deck-law.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import { UnplayableCard } from '../../../../src-main/engine/unplayable-card.js';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** "Refurbished and Pruned Cards" of the 14th Edition's rulebook, in play and in decks. */

const old = 'When this card in your hand is destroyed (ghost-play, must pay resource cost): Draw 2 cards.';
const now = 'When this card in your hand is destroyed (hex-play): Draw 2 cards.';
const drop = spell('Target 1 card in your hand; destroy it.', 0);
const seeds = ['seed 1', 'seed 2', 'seed 3'].map((as) => ({ card: 'filler', as }));

const printed = (edition: PlayedCard['edition'], text: string): PlayedCard => ({
  name: 'card',
  type: 'spell',
  edition,
  cost: 4,
  offense: null,
  defense: null,
  text,
});

describe('the old words for hex-play', () => {
  test.until(16).each([
    ['a minion', minion(1, 1, `FALL: ${old}`, 2), { by: 'A', activate: 'faller' }],
    ['a spell', spell(old, 2), { by: 'A', cast: 'faller' }],
  ] as const)(
    '[K14-REF-04] [K14-REF-05] on %s they are played as hex-play: its level is paid, once',
    (_what, faller, use) => {
      play({
        cards: { faller, drop },
        players: [
          { name: 'A', hand: ['faller', 'drop'], granary: seeds },
          { name: 'B', askAlways: true },
        ],
        steps: [
          { by: 'A', cast: 'drop' },
          { resolve: true },
          { ...use },
          { expect: { asks: { by: 'A', purpose: 'pay', least: 2, most: 2 } } },
          { by: 'A', pay: ['seed 1', 'seed 2'] },
          { resolve: true },
          {
            expect: {
              players: { A: { hand: 2, grave: ['drop', 'faller'] } },
              cards: { 'seed 3': { exhausted: false } },
            },
          },
        ],
      });
    },
  );

  test.until(16)('[K14-REF-05] who cannot pay does not play it', () => {
    play({
      cards: { faller: minion(1, 1, `FALL: ${old}`, 4), chant: spell(old, 4), drop },
      players: [
        {
          name: 'A',
          hand: ['faller', 'drop', 'chant', { card: 'drop', as: 'drop 2' }],
          granary: seeds,
          askAlways: true,
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'drop' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['faller'] },
        { by: 'A', activate: 'faller', refused: 'K14-KEY-65' },
        { by: 'A', cast: 'drop 2' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['chant'] },
        { by: 'A', cast: 'chant', refused: 'K14-EXH-07' },
      ],
    });
  });

  test.until(14)('[K14-REF-07] a card that says so is what the present words make it', () => {
    expect(designOf(printed(14, old), 14)).toEqual(designOf(printed(14, now), 14));
  });

  test.until(14)('[K14-REF-06] words that are but similar are not replaced', () => {
    expect(() => designOf(printed(14, old.replace('must pay', 'must also pay')), 14)).toThrow(UnplayableCard);
    expect(() => designOf(printed(14, 'Remove 2 counters from this card; Draw 1 card.'), 14)).toThrow(
      UnplayableCard,
    );
  });
});

describe('what may be in a deck', () => {
  const reasons = (edition: number | null, text = 'Draw 2 cards.'): string[] => {
    const { status } = judgeCard({ type: 'spell', edition, text, cost: 4 }, 14);
    return judgeDeck([{ name: 'card', copies: 40, status }], 14).reasons.map(({ rule }) => rule);
  };

  test.until(14)(
    '[K14-REF-03] [K14-REF-07] cards of the 13th and 14th Editions, the refurbished included',
    () => {
      expect([reasons(14), reasons(13), reasons(14, old), reasons(13, old)]).toEqual([[], [], [], []]);
    },
  );

  test.until(14)('[K14-REF-01] none without an Edition Indicator', () => {
    expect(reasons(null)).toEqual(['K14-SET-05']);
  });

  test.until(14)('[K14-REF-02] none of an edition before the 13th, which are not played at all', () => {
    for (let edition = 1; edition < 13; edition += 1) expect(reasons(edition)).toEqual(['K14-SET-05']);
    for (const edition of [6, 9, 11] as const) {
      expect(() => designOf(printed(edition, 'Draw 2 cards.'), 14)).toThrow(UnplayableCard);
    }
  });
});
