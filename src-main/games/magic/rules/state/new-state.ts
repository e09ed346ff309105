import { newBaseState } from '../../../../engine/defaults/base-state.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import { blankObject } from './blank-object.js';
import { laws, type MagicPlayer, type State } from './state.js';

/** [MC-SET-10] */
export const FIRST_LIFE = 20;

export const newPlayer = {
  life: FIRST_LIFE,
  mulligans: 0,
  kept: false,
} as const satisfies Partial<MagicPlayer>;
export const emptyPool = (): MagicPlayer['pool'] => ({ W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 });

/** What a state holds beside players and cards, before the first turn. */
export const newTurn = {
  turn: 0,
  active: 0,
  first: 0,
  step: 'untap',
  lands: 0,
  thisTurn: [],
  waiting: [],
  extraTurns: [],
  extraPhases: [],
} as const satisfies Partial<State>;

/** With all the fields that it can have, as `blankObject`; but for those of stops, which are left out while nobody has any. */
const blankState = {
  players: undefined,
  cards: undefined,
  shared: undefined,
  attachments: undefined,
  chance: undefined,
  nextId: undefined,
  decisions: undefined,
  asksAlways: undefined,
  agreed: undefined,
  out: undefined,
  revelations: undefined,
  result: undefined,
  effects: undefined,
  turn: undefined,
  active: undefined,
  first: undefined,
  step: undefined,
  lands: undefined,
  thisTurn: undefined,
  combat: undefined,
  waiting: undefined,
  extraTurns: undefined,
  lastInOrder: undefined,
  extraPhases: undefined,
  options: undefined,
  frames: undefined,
} satisfies Record<
  Exclude<keyof State, 'asksAtStops' | 'stops' | 'skipped' | 'onPaper'>,
  undefined
> as unknown as State;

/** A game before its setup. @param chooser who decides who begins, where that is left to the loser of the game before (MC-SET-19) */
export function newState(
  decks: readonly (readonly number[])[],
  seed: number,
  chooser?: PlayerNo,
  options: State['options'] = {},
): State {
  const base = newBaseState(laws, 'library', decks, seed, blankObject);
  const players: MagicPlayer[] = [];
  for (const { zones } of base.players)
    players.push({ zones, ...newPlayer, pool: emptyPool(), loses: undefined, wins: undefined });
  return Object.assign({ ...blankState }, base, newTurn, {
    thisTurn: [],
    waiting: [],
    extraTurns: [],
    extraPhases: [],
    players,
    options,
    frames: [{ do: 'setup', step: 'first', left: [], ...(chooser !== undefined && { chooser }) }],
  } as const);
}
