import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { changedBy } from '../../../src-main/collection/edits/changed-by.js';
import { reissue } from '../../../src-main/games/kotc/cards/upgrade/reissue.js';

const base = blankCard('00000000-0000-4000-8000-000000000001');
const fox: Card = {
  ...base,
  name: 'Ember Fox',
  edition: 14,
  text: 'GREED: Draw 2 cards.',
  cost: 9,
  offense: 3,
  defense: 4,
};
const tagged = (card: Card, edition: Card['edition'], indicatorOnly = false) =>
  changedBy(card, { edition, addTags: ['old'], ...(indicatorOnly && { indicatorOnly }) }, () => 1);

describe('going to another edition', () => {
  test('keeps a text that reads the same there, and prices it anew', () => {
    const { kind, card } = reissue(fox, 11);
    expect(kind).toBe('relevelled');
    expect(card).toMatchObject({ edition: 11, text: fox.text });
    expect(card.cost).not.toBe(fox.cost);
  });

  test('rewords what the other guide words otherwise', () => {
    const text = 'PAY: Exhaust 1 of your resources: Draw 2 cards.';
    expect(reissue({ ...fox, edition: 11, text, cost: 8 }, 14)).toMatchObject({
      kind: 'reworded',
      card: { text: 'PAY: Self-exhaust 1 resource→Draw 2 cards.', cost: 9 },
    });
  });

  test('leaves a level alone that was set by hand', () => {
    const { kind, card } = reissue({ ...fox, cost: 77 }, 11);
    expect([kind, card.cost]).toEqual(['unchanged', 77]);
  });

  test('leaves a blank card alone', () => {
    for (const type of ['creature', 'spell'] as const)
      for (const to of [6, 9, 10, 11, null] as const)
        expect(reissue({ ...base, type }, to)).toMatchObject({
          kind: 'unchanged',
          card: { ...base, type, edition: to },
        });
  });

  test('cannot be where the text is in no guide, or nothing there is like it', () => {
    const words = { ...fox, text: 'Whoever sees it smiles.' };
    expect(reissue(words, 9)).toMatchObject({
      kind: 'cannot',
      notes: [expect.stringMatching(/not all in the guide/)],
    });
  });
});

describe('an edit of many cards that names an edition', () => {
  test('takes text and level along', () => {
    const { card, reissue: kind } = tagged(fox, 11);
    expect(kind).toBe('relevelled');
    expect(card).toEqual({ ...reissue(fox, 11).card, tags: ['old'] });
  });

  test('leaves a card that cannot go there in its edition, says why, and does the rest', () => {
    const words = { ...fox, text: 'Whoever sees it smiles.' };
    const { card, problems, reissue: kind } = tagged(words, 9);
    expect(kind).toBe('cannot');
    expect(card).toEqual({ ...words, tags: ['old'] });
    expect(problems[0]).toBe('It stays in the 14th Edition.');
    expect(problems).toHaveLength(2);
  });

  test('changes the indicator alone where that is asked for', () => {
    const words = { ...fox, text: 'Whoever sees it smiles.' };
    expect(tagged(words, 9, true).card).toEqual({ ...words, edition: 9, tags: ['old'] });
  });

  test('does nothing to a card that is of that edition already', () => {
    expect(tagged(fox, 14)).toMatchObject({ reissue: null, problems: [], card: { text: fox.text, cost: 9 } });
  });
});
