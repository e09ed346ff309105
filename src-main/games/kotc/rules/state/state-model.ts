import { z } from 'zod';
import { limits } from '../../../../engine/record.js';
import { ONLOOKERS } from '../../../../engine/state.js';
import { counterKinds, phases, zones, type KotcState } from './state.js';

const MOST = 1_000_000;
/** A number on a card of a position; more than this no card and no game has. */
const MOST_CHANGE = 1000;

const whole = (least: number, most = MOST) => z.number().int().min(least).max(most);
const player = whole(0, limits.players - 1);
const cardNo = whole(0, limits.cards - 1);
const players = whole(0, 2 ** (ONLOOKERS + 1) - 1).describe(
  'A set of players: bit n is player n, bit 30 all who watch',
);
const cardId = whole(0);
const pile = z.array(cardNo).max(limits.cards);
const nothing = z.array(z.never()).max(0);
const bits = z.number().int().min(-0x80000000).max(0x7fffffff);

const counter = z.strictObject({ kind: z.enum(counterKinds), owner: player });
const change = z.strictObject({
  stat: z.enum(['sp', 'hp', 'level']),
  by: whole(-MOST_CHANGE, MOST_CHANGE),
});

const card = z.strictObject({
  design: whole(0),
  owner: player,
  id: cardId,
  player,
  zone: z.enum(zones),
  known: players.describe('Who knows which card it is'),
  exhausted: z.boolean(),
  fatigued: whole(0).nullable().describe('The turn in which it was last fatigued'),
  counters: z.array(counter).max(MOST_CHANGE),
  changes: z.array(change).max(MOST_CHANGE),
});

const seat = z.strictObject({
  hp: whole(-MOST),
  drewFromEmpty: z.boolean(),
  zones: z.strictObject({
    deck: pile,
    grave: pile,
    battlefield: pile,
    traps: pile,
    granary: pile,
    hand: pile,
    reserves: pile,
    removed: pile,
  }),
});

const occasion = z.strictObject({
  kind: z.enum(['attacks', 'defends', 'targeted', 'damaged', 'destroyed', 'wounded']),
  moment: whole(0),
  window: whole(0).nullable(),
  entries: z
    .array(
      z.strictObject({
        card: cardNo.nullable(),
        player,
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
  chance: z.strictObject({
    generator: z.array(bits).length(4),
    dice: z.array(whole(1, 6)).max(limits.script),
    picks: z.array(pile).max(limits.script),
  }),
  nextId: cardId,
  decisions: whole(0),
  asksAlways: players,
  agreed: players,
  out: players.describe('Who is out of the game'),
  revelations: whole(0),
  result: z.null(),
  first: player.nullable().describe('Null: the game is to be set up'),
  turn: z.strictObject({
    number: whole(0),
    player,
    phase: z.enum(phases),
    sown: whole(0, MOST_CHANGE).describe('Resources placed this turn'),
    drawn: z.boolean(),
    declared: z.strictObject({
      players: z.array(player).max(limits.players),
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
        player,
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
  hypnoses: z.array(z.strictObject({ card: cardNo, stay: cardId, back: player })).max(limits.cards),
  occasions: z.array(occasion).max(MOST_CHANGE),
  windows: nothing,
  nextWindow: whole(0),
  moment: whole(0),
});
