import { z } from 'zod';
import { gameId } from '../cards/card.js';
import { limits } from '../cards/limits.js';
import { ruleSets } from '../games/rule-sets.js';
import { hexColor } from '../cards/look.js';
import { cardSorts, isCardSort } from '../collection/query/sorts.js';
import { cardColumns, usualColumns } from '../library/finding/card-orders.js';
import { exportHow } from '../exchange/export/how.js';
import { MOST_COLUMNS } from '../exchange/spreadsheet/table.js';
import { newGame, rulesId } from '../play/new-game/new-game.js';
import { printer } from '../print/printers/calibration.js';
import { preset, printOutput } from '../print/presets.js';
import { autoReplace, wordLists } from './writing/writing-aids.js';
import { keptSheet, sheetOptions } from '../print/sheets/sheet-options.js';

/** Libraries that are remembered. */
export const MOST_LIBRARIES = 12;

/** They are the registered games': asked for when settings are read. */
const cardSort = z.lazy(() => z.enum(cardSorts()));

/** Colours that are remembered. */
const MOST_COLORS = 24;

/** Settings of versions before 2 named the rules by the number of their edition. */
const rulesOfEdition = (edition: number): string =>
  ruleSets().find((one) => Number(one.edition?.replace(/^.*-/, '')) === edition)?.rules.id ?? '';

/** "Mod+Shift+N": Mod is Ctrl, and Cmd on a Mac. */
const shortcutKeys = z.string().regex(/^((Mod|Alt|Shift)\+)*.{1,20}$/u);

