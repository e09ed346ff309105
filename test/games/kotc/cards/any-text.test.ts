import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guideEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import { upgradeCard } from '../../../../src-main/games/kotc/cards/upgrade/upgrade.js';
import { cardOf } from './arbitrary-cards.js';
import { bearsSeal } from './judging.js';

const types = fc.constantFrom('creature' as const, 'spell' as const);

/** Pieces of real texts in any order, with anything between them. */
const shuffledWords = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Draw',
        '2',
        'cards',
        '.',
        ':',
        ';',
        '→',
        '->',
        ', then',
        ' and ',
        'Target up to',
        'it',
        '(',
        ')',
        '\n',
      ),
      fc.constantFrom(
        'GREED: ',
        'You must',
        'Target this card;',
        'When you take damage:',
        'Draw 1 card.',
        '“',
        "'",
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 14 },
  )
  .map((words) => words.join(' '));

describe.each(guideEditions)('any text at all, read by the %ith Edition', (edition) => {
  test('is judged without failing, and fingers point into it', () => {
    fc.assert(
      fc.property(types, fc.oneof(shuffledWords, fc.string({ maxLength: 60 })), (type, text) => {
        const { reading, status, reasons, playable } = judgeCard({ type, text, edition }, edition);
        for (const { start, end } of [...reading.problems, ...reading.parts, ...reading.revised]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        if (!reading.understood)
          expect([status === 'legal', playable, reading.problems.length > 0]).toEqual([false, false, true]);
        if (status !== 'legal') expect(reasons.length).toBeGreaterThan(0);
        if (bearsSeal(text, type, edition)) expect(reading.problems).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('that is read without a fault is a fixed point once written', () => {
    fc.assert(
      fc.property(types, shuffledWords, (type, text) => {
        const reading = readText(text, type, edition);
        if (reading.problems.length > 0) return;
        const written = writeText(reading, type, edition);
        expect(writeText(readText(written, type, edition), type, edition)).toBe(written);
      }),
      { numRuns: 1000 },
    );
  });

  test('with one character struck out is read as before or has a fault, but never as another card', () => {
    fc.assert(
      fc.property(cardOf(edition), fc.double({ min: 0, max: 0.999, noNaN: true }), (card, where) => {
        const text = writeText(card, card.type, edition);
        const index = Math.floor(where * text.length);
        if (/[\d\p{Lu}'& \n]/u.test(text.charAt(index))) return;
        const struck = text.slice(0, index) + text.slice(index + 1);
        const { problems, caveat, abilities } = readText(struck, card.type, edition);
        if (problems.length === 0)
          expect({ caveat, abilities }).toEqual({ caveat: card.caveat, abilities: card.abilities });
      }),
      { numRuns: 500 },
    );
  });

  test('is upgraded without failing', () => {
    fc.assert(
      fc.property(types, shuffledWords, fc.constantFrom(...guideEditions), (type, text, to) => {
        const upgrade = upgradeCard({ type, text, offense: 1, defense: 1 }, edition, to);
        if (readText(text, type, edition).problems.length > 0)
          expect(upgrade.notes.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
