/** Words for kinds of things, in singular and plural. */
import { isWordOfGrammar } from '../engine/phrase.js';
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

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function formsOf(inflect: (word: string) => string): ReadonlyMap<string, Head> {
  return new Map<string, Head>([
    ...cardTypes.map((type): [string, Head] => [inflect(type), { is: 'type', type }]),
    ...kinds.map((kind): [string, Head] => [inflect(kind), { is: 'kind', kind }]),
    ...landTypes.map((land): [string, Head] => [inflect(land), { is: 'subtype', subtype: capital(land) }]),
  ]);
}

const ofOne = formsOf((word) => word);
const ofMany = formsOf(plural);
const subtypesInTemplates = new Set(['wall', 'legend', 'walls', 'legends']);

/** A word with a capital that is no word of the grammar: any may be a creature type. */
export function isCreatureType(text: string): boolean {
  if (!/^\p{Lu}[\p{L}\p{M}'-]+$/u.test(text)) return false;
  const word = text.toLowerCase();
  if (subtypesInTemplates.has(word)) return true;
  return (
    !isWordOfGrammar(word) &&
    !isWordOfGrammar(singular(word) ?? word) &&
    !ofOne.has(word) &&
    !ofMany.has(word)
  );
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
