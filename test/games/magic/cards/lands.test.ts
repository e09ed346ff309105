import { describe, expect, it } from 'vitest';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { balanceOf, sourcesOf } from '../../../../src-main/games/magic/cards/statistics/balance.js';
import { deckFiguresOf } from '../../../../src-main/games/magic/cards/statistics/lands.js';

let made = 0;
const cardOf = (fields: Partial<MagicCard>): MagicCard => {
  made += 1;
  return {
    ...(magicCards.blank(`11111111-1111-4111-8111-${String(made).padStart(12, '0')}`) as MagicCard),
    ...fields,
  };
};
const spell = (manaCost: string): MagicCard =>
  cardOf({ name: `Spell ${manaCost}`, manaCost, typeLine: 'Sorcery', text: 'Draw a card.' });
const land = (name: string, text = ''): MagicCard => cardOf({ name, typeLine: 'Land', text });
const [plains, island, swamp] = ['Plains', 'Island', 'Swamp'].map((name) => land(name)) as [
  MagicCard,
  MagicCard,
  MagicCard,
];
const steps = land('Salt Steps', '{T}: Add {W} or {U} to your mana pool.');
const of = (card: MagicCard, copies: number) => ({ card, copies });
const supplyOf = (
  deck: readonly { readonly card: MagicCard; readonly copies: number }[],
  least = 40,
  known = [plains, island, swamp],
) => deckFiguresOf(deck, known, least).supply;

describe('colors of mana', () => {
  it('[MC-TYPE-28] are made by basic lands, and by what says so', () => {
    const stone = cardOf({ typeLine: 'Artifact', text: '{T}: Add one mana of any color to your mana pool.' });
    const wastes = land('Wastes', '{T}: Add one colorless mana to your mana pool.');
    expect([plains, steps, stone, wastes].map((card) => [...sourcesOf(card)].join(''))).toEqual([
      'W',
      'WU',
      'WUBRG',
      '',
    ]);
  });

  it('are counted by copies: cards of them, symbols in costs, and sources that stay', () => {
    const ritual = cardOf({ manaCost: 'B', typeLine: 'Instant', text: 'Add {B}{B}{B} to your mana pool.' });
    const parts = balanceOf([
      of(spell('1WW'), 3),
      of(spell('WU'), 2),
      of(ritual, 4),
      of(steps, 4),
      of(island, 6),
    ]);
    expect(parts.parts.map(({ name, cards, wanted, given }) => [name, cards, wanted, given])).toEqual([
      ['White', 5, 8, 4],
      ['Blue', 2, 2, 10],
      ['Black', 4, 4, 0],
      ['Red', 0, 0, 0],
      ['Green', 0, 0, 0],
    ]);
    expect(parts.parts[1]?.sources).toEqual([steps.id, island.id]);
  });
});

describe('lands are suggested', () => {
  it('by what makes the deck whole, shared by the symbols in costs', () => {
    const deck = [of(spell('1W'), 12), of(spell('2U'), 11)];
    const supply = supplyOf(deck);
    expect(supply?.suggestion).toBe('17 lands: 9 Plains, 8 Islands');
    expect(supply?.because).toContain('23 spells of 2.5 mana');
    expect(supply?.wanted.map(({ name, copies }) => [name, copies])).toEqual([
      ['Plains', 9],
      ['Island', 8],
      ['Swamp', 0],
    ]);
  });

  it('counting other lands, and what they give', () => {
    const supply = supplyOf([of(spell('1W'), 12), of(spell('2U'), 11), of(steps, 4), of(swamp, 5)]);
    expect(supply?.suggestion).toBe('17 lands: 7 Plains, 6 Islands, 4 others');
    expect(supply?.copies).toBe(9);
    expect(supply?.wanted.find(({ name }) => name === 'Swamp')?.copies).toBe(0);
  });

  it('with one at least of a color that is asked for at all', () => {
    const supply = supplyOf([of(spell('WW'), 22), of(spell('2U'), 1)]);
    expect(supply?.suggestion).toBe('17 lands: 16 Plains, 1 Island');
  });

  it('more for dear spells, in decks that are not whole or larger than they have to be', () => {
    const number = (deck: Parameters<typeof supplyOf>[0], least: number): number =>
      parseInt(supplyOf(deck, least)?.suggestion ?? '', 10);
    expect(number([of(spell('W'), 4)], 60)).toBeLessThan(number([of(spell('5W'), 4)], 60));
    expect(number([of(spell('1W'), 4)], 60)).toBeGreaterThan(20);
    expect(number([of(spell('1W'), 60)], 60)).toBeGreaterThan(35);
    expect(supplyOf([of(plains, 17)])).toBeNull();
  });

  it('as the deck has them, and those that are missing by name', () => {
    const own = land('Plains');
    const supply = supplyOf([of(spell('1W'), 12), of(spell('2U'), 11), of(own, 3)], 40, [plains]);
    expect(supply?.wanted).toEqual([{ card: own.id, name: 'Plains', copies: 9 }]);
    expect(supply?.unknown).toEqual(['Island']);
  });
});
