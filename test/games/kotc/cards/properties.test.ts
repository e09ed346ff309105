import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guideEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { allUses } from '../../../../src-main/games/kotc/cards/language/design.js';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { priceCard, unusedOf } from '../../../../src-main/games/kotc/cards/price/price.js';
import { toNumber } from '../../../../src-main/games/kotc/cards/price/fraction.js';
import { receiptOf } from '../../../../src-main/games/kotc/cards/price/receipt.js';
import { spareUses } from '../../../../src-main/games/kotc/cards/price/spare.js';
import { upgradeCard } from '../../../../src-main/games/kotc/cards/upgrade/upgrade.js';
import { cardOf } from './arbitrary-cards.js';
import { slowPrice } from './slow-price.js';
import { bearsSeal } from './judging.js';

const runs = { numRuns: 400 };

describe.each(guideEditions)('any card of the %ith Edition', (edition) => {
  test('is read back from its text exactly, and its text is a fixed point that bears the seal', () => {
    fc.assert(
      fc.property(cardOf(edition), (card) => {
        const text = writeText(card, card.type, edition);
        const reading = readText(text, card.type, edition);
        expect(reading.problems).toEqual([]);
        expect({ caveat: reading.caveat, abilities: reading.abilities }).toEqual({
          caveat: card.caveat,
          abilities: card.abilities,
        });
        expect(writeText(reading, card.type, edition)).toBe(text);
        expect(bearsSeal(text, card.type, edition)).toBe(true);
        expect(reading.parts.map(({ use }) => use)).toEqual(allUses(card));
      }),
      runs,
    );
  });

  test('is read alike in curly quotes, with odd spaces and line ends', () => {
    fc.assert(
      fc.property(cardOf(edition), (card) => {
        const text = writeText(card, card.type, edition);
        const pasted = `\u00a0${text.replaceAll("'", '’').replaceAll(' ', ' \u00a0 ').replaceAll('\n', ' \r\n\r\n')} `;
        const reading = readText(pasted, card.type, edition);
        expect(reading.problems).toEqual([]);
        expect(writeText(reading, card.type, edition)).toBe(text);
        for (const { start, end } of reading.parts) expect(start).toBeLessThan(end);
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test('costs what the slow computation from the tables of facts says, and the receipt ends there', () => {
    fc.assert(
      fc.property(cardOf(edition), (card) => {
        const price = priceCard(card, edition);
        expect(price?.cost.toFraction()).toBe(price && String(slowPrice(card, edition)));
        if (price)
          expect(receiptOf(card, price).find(({ kind }) => kind === 'total')?.value).toBe(
            String(slowPrice(card, edition)),
          );
      }),
      runs,
    );
  });

  test('offers only changes that keep the cost and waste less', () => {
    fc.assert(
      fc.property(cardOf(edition), (card) => {
        const price = priceCard(card, edition);
        for (const { where, to, unused } of spareUses(card, edition)) {
          const [over = '', under = '1'] = unused.split('/');
          const before = price ? toNumber(unusedOf(price)) : 0;
          expect(Number(over) / Number(under)).toBeLessThan(before);
          if (typeof where === 'string')
            expect(slowPrice({ ...card, [where]: to }, edition)).toBe(slowPrice(card, edition));
        }
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test.each(guideEditions)('upgraded to the %ith is never illegal in silence', (to) => {
    fc.assert(
      fc.property(cardOf(edition), (card) => {
        const text = writeText(card, card.type, edition);
        const {
          components,
          ruling,
          steps,
          notes,
          cost,
          text: issued,
        } = upgradeCard({ ...card, text }, edition, to);
        expect(steps).toHaveLength(allUses(card).length);
        const lost = steps.filter(({ after }) => after === null);
        const taken = steps.length - lost.length;
        if (allUses(components).length < taken) expect(notes.join(' ')).toContain('left out');
        else expect(allUses(components)).toHaveLength(taken);
        for (const step of lost) expect(step.notes.join(' ')).toMatch(/\.$/);
        const { type, offense, defense } = card;
        const judged = judgeCard({ type, offense, defense, text: issued, edition: to, cost }, to);
        expect(judged.status).toBe(ruling.status);
        if (judged.status !== 'legal') expect(ruling.reasons.length).toBeGreaterThan(0);
        if (components.abilities.length > 0 || type === 'creature') expect(judged.status).toBe('legal');
      }),
      { ...runs, numRuns: 100 },
    );
  });
});
