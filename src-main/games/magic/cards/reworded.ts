/**
 * Cards whose text has one word for another: grammar part MC-GR-138. A game in which texts can be changed has a design for each text that can come of it, as it has
 * designs of tokens.
 */
import { capitalized } from '../../../engine/text.js';
import type { Design } from '../rules/state/design.js';
import type { Printed } from './card.js';
import { colors, type Color } from './colors.js';
import type { Ability } from './components/abilities.js';
import { landTypes, type LandType } from './components/filters.js';
import type { Reworded } from './components/effects.js';
import { writeText } from './language/write.js';

/** A word that a text can have changed: a color, or a basic land type. */
export type Word = Color | LandType;

const isColor = (word: unknown): word is Color => colors.some((one) => one === word);
const landOf = (word: unknown): LandType | null =>
  typeof word === 'string' ? (landTypes.find((one) => one === word.toLowerCase()) ?? null) : null;

/** What stands for a word of the text: fields of these names hold colors and land types. Mana symbols are no words. */
function wordOf(key: string, value: unknown): Word | null {
  if (key === 'color' || key === 'onlyForX' || key === 'colors') return isColor(value) ? value : null;
  return key === 'subtype' || key === 'land' || key === 'subtypes' ? landOf(value) : null;
}

/** The tree with some of its words changed; `look` says to what. */
function walked(tree: unknown, key: string, look: (word: Word) => Word): unknown {
  const word = wordOf(key, tree);
  if (word !== null) {
    const other = look(word);
    if (other === word) return tree;
    return key === 'subtype' || key === 'subtypes' ? capitalized(other) : other;
  }
  if (Array.isArray(tree)) return tree.map((one) => walked(one, key, look));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, walked(value, name, look)]));
}

const isOf = (words: Reworded, word: Word): boolean =>
  words === 'either' || (words === 'color') === isColor(word);

/** The color words or land types that stand in some text, each once. */
export function wordsIn(abilities: readonly Ability[], words: Reworded = 'either'): readonly Word[] {
  const found = new Set<Word>();
  walked(abilities, '', (word) => {
    if (isOf(words, word)) found.add(word);
    return word;
  });
  return [...found];
}

/** What a word can be changed to. */
export const othersThan = (word: Word): readonly Word[] =>
  (isColor(word) ? colors : landTypes).filter((one: Word) => one !== word);

type Texted = Pick<Design, 'name' | 'types' | 'subtypes' | 'enchants' | 'isToken' | 'abilities'>;

/** The text with all instances of one word replaced by another; null: there are no words for it. */
export function rewordedText(
  { name, types, subtypes, enchants, isToken, abilities }: Texted,
  from: Word,
  to: Word,
): string | null {
  const changed = walked(abilities, '', (word) => (word === from ? to : word)) as readonly Ability[];
  try {
    return writeText(
      changed.map((ability) => ({ ability })),
      { name, typeLine: { token: isToken, types, subtypes, enchants } },
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Of a text with more words than these too many texts could come. */
const MOST_WORDS = 2;

/** What can come of a card by one change of its text. */
export function rewordedFrom(printed: Printed, design: Texted): readonly Printed[] {
  const words = wordsIn(design.abilities);
  if (words.length > MOST_WORDS) return [];
  return words.flatMap((word) =>
    othersThan(word).flatMap((other) => {
      const text = rewordedText(design, word, other);
      return text === null ? [] : [{ ...printed, text }];
    }),
  );
}

export const changesTexts = ({ text }: Printed): boolean => /\bchange the text of\b/iu.test(text);
