import { PASS, type Decision, type PlayerNo, type Reply } from '../decision.js';
import { has, type BaseState, type Viewer } from '../state.js';
import type { Stop } from './stop.js';

/** Where a turn stands. */
export interface TurnMoment {
  /** Whose turn it is. */
  readonly player: PlayerNo;
  readonly phase: string;
  readonly step?: string;
}

/** Where the players of a rule set can be stopped, and what is never passed over for them. */
export interface StopRules<S, T> {
  /** The ids of its phases and steps. */
  readonly at: readonly string[];
  /** Where players who are asked only at stops are asked if something of use can be done. Left out: nobody is asked only there. */
  readonly usual?: readonly Stop[];
  moment(state: S): TurnMoment;
  /** Whether a question is put to its player even where they pass until something. */
  isNeverPassed(game: T, decision: Decision): boolean;
}

type Asked = Pick<BaseState, 'asksAlways' | 'asksAtStops' | 'stops' | 'skipped'>;

export const isSameStop = (one: Stop, other: Stop): boolean => one.turn === other.turn && one.at === other.at;

/** Whether a viewer is asked always, though nothing of use can be done; who only watches never is. */
export const hasFullControl = ({ asksAlways }: Pick<BaseState, 'asksAlways'>, viewer: Viewer): boolean =>
  viewer !== null && has(asksAlways, viewer);

/** Whether a player is asked also where nothing of use can be done: by full control, or since they have a stop there. */
export function wantsToBeAsked(state: Asked, player: PlayerNo, moment: TurnMoment): boolean {
  const { stops } = state;
  return hasFullControl(state, player) || (stops !== undefined && isStopped(stops[player], player, moment));
}

/** Whether a player is asked only at stops. */
export const asksOnlyAtStops = ({ asksAtStops = 0 }: Asked, player: PlayerNo): boolean =>
  has(asksAtStops, player);

/** The usual stops that a player leaves in force. */
export const usualFor = ({ skipped }: Asked, player: PlayerNo, usual: readonly Stop[]): readonly Stop[] =>
  skipped ? usual.filter((stop) => !skipped[player]?.some((one) => isSameStop(one, stop))) : usual;

/** Whether one of some stops of a player is where the turn stands. */
export function isStopped(
  stops: readonly Stop[] | undefined,
  player: PlayerNo,
  { player: turnOf, phase, step }: TurnMoment,
): boolean {
  const turn = turnOf === player ? 'own' : 'others';
  return stops?.some((stop) => stop.turn === turn && (stop.at === phase || stop.at === step)) ?? false;
}

/** The stops of all players with one of a player set or not; undefined where nobody has any. */
export function withStop(
  stops: BaseState['stops'],
  players: number,
  player: PlayerNo,
  { turn, at }: Stop,
  isSet: boolean,
): BaseState['stops'] {
  const all = Array.from({ length: players }, (_, one) => stops?.[one] ?? []);
  const others = (all[player] ?? []).filter((stop) => !isSameStop(stop, { turn, at }));
  const next = all.with(player, isSet ? [...others, { turn, at }] : others);
  return next.some((one) => one.length > 0) ? next : undefined;
}

/**
 * The pass of a question for a player who passes until something: they do nothing, and attack nobody. Null where it is to be put to
 * them: it cannot be passed, never is, or they have a stop there.
 */
export function passOver<S extends BaseState, T>(
  rules: { readonly stops?: StopRules<S, T> },
  game: T & { readonly state: S },
  decision: Decision,
): Reply | null {
  const pass = passIn(decision);
  if (!pass || rules.stops?.isNeverPassed(game, decision)) return null;
  const { state } = game;
  const moment = rules.stops?.moment(state);
  return moment && isStopped(state.stops?.[decision.player], decision.player, moment) ? null : pass;
}

/** The pass of a question: nothing is done, or nobody attacked; null where it has none. */
export function passIn(decision: Decision): Reply | null {
  if (decision.kind === 'pair' && decision.role === 'attack') {
    const isFree = decision.pairings.every(({ must }) => !must);
    return isFree ? { pairs: decision.pairings.map(() => null) } : null;
  }
  if (decision.kind !== 'act') return null;
  const act = decision.actions.findIndex((action) => action.do === PASS);
  return act < 0 ? null : { act };
}
