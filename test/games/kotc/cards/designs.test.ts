import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../../property-seed.js';
import { finish } from '../../../../src-main/engine/stepwise.js';
import type { DesignWish } from '../../../../src-main/games/card-price.js';
import { blankCard } from '../../../../src-main/games/kotc/cards/card.js';
import {
  editionId,
  guideEditions,
  type GuideEdition,
} from '../../../../src-main/games/kotc/cards/editions.js';
import { kotcFactsOf } from '../../../../src-main/games/kotc/cards/facts.js';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { cardDesigns } from '../../../../src-main/games/kotc/plug/card-designs.js';
import { cardLanguage } from '../../../../src-main/games/kotc/plug/card-language.js';

const ask = (wish: Partial<DesignWish> & { readonly number: GuideEdition }) => {
  const { number, ...rest } = wish;
  const edition = editionId(number);
  return finish(
    cardDesigns.propose({ edition, type: 'spell', cost: 5, figures: {}, words: [], most: 12, ...rest }),
  );
};

const some = [
  [],
  ['destroy'],
  ['draw'],
  ['damage'],
  ['heal'],
  ['destroy', 'draw'],
  ['exhaust', 'when it is destroyed'],
  ['cannot attack'],
  ['draw', 'cost-exhaust-resources'],
  ['target this card'],
];

/** One of each edition, whatever is drawn. */
const wish = fc.record({
  type: fc.constantFrom('creature', 'spell'),
  cost: fc.integer({ min: 0, max: 20 }),
  words: fc.constantFrom(...some),
  figures: fc.constantFrom<Record<string, number>>(
    {},
    { offense: 2 },
    { defense: 5 },
    { offense: 3, defense: 4 },
  ),
});

describe('cards designed backwards', () => {
  test.each(guideEditions)(
    '[K06-BLD-19] [K14-LVL-01] of edition %s cost what was asked, read anew from their text, and are lawful',
    (number) => {
      fc.assert(
        fc.property(wish, (drawn) => {
          const { proposals, because } = ask({ number, most: 4, ...drawn });
          expect(proposals.length > 0).toBe(because === null);
          for (const { card, receipt } of proposals) {
            const { price, sealed } = kotcFactsOf({ ...card, id: blankCard('').id });
            const ruling = judgeCard(card, number);
            expect([price, card.cost, ruling.status, ruling.playable]).toEqual([
              drawn.cost,
              drawn.cost,
              'legal',
              true,
            ]);
            expect(sealed || card.text === '').toBe(true);
            const total = receipt.find(({ kind }) => kind === 'total');
            expect(total?.value).toBe(String(drawn.cost));
            if (drawn.type === 'creature') expect(card).toMatchObject(drawn.figures);
          }
        }),
        { numRuns: 15 },
      );
    },
  );

  test.each(guideEditions)('come at every usual cost of edition %s, each another card', (number) => {
    for (const type of ['creature', 'spell']) {
      for (const cost of [2, 4, 7]) {
        const { proposals } = ask({ number, type, cost });
        expect(proposals).toHaveLength(12);
        expect(new Set(proposals.map(({ card }) => card.text)).size).toBe(12);
      }
    }
  });

  test('have what was asked for in words, said as players say it', () => {
    for (const number of guideEditions) {
      const { understood, proposals } = ask({ number, words: ['that kills something'] });
      expect(understood).toMatchObject([{ kind: 'effect' }]);
      expect(proposals.length).toBeGreaterThan(3);
      for (const { card } of proposals) expect(card.text).toMatch(/destroy|bury/i);
    }
    const { proposals } = ask({ number: 14, type: 'creature', words: ['draws', 'when it attacks'] });
    for (const { card } of proposals)
      expect(card.text).toMatch(/^[A-Z]+: When this card attacks.*raw \d card/);
  });

  test('begin with what needs no cost and loses nothing to rounding', () => {
    const [first] = ask({ number: 14, cost: 2, words: ['destroy'] }).proposals;
    expect(first).toMatchObject({ unused: null, spare: [] });
    expect(first?.card.text).toBe('Target 1 in-play card; destroy the target.');
  });

  test('say what rounding leaves, and what would use it', () => {
    const { proposals } = ask({
      number: 14,
      type: 'creature',
      cost: 6,
      words: ['draw'],
      figures: { offense: 2, defense: 3 },
    });
    expect(proposals[0]).toMatchObject({ unused: 'half a level unused' });
    expect(proposals[0]?.spare).toContain('HP 3 → 4: nothing unused');
  });

  test('that there are none of is said with what would help', () => {
    expect(ask({ number: 14, type: 'creature', cost: 1, words: ['draw'] }).because).toBe(
      'No minion like that comes to level 1. The nearest level is 2.',
    );
    expect(ask({ number: 9, words: ['teleport'] }).because).toBe(
      'The guide of the 9th Edition has nothing like “teleport”. Try another word for it.',
    );
  });

  test('are names for whoever must have them, and leave the card’s own to its maker', () => {
    const [{ card } = { card: null }] = ask({ number: 14, type: 'creature', words: ['draw'] }).proposals;
    expect(card).toMatchObject({ name: '', picture: null });
    expect(card && cardLanguage.read({ ...card, id: blankCard('').id }).problems).toEqual([]);
  });

  test('are the same each time', () => {
    expect(ask({ number: 11, words: ['destroy'] })).toEqual(ask({ number: 11, words: ['destroy'] }));
  });
});
