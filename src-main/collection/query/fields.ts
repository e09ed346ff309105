/**
 * The fields by which cards are searched: the common ones and those that the games give. Parser, search, completion, help and
 * docs/searching.md all read this table.
 */
import type { Game } from '../../games/game.js';
import { ofAllGames } from '../../games/registry.js';
import {
  nameField,
  outerFields,
  placeFields,
  qualityFields,
  textFields,
  type Given,
} from './common-fields.js';
import { choice, type Choice, type Field } from './field.js';
import { keyOf } from './fold.js';
import { choicesOf, fieldsIn } from './game-fields.js';

/** The key of a field: "name", "cost". */
export type FieldName = string;

interface FieldTable {
  readonly byName: ReadonlyMap<FieldName, Field>;
  readonly byWord: ReadonlyMap<string, FieldName>;
  /** What other card searches ask for by a field, and is done elsewhere here: where, in a sentence. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** Which game a card is of: asked only where there are several. */
const gameField = (all: readonly Game[]): Field => ({
  names: ['game'],
  title: 'Game',
  meaning: 'Which game the card is of.',
  examples: all.slice(0, 1).map(({ id }) => `game:${id}`),
  kind: 'choice',
  choices: all.map(({ id, name }) =>
    choice(`${id} ${keyOf(name)}`, `of ${name}`, ({ card }) => card.game === id),
  ),
});

function tableOf(all: readonly Game[]): FieldTable {
  const given: Given = {
    choices: (pick) => choicesOf(all, pick),
    examples: [...new Set(all.flatMap(({ cardFields }) => cardFields.is.examples))],
  };
  const rows: [FieldName, Field][] = [
    ...(all.length > 1 ? [['game', gameField(all)] as [FieldName, Field]] : []),
    ...fieldsIn('kind', all),
    ['name', nameField],
    ...Object.entries(textFields),
    ...fieldsIn('printed', all),
    ...fieldsIn('law', all),
    ...Object.entries(qualityFields(given)),
    ...Object.entries(placeFields),
    ...fieldsIn('computed', all),
    ...Object.entries(outerFields),
  ];
  const byWord = new Map<string, FieldName>();
  for (const [name, { names }] of rows) {
    for (const word of names) {
      const other = byWord.get(word);
      if (other !== undefined)
        throw new RangeError(`Both “${other}” and “${name}” are searched by “${word}:”.`);
      byWord.set(word, name);
    }
  }
  const order = all[0]?.cardFields.examples.order ?? 'name';
  const elsewhere = [
    ['direction dir', `A minus reverses the order: sort:-${order}.`],
    ['display as', 'Whether cards are shown as a grid or a list is chosen above them.'],
    ['include unique prefer', 'Every card is shown as it is; there are no printings to choose from.'],
  ] as const;
  return {
    byName: new Map(rows),
    byWord,
    elsewhere: new Map(
      elsewhere.flatMap(([words, sentence]) => words.split(' ').map((word) => [word, sentence] as const)),
    ),
  };
}

const table = ofAllGames(tableOf);

export const fieldNames = (): readonly FieldName[] => [...table().byName.keys()];

/** @throws RangeError for a key that no field has */
export function fieldOf(name: FieldName): Field {
  const field = table().byName.get(name);
  if (!field) throw new RangeError(`Cards are not searched by “${name}”.`);
  return field;
}

/** The field that somebody calls so, or null. */
export const fieldCalled = (word: string): FieldName | null => table().byWord.get(word.toLowerCase()) ?? null;

/** Where else to go for what somebody asks by such a field, or null. */
export const doneElsewhere = (word: string): string | null =>
  table().elsewhere.get(word.toLowerCase()) ?? null;

/** Called so exactly, or else every choice that somebody may be about to type. */
export function choicesCalled(choices: readonly Choice[], typed: string): readonly Choice[] {
  const key = keyOf(typed);
  const exactly = choices.filter(({ names }) => names.includes(key));
  if (exactly.length > 0 || key === '') return exactly;
  return choices.filter(({ names }) => names.some((name) => name.startsWith(key)));
}

/** What every field but `is` and `has` takes for nothing at all. */
export const NONE = 'none';