/** What the program remembers for a person, on this computer; never part of a library. */
export const settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  library: z
    .string()
    .max(4096)
    .nullable()
    .default(null)
    .describe('Folder of the library last opened; null: the standard one'),
  libraries: z
    .array(z.string().max(4096))
    .max(MOST_LIBRARIES)
    .default([])
    .describe('Folders of libraries that were open here, the last first; only main adds to them'),
  recent: z
    .array(
      z.strictObject({
        kind: z.enum(['card', 'deck']),
        id: z.uuid(),
        library: z.string().max(4096).describe('Folder of its library'),
      }),
    )
    .max(limits.recent)
    .default([])
    .describe('Cards and decks that were opened, the last first'),
  motion: z.enum(['system', 'reduce']).default('system'),
  interfaceSize: z
    .union([z.literal(90), z.literal(100), z.literal(110), z.literal(125), z.literal(150)])
    .default(100)
    .describe('Percent of the size that the system’s font size leads to'),
  spellCheck: z
    .boolean()
    .default(true)
    .describe('Whether misspelt words are underlined where text is written'),
  autoReplace: autoReplace
    .prefault({})
    .describe('Short forms that become text while somebody writes on a card'),
  wordLists: wordLists.prefault({}).describe('Words that are offered while somebody writes on a card'),
  screen: z
    .strictObject({
      pxPerMm: z
        .number()
        .min(1)
        .max(40)
        .nullable()
        .default(null)
        .describe('CSS px of a true millimetre on this screen; null: nobody has measured'),
    })
    .prefault({})
    .describe('The screen as it was measured'),
  sheet: z
    .preprocess(keptSheet, sheetOptions.partial())
    .default({})
    .describe('The print dialog as it was left'),
  printOutput: printOutput
    .prefault({})
    .describe('What was made of cards last: sheets, single cards or pictures'),
  printAuthor: z.string().max(limits.name).default('').describe('Who is named as the author of PDF files'),
  printPresets: z.array(preset).max(100).default([]).describe('Print dialogs kept under names of their own'),
  printers: z
    .array(printer)
    .max(50)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      message: 'Two printers have the same name.',
    })
    .default([])
    .describe('What is known of the printers in use, each under a name of its own'),
  printer: z
    .string()
    .max(limits.keptName)
    .nullable()
    .default(null)
    .describe('Name of the printer last chosen'),
  importColumns: z
    .array(
      z.strictObject({
        headings: z.array(z.string().max(limits.heading)).max(MOST_COLUMNS),
        columns: z.array(z.string().max(60).nullable()).max(MOST_COLUMNS),
      }),
    )
    .max(limits.rememberedTables)
    .default([])
    .describe('What the columns of imported tables say where a person has said it, the last first'),
  table: z
    .strictObject({
      speed: z.enum(['slow', 'normal', 'fast', 'none']).default('normal'),
      confirmPhaseEnds: z.boolean().default(true),
      hold: z.enum(['none', 'short', 'long', 'press']).default('short'),
      ownLinks: z.enum(['pass', 'ask']).default('pass'),
      sound: z.enum(['off', 'soft', 'full']).default('off'),
    })
    .prefault({})
    .describe(
      'How quickly the table shows what happens, whether a key that ends a phase is asked again, how long plays of others are held, whether one is asked to answer what one did oneself, and how loud it is',
    ),
  newCardGame: gameId
    .nullable()
    .default(null)
    .describe('The game of which new cards are: the last that was chosen; null: nobody has chosen yet'),
  lastGame: newGame
    .omit({ seed: true })
    .extend({ rules: z.union([rulesId, z.number().transform(rulesOfEdition)]) })
    .nullable()
    .catch(null)
    .default(null)
    .describe('Who played, with which decks, and what was agreed; null before the first game'),
  deckRoom: z
    .strictObject({
      look: z.enum(['list', 'stacks']).default('list'),
      group: z.enum(['type', 'cost', 'none']).default('type'),
      order: z.enum(['cost', 'name', 'copies', 'added']).default('cost'),
      legalOnly: z.boolean().default(true),
    })
    .prefault({})
    .describe('How a deck is shown while it is built, and whether only cards are offered that it may have'),
  collection: z
    .strictObject({
      view: z.enum(['grid', 'list']).default('grid'),
      sort: cardSort.default('name'),
      descending: z.boolean().default(false),
      columns: z
        .array(z.lazy(() => z.enum(cardColumns())))
        .max(20)
        .default(() => [...usualColumns()]),
      widths: z
        .record(
          z.string().refine(isCardSort),
          z.number().min(limits.columnWidth.min).max(limits.columnWidth.max),
        )
        .default({})
        .describe('Widths of columns that a person has set, rem'),
      filters: z.boolean().default(true).describe('Whether the filters stand beside the cards'),
      sections: z
        .record(z.string().max(60), z.boolean())
        .default({})
        .describe('Which filters stand open, by what they filter; those left out are as they come'),
      searches: z
        .array(z.strictObject({ name: z.string().max(limits.keptName), query: z.string().max(limits.query) }))
        .max(200)
        .default([])
        .describe('Searches kept under a name'),
    })
    .prefault({})
    .describe('The cards view as it was left'),
  panels: z
    .record(z.string().max(60), z.number().min(limits.panelWidth.min).max(limits.panelWidth.max))
    .default({})
    .describe('Widths of panels that a person has set, rem, by their names'),
  colors: z
    .array(hexColor)
    .max(MOST_COLORS)
    .catch([])
    .default([])
    .describe('Colours that were chosen for cards last, the last first'),
  exporting: exportHow.prefault({}).catch(exportHow.parse({})).describe('How cards last went out'),
  shortcuts: z
    .array(
      z.strictObject({
        command: z.string().max(100),
        called: z.string().max(200).describe('What it was called when its keys were changed'),
        keys: z.array(shortcutKeys).max(4).describe('None: it has no keys'),
        usual: z.array(shortcutKeys).max(4).describe('What its keys are otherwise'),
      }),
    )
    .max(500)
    .refine((all) => new Set(all.map(({ command }) => command)).size === all.length, {
      message: 'Two shortcuts are of the same command.',
    })
    .default([])
    .describe('Commands whose keys were changed'),
  gridSize: z.number().int().min(90).max(480).default(200).describe('Width of a card in the grid, CSS px'),
});
export type Settings = z.infer<typeof settings>;
export const defaultSettings: Settings = settings.parse({});
