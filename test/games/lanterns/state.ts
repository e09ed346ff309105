import { z } from 'zod';
import {
  baseStateShape,
  newBaseState,
  playerNo,
  whole,
} from '../../../src-main/engine/defaults/base-state.js';
import type { BaseEvent, LogBook } from '../../../src-main/engine/log.js';
import type { GameContext } from '../../../src-main/engine/rule-set.js';
import type {
  BaseCard,
  BasePlayer,
  BaseState,
  CardNo,
  Result,
  ZoneLaws,
} from '../../../src-main/engine/state.js';

export const zones = ['deck', 'hand', 'row', 'ashes'] as const;
export type Zone = (typeof zones)[number];

export const laws: ZoneLaws<Zone> = {
  deck: { knowledge: 'restricted', placed: true },
  hand: { knowledge: 'private', placed: false },
  row: { knowledge: 'public', placed: true },
  ashes: { knowledge: 'public', placed: true },
};

export interface State extends BaseState<Zone, BaseCard<Zone>, BasePlayer<Zone>> {
  /** 0 while the game is set up. */
  readonly turn: number;
  readonly active: number;
}

export const state: z.ZodType<State> = z.strictObject({
  ...baseStateShape(laws),
  turn: whole(0),
  active: playerNo,
});

export const newState = (decks: readonly (readonly number[])[], seed: number): State => ({
  ...newBaseState(laws, 'deck', decks, seed),
  turn: 0,
  active: 0,
});

/** What is printed on a card and matters in play. */
export const printed = z.strictObject({
  name: z.string(),
  kind: z.enum(['lantern', 'moth']),
  light: z.number().int().min(1).max(9).nullable(),
  text: z.string().default(''),
});
export type Printed = z.infer<typeof printed>;

export const eventTypes = ['turn', 'draw', 'light', 'moth', 'put-out', 'end'] as const;

export interface LanternEvent extends BaseEvent {
  readonly type: (typeof eventTypes)[number];
  readonly player: number;
  readonly cards: readonly CardNo[];
}

/** What the rules keep account of beside events. */
export type Account =
  | { readonly type: 'shuffle' | 'next turn' | 'out'; readonly player: number }
  | { readonly type: 'result'; readonly result: Result };

export interface Lanterns extends GameContext<State, Printed> {
  readonly log: LogBook<LanternEvent>;
  readonly atBoundary: () => void;
}
