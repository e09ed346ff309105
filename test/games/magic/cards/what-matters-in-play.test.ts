/** What stands on a card without a meaning in play, and what there is of rarities and colors. */
import { describe, expect, test } from 'vitest';
import {
  magicCard,
  magicCards,
  printedOn,
  rarities,
  type MagicCard,
} from '../../../../src-main/games/magic/cards/card.js';
import { characteristicsOf } from '../../../../src-main/games/magic/cards/characteristics.js';
import { colorNames, colorOf, colors } from '../../../../src-main/games/magic/cards/colors.js';
import { designOf } from '../../../../src-main/games/magic/cards/design-of.js';
import { table } from '../rules/kit.js';

const blank = magicCards.blank('00000000-0000-4000-8000-000000000001') as MagicCard;
const lark: MagicCard = {
  ...blank,
  name: 'Copper Lark',
  manaCost: '{1}{W}',
  typeLine: 'Creature — Bird',
  text: 'Flying',
  power: '2',
  toughness: '1',
};
const designFrom = (card: MagicCard) => {
  const ready = designOf(printedOn(card));
  if ('because' in ready) throw new Error(ready.because);
  return ready.design;
};

test('[MC-CARD-14] there are three rarities, and no card has another', () => {
  expect(rarities).toEqual(['common', 'uncommon', 'rare']);
  for (const rarity of rarities) expect(magicCard.safeParse({ ...lark, rarity }).success).toBe(true);
  for (const rarity of ['mythic', 'special', '']) {
    expect(magicCard.safeParse({ ...lark, rarity }).success).toBe(false);
  }
});

test('[MC-CARD-15] rarity, set and collector number are nothing to the game: it is not even told of them', () => {
  const others = rarities.map((rarity): MagicCard => ({ ...lark, rarity, flavor: `A ${rarity} bird.` }));
  for (const other of others) expect(designFrom(other)).toEqual(designFrom(lark));
  // A card is known to the game by its name and by what stands on it; its place in a set stands in the set alone.
  expect(Object.keys(printedOn(lark))).toEqual([
    'name',
    'manaCost',
    'typeLine',
    'text',
    'power',
    'toughness',
    'colors',
  ]);
});

test('[MC-CARD-26] there are five colors, each with its symbol, and a card of each', () => {
  expect(colors.map((color) => [color, colorNames[color]])).toEqual([
    ['W', 'white'],
    ['U', 'blue'],
    ['B', 'black'],
    ['R', 'red'],
    ['G', 'green'],
  ]);
  expect(['colorless', 'C', 'purple', 'gold'].map(colorOf)).toEqual([null, null, null, null]);
  for (const color of colors) {
    const card = { ...lark, manaCost: `{1}{${color}}` };
    expect([characteristicsOf(printedOn(card)).colors, designFrom(card).colors]).toEqual([[color], [color]]);
  }
});

describe('reminder and flavor text', () => {
  const withText = (text: string, flavor = ''): MagicCard => ({ ...lark, text, flavor });

  test('[MC-GR-09] [MC-CARD-18] [MC-CARD-19] do nothing, whatever they claim', () => {
    const flying = [{ is: 'flying' }];
    const keywords = (card: MagicCard) =>
      designFrom(card).abilities.flatMap((ability) => {
        expect(ability.is).toBe('keywords');
        return ability.is === 'keywords' ? ability.keywords : [];
      });
    expect(keywords(withText('Flying (It can be blocked only by creatures with flying.)'))).toEqual(flying);
    expect(keywords(withText('(Draw seven cards.)\nFlying'))).toEqual(flying);
    expect(keywords(withText('Flying', 'When this comes into play, you win the game.'))).toEqual(flying);
  });

  test('[MC-GR-09] are never carried out in a game', () => {
    const boast = designFrom({
      ...withText('Flying (When Copper Lark comes into play, you win the game.)', '{0}: You gain 1 life.'),
      manaCost: '{0}',
    });
    const t = table({ players: [{ hand: [boast] }, {}] });
    t.play('Copper Lark').resolve();
    expect([t.zone('play'), t.stack, t.offers, t.state.result]).toEqual([
      ['Copper Lark'],
      [],
      ['pass'],
      null,
    ]);
  });

  test('[MC-GR-09] stay on the card as they were written', () => {
    const card = withText('Flying (It soars.)', 'The wind knows.');
    expect(magicCard.parse(card)).toMatchObject({ text: 'Flying (It soars.)', flavor: 'The wind knows.' });
  });
});
