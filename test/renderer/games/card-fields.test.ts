import { describe, expect, it } from 'vitest';
import { blankCard } from '../../../src-main/games/kotc/cards/card.js';
import { editionOf } from '../../../src-main/games/kotc/cards/editions.js';
import { cardUiOf, elementLabel, fieldOf } from '../../../src-renderer/games/card-fields.js';
import { describeCard } from '../../../src-renderer/games/describe-card.js';
import { gameOfRules, gameUi } from '../../../src-renderer/games/registry.js';
import { valueOf, writeField } from '../../../src-renderer/shared/card-fields/fields.js';

const id = '5f0c6c1e-8a9d-4f0e-9a51-0d5a0e7f2b11';
const { terms } = editionOf(14);

describe('the fields of a card', () => {
  const shown = (card: object): string[] => {
    const { numbers, hasNumber } = cardUiOf(card);
    return numbers.filter(({ key }) => hasNumber(card, key)).map(({ label }) => label(terms));
  };

  it("are the game's own where it brings some, and a spell has but a level", () => {
    expect(shown(blankCard(id))).toEqual(['Level', 'SP', 'HP']);
    expect(shown({ ...blankCard(id), type: 'spell' })).toEqual(['Level']);
  });

  it('are read from the card where its game brings none: numbers, and texts', () => {
    const card = { ...blankCard(id), game: 'toy', heat: null, moodLine: 'Calm' };
    const { choices, numbers, texts, computed } = cardUiOf(card);
    expect(choices).toEqual([]);
    expect(computed).toBeNull();
    expect(numbers.map(({ key }) => key)).toContain('heat');
    expect(texts.map(({ label }) => label(terms))).toContain('Mood line');
  });

  it('can be written where the game brings none', () => {
    const toy: object = { ...blankCard(id), game: 'toy', heat: null };
    const card = toy as ReturnType<typeof blankCard> & { heat: number | null };
    const heat = cardUiOf(card).numbers.find(({ key }) => key === 'heat');
    expect(heat).toBeDefined();
    if (!heat) return;
    writeField(card, heat, '12 degrees');
    expect(card.heat).toBe(12);
    expect(valueOf(card, heat)).toBe('12');
  });

  it('have names for those who do not see the card', () => {
    const card = blankCard(id);
    expect(elementLabel(card, 'picture', terms)).toBe('Picture');
    expect(elementLabel(card, 'indicator', terms)).toBe('Edition');
    expect(fieldOf(card, 'picture')).toBeNull();
    const toy = Object.assign({ ...card, name: 'Stone' }, { game: 'toy' }) as typeof card;
    expect(describeCard(toy, { name: 'First Edition', terms })).toMatch(/^Stone\. First Edition\./);
  });
});

describe('a game without a user interface of its own', () => {
  it('is known by its id alone, which the id of a rule set begins with', () => {
    expect(gameOfRules('toy-1')).toBe('toy');
    expect(gameUi('toy')).toEqual({ id: 'toy' });
    expect(gameUi(gameOfRules('kotc-09')).cards).toBeDefined();
  });
});
