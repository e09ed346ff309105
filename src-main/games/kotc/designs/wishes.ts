import type { Kind } from '../../card-components.js';
import { asTemplate, inTheGuide } from '../cards/vocabulary/phrase.js';
import type { Entry, Vocabulary } from '../cards/vocabulary/vocabulary.js';

/** What somebody asked for in words, and the components that are meant: one of them is to be on the card. */
export interface Wanted {
  readonly words: string;
  readonly kind: Kind | null;
  readonly entries: readonly Entry[];
}

/** Words say nothing of what a card does. */
const fillers = new Set(
  'a an the that which it its one some something someone any all card cards and or then to of for from on in with by can do does should must you your'.split(
    ' ',
  ),
);

/** What players say, and the beginnings of the guides' words for it. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  kill: ['destroy', 'bury'],
  slay: ['destroy', 'bury'],
  remove: ['remove', 'destroy', 'bounce', 'bury'],
  discard: ['destroy', 'sheathe', 'sacrifice'],
  hurt: ['damage', 'weakness'],
  burn: ['damage'],
  hit: ['damage'],
  heal: ['heal', 'hitpoints'],
  life: ['heal', 'hitpoints'],
  tap: ['exhaust'],
  stun: ['exhaust', 'fatigue'],
  freeze: ['exhaust', 'fatigue', 'not'],
  steal: ['hypnotize', 'switch'],
  control: ['hypnotize', 'control'],
  return: ['bounce', 'top'],
  buff: ['sword', 'shield', 'offense', 'defense', 'increase'],
  stronger: ['sword', 'offense', 'increase'],
  strengthen: ['sword', 'offense', 'increase'],
  protect: ['shield', 'immortality', 'defense'],
  weaken: ['weakness', 'decrease', 'down'],
  ramp: ['silo', 'resource'],
  resource: ['silo', 'resource'],
  reanimate: ['deploy', 'summon'],
  summon: ['summon', 'deploy'],
  revive: ['deploy', 'summon'],
  reroll: ['re', 'dice'],
  attack: ['attack', 'berzerk'],
  dies: ['destroyed'],
};

/** Which kinds words are looked for in, the first that has any decides; "when …" and "cannot …" say theirs. */
const kindsInOrder: readonly Kind[] = ['effect', 'condition', 'target', 'cost', 'caveat'];

/** What words mean in an edition's guide; what it has withdrawn is not meant. */
export function understand(words: string, { entries }: Vocabulary, type: 'creature' | 'spell'): Wanted {
  const known = entries.filter(
    ({ redacted, kind }) => redacted === null && (kind !== 'caveat' || type === 'creature'),
  );
  const exact = known.find((entry) => entry.id === words || sameWords(entry, words));
  if (exact) return { words, kind: exact.kind, entries: [exact] };
  const conditional = /^\s*(?:when|activate)\b/i.test(words);
  const said = conditional ? words.replaceAll(/\bit\b/gi, 'this') : words;
  const wished = tokens(said).filter((word) => !fillers.has(word) && word !== 'when' && word !== 'activate');
  if (wished.length === 0) return { words, kind: null, entries: [] };
  for (const kind of conditional ? (['condition'] as const) : kindsInOrder) {
    const found = known.filter((entry) => entry.kind === kind && fits(entry, wished));
    if (found.length > 0) return { words, kind, entries: found };
  }
  return { words, kind: null, entries: [] };
}

const sameWords = ({ phrase }: Entry, words: string): boolean => {
  const said = words
    .trim()
    .toLowerCase()
    .replace(/[.:;→]$/, '');
  return [inTheGuide(phrase), asTemplate(phrase)].some((text) => text.toLowerCase() === said);
};

/** All the words are in the first clause of a phrase: what follows a semicolon only explains it. */
function fits({ phrase }: Entry, wished: readonly string[]): boolean {
  const said = tokens(inTheGuide(phrase).split(';')[0] ?? '');
  return wished.every((word) =>
    (otherWords[word] ?? otherWords[stem(word)] ?? [stem(word)]).some((one) =>
      said.some((other) => other.startsWith(one)),
    ),
  );
}

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "destroys", "destroying" and "destroy" are one word. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ies|es|ed|s|e|y)$/, '') : word;
