import { z } from 'zod';
import { limits } from '../../../../engine/record.js';
import {
  cardId,
  cardNo,
  cardShape,
  effectShape,
  pilesShape,
  playerNo,
  stateShape,
  whole,
} from '../../../../engine/defaults/base-state.js';
import { counterKinds, phases, stats, zones } from './state.js';

/** More hitpoints nobody has won or lost. */
const MOST_HITPOINTS = 1_000_000;
/** A number on a card of a position; more than this no card and no game has. */
export const MOST_CHANGE = 1000;

export const nothing = z.array(z.never()).max(0);

const counter = z.strictObject({ kind: z.enum(counterKinds), owner: playerNo });
/** What goes on, of all cards and players together. */
const MOST_EFFECTS = 5000;

export const shapes = {
  change: { stat: z.enum(stats), by: whole(-MOST_CHANGE, MOST_CHANGE) },
  rerolls: {
    dice: whole(0, MOST_CHANGE),
    times: whole(0, MOST_CHANGE),
    chain: whole(0).nullable(),
    not: whole(0).nullable(),
  },
} as const;

/** Attacks are forced within a turn's phase: at a boundary there is none. */
const lasting = z.union([
  z.strictObject({ type: z.literal('change'), ...shapes.change }),
  z.strictObject({ type: z.literal('change'), stat: shapes.change.stat, to: whole(0, MOST_CHANGE) }),
  z.strictObject({ type: z.literal('barred') }),
  z.strictObject({ type: z.literal('fatigue'), turn: whole(0) }),
  z.strictObject({ type: z.literal('control'), stay: cardId, back: playerNo }),
  z.strictObject({ type: z.literal('rerolls'), ...shapes.rerolls }),
]);

export const cardModel = z.strictObject({
  ...cardShape(zones),
  zone: z.enum(zones).nullable().describe('Null: a pawn that has left the game'),
  made: z.literal('token').exactOptional().describe('It is a pawn'),
  ceased: z.literal(true).exactOptional(),
  faceDown: z.literal(true).exactOptional().describe('It is petrified'),
  exhausted: z.boolean(),
  counters: z.array(counter).max(MOST_CHANGE),
});

const seat = z.strictObject({
  hp: whole(-MOST_HITPOINTS),
  drewFromEmpty: z.boolean(),
  zones: pilesShape(zones),
});

const triggerEvent = z.strictObject({
  kind: z.enum(['attacks', 'defends', 'targeted', 'damaged', 'destroyed', 'wounded']),
  moment: whole(0),
  window: whole(0).nullable(),
  entries: z
    .array(
      z.strictObject({
        card: cardNo.nullable(),
        player: playerNo,
        zone: z.enum(zones).nullable(),
        amount: whole(0),
        fell: z.boolean(),
      }),
    )
    .max(limits.cards),
  used: z.array(z.string().regex(/^\d{1,4}:\d{1,4}$/)).max(MOST_CHANGE),
});

/** A state at a boundary: the beginning of the setup or of a phase, with nothing half done. */
export const stateModel = z.strictObject({
  players: z.array(seat).max(limits.players),
  cards: z.array(cardModel).max(limits.cards),
  ...stateShape,
  first: playerNo.nullable().describe('Null: the game is to be set up'),
  turn: z.strictObject({
    number: whole(0),
    player: playerNo,
    phase: z.enum(phases),
    sown: whole(0, MOST_CHANGE).describe('Resources placed this turn'),
    drawn: z.boolean(),
    declared: z.strictObject({
      players: z.array(playerNo).max(limits.players),
      minions: z.array(cardId).max(limits.cards),
      cards: z.array(cardNo).max(limits.cards),
    }),
  }),
  frames: nothing.optional().describe('Within a phase: nothing, since a position begins with one'),
  chain: nothing,
  pending: nothing,
  chains: whole(0),
  resolving: z.literal(false),
  battles: nothing,
  effects: z.array(effectShape(lasting)).max(MOST_EFFECTS).describe('What goes on for a while'),
  occasions: z.array(triggerEvent).max(MOST_CHANGE),
  windows: nothing,
  nextWindow: whole(0),
  moment: whole(0),
});
