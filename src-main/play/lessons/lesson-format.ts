import { z } from 'zod';
import { MOST_SEATS } from '../../engine/table/table-view.js';
import { playerName } from '../../engine/scenario/parts.js';
import type { Game } from '../../games/game.js';

/** Raised when a lesson file's shape changes so that an older program would misread it. */
export const LESSON_VERSION = 1;

const ruleId = z.string().regex(/^[A-Z0-9]+-[A-Z]+-\d+$/, 'a rule id such as K14-CHN-08');
const sentence = z.string().min(1).max(600);

/** Parts of the page that lessons called otherwise before, in the words of one game. */
const formerParts = { chain: 'stack', battle: 'combat' } as const;

const part = z
  .enum(['prompt', 'stack', 'combat', 'phases', 'log', 'hand', 'chain', 'battle'])
  .transform((one) => (one === 'chain' || one === 'battle' ? formerParts[one] : one));

const pointIn = (zones: readonly string[]) =>
  z.union([
    z.strictObject({ part }),
    z.strictObject({ zone: z.enum(zones), of: playerName.describe('Whose zone it is') }),
    z.strictObject({ card: z.string().describe('Name of a card that the learner can see') }),
  ]);

const stepOf = ({ models, zones }: Game['scenarios']) =>
  z.strictObject({
    text: z.array(sentence).min(1).max(6).describe('What the learner reads, a paragraph each'),
    points: z.array(pointIn(zones)).max(4).default([]).describe('What the step points at'),
    rules: z.array(ruleId).max(4).default([]).describe('Rules that the text rests on'),
    ask: sentence.optional().describe('What the learner is to do, such as "Sow Broadside"; goes with "do"'),
    do: models.ownStep
      .optional()
      .describe('The learner’s answer to what is asked now; left out: the step is only read'),
    after: z
      .array(models.step)
      .default([])
      .describe('What is then answered by itself, each to the one decision that is asked'),
  });

/**
 * A lesson: a game whose every decision is written down, with a note for the learner at each step. docs/lessons.md explains
 * it; the published JSON Schema is generated from here, for each game. All cards are of the edition's starter set, so that they have pictures.
 */
export const lessonModel = ({ ruleSets, scenarios }: Game) =>
  z.strictObject({
    format: z.literal('cardwright-lesson'),
    version: z.literal(LESSON_VERSION),
    title: z.string().min(1).max(100),
    about: z.string().min(1).max(300),
    rules: z.enum(ruleSets.map(({ rules }) => rules.id)),
    learner: playerName,
    players: z
      .array(scenarios.models.seat)
      .min(2)
      .max(MOST_SEATS)
      .describe('As in a scenario; with "setup" the decks come as written'),
    begin: z.enum(['turn', 'setup']),
    turn: scenarios.models.turn.optional(),
    dice: z.array(z.number().int().min(1).max(6)).max(1000).default([]),
    steps: z.array(stepOf(scenarios)).min(1).max(200),
  });
export type LessonFile = z.infer<ReturnType<typeof lessonModel>>;
