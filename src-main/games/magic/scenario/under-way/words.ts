/** What a position says of a turn that is under way: what lasts, what waits, and what has been in it. docs/scenarios.md tells people of each word. */
import { z } from 'zod';
import { count, entity, label, playerName } from '../../../../engine/scenario/parts.js';
import { limits } from '../../../../engine/record.js';
import { cardTypes } from '../../cards/components/filters.js';
import { steps } from '../../rules/state/steps.js';

const MOST = 1000;
const truth = z.literal(true);
const whole = z.number().int().min(0).max(10_000);
const signed = z.number().int().min(-10_000).max(10_000);
/** A place among all that came, from 1. */
const age = z.number().int().min(1).max(10_000);
const labels = z.array(label).max(MOST);

const text = {
  of: label.describe('On which card it stands: its name in "cards"'),
  part: z.number().int().min(1).max(10_000).describe('Which ability or effect of it, from 1'),
};

const known = z.strictObject({
  card: label.optional().describe('The card that it is, or was; left out: it is no more'),
  gone: age.optional().describe('It has left since: its place in "came"'),
  is: label.describe('What stood on it: a name of "cards"'),
  by: playerName.describe('Who controlled it'),
  power: signed.optional(),
  toughness: signed.optional(),
  colors: z.string().max(5).optional().describe('WU'),
  types: z.array(z.enum(cardTypes)),
});

const memory = z.strictObject({
  objects: z.array(known).max(MOST).optional(),
  other: known.optional(),
  players: z.array(playerName).max(limits.players).optional(),
  amount: signed.optional(),
});

const chosen = z.strictObject({
  color: z.enum(['W', 'U', 'B', 'R', 'G']).optional(),
  type: z.string().max(limits.name).optional(),
  number: whole.optional(),
  name: z.string().max(limits.name).optional(),
  player: playerName.optional(),
});

const effect = z.strictObject({
  ...text,
  on: entity.optional().describe('A card or a player; left out: the game'),
  by: playerName,
  source: known.optional(),
  memory: memory.optional(),
  amounts: z.array(signed).max(100).optional(),
  left: whole.optional(),
  x: whole.optional(),
  chosen: chosen.optional(),
  until: z
    .strictObject({
      moment: z.string().max(40).optional(),
      player: playerName.optional(),
      leaves: label.optional(),
      uses: z.number().int().min(1).max(MOST).optional(),
      asLongAs: truth.optional(),
    })
    .describe('With nothing in it: for the rest of the game'),
  since: age,
});

const waiting = z.strictObject({ ...text, by: playerName, source: known, memory, x: whole.optional() });

const aim = z.union([entity, age]);

const stacked = z.strictObject({
  does: z.strictObject(text).optional().describe('Which ability it is'),
  source: age.optional().describe('It comes from what has left since: its place in "came"'),
  gone: z.array(age).max(MOST).optional().describe('The same of its targets that have left, in their order'),
  counts: z.array(count).max(100).optional().describe('How many of its targets each "target" has'),
  shares: z.array(whole).max(MOST).optional().describe('What each target gets'),
  memory: memory.optional(),
  paid: memory.optional(),
  left: z.array(known).max(MOST).optional(),
  copy: truth.optional().describe('A copy of a spell'),
  damage: z
    .array(z.strictObject({ source: known, to: aim, amount: z.number().int().min(1).max(10_000) }))
    .max(MOST)
    .optional()
    .describe('It is combat damage'),
});

export const underWay = z.strictObject({
  came: z
    .array(label.nullable())
    .max(10_000)
    .optional()
    .describe('What is in play, on the stack or spoken of, the oldest first; null: what has left'),
  ages: z
    .record(label, z.strictObject({ attached: age.optional(), arrived: age.optional() }))
    .optional()
    .describe('When it was moved to what it hangs on, and since when others came with it'),
  effects: z.array(effect).max(MOST).optional(),
  waiting: z.array(waiting).max(MOST).optional(),
  stacked: z.record(label, stacked).optional(),
  did: z
    .record(label, z.array(z.string().max(40)).max(MOST))
    .optional()
    .describe('What cards did in this turn: attacked, blocked … “played 3” is its part 3'),
  extraTurns: z.array(playerName).max(MOST).optional(),
  after: playerName.optional().describe('In an additional turn: after whom the order goes on'),
  extraPhases: z
    .array(z.enum(['combat', 'main']))
    .max(MOST)
    .optional(),
  blocked: z
    .array(z.strictObject({ defender: playerName, blockers: labels }))
    .max(MOST)
    .optional()
    .describe('Of attackers that have left combat what still blocks them'),
  struck: labels.optional().describe('Who had first strike when the extra step came'),
  passes: count.optional().describe('How many have passed in succession'),
  course: z
    .strictObject({
      step: z.enum(['begin', 'enter', 'act', 'priority', 'leave']),
      to: z.enum(steps).optional(),
      extra: truth.optional(),
      back: z.enum([...steps, 'over']).optional(),
      draws: truth.optional(),
      again: truth.optional(),
    })
    .optional()
    .describe('How far the step is'),
});
export type UnderWay = Readonly<z.infer<typeof underWay>>;
export type WrittenKnown = Readonly<z.infer<typeof known>>;
export type WrittenMemory = Readonly<z.infer<typeof memory>>;
export type WrittenText = Readonly<{ of: string; part: number }>;
export type WrittenChosen = Readonly<z.infer<typeof chosen>>;
export type WrittenEffect = Readonly<z.infer<typeof effect>>;
export type WrittenStacked = Readonly<z.infer<typeof stacked>>;
