import { z } from 'zod';
import { limits } from '../../../../engine/record.js';
import {
  cardId,
  cardNo,
  cardShape,
  pilesShape,
  playerNo,
  stateShape,
  whole,
} from '../../../../engine/defaults/base-state.js';
import { counterKinds, phases, zones, type KotcState } from './state.js';

/** More hitpoints nobody has won or lost. */
const MOST_HITPOINTS = 1_000_000;
/** A number on a card of a position; more than this no card and no game has. */
const MOST_CHANGE = 1000;

const nothing = z.array(z.never()).max(0);

const counter = z.strictObject({ kind: z.enum(counterKinds), owner: playerNo });
const change = z.strictObject({
  stat: z.enum(['sp', 'hp', 'level']),
  by: whole(-MOST_CHANGE, MOST_CHANGE),
});

const card = z.strictObject({
  ...cardShape(zones),
  exhausted: z.boolean(),
  fatigued: whole(0).nullable().describe('The turn in which it was last fatigued'),
  counters: z.array(counter).max(MOST_CHANGE),
  changes: z.array(change).max(MOST_CHANGE),
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
export const stateModel: z.ZodType<KotcState> = z.strictObject({
  players: z.array(seat).max(limits.players),
  cards: z.array(card).max(limits.cards),
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
  chain: nothing,
  pending: nothing,
  chains: whole(0),
  rerolls: z
    .array(
      z.strictObject({
        player: playerNo,
        dice: whole(0, MOST_CHANGE),
        times: whole(0, MOST_CHANGE),
        chain: whole(0).nullable(),
        not: whole(0).nullable(),
      }),
    )
    .max(MOST_CHANGE),
  resolving: z.literal(false),
  battles: nothing,
  forced: nothing,
  hypnoses: z.array(z.strictObject({ card: cardNo, stay: cardId, back: playerNo })).max(limits.cards),
  occasions: z.array(triggerEvent).max(MOST_CHANGE),
  windows: nothing,
  nextWindow: whole(0),
  moment: whole(0),
});
