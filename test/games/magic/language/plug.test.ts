import { expect, test } from 'vitest';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { magicTexts } from '../../../../src-main/games/magic/plug/card-language.js';

const cardWith = (text: string): MagicCard =>
  ({ ...magicCards.blank('a'), name: 'Fen Warden', typeLine: 'Creature — Elf', text }) as MagicCard;

test('a click takes the nearest reading, and leaves the other paragraphs alone [MC-Q-137]', () => {
  const text = 'Flying\n{T}: Add {G} to your mana pol.';
  const { understood, problems, paragraphs } = magicTexts.read(cardWith(text));
  expect(understood).toBe(false);
  expect(paragraphs.map((one) => one.understood)).toEqual([true, false]);
  expect(problems).toMatchObject([
    {
      rule: 'MC-Q-137',
      at: { start: text.indexOf('pol'), end: text.indexOf('pol') + 3 },
      fix: { change: { text: 'Flying\n{T}: Add {G} to your mana pool.' } },
    },
  ]);
});

test('another wording is offered in the words of the Classic Edition', () => {
  const { understood, fixes } = magicTexts.read(cardWith('This cannot attack'));
  expect(understood).toBe(true);
  expect(fixes).toMatchObject([{ change: { text: "Fen Warden can't attack." } }]);
});

test('each part of the grammar is listed once, kinds together', () => {
  const kinds = magicTexts.parts.map(({ kind }) => kind);
  const runs = kinds.filter((kind, nth) => kind !== kinds[nth - 1]);
  expect(new Set(kinds).size).toBe(runs.length);
  expect(new Set(magicTexts.parts.map(({ id }) => id)).size).toBe(187);
});
