import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  designEditionRange,
  designEditions,
  editionOf,
  rulesEditions,
  type DesignNumber,
  type RulesEdition,
} from '../../games/kotc/cards/editions.js';
import type { CardType } from '../../games/kotc/cards/language/read.js';
import { UsageError } from './failure.js';
import { wholeNumber } from './values.js';

/** A card given on the command line, with the words of either family of editions. */
export interface CardFlags {
  readonly type: CardType;
  readonly text: string;
  readonly sp?: number;
  readonly hp?: number;
  readonly offense?: number;
  readonly defense?: number;
}

const MOST = 1_000_000;

export function addCardOptions(command: Command): Command {
  const number = (flags: string, what: string): Option =>
    new Option(flags, what).argParser(wholeNumber(0, MOST));
  return command
    .requiredOption('--type <type>', 'minion or creature, or spell', cardType)
    .requiredOption('--text <text>', 'the ability text, a paragraph a line', unescaped)
    .addOption(number('--sp <number>', 'SP of a minion'))
    .addOption(number('--hp <number>', 'HP of a minion'))
    .addOption(number('--offense <number>', 'offense of a creature'))
    .addOption(number('--defense <number>', 'defense of a creature'));
}

/** SP is offense and HP is defense by another name; left out is undefined. @throws UsageError when both names are used. */
export function statsOf(flags: CardFlags): { offense?: number; defense?: number } {
  const one = (a: number | undefined, b: number | undefined, names: string): number | undefined => {
    if (a !== undefined && b !== undefined) throw new UsageError(`Give one of ${names}, not both`);
    return a ?? b;
  };
  const offense = one(flags.sp, flags.offense, '--sp and --offense');
  const defense = one(flags.hp, flags.defense, '--hp and --defense');
  return { ...(offense !== undefined && { offense }), ...(defense !== undefined && { defense }) };
}

/** The word of an edition for a card's type, in small letters: "minion". */
export const typeWord = (type: CardType, edition: RulesEdition): string =>
  editionOf(edition).terms[type].toLowerCase();

function cardType(text: string): CardType {
  const word = text.trim().toLowerCase();
  if (word === 'spell') return 'spell';
  if (word === 'creature' || word === 'minion') return 'creature';
  throw new InvalidArgumentError('It is neither minion, creature nor spell.');
}

/** A shell's double quotes leave "\n" as it stands; no card text has a backslash. */
const unescaped = (text: string): string => text.replaceAll('\\n', '\n');

/** The editions that `rulesEdition` takes, for people: "6, 9 or 14". */
export const rulesEditionNames = `${rulesEditions.slice(0, -1).join(', ')} or ${rulesEditions.at(-1)}`;

export function rulesEdition(text: string): RulesEdition {
  const found = rulesEditions.find((number) => String(number) === text.trim());
  if (found === undefined)
    throw new InvalidArgumentError(`It is no edition of these rules: ${rulesEditionNames}.`);
  return found;
}

/** The edition on a card's indicator, or 'none' for a card without one. */
export function anyEdition(text: string): DesignNumber | 'none' {
  if (text.trim().toLowerCase() === 'none') return 'none';
  const found = designEditions.find((number) => String(number) === text.trim());
  if (found === undefined) throw new InvalidArgumentError(`It is neither ${designEditionRange} nor none.`);
  return found;
}
