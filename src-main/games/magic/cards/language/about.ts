import type { TypeLine } from '../type-line.js';
import type { Context } from './engine/syntax.js';
import { subtypeWord } from './grammar/nouns-words.js';

/** The card that a text stands on. */
export interface About {
  /** "" where it has none yet: the text then says "this". */
  readonly name: string;
  readonly typeLine: TypeLine;
}

/** Its text says what happens when it resolves. */
export const isSpell = ({ types }: TypeLine): boolean =>
  types.includes('instant') || types.includes('sorcery');

/** What an "Enchant ..." card calls what it is on: "creature", "Wall", "forest". */
function hostOf({ enchants }: TypeLine): string {
  const [noun] = enchants?.any ?? [];
  if (!noun) return 'permanent';
  if (noun.subtype !== null) return subtypeWord(noun.subtype);
  return noun.types.length > 0 ? noun.types.join(' ') : 'permanent';
}

export const contextOf = ({ name, typeLine }: About): Context => ({
  name: name === '' ? 'this' : name,
  enchanted: hostOf(typeLine),
  person: 'one',
  actor: { is: 'you' },
  inside: false,
  lasts: false,
  moved: false,
});
