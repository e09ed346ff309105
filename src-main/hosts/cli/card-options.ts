import { InvalidArgumentError, Option, type Command } from 'commander';
import type { CardArguments, FigureOption } from '../../games/card-arguments.js';
import { editions, type GameEdition, type KnownEdition } from '../../games/editions.js';
import type { Game } from '../../games/game.js';
import { gameById, games } from '../../games/registry.js';
import { UsageError } from './failure.js';
import { wholeNumber } from './values.js';

/** A card given on the command line, in the words of any edition; its figures stand beside, by the names of their options. */
export interface CardFlags {
  readonly type: string;
  readonly text: string;
}

const MOST = 1_000_000;

/** How the games' cards are given, those of the first game first. */
const cardArguments = (): readonly CardArguments[] => games().flatMap((game) => game.cardArguments ?? []);

/** An option that several games have is that of the first. */
function figureOptions(): readonly FigureOption[] {
  const all = cardArguments().flatMap(({ figures }) => figures);
  return all.filter(({ option }, place) => all.findIndex((other) => other.option === option) === place);
}

export function addCardOptions(command: Command): Command {
  return addFigureOptions(
    addTypeOption(command).requiredOption('--text <text>', 'the ability text, a paragraph a line', unescaped),
  );
}

export const addTypeOption = (command: Command): Command =>
  command.requiredOption('--type <type>', cardArguments()[0]?.typesAbout ?? 'the type of the card', cardType);

/** The printed figures of a card, by the words of all games. */
export function addFigureOptions(command: Command): Command {
  for (const { option, about, isText } of figureOptions()) {
    if (isText) command.option(`--${option} <text>`, about);
    else command.addOption(new Option(`--${option} <number>`, about).argParser(wholeNumber(0, MOST)));
  }
  return command;
}

/**
 * What is printed on the card by the names of its fields; what is left out is missing.
 * @throws UsageError when a field is given in the words of several editions
 */
export function printedOf(flags: object): Readonly<Record<string, number | string>> {
  const given = new Map<string, { readonly option: string; readonly value: number | string }>();
  const options = new Map(Object.entries(flags));
  for (const { option, field } of figureOptions()) {
    const value: unknown = options.get(asFlag(option));
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    const other = given.get(field);
    if (other) throw new UsageError(`Give one of --${other.option} and --${option}, not both`);
    given.set(field, { option, value });
  }
  return Object.fromEntries([...given].map(([field, { value }]) => [field, value]));
}

/** The numbers among it. @throws UsageError as `printedOf` */
export const figuresOf = (flags: object): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(printedOf(flags)).filter((one): one is [string, number] => typeof one[1] === 'number'),
  );

/** "card-type" is the flag `cardType`. */
const asFlag = (option: string): string =>
  option.replaceAll(/-./g, (letters) => letters.slice(1).toUpperCase());

/** The word of an edition for a card's type, in small letters: "spell". */
export const typeWord = (type: string, { terms }: GameEdition): string =>
  (terms.types[type] ?? type).toLowerCase();

function cardType(text: string): string {
  const word = text.trim().toLowerCase();
  const [first] = cardArguments();
  for (const { types, isType } of cardArguments()) {
    const found = Object.entries(types).find(([, words]) => words.includes(word));
    if (found) return found[0];
    if (isType?.(word)) return text.trim();
  }
  // Of which game the card is meant to be is said by another option, and a game may take no cards in words.
  if (cardArguments().length < games().length) return word;
  throw new InvalidArgumentError(first?.notAType ?? 'It is no type of cards.');
}

/** @throws UsageError for a type or an edition that no card of the game has */
export function requireCardOf(
  { id, name, cardArguments: own }: Game,
  { type, edition }: Pick<CardFlags, 'type'> & { readonly edition: GameEdition },
): void {
  if (own && !(own.isType?.(type) ?? Object.hasOwn(own.types, type))) throw new UsageError(own.notAType);
  if (edition.game !== id) throw new UsageError(`The ${edition.name} is no edition of ${name}`);
}

/** A shell's double quotes leave "\n" as it stands; no card text has a backslash. */
const unescaped = (text: string): string => text.replaceAll('\\n', '\n');

type Belongs = (edition: GameEdition) => boolean;
const hasGuide: Belongs = (edition) => edition.hasGuide;
const isPlayed: Belongs = (edition) => edition.isPlayed;

/** An edition of the first game is named by its label, too; those of the others only by their ids. */
const isCalled = ({ id, label, game }: GameEdition, word: string): boolean =>
  id === word || (label === word && game === games()[0]?.id);

/** Oldest first, for people: "6, 9 or 14". */
function namesOf(belongs: Belongs): string {
  const names = games().flatMap(({ cards }, place) =>
    cards.editions
      .toReversed()
      .filter(belongs)
      .map(({ id, label }) => (place === 0 ? label : (id ?? label))),
  );
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');
}

function parser(belongs: Belongs, named = belongs): (text: string) => KnownEdition {
  return (text) => {
    const found = editions().find(
      (one): one is KnownEdition => one.id !== null && belongs(one) && isCalled(one, text.trim()),
    );
    if (!found) throw new InvalidArgumentError(`It is no edition of these rules: ${namesOf(named)}.`);
    return found;
  };
}

/** The editions that `guideEdition` takes, for people. */
export const guideEditionNames = (): string => namesOf(hasGuide);
/** Of a game without a card language any edition is taken: the verb says that there is none. */
export const guideEdition = parser(
  (edition) => edition.hasGuide || !gameById(edition.game).language,
  hasGuide,
);

/** The editions that `playedEdition` takes, for people. */
export const playedEditionNames = (): string => namesOf(isPlayed);
export const playedEdition = parser(isPlayed);

/** What the edition of a card can be, for people. */
export const anyEditionAbout = (): string => cardArguments()[0]?.editionsAbout ?? 'the edition of the card';

/** The edition that a card is designed for, or the one that stands for none. */
export function anyEdition(text: string): GameEdition {
  const word = text.trim().toLowerCase();
  const found = editions().find((one) => isCalled(one, word));
  if (!found)
    throw new InvalidArgumentError(cardArguments()[0]?.notAnEdition ?? 'It is no edition of any game.');
  return found;
}

/** An edition as the JSON of a verb names it: a number where its label is one. */
export const inJson = ({ label }: GameEdition): number | string =>
  /^\d+$/.test(label) ? Number(label) : label;
