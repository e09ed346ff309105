import type { Card as BaseCard } from '../../../src-main/cards/card.js';
import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { cardEdit, type CardEdit } from '../../../src-main/collection/edits/card-edit.js';
import { changedBy } from '../../../src-main/collection/edits/changed-by.js';
import { differences } from '../../../src-main/collection/edits/differences.js';

const ID = '00000000-0000-4000-8000-000000000001';
const SET = '00000000-0000-4000-8000-0000000000aa';
const fox: Card = {
  ...blankCard(ID),
  name: 'Ember Fox',
  text: 'GREED: Draw 2 cards.',
  cost: 5,
  offense: 3,
  defense: 4,
  tags: ['fire', 'draft'],
};

const edited = (edit: CardEdit, card: BaseCard = fox) => changedBy(card, edit, () => 7);
const changes = (edit: CardEdit, card: BaseCard = fox) =>
  differences(card, edited(edit, card).card, () => 'First Steps').map(
    ({ field, before, after }) => `${field}: ${before} → ${after}`,
  );

describe('an edit', () => {
  test('leaves alone what it does not name, and a card that it does not change is the very same', () => {
    expect(edited({ addTags: ['fire'], removeTags: ['water'], edition: 14 }).card).toBe(fox);
    const after = edited({ favourite: true }).card;
    expect(after).toEqual({ ...fox, favourite: true });
  });

  test('adds and takes away tags, each once', () => {
    expect(changes({ addTags: ['fire', 'sly'], removeTags: ['draft'] })).toEqual([
      'tags: fire, draft → fire, sly',
    ]);
  });

  test('sets edition, licence, flavor and looks; null takes a colour back to the template’s own', () => {
    const red = { ...fox, look: { template: 'format', frame: '#aa0000', accent: '#00aa00' } } as const;
    expect(
      edited({ edition: null, licence: 'CC0', flavor: '', look: { template: 'ink', frame: null } }, red).card,
    ).toEqual({
      ...red,
      edition: null,
      licence: 'CC0',
      look: { template: 'ink', frame: null, accent: '#00aa00' },
    });
  });

  test('sets foil, leaves it as it is, and takes it back to what the frame says', () => {
    const gold = { metal: 'gold', parts: ['border'] } as const;
    const foil = { ...gold, parts: [...gold.parts] };
    const shining = edited({ look: { foil } }).card;
    expect(shining.look).toEqual({ ...fox.look, foil });
    expect(edited({ look: { frame: '#aa0000' } }, shining).card.look).toEqual({
      ...fox.look,
      frame: '#aa0000',
      foil,
    });
    expect(edited({ look: { foil: null } }, shining).card).toEqual(fox);
  });

  test('puts a card into a set, with the next number where that is wanted, and out of it', () => {
    const inside = edited({ set: { id: SET, numbers: 'next' } }).card;
    expect(inside.set).toEqual({ id: SET, number: 7 });
    expect(edited({ set: { id: SET, numbers: 'next' } }, inside).card).toBe(inside);
    expect(edited({ set: { id: SET, numbers: 'none' } }).card.set).toEqual({ id: SET, number: null });
    expect(changes({ set: { id: null, numbers: 'none' } }, inside)).toEqual(['set: First Steps 7 → ']);
  });

  test('counts the cost from the components after everything else', () => {
    expect(changes({ compute: ['cost'] })).toEqual(['cost: 5 → 9']);
    const more: CardEdit = {
      compute: ['cost'],
      replace: { find: '2', by: '3', in: ['text'], words: false, matchCase: false },
    };
    expect(changes(more)).toContain('cost: 5 → 11');
  });

  test('says where a cost cannot be counted, and does the rest', () => {
    const odd = { ...fox, text: 'Win the game.' };
    expect(edited({ compute: ['cost'], favourite: true }, odd)).toEqual({
      card: { ...odd, favourite: true },
      reissue: null,
      problems: ['Its level cannot be computed from its text and stays as it is.'],
    });
  });

  test('leaves a card as it is that would not be one any more, and says why', () => {
    const find = { find: 'Draw', by: 'x'.repeat(1000), words: false, matchCase: false };
    const card = { ...fox, text: 'Draw '.repeat(6) };
    expect(edited({ favourite: true, replace: { ...find, in: ['text'] } }, card)).toEqual({
      card,
      reissue: null,
      problems: ['Its ability text would be longer than 5,000 characters. The card stays as it is.'],
    });
    const full = { ...fox, tags: Array.from({ length: 50 }, (_, index) => `t${index}`) };
    expect(edited({ addTags: ['one more'] }, full).problems).toEqual([
      'It would have 51 tags; at most 50 are kept. The card stays as it is.',
    ]);
    const number = changedBy(fox, { set: { id: SET, numbers: 'next' } }, () => 10_000);
    expect(number.card).toBe(fox);
    expect(number.problems).toHaveLength(1);
  });
});

test('an edit from outside is held to the model of cards', () => {
  const bad: unknown[] = [
    { edition: 18 },
    { addTags: ['x'.repeat(61)] },
    { look: { frame: 'red' } },
    { name: 'All alike' },
    { replace: { find: '', by: 'x', in: ['text'] } },
  ];
  for (const edit of bad) expect(cardEdit.safeParse(edit).success, JSON.stringify(edit)).toBe(false);
  expect(cardEdit.parse({})).toEqual({});
});

test('what a game prints is written by the keys of its fields; what cannot be written is said', () => {
  const [fine, far, none] = [{ cost: 3, type: 'spell' }, { cost: 5000 }, { mana: 1 }].map((fields) =>
    changedBy(fox, cardEdit.parse({ fields }), () => 1),
  );
  expect([
    (fine?.card as Card | undefined)?.cost,
    (fine?.card as Card | undefined)?.type,
    fine?.problems,
  ]).toEqual([3, 'spell', []]);
  expect([far?.card, far?.problems]).toEqual([fox, ['5000 is no number from 0 to 999. It stays as it is.']]);
  expect([none?.card, none?.problems]).toEqual([fox, ['Cards of its game have no “mana”.']]);
});
