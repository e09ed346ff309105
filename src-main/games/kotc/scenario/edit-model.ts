import { z } from 'zod';
import { phases, zones } from '../rules/state/state.js';
import { goal, scenario } from './format.js';
import { count, label, playerName } from '../../../engine/scenario/parts.js';
import { inlineCard, placedCounter } from './position-format.js';

const seatNo = z.number().int().min(0).max(29);
/** A place in a zone, from 0 at the top; one beyond the last is the end. */
const spot = z.strictObject({ seat: seatNo, zone: z.enum(zones), index: z.number().int().min(0).max(1000) });
export type Spot = z.infer<typeof spot>;

/** What is said of a card; what is left out stays as it is, and null is nothing of the kind. */
const cardChange = z.strictObject({
  exhausted: z.boolean().optional(),
  fatigued: z.boolean().optional().describe('Since this turn'),
  damage: count.optional(),
  spChange: z.number().int().min(-1000).max(1000).optional(),
  downLevel: count.optional(),
  counters: z.array(placedCounter).max(100).optional().describe('All that are to lie on it'),
  owner: playerName.optional(),
  hypnotizedFrom: playerName.nullable().optional(),
  knownTo: z.array(playerName).max(30).optional(),
});
export type CardChange = z.infer<typeof cardChange>;

/** Everything that can be done to a scenario by hand. */
export const edit = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move card'), from: spot, to: spot }),
  z.strictObject({ do: z.literal('change card'), at: spot, change: cardChange }),
  z.strictObject({
    do: z.literal('add card'),
    to: spot,
    name: label,
    source: inlineCard,
    copies: z.number().int().min(1).max(60).default(1),
  }),
  z.strictObject({ do: z.literal('copy card'), at: spot }),
  z.strictObject({ do: z.literal('remove card'), at: spot }),
  z.strictObject({
    do: z.literal('set player'),
    seat: seatNo,
    name: playerName.optional(),
    hp: z.number().int().min(0).max(1000).optional(),
  }),
  z.strictObject({ do: z.literal('add seat') }),
  z.strictObject({ do: z.literal('remove seat'), seat: seatNo }),
  z.strictObject({
    do: z.literal('set turn'),
    player: playerName.optional(),
    number: z.number().int().min(1).max(100_000).optional(),
    phase: z.enum(phases).optional(),
    sown: z.number().int().min(0).max(1000).optional(),
    drawn: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('set dice'), dice: scenario.shape.dice.unwrap() }),
  z.strictObject({ do: z.literal('set goal'), goal: goal.nullable() }),
  z.strictObject({ do: z.literal('set name'), name: scenario.shape.name }),
  z.strictObject({ do: z.literal('set about'), about: scenario.shape.about.unwrap() }),
  z.strictObject({ do: z.literal('set rules'), rules: scenario.shape.rules }),
]);
export type Edit = z.infer<typeof edit>;
/** As it is given: with what has a default left out. */
export type EditInput = z.input<typeof edit>;
