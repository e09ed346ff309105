/** Words for kinds of things, in singular and plural. */
import { capitalized } from '../../../../../engine/text.js';
import { colorNames } from '../../colors.js';
import { distance } from '../engine/distance.js';
import { isWordOfGrammar, wordsOfGrammar } from '../engine/phrase.js';
import { cardTypes, landTypes, type CardType, type Noun } from '../../components/filters.js';
import { plural, singular } from './words.js';

const kinds = [
  'permanent',
  'card',
  'spell',
  'source',
  'token',
  'ability',
] as const satisfies readonly Noun['as'][];
export type NounKind = (typeof kinds)[number];

/** What one word of a noun can be. */
export type Head =
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'kind'; readonly kind: NounKind }
  | { readonly is: 'subtype'; readonly subtype: string };

function formsOf(inflect: (word: string) => string): ReadonlyMap<string, Head> {
  return new Map<string, Head>([
    ...cardTypes.map((type): [string, Head] => [inflect(type), { is: 'type', type }]),
    ...kinds.map((kind): [string, Head] => [inflect(kind), { is: 'kind', kind }]),
    ...landTypes.map((land): [string, Head] => [
      inflect(land),
      { is: 'subtype', subtype: capitalized(land) },
    ]),
  ]);
}

const ofOne = formsOf((word) => word);
const ofMany = formsOf(plural);
/** Creature types that are words of templates, or near to one. Any other word with a capital may be one too. */
const knownTypes = new Set(
  'wall legend beast horse mole goat spirit giant mage knight rogue hound snake bird bear wolf drake golem elf elves dwarf wizard cleric druid goblin orc ogre troll zombie vampire angel demon dragon merfolk soldier warrior insect spider plant treefolk fungus serpent turtle crab fish whale wurm hydra sphinx phoenix griffin unicorn pegasus minotaur centaur nymph dryad faerie sprite imp devil ghost specter shade skeleton wraith horror illusion elemental djinn efreet cyclops ape cat rat bat boar elephant rhino lizard crocodile frog scorpion leech worm ooze sliver mercenary rebel pirate monk nomad archer assassin thief townsfolk hero avatar nightmare gargoyle harpy hag kithkin satyr'.split(
    ' ',
  ),
);
/** Creature types that are offered, each as a type line has it. */
export const creatureTypes: readonly string[] = [...knownTypes]
  .filter((word) => !knownTypes.has(singular(word) ?? ''))
  .map(capitalized)
  .toSorted();

/** A creature type that many cards have. */
export const isKnownType = (word: string): boolean =>
  knownTypes.has(word) || knownTypes.has(singular(word) ?? word);

const typesTold = new Map<string, boolean>();
const MOST_TOLD = 10_000;

/** A word with a capital that is no word of the grammar, and not nearly one: any may be a creature type. */
export function isCreatureType(text: string): boolean {
  const known = typesTold.get(text);
  if (known !== undefined) return known;
  if (typesTold.size >= MOST_TOLD) typesTold.clear();
  const told = couldBeType(text);
  typesTold.set(text, told);
  return told;
}

function couldBeType(text: string): boolean {
  if (!/^\p{Lu}[\p{L}\p{M}'-]+$/u.test(text)) return false;
  const word = text.toLowerCase();
  if (isKnownType(word)) return true;
  if (ofOne.has(word) || ofMany.has(word)) return false;
  return !isNearWordOfGrammar(word) && !isNearWordOfGrammar(singular(word) ?? word);
}

/** Slips of the pen: one letter in words of five, two in long ones. */
function isNearWordOfGrammar(word: string): boolean {
  if (isWordOfGrammar(word)) return true;
  for (const other of [
    ...wordsOfGrammar(),
    ...ofOne.keys(),
    ...ofMany.keys(),
    ...Object.values(colorNames),
  ]) {
    const most = other.length >= 8 ? 2 : other.length >= 5 ? 1 : 0;
    if (most > 0 && Math.abs(other.length - word.length) <= most && distance(word, other) <= most)
      return true;
  }
  return false;
}

/** What a word says as part of a noun. */
export function headOf(text: string, many: boolean): Head | null {
  const known = (many ? ofMany : ofOne).get(text.toLowerCase());
  if (known) return known;
  if (!isCreatureType(text)) return null;
  const subtype = many ? singular(text) : text;
  return subtype === null ? null : { is: 'subtype', subtype };
}

/** "forest", "Goblin", "creature", with its plural where there are many. */
export function wordOfHead(head: Head, many: boolean): string {
  const word = head.is === 'type' ? head.type : head.is === 'kind' ? head.kind : subtypeWord(head.subtype);
  return many ? plural(word) : word;
}

/** Land types have no capital in a text. */
export const subtypeWord = (subtype: string): string => {
  const small = subtype.toLowerCase();
  return (landTypes as readonly string[]).includes(small) ? small : subtype;
};

/** What could have stood in the place of a noun. */
export const someNouns = (many: boolean): readonly string[] => [...(many ? ofMany : ofOne).keys()];
