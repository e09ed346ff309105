import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { limits as recordLimits } from '../../engine/record.js';
import { MOST_SEATS } from '../../engine/table/table-view.js';
import { computerPlayerNames, findRuleSet } from '../../games/rule-sets.js';
import { HIGHEST_SEED } from './seeds.js';

const name = z.string().trim().min(1).max(limits.player);

/** Who sits at a seat: somebody at this screen, or a computer player by the name of its bot. */
export const occupant = z.lazy(() => z.enum(['person', ...computerPlayerNames()]));
export type Occupant = z.infer<typeof occupant>;

/** The id of a rule set that can be played. */
export const rulesId = z
  .string()
  .max(100)
  .refine((id) => findRuleSet(id) !== undefined, 'no rules that can be played');

/** What a table is agreed to be like; chosen when a game is begun, and changed by those who play. */
export const tableOptions = z.strictObject({
  undo: z
    .enum(['never', 'nothing revealed', 'anything'])
    .default('nothing revealed')
    .describe('What may be taken back: only what brought no card, die or shuffle to light, or anything'),
  undoAgreed: z.boolean().default(true).describe('The other people at the table must agree to it'),
  hands: z
    .enum(['hidden', 'open'])
    .default('hidden')
    .describe('open: everybody at the screen sees everything, and the screen is never covered'),
});
export type TableOptions = z.infer<typeof tableOptions>;

/** Best of how many games a match can be at a table. */
const matchLengths = [1, 3, 5] as const;

export const newGame = z.strictObject({
  rules: rulesId.describe('Id of the rules'),
  seats: z
    .array(
      z.strictObject({
        name,
        occupant,
        deck: z.uuid().describe('Id of a deck of the library'),
      }),
    )
    .min(2)
    .max(MOST_SEATS),
  options: tableOptions.prefault({}),
  ruleOptions: z
    .array(z.string().max(recordLimits.name))
    .max(recordLimits.options)
    .optional()
    .describe('Ids of the options of the rules that are chosen; left out: none'),
  onPaper: z
    .literal(true)
    .optional()
    .describe(
      'The cards lie on a real table, and the program referees; all seats are people’s. Left out: they are in the program',
    ),
  evenIllegal: z.boolean().default(false).describe('Plays also decks that the law forbids'),
  bestOf: z
    .literal(matchLengths)
    .optional()
    .describe('Whoever wins more than half of so many games wins the match; left out: one game is played'),
  seed: z.number().int().min(0).max(HIGHEST_SEED).optional().describe('Left out: by chance'),
});
export type NewGame = z.input<typeof newGame>;
