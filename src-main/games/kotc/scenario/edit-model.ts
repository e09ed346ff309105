import { z } from 'zod';
import { phases, zones } from '../rules/state/state.js';
import { limits as lengths } from '../../../cards/limits.js';
import { cardChangeShape, editOf, turnShape } from '../../../engine/scenario/models.js';
import { count, playerName } from '../../../engine/scenario/parts.js';
import { goal, rulesIds } from './format.js';
import { inlineCard, placedCounter } from './position-format.js';

const { player, number, phase } = turnShape(phases);

const { owner, knownTo } = cardChangeShape;

/** What is said of a card; what is left out stays as it is, and null is nothing of the kind. */
const cardChange = z.strictObject({
  token: z.boolean().optional().describe('It is a pawn'),
  petrified: z.boolean().optional(),
  exhausted: z.boolean().optional(),
  fatigued: z.boolean().optional().describe('Since this turn'),
  damage: count.optional(),
  spChange: z.number().int().min(-1000).max(1000).optional(),
  downLevel: count.optional(),
  barred: z.boolean().optional().describe('Its abilities cannot be activated in this turn any more'),
  counters: z.array(placedCounter).max(100).optional().describe('All that are to lie on it'),
  owner,
  hypnotizedFrom: playerName.nullable().optional(),
  knownTo,
});
export type CardChange = z.infer<typeof cardChange>;

/** Everything that can be done to a scenario by hand. */
export const edit = editOf({
  zones,
  rules: rulesIds,
  mostAbout: lengths.about,
  change: cardChange,
  inlineCard,
  goal,
  player: { hp: z.number().int().min(0).max(1000).optional() },
  turn: {
    player,
    number,
    phase,
    sown: z.number().int().min(0).max(1000).optional(),
    drawn: z.boolean().optional(),
  },
});
export type Edit = z.infer<typeof edit>;
/** As it is given: with what has a default left out. */
export type EditInput = z.input<typeof edit>;
