import { z } from 'zod';
import { gameId } from '../../cards/card.js';
import { firstGame } from '../../games/cards.js';
import { findGame } from '../../games/registry.js';
import { ExchangeRefusal } from '../refusal.js';
import { encodings } from '../spreadsheet/decode-text.js';
import { separators } from '../spreadsheet/division.js';
import { MOST_COLUMNS, MOST_ROWS } from '../spreadsheet/table.js';

/** What becomes of something that the library has already, in another version. */
const twinActions = ['skip', 'replace', 'both'] as const;
export type TwinAction = (typeof twinActions)[number];

/** How a person wants an import to be read and done. What is null is found out. */
export const importOptions = z.strictObject({
  /** Whether a text is a table or a deck list. */
  as: z.enum(['table', 'list']).nullable(),
  encoding: z.enum(encodings).nullable(),
  separator: z.enum(separators).nullable(),
  /** From 0 among those that have cells. */
  sheet: z.number().int().min(0).max(1000).nullable(),
  /** The row with the headings, from 0; 'none': there are none; 'auto': it is looked for. */
  header: z.union([z.number().int().min(0).max(MOST_ROWS), z.literal(['none', 'auto'])]),
  columns: z.array(z.string().max(60).nullable()).max(MOST_COLUMNS).nullable(),
  /** Of the cards of a table, and of a deck list that names none. */
  game: gameId,
  /** An edition of that game, of rows that say none, and of a deck list. */
  edition: z.string().max(60).nullable(),
  twins: z.enum(twinActions),
  /** Rows with a cell that cannot be used: left out, or brought in with that cell blank. */
  faulty: z.enum(['leave-out', 'blank']),
  /** Work out levels and resource costs that are missing, by the card's guide. */
  levels: z.boolean(),
  /** Make a deck of the table's copies. */
  deck: z.boolean(),
  /** Cards of a deck list that are not in the library: left out, or made as blank cards. */
  missing: z.enum(['leave-out', 'create']),
  /** For single rows, by their keys: an action for something that the library has, 'leave-out', or the id of the card that is meant. */
  rows: z.record(z.string().max(500), z.union([z.enum([...twinActions, 'leave-out']), z.uuid()])),
});
export type ImportOptions = z.infer<typeof importOptions>;

/** An import as it begins, before a person chooses anything. */
export const plainOptions = (): ImportOptions => ({
  as: null,
  encoding: null,
  separator: null,
  sheet: null,
  header: 'auto',
  columns: null,
  game: firstGame().id,
  edition: firstGame().cards.newest,
  twins: 'skip',
  faulty: 'leave-out',
  levels: true,
  deck: true,
  missing: 'leave-out',
  rows: {},
});

/**
 * Options with some of them changed. Another game is meant in its newest edition where no edition is said.
 * @throws ExchangeRefusal for a game that the program does not know
 */
export function changedOptions(options: ImportOptions, changes: Partial<ImportOptions>): ImportOptions {
  const changed = { ...options, ...changes };
  const game = findGame(changed.game);
  if (!game)
    throw new ExchangeRefusal(`This program does not know the game “${changed.game}”: choose another.`);
  if (changed.game === options.game || changes.edition !== undefined) return changed;
  return { ...changed, edition: game.cards.newest };
}
