/** The state of a game as plain data. Texts are pointed to (`NodeRef`), never copied into it. */
import { z } from 'zod';
import {
  baseStateShape,
  chanceModel,
  cardId,
  cardNo,
  effectShape,
  objectShape,
  playerNo,
  whole,
} from '../../../../engine/defaults/base-state.js';
import type { EffectsState } from '../../../../engine/effects/effect.js';
import type { BaseCard, BasePlayer, BaseState, ZoneLaws } from '../../../../engine/state.js';
import { limits } from '../../../../engine/record.js';
import { frame } from './frames.js';
import { optionsShape } from './options.js';
import { steps } from './steps.js';

export type Zone = 'library' | 'hand' | 'play' | 'graveyard' | 'removed' | 'stack';

/** [MC-ZONE-01] to [MC-ZONE-13]; the top of a library, graveyard and stack is their first. */
export const laws: ZoneLaws<Zone> = {
  library: { knowledge: 'restricted', placed: true },
  hand: { knowledge: 'private', placed: false },
  play: { knowledge: 'public', placed: true },
  graveyard: { knowledge: 'public', placed: true },
  removed: { knowledge: 'public', placed: true },
  stack: { knowledge: 'public', placed: true, shared: true },
};

const truth = z.literal(true);
const signed = z.number().int().min(-1_000_000).max(1_000_000);
const bits = whole(0, 2 ** 20);

/** A place in the list of nodes of a design: the ability or effect that is meant. */
const nodeRef = z.strictObject({ design: whole(0), node: whole(0, 10_000) });
export type NodeRef = Readonly<z.infer<typeof nodeRef>>;

/** An object as it was when a text spoke of it: what is asked about it once it has left is answered by this (MC-Q-36, MC-Q-72). */
const knownObject = z.strictObject({
  card: cardNo,
  id: cardId,
  player: playerNo.describe('Its controller'),
  design: whole(0).describe('What stood on it'),
  power: signed.optional(),
  toughness: signed.optional(),
  colors: bits.describe('Bit n is the nth of W, U, B, R, G'),
  types: bits.describe('Bit n is the nth card type'),
});
export type KnownObject = Readonly<z.infer<typeof knownObject>>;

/** What a text has spoken of so far, or what triggered it: "it", "that player", "that much". */
const memory = z.strictObject({
  objects: z.array(knownObject).max(limits.cards).optional(),
  /** Of two things in a trigger event the other. */
  other: knownObject.optional(),
  players: z.array(playerNo).max(limits.players).optional(),
  amount: signed.optional(),
});
export type Memory = Readonly<z.infer<typeof memory>>;

/** Choices that a permanent remembers (MC-GR-74). */
const chosen = z.strictObject({
  color: z.enum(['W', 'U', 'B', 'R', 'G']).optional(),
  type: z.string().max(limits.name).optional(),
  number: whole(0).optional(),
  name: z.string().max(limits.name).optional(),
  player: playerNo.optional(),
});

const target = z.union([z.strictObject({ card: cardId }), z.strictObject({ player: playerNo })]);

/** One part of combat damage on the stack: fixed when it is announced (MC-CMB-38). */
const announcedDamage = z.strictObject({
  source: knownObject,
  to: target,
  amount: whole(1),
});

const object = z.strictObject({
  ...objectShape(Object.keys(laws) as Zone[]),
  tapped: truth.optional(),
  damage: whole(1).optional().describe('Dealt to it this turn'),
  attached: cardId.optional().describe('The next id when it was moved from one object to another'),
  /** It goes back to this player when nothing gives control of it to another any more. */
  under: playerNo.optional().describe('Who brought it into play, where another controls it'),
  size: z
    .strictObject({ power: signed, toughness: signed })
    .optional()
    .describe('Of a token whose power and toughness were counted when it was made'),
  fresh: truth.optional().describe('Not under its control since the very beginning of its most recent turn'),
  arrived: cardId.optional().describe('The id that was next when it came into play together with others'),
  chosen: chosen.optional(),
  /** Of a spell or ability on the stack. */
  x: whole(0).optional(),
  modes: z.array(whole(0, 100)).max(100).optional(),
  counts: z.array(whole(0, 1000)).max(100).optional().describe('How many of the targets each "target" has'),
  shares: z.array(whole(0)).max(1000).optional().describe('What each target gets of what is divided'),
  memory: memory.optional(),
  left: z
    .array(knownObject)
    .max(1000)
    .optional()
    .describe('Its source and targets that have left play, as they last were (MC-Q-36, MC-Q-72)'),
  paid: memory.optional().describe('What was sacrificed, discarded or revealed to pay for it'),
  /** Of an ability on the stack: which one. */
  does: nodeRef.optional(),
  isCopy: truth.optional().describe('A copy of a spell: no card'),
  /** Combat damage on the stack is neither spell nor ability (MC-Q-25). */
  combatDamage: z.array(announcedDamage).max(1000).optional(),
});
export type MagicCard = BaseCard<Zone> & Readonly<z.infer<typeof object>>;

