import { describe, expect, it } from 'vitest';
import { fieldsIn } from '../../../../src-main/collection/query/game-fields.js';
import { kotc } from '../../../../src-main/games/kotc/game.js';
import type { Game } from '../../../../src-main/games/game.js';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { magicFactsOf } from '../../../../src-main/games/magic/cards/facts.js';
import { magicFields } from '../../../../src-main/games/magic/cards/fields/card-fields.js';
import { magicFigures } from '../../../../src-main/games/magic/cards/statistics/figures.js';
import { magic } from '../../../../src-main/games/magic/game.js';

const blank = magicCards.blank('00000000-0000-4000-8000-000000000001') as MagicCard;
const cards: readonly MagicCard[] = [
  { name: 'Copper Lark', manaCost: '1W', typeLine: 'Creature — Bird', power: '2', toughness: '1' },
  {
    name: 'Grave Ledger',
    manaCost: '2B',
    typeLine: 'Enchant Creature',
    text: 'Enchanted creature gets -2/-2.',
  },
  { name: 'Clay Golem', manaCost: '4', typeLine: 'Artifact Creature — Golem', power: '3', toughness: '*' },
  {
    name: 'Twin Flame',
    manaCost: 'XRG',
    typeLine: 'Instant',
    text: 'You gain X life.',
    rarity: 'rare' as const,
  },
  { name: 'Forest', typeLine: 'Land' },
].map((card) => ({ ...blank, ...card }));

const searched = (key: string) => {
  const search = magicFields.fields.find((field) => field.key === key)?.search;
  if (!search) throw new Error(`no ${key}`);
  return search;
};
const named = (key: string, value: string): string[] => {
  const search = searched(key);
  const choices = search.kind === 'choice' ? search.choices : [];
  const choice = [...choices, ...(key === 'is' ? magicFields.is.kind : [])].find(({ names }) =>
    names.includes(value),
  );
  return cards.filter((card) => choice?.fits(card, magicFactsOf(card))).map(({ name }) => name);
};
const figures = (key: string) => {
  const search = searched(key);
  return cards.map((card) => (search.kind === 'number' ? search.read(card, magicFactsOf(card)) : null));
};

describe('fields of cards', () => {
  it('[MC-TYPE-13] [MC-TYPE-14] an artifact creature is found as both', () => {
    expect(named('type', 'artifact')).toEqual(['Clay Golem']);
    expect(named('type', 'creature')).toEqual(['Copper Lark', 'Clay Golem']);
    expect(named('type', 'enchantment')).toEqual(['Grave Ledger']);
  });

  it('colors follow from the mana cost', () => {
    expect(named('color', 'white')).toEqual(['Copper Lark']);
    expect(named('color', 'g')).toEqual(['Twin Flame']);
    expect(named('color', 'multicolored')).toEqual(['Twin Flame']);
    expect(named('color', 'colorless')).toEqual(['Clay Golem', 'Forest']);
  });

  it('[MC-Q-33] mana costs are counted with X as 0, power and toughness with a star as 0', () => {
    expect(figures('cost')).toEqual([2, 3, 4, 2, null]);
    expect(figures('offense')).toEqual([2, null, 3, null, null]);
    expect(figures('defense')).toEqual([1, null, 0, null, null]);
  });

  it('is searched together with another game’s by the same words', () => {
    const both = [kotc, magic as Game];
    const places = (['kind', 'printed', 'law', 'computed'] as const).flatMap((place) =>
      fieldsIn(place, both),
    );
    const words = places.flatMap(([, { names }]) => names);
    expect(words).toEqual([...new Set(words)]);
    expect(words).toEqual(expect.arrayContaining(['t', 'c', 'mv', 'pow', 'tou', 'r', 'color', 'sp', 'lvl']));
  });

  it('is counted by kind and by mana cost, lands at the end', () => {
    const counting = magicFigures(cards);
    let step = counting.next();
    while (!step.done) step = counting.next();
    expect(step.value.kinds.map(({ one, cards: count }) => [one, count])).toEqual([
      ['Creature', 2],
      ['Instant', 1],
      ['Sorcery', 0],
      ['Enchantment', 1],
      ['Artifact', 0],
      ['Land', 1],
    ]);
    expect(step.value.curve?.points).toEqual([
      { value: 0, cards: [0, 0, 0, 0, 0, 0] },
      { value: 1, cards: [0, 0, 0, 0, 0, 0] },
      { value: 2, cards: [1, 1, 0, 0, 0, 0] },
      { value: 3, cards: [0, 0, 0, 1, 0, 0] },
      { value: 4, cards: [1, 0, 0, 0, 0, 0] },
      { value: null, cards: [0, 0, 0, 0, 0, 1] },
    ]);
    expect(step.value.standings?.laws).toEqual([{ name: 'Classic Edition', cards: [4, 1] }]);
  });
});
