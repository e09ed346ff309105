import { z } from 'zod';
import { designEdition } from '../cards/card.js';
import { cardSourceOf, placedShape, seatShape, turnShape, zoneOf } from '../../../engine/scenario/models.js';
import type { NamedPlayers } from '../../../engine/scenario/player-names.js';
import type { ScenarioSeat as AnySeat } from '../../../engine/scenario/scenario.js';
import { placesIn } from '../../../engine/scenario/positions/spread.js';
import { count, entity, playerName } from '../../../engine/scenario/parts.js';
import { counterKinds, phases, stats, zones } from '../rules/state/state.js';

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

export const cardSource = cardSourceOf(inlineCard);
export type CardSource = z.infer<typeof cardSource>;

export const placedCounter = z.strictObject({
  kind: z.enum(counterKinds),
  owner: playerName,
  count: count.default(1),
});

const { card, as, owner, ...seen } = placedShape;

/** A card and how it lies. */
const placedCard = z.strictObject({
  card,
  as,
  owner,
  token: z.literal(true).optional().describe('It is a pawn (15th to 17th)'),
  petrified: z.literal(true).optional().describe('It lies face down on the battlefield (17th)'),
  exhausted: z.boolean().optional(),
  fatiguedIn: count.optional().describe('The turn in which it was fatigued'),
  damage: count.optional(),
  spChange: z.number().int().optional(),
  downLevel: count.optional(),
  changes: z
    .array(
      z.union([
        z.strictObject({ stat: z.enum(stats), by: z.number().int().min(-1000).max(1000) }),
        z.strictObject({ stat: z.enum(stats), to: z.number().int().min(0).max(1000) }),
      ]),
    )
    .max(1000)
    .optional()
    .describe('Further changes of its values, in the order in which they came'),
  counters: z.array(placedCounter).optional(),
  barred: z
    .literal(true)
    .optional()
    .describe('Its abilities cannot be activated in this turn any more (from the 15th on)'),
  hypnotizedFrom: z
    .union([playerName, z.array(playerName)])
    .optional()
    .describe('Its controller until it was hypnotized this turn; of several the earliest first'),
  ...seen,
});

export type PlacedCard = z.infer<typeof placedCard>;

const zone = zoneOf(placedCard);

const { name, askAlways, out } = seatShape;

export const seat = z.strictObject({
  name,
  hp: z.number().int().min(-1000).max(1000).optional().describe('Left out: what the edition begins with'),
  deck: zone.optional().describe('From the top; left out: 10 cards that do nothing'),
  grave: zone.optional(),
  battlefield: zone.optional(),
  traps: zone.optional(),
  granary: zone.optional(),
  hand: zone.optional(),
  reserves: zone.optional(),
  removed: zone.optional().describe('What has left the game'),
  askAlways,
  out,
  drewFromEmpty: z.boolean().optional().describe('Was made to draw from an empty deck (14th)'),
  rerolls: z
    .array(z.strictObject({ dice: count, times: count }))
    .max(100)
    .optional()
    .describe('Dice that an effect lets the player re-roll in this turn, and how often each (6th to 11th)'),
});
export type ScenarioSeat = z.infer<typeof seat>;

/** Cards in a deck that a scenario does not speak of. */
const DEFAULT_DECK = 10;

/** Where cards lie; a deck of which a seat does not speak has cards that do nothing. */
export const ground = {
  zones,
  filled: { deck: DEFAULT_DECK },
  turnEntities: ['declared'],
  cardNames: ['owner', 'counters', 'hypnotizedFrom', 'knownTo'],
} satisfies NamedPlayers;

/** Counters on all cards together. */
const MOST_COUNTERS = 10_000;

export function hasRoomForCounters(players: readonly AnySeat[]): boolean {
  const places = players.flatMap((one) => zones.flatMap((name) => placesIn(one, name, ground)));
  const placed = places.flatMap((place) =>
    typeof place === 'object' ? ((place as PlacedCard).counters ?? []) : [],
  );
  return placed.reduce((sum, { count: more }) => sum + more, 0) <= MOST_COUNTERS;
}

const { player, number, first, phase } = turnShape(phases);

export const turn = z.strictObject({
  player,
  number,
  first,
  phase,
  sown: count.optional().describe('Resources placed this turn'),
  drawn: z.boolean().optional().describe('The draw of the Resource Phase is done (6th to 11th)'),
  declared: z.array(entity).optional().describe('Victims already declared in this Battle Phase'),
});