export const manaKinds = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaKind = (typeof manaKinds)[number];
const pool = z.strictObject({
  W: whole(0),
  U: whole(0),
  B: whole(0),
  R: whole(0),
  G: whole(0),
  C: whole(0),
});
export type Pool = Readonly<z.infer<typeof pool>>;

const playerShape = {
  life: signed,
  pool,
  mulligans: whole(0, 100),
  kept: z.boolean().describe('The opening hand'),
  loses: z
    .string()
    .max(limits.name)
    .optional()
    .describe('By what: had to draw from an empty library, say. It is out at the next check (MC-Q-22)'),
  wins: z.string().max(limits.name).optional().describe('By what: at the next check, unless it loses then'),
};
export type MagicPlayer = BasePlayer<Exclude<Zone, 'stack'>> &
  Readonly<z.infer<z.ZodObject<typeof playerShape>>>;

/**
 * What goes on for a while: the effect or ability `node`, carried out by `controller`. `amounts` are its numbers, counted when it began (MC-Q-107); `left` is how much of it is
 * left to be prevented.
 */
const lasting = z.strictObject({
  node: nodeRef,
  controller: playerNo,
  source: knownObject.nullable(),
  memory: memory.optional(),
  amounts: z.array(signed).max(100).optional(),
  left: whole(0).optional(),
  x: whole(0).optional(),
  chosen: chosen.optional(),
});
export type Lasting = Readonly<z.infer<typeof lasting>>;

/** An ability that has triggered and waits to be put on the stack. */
const waitingTrigger = z.strictObject({
  node: nodeRef,
  controller: playerNo,
  source: knownObject,
  memory,
  x: whole(0).optional(),
});
export type WaitingTrigger = Readonly<z.infer<typeof waitingTrigger>>;

/** A creature that attacks, and those that block it, by their ids at the declaration: an id that nothing has any more has left. */
const attack = z.strictObject({
  attacker: cardId.optional().describe('Left out: it was removed from combat; what blocks it still blocks'),
  defender: playerNo,
  blocked: truth.optional(),
  blockers: z.array(cardId).max(1000),
  struck: truth.optional().describe('It had first strike when the extra step came'),
});
const combat = z.strictObject({
  attacks: z.array(attack).max(1000),
  struck: z.array(cardId).max(1000).describe('Blockers that had first strike when the extra step came'),
});
export type Attack = Readonly<z.infer<typeof attack>>;

/** What cards did this turn, for filters that ask (MC-GR-89), and how often abilities were played (MC-GR-32). */
const turnFact = z.strictObject({
  id: cardId,
  did: z.enum(['attacked', 'blocked', 'dealtDamage', 'wasDealtDamage', 'cameIntoPlay', 'played']),
  /** Of `wasDealtDamage`: what dealt it. */
  by: cardId.optional(),
  /** Of `played`: the ability's place. */
  node: whole(0, 10_000).optional(),
});

const turnShape = {
  turn: whole(0).describe('0: the game is set up'),
  active: playerNo,
  first: playerNo.describe('Who began'),
  step: z.enum(steps),
  lands: whole(0).describe('Played this turn by the active player'),
  thisTurn: z.array(turnFact).max(10_000),
  combat: combat.optional(),
  waiting: z.array(waitingTrigger).max(10_000),
  /** Turns to come before the next in order, the next first. */
  extraTurns: z.array(playerNo).max(1000),
  lastInOrder: playerNo.optional().describe('In an additional turn: after whom the order goes on'),
  /** Phases to come before the turn goes on, the next first. */
  extraPhases: z.array(z.enum(['combat', 'main'])).max(1000),
  options: z.strictObject(optionsShape),
  frames: z.array(frame).max(1000).optional(),
};

export type State = BaseState<Zone, MagicCard, MagicPlayer> &
  EffectsState<Lasting> &
  Readonly<z.infer<z.ZodObject<typeof turnShape>>>;

const base = baseStateShape(laws);
const more = { effects: z.array(effectShape(lasting)).max(10_000).optional(), ...turnShape };
/** Of the largest die that a text asks for. */
export const SIDES = 20;
export const state = z.strictObject({
  ...base,
  chance: chanceModel(SIDES),
  players: z.array(base.players.element.extend(playerShape)).max(limits.players),
  cards: z.array(object).max(limits.cards),
  ...more,
}) as unknown as z.ZodType<State>;
