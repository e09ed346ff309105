import { z } from 'zod';
import {
  baseStateShape,
  cardNo,
  effectShape,
  newBaseState,
  playerNo,
  whole,
} from '../../../src-main/engine/defaults/base-state.js';
import type { Role } from '../../../src-main/engine/decision.js';
import type { EffectsState } from '../../../src-main/engine/effects/effect.js';
import type { BaseEvent, LogBook } from '../../../src-main/engine/log.js';
import type { GameContext } from '../../../src-main/engine/rule-set.js';
import type { BaseCard, BasePlayer, BaseState, CardNo, ZoneLaws } from '../../../src-main/engine/state.js';

export type Zone = 'deck' | 'hand' | 'row' | 'ashes' | 'stack' | 'night';
export const laws: ZoneLaws<Zone> = {
  deck: { knowledge: 'restricted', placed: true },
  hand: { knowledge: 'private', placed: false },
  row: { knowledge: 'public', placed: true },
  ashes: { knowledge: 'public', placed: true },
  stack: { knowledge: 'public', placed: true, shared: true },
  night: { knowledge: 'restricted', placed: true, shared: true },
};

/** What goes on for a while: a spark goes out when the turn ends. */
const lasting = z.strictObject({ fades: z.literal(true) });

const turn = {
  turn: whole(0).describe('0: the game is set up'),
  active: playerNo,
  played: z.boolean(),
  attacked: z.boolean(),
  /** One that goes on: on whom, and each of its moths with those that block it. */
  attack: z.strictObject({ on: playerNo, fights: z.array(z.array(cardNo)) }).optional(),
  passed: z.boolean().describe('The turn is over when the stack is empty'),
  passes: whole(0).describe('How many have passed one after the other'),
};
export type State = BaseState<Zone, BaseCard<Zone>, BasePlayer<string>> &
  EffectsState<z.infer<typeof lasting>> &
  Readonly<z.infer<z.ZodObject<typeof turn>>>;

export const state: z.ZodType<State> = z.strictObject({
  ...baseStateShape(laws),
  effects: z.array(effectShape(lasting)).max(1000).optional(),
  ...turn,
});
export const newTurn = { played: false, attacked: false, passed: false, passes: 0 };
export const newState = (decks: readonly (readonly number[])[], seed: number): State => ({
  ...newBaseState(laws, 'deck', decks, seed),
  ...newTurn,
  turn: 0,
  active: 0,
});

export const kinds = ['lantern', 'moth', 'oil', 'glass', 'gust'] as const;
/** What is printed on a card and matters in play. */
export const printed = z.strictObject({
  name: z.string(),
  kind: z.enum(kinds),
  light: z.number().int().min(1).max(9).nullable().default(null),
  text: z.string().default(''),
});
export type Printed = z.infer<typeof printed>;
export const spark: Printed = { name: 'Spark', kind: 'moth', light: 1, text: '' };

/** What players are asked, and what for. */
export const questions = {
  turn: ['action', 'Play a card, attack, or pass to end your turn.'],
  answer: ['respond', 'Answer with a gust, or pass.'],
  aim: ['target', 'Choose the light that it is meant for.'],
  enemy: ['victim', 'Choose whom you attack.'],
  attack: ['attack', 'Choose the moths that attack.'],
  block: ['block', 'Choose what your moths block.'],
  share: ['assign', 'Share its light out among those that block it.'],
  first: ['replace', 'Choose which is applied to the burns first.'],
} as const satisfies Readonly<Record<string, readonly [Role, string]>>;

/** What can happen, and how the log says it of a player and cards; nothing where the text is empty. */
export const events = {
  shuffle: '',
  turn: 'begins a turn',
  draw: 'draws',
  toss: '',
  dawn: 'wins the toss and takes from the night',
  play: 'plays',
  pass: '',
  light: 'lights',
  attach: 'attaches',
  spend: 'is done with',
  spark: 'makes a spark',
  fade: 'lets go out',
  burn: 'burns',
  ash: 'loses',
  attack: 'attacks with',
  block: 'blocks with',
  fought: '',
  night: 'loses to the night',
  dusk: 'ends the turn',
  out: 'gives up',
  end: 'wins',
} as const;
export interface LanternEvent extends BaseEvent {
  readonly type: keyof typeof events;
  readonly player: number;
  readonly cards: readonly CardNo[];
  readonly amount?: number;
  /** The light that a card is meant for, or that is blocked. */
  readonly aim?: CardNo | undefined;
  readonly on?: number;
  readonly heads?: boolean;
  readonly winners?: readonly number[];
  readonly by?: string;
}
export interface Lanterns extends GameContext<State, Printed> {
  readonly log: LogBook<LanternEvent>;
  readonly atBoundary: () => void;
}
