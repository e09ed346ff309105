import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../../src-main/api/answers/answers.js';
import { blankCard } from '../../../src-main/games/kotc/cards/card.js';
import { gameUi } from '../../../src-renderer/games/registry.js';
import { gameOfRules } from '../../../src-renderer/shared/games/game-of-rules.js';
import { describeCard } from '../../../src-renderer/shared/card-fields/describe-card.js';
import { valueOf, writeField } from '../../../src-renderer/shared/card-fields/fields.js';
import {
  elementLabel,
  fieldOf,
  formRows,
  inputsOf,
} from '../../../src-renderer/shared/card-fields/game-fields.js';
import { computedName, hasField, numbersOf } from '../../../src-renderer/shared/games/game-cards.js';
import { editionIn, kotcInfo } from './info.js';

const id = '5f0c6c1e-8a9d-4f0e-9a51-0d5a0e7f2b11';
const { terms } = editionIn('kotc-14');

/** A game with a number, a text and a choice that no edition has words for. */
const toy: GameInfo = {
  id: 'toy',
  name: 'Toy',
  editions: [],
  terms: { types: {}, fields: { heat: 'Heat' } },
  fields: [
    {
      key: 'heat',
      title: 'Heat',
      kind: 'number',
      kinds: null,
      least: 0,
      most: 99,
      sign: null,
      isComputed: false,
    },
    { key: 'mood', title: 'Mood', kind: 'text', kinds: null, most: 40, example: '', about: '' },
    { key: 'size', title: 'Size', kind: 'choice', kinds: null, choices: [{ value: 1, name: 'Small' }] },
  ],
  kindField: null,
  costField: null,
  starters: [],
  templates: [],
  hasLaw: false,
  hasLanguage: false,
  hasGrammar: false,
  hasPrices: false,
  hasExperiments: false,
  hasDesigns: false,
  hasUpgrade: false,
};
const stone = { ...blankCard(id), game: 'toy', name: 'Stone', heat: null, mood: 'Calm', size: 1 };

describe('the fields of a card', () => {
  const shown = (card: object): string[] =>
    numbersOf(kotcInfo)
      .filter((field) => hasField(kotcInfo, field, card))
      .map(({ key }) => terms.fields[key] ?? key);

  it('are those that its game prints, and a spell has but a level', () => {
    expect(shown(blankCard(id))).toEqual(['Level', 'SP', 'HP']);
    expect(shown({ ...blankCard(id), type: 'spell' })).toEqual(['Level']);
    expect(inputsOf(kotcInfo).computed).toBe('cost');
    expect(inputsOf(undefined)).toEqual({ choices: [], numbers: [], texts: [], computed: null });
  });

  it('are choices, numbers and texts of any game', () => {
    const { choices, numbers, texts, computed } = inputsOf(toy);
    expect([choices, numbers, texts].map((some) => some.map(({ key }) => key))).toEqual([
      ['size'],
      ['heat'],
      ['mood'],
    ]);
    expect(texts.map(({ label }) => label(toy.terms))).toEqual(['Mood']);
    expect(computed).toBeNull();
  });

  it('stand in the game’s order, figures beside each other, and only those that the card has', () => {
    const text = (key: string, most: number) =>
      ({ key, title: key, kind: 'text', kinds: null, most, example: '', about: '' }) as const;
    const wide: GameInfo = {
      ...toy,
      fields: [...toy.fields, text('left', 8), text('right', 8), text('rest', 9)],
    };
    const shown = (...hidden: readonly string[]) =>
      formRows(wide, (key) => !hidden.includes(key)).map((row) => {
        if (row.kind === 'figures') return row.fields.map(({ key }) => key).join('+');
        return row.kind === 'line' ? row.field.key : row.choice.key;
      });
    expect(shown()).toEqual(['heat', 'mood', 'size', 'left+right', 'rest']);
    expect(shown('mood', 'size', 'left')).toEqual(['heat+right', 'rest']);
  });

  it('are written as what they are', () => {
    const [heat] = inputsOf(toy).numbers;
    if (!heat) throw new Error('There is no heat.');
    const card: typeof stone & { heat: number | null } = { ...stone };
    writeField(card, heat, '12 degrees');
    expect(card.heat).toBe(12);
    expect(valueOf(card, heat)).toBe('12');
  });

  it('have names for those who do not see the card', () => {
    expect(elementLabel(kotcInfo, 'picture', terms)).toBe('Picture');
    expect(elementLabel(kotcInfo, 'indicator', terms)).toBe('Edition');
    expect(fieldOf(kotcInfo, 'picture')).toBeNull();
    expect(describeCard(stone, toy, { name: 'First Edition', terms: toy.terms })).toMatch(
      /^Stone\. Small, First Edition\. Mood Calm\./,
    );
  });
});

describe('a game without a user interface of its own', () => {
  it('is known by its id alone, which the id of a rule set begins with', () => {
    expect(gameOfRules('toy-1')).toBe('toy');
    expect(gameUi('toy')).toEqual({ id: 'toy' });
    expect(gameUi(gameOfRules('kotc-09')).rulebooks).toBeDefined();
  });
});

it('the figure that can be worked out is called as its game calls it, where it has one', () => {
  expect(computedName([kotcInfo])).toBe('level');
  expect(computedName([toy, kotcInfo])).toBe('level');
  expect(computedName([toy])).toBe('figure');
});
