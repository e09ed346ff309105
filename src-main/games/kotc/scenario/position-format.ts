import { z } from 'zod';
import { designEdition } from '../cards/card.js';
import { placesIn as placesOf } from '../../../engine/scenario/spread.js';
import { count, entity, label, playerName } from '../../../engine/scenario/parts.js';
import { counterKinds, phases, zones, type Zone } from '../rules/state/state.js';

/** A card written out. */
export const inlineCard = z.strictObject({
  type: z.enum(['minion', 'creature', 'spell']).describe('"creature" is the same as "minion"'),
  name: z.string().max(200).optional().describe('What is printed on it; left out: its name in "cards"'),
  level: count.optional().describe('Left out: what its components come to'),
  sp: count.optional(),
  hp: count.optional(),
  cost: count.optional().describe('The same as "level"'),
  offense: count.optional().describe('The same as "sp"'),
  defense: count.optional().describe('The same as "hp"'),
  text: z
    .string()
    .max(5000)
    .default('')
    .describe('Left out on a creature of the 6th to 11th Editions: it has no abilities'),
  edition: designEdition.optional().describe('Left out: that of the rules; null: it has no indicator'),
});
export type InlineCard = z.infer<typeof inlineCard>;

export const cardSource = z.union([
  z.strictObject({ starter: z.string().describe('Name of a card of the starter sets') }),
  z.strictObject({ file: z.string().describe('Card file, from where the scenario lies') }),
  inlineCard,
]);
export type CardSource = z.infer<typeof cardSource>;

export const placedCounter = z.strictObject({
  kind: z.enum(counterKinds),
  owner: playerName,
  count: count.default(1),
});

/** A card and how it lies. */
export const placedCard = z.strictObject({
  card: label.describe('A name of "cards", or a starter card’s'),
  as: label.optional(),
  owner: playerName.optional().describe('Whose deck it is from; left out: whose zone it is in'),
  exhausted: z.boolean().optional(),
  fatiguedIn: count.optional().describe('The turn in which it was fatigued'),
  damage: count.optional(),
  spChange: z.number().int().optional(),
  downLevel: count.optional(),
  changes: z
    .array(z.strictObject({ stat: z.enum(['sp', 'hp', 'level']), by: z.number().int().min(-1000).max(1000) }))
    .max(1000)
    .optional()
    .describe('Further changes of its values, in the order in which they came'),
  counters: z.array(placedCounter).optional(),
  hypnotizedFrom: z
    .union([playerName, z.array(playerName)])
    .optional()
    .describe('Its controller until it was hypnotized this turn; of several the earliest first'),
  knownTo: z.array(playerName).optional().describe('Players who have seen it, besides those who may look'),
  knownToOnlookers: z.boolean().optional().describe('All who only watch have seen it too'),
});

export type PlacedCard = z.infer<typeof placedCard>;

const place = z.union([label, count.describe('That many cards that do nothing'), placedCard]);
export type Place = z.infer<typeof place>;
const zone = z.array(place).max(1000);

export const seat = z.strictObject({
  name: playerName,
  hp: z.number().int().min(-1000).max(1000).optional().describe('Left out: what the edition begins with'),
  deck: zone.optional().describe('From the top; left out: 10 cards that do nothing'),
  grave: zone.optional(),
  battlefield: zone.optional(),
  traps: zone.optional(),
  granary: zone.optional(),
  hand: zone.optional(),
  reserves: zone.optional(),
  removed: zone.optional().describe('What has left the game'),
  askAlways: z.boolean().optional(),
  out: z.boolean().optional().describe('Out of the game'),
  drewFromEmpty: z.boolean().optional().describe('Was made to draw from an empty deck (14th)'),
  rerolls: z
    .array(z.strictObject({ dice: count, times: count }))
    .max(100)
    .optional()
    .describe('Dice that an effect lets the player re-roll in this turn, and how often each (6th to 11th)'),
});
export type ScenarioSeat = z.infer<typeof seat>;

/** Cards in a deck that a scenario does not speak of. */
export const DEFAULT_DECK = 10;

/** The zones of a seat; a deck of which it does not speak has cards that do nothing. */
export const ground = { zones, filled: { deck: DEFAULT_DECK } };

/** What lies in a zone of a seat. */
export const placesIn = (of: ScenarioSeat, name: Zone): readonly Place[] =>
  placesOf(of, name, ground) as readonly Place[];

export const turn = z.strictObject({
  player: playerName.optional(),
  number: z.number().int().min(1).max(100_000).optional(),
  first: playerName.optional().describe('Who had the first turn of the game; left out: whose turn it is'),
  phase: z.enum(phases).optional(),
  sown: count.optional().describe('Resources placed this turn'),
  drawn: z.boolean().optional().describe('The draw of the Resource Phase is done (6th to 11th)'),
  declared: z.array(entity).optional().describe('Victims already declared in this Battle Phase'),
});
