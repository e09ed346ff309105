import { z } from 'zod';
import type { BaseCard } from '../../../cards/card.js';
import type { GameEdition } from '../../edition.js';
import { cardModel, cardShapeOf, soleEdition } from '../../defaults/card-model.js';
import { plainText } from './symbol-words.js';

/** From the most frequent to the rarest (MC-CARD-13, MC-CARD-14). */
export const rarities = ['common', 'uncommon', 'rare'] as const;
export type Rarity = (typeof rarities)[number];

/** How long what is printed may be, in characters. */
export const lengths = { manaCost: 60, typeLine: 100, stat: 8, colors: 40 } as const;

const stat = z.string().max(lengths.stat);

/** A card as its maker wrote it: what cannot be read is kept and printed, and the law says what is wrong with it. */
export const magicCard = cardShapeOf('magic', {
  manaCost: z
    .string()
    .max(lengths.manaCost)
    .describe(
      'Symbols such as {2}{U}{U}, also typed 2UU; empty for a card without a mana cost, as lands and tokens are',
    ),
  typeLine: z
    .string()
    .max(lengths.typeLine)
    .describe('The line under the art, such as Creature — Goblin, Enchant Creature or Instant'),
  power: stat.describe('A number, * or 1+*; empty for what is no creature'),
  toughness: stat.describe('As power'),
  rarity: z.enum(rarities).describe('The color of the expansion symbol'),
  colors: z
    .string()
    .max(lengths.colors)
    .describe(
      'Of a token, which has no mana cost to take them from: WU, or white and blue; of other cards empty',
    ),
});
export type MagicCard = z.infer<typeof magicCard>;

/** The Classic Edition of 1999 is the only one: of cards, and of rules by which they are played. */
export const classic: GameEdition & { readonly id: string } = {
  ...soleEdition('magic', 'magic-classic', 'Classic Edition'),
  id: 'magic-classic',
  terms: {
    types: {},
    plurals: { sorcery: 'Sorceries' },
    fields: { manaCost: 'Mana cost', typeLine: 'Type line', colors: 'Colors' },
  },
  plays: [
    { id: 'built', name: 'Built deck' },
    { id: 'boxed', name: 'Boxed deck' },
    { id: 'sealed', name: 'Sealed play' },
  ],
};

export const magicCards = cardModel(classic, magicCard, {
  manaCost: '',
  typeLine: '',
  power: '',
  toughness: '',
  rarity: 'common',
  colors: '',
});

/** What of a card matters in play, its text without marks: rarity, set and collector number change nothing there (MC-CARD-15), nor does flavor text (MC-CARD-18). */
export const printedCard = z.strictObject({
  name: magicCard.shape.name,
  manaCost: magicCard.shape.manaCost,
  typeLine: magicCard.shape.typeLine,
  text: magicCard.shape.text,
  power: magicCard.shape.power,
  toughness: magicCard.shape.toughness,
  colors: magicCard.shape.colors,
});
export type Printed = z.infer<typeof printedCard>;

export function printedOn(card: BaseCard): Printed {
  const { name, manaCost, typeLine, text, power, toughness, colors } = card as MagicCard;
  return { name, manaCost, typeLine, text: plainText(text), power, toughness, colors };
}
