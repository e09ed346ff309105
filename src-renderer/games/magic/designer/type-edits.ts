/** A type line by its parts, and what it becomes when one of them is chosen. */
import { basicLandNames } from '../../../../src-main/games/magic/cards/basic-lands.js';
import {
  isNoTypeLine,
  readTypeLine,
  writeTypeLine,
  type TypeLine,
} from '../../../../src-main/games/magic/cards/type-line.js';

/** The lines of types that are printed; "Enchant" is followed by what it can be put on. */
export const typeChoices = [
  'Creature',
  'Instant',
  'Sorcery',
  'Land',
  'Artifact',
  'Enchantment',
  'Enchant',
  'Artifact Creature',
] as const;
export type TypeChoice = (typeof typeChoices)[number];

/** What can be enchanted, in the words that follow "Enchant". */
export const hosts: readonly string[] = [
  'Creature',
  'Land',
  'Artifact',
  'Enchantment',
  'Permanent',
  'Wall',
  ...basicLandNames,
];

export interface LineParts {
  /** Null: the line cannot be read. */
  readonly choice: TypeChoice | null;
  readonly host: string;
  readonly subtypes: readonly string[];
  readonly token: boolean;
  /** Whether a token can be of its types. */
  readonly canBeToken: boolean;
}

const blank: TypeLine = { token: false, types: [], subtypes: [], enchants: null };

function lineIn(text: string): TypeLine {
  const read = readTypeLine(text);
  return isNoTypeLine(read) ? blank : read;
}

/** What the line says without its token and its types of creature: "Artifact Creature", "Enchant Land". */
const bare = (line: TypeLine): string => writeTypeLine({ ...line, token: false, subtypes: [] });

export function partsOfLine(text: string): LineParts {
  const line = lineIn(text);
  const { token, subtypes, enchants } = line;
  const words = bare(line);
  const choice = enchants ? 'Enchant' : (typeChoices.find((one) => one === words) ?? null);
  return {
    choice,
    host: enchants ? words.replace('Enchant ', '') : 'Creature',
    subtypes,
    token,
    canBeToken: choice !== null && choice !== 'Instant' && choice !== 'Sorcery',
  };
}

const hasTypes = (choice: TypeChoice | null): boolean =>
  choice === 'Creature' || choice === 'Artifact Creature';

/** The line with other parts. Types of creature go where there is no creature, and a token where there is no permanent. */
export function withParts(text: string, change: Partial<LineParts>): string {
  const { choice, host, subtypes, token } = { ...partsOfLine(text), ...change };
  if (choice === null) return text;
  const words = choice === 'Enchant' ? `Enchant ${host}` : choice;
  const line = lineIn(words);
  const isSpell = choice === 'Instant' || choice === 'Sorcery';
  return writeTypeLine({
    ...line,
    token: token && !isSpell,
    // Each is one word with a capital, as a line says it.
    subtypes: hasTypes(choice) ? lineIn(`Creature — ${subtypes.join(' ')}`).subtypes : [],
  });
}

/** Types of creature to choose from: those of other cards, the most frequent first, then those that texts know. */
export function offeredSubtypes(lines: readonly string[], known: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const type of lines.flatMap((line) => lineIn(line).subtypes))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  const own = [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b));
  return [...new Set([...own.map(([type]) => type), ...known])];
}
