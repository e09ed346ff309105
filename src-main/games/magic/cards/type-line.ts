/** The line under the art: what a card is. "Artifact Creature — Golem", "Enchant Creature", "Creature — Legend". */
import { capitalized } from '../../../engine/text.js';
import { basicLandOf } from './basic-lands.js';
import type { CardType, Filter, Noun } from './components/filters.js';

/** Types of cards that stay in play (MC-TYPE-09). */
const permanentTypes = ['artifact', 'creature', 'enchantment', 'land'] as const;
export type PermanentType = (typeof permanentTypes)[number];

export const isPermanentType = (type: CardType): type is PermanentType =>
  (permanentTypes as readonly CardType[]).includes(type);

export interface TypeLine {
  /** A design for what effects put into play: never in a deck (MC-Q-85). */
  readonly token: boolean;
  /** An artifact creature is of two (MC-Q-02), artifact first. */
  readonly types: readonly CardType[];
  /** Creature types, each a word with a capital: "Goblin", "Wall", "Legend". Nobody else has any. */
  readonly subtypes: readonly string[];
  /** What it can be attached to (MC-GR-06); null: it is attached to nothing. */
  readonly enchants: Filter | null;
}

export interface NoTypeLine {
  /** Id in the checklist. */
  readonly rule: string;
  /** Why something is no type line, in a sentence. */
  readonly because: string;
}

/** The seven lines of types that are printed (MC-CARD-04), beside those of "Enchant". */
const lines: ReadonlyMap<string, readonly CardType[]> = new Map([
  ['artifact', ['artifact']],
  ['artifact creature', ['artifact', 'creature']],
  ['creature', ['creature']],
  ['enchantment', ['enchantment']],
  ['land', ['land']],
  ['instant', ['instant']],
  ['sorcery', ['sorcery']],
]);

/** Words of other years, and what the Classic Edition calls them. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['interrupt', 'Instant'],
  ['mana source', 'Instant'],
  ['mono artifact', 'Artifact'],
  ['poly artifact', 'Artifact'],
  ['continuous artifact', 'Artifact'],
  ['basic land', 'Land'],
  ['legendary creature', 'Creature — Legend'],
  ['aura', 'Enchant Creature'],
]);

/** "goblin" and "GOBLIN" are "Goblin". */
const subtypeNamed = (word: string): string =>
  capitalized(word === word.toUpperCase() ? word.toLowerCase() : word);

/** What stands before the first dash or hyphen, and what after it. */
const DASHED = /^([\p{L}\s]+?)\s*(?:[—–]|-+)\s*(.*)$/u;
const SUBTYPE = /^\p{L}[\p{L}'’-]*$/u;

/** Reads a type line as it is printed, with a dash or hyphens, in capitals or not. */
export function readTypeLine(text: string): TypeLine | NoTypeLine {
  const line = text.trim().replace(/\s+/gu, ' ');
  if (line === '')
    return { rule: 'MC-CARD-04', because: 'A card needs a type, such as Creature — Goblin or Instant.' };
  const token = /^token\b/iu.test(line);
  const rest = token ? line.replace(/^token\s*/iu, '') : line;
  const read = withoutToken(rest);
  if ('because' in read) return read;
  if (token && !read.types.some(isPermanentType))
    return {
      rule: 'MC-TYPE-09',
      because: 'A token is a permanent: a creature, artifact, enchantment or land.',
    };
  return { token, ...read };
}

function withoutToken(line: string): Omit<TypeLine, 'token'> | NoTypeLine {
  // Older cards say "Summon Goblin" for "Creature — Goblin" (MC-CARD-07).
  const summoned = /^summon\b(.*)$/iu.exec(line)?.[1];
  if (summoned !== undefined) {
    const words = summoned.trim();
    return words === ''
      ? { rule: 'MC-CARD-07', because: '“Summon” is followed by a creature type, as in Summon Goblin.' }
      : withSubtypes(['creature'], words);
  }
  const enchanted = /^enchant\b(.*)$/iu.exec(line)?.[1];
  if (enchanted !== undefined) return enchanting(enchanted.trim());
  const [, before = line, after] = DASHED.exec(line) ?? [];
  const types = lines.get(before.toLowerCase());
  if (!types) return { rule: 'MC-CARD-04', because: notATypeLine(before) };
  return after === undefined ? { types, subtypes: [], enchants: null } : withSubtypes(types, after);
}

function withSubtypes(types: readonly CardType[], words: string): Omit<TypeLine, 'token'> | NoTypeLine {
  if (types.includes('land'))
    return { rule: 'MC-CARD-36', because: 'A land’s type is its name; its type line says only Land.' };
  if (!types.includes('creature'))
    return {
      rule: 'MC-CARD-09',
      because: `Only creatures have types of their own: “${words}” cannot stand after the dash.`,
    };
  const found = words.split(' ').filter((word) => word !== '');
  if (found.length === 0)
    return { rule: 'MC-CARD-06', because: 'A creature type is missing after the dash.' };
  const wrong = found.find((word) => !SUBTYPE.test(word));
  if (wrong !== undefined)
    return { rule: 'MC-CARD-06', because: `“${wrong}” is no creature type: it is a word of letters.` };
  return { types, subtypes: [...new Set(found.map(subtypeNamed))], enchants: null };
}

function enchanting(words: string): Omit<TypeLine, 'token'> | NoTypeLine {
  const small = words.toLowerCase();
  const attached = (noun: Partial<Noun>): Omit<TypeLine, 'token'> => ({
    types: ['enchantment'],
    subtypes: [],
    enchants: { any: [{ qualities: [], types: [], subtype: null, as: null, clauses: [], ...noun }] },
  });
  if (small === 'permanent') return attached({ as: 'permanent' });
  const types = permanentTypes.filter((type) => small.split(' ').includes(type));
  if (types.length > 0 && types.join(' ') === small) return attached({ types });
  if (small === 'wall') return attached({ subtype: 'Wall' });
  const land = basicLandOf(words);
  if (land) return attached({ subtype: land });
  return {
    rule: 'MC-CARD-08',
    because:
      small === ''
        ? '“Enchant” is followed by what it can be attached to, as in Enchant Creature.'
        : `“Enchant ${words}” cannot be attached to anything: write Enchant Creature, Enchant Land, Enchant Artifact, Enchant Enchantment, Enchant Permanent, Enchant Wall or a basic land, as in Enchant Forest.`,
  };
}

function notATypeLine(words: string): string {
  const today = otherWords.get(words.toLowerCase());
  if (today !== undefined) return `“${words}” is no type of the Classic Edition: write ${today}.`;
  return `“${words}” is no card type: write Artifact, Artifact Creature, Creature, Enchantment, Enchant Creature, Land, Instant or Sorcery.`;
}

export const isNoTypeLine = (read: TypeLine | NoTypeLine): read is NoTypeLine => 'because' in read;

/** The line as the Classic Edition prints it. */
export function writeTypeLine({ token, types, subtypes, enchants }: TypeLine): string {
  const begin = token ? 'Token ' : '';
  if (enchants) return `${begin}Enchant ${enchantsInWords(enchants)}`;
  const named = types.map(capitalized).join(' ');
  return begin + (subtypes.length > 0 ? `${named} — ${subtypes.join(' ')}` : named);
}

/** "Creature", "Artifact Creature", "Wall", "Permanent": what follows "Enchant". */
const enchantsInWords = ({ any }: Filter): string =>
  any
    .map(
      ({ types, subtype }) =>
        subtype ?? (types.length === 0 ? 'Permanent' : types.map(capitalized).join(' ')),
    )
    .join(' or ');
