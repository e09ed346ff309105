import { PASS, type Decision, type PlayerNo } from '../../engine/decision.js';
import type { Input } from '../../engine/game.js';
import { asksOnlyAtStops, passOver, usualFor } from '../../engine/stops/stops.js';
import type { Stop } from '../../engine/stops/stop.js';
import type { StoredGame } from '../games/stored-game.js';
import type { RunningGame } from './running-game.js';

type KeptPassing = NonNullable<StoredGame['passing']>;
type Passed = Omit<KeptPassing[number], 'player'>;
export type PassUntil = Passed['until'];

/**
 * The players who pass until something. Their passes are inputs like any other, so that a replay needs to know nothing of it.
 */
export class Passing {
  readonly #players: Map<PlayerNo, Passed>;

  /** @param kept as it was when the table was left */
  constructor(kept: KeptPassing = []) {
    this.#players = new Map(kept.map(({ player, ...passed }) => [player, passed]));
  }

  /** As the table keeps it. */
  get kept(): KeptPassing {
    return [...this.#players].map(([player, passed]) => ({ player, ...passed }));
  }

  /** @param until null: the player decides again */
  set(player: PlayerNo, until: PassUntil | null, { playable, game }: RunningGame): void {
    if (until === null) this.#players.delete(player);
    else this.#players.set(player, { until, turn: playable.summary(game.state).turns });
  }

  of(player: PlayerNo | null): PassUntil | null {
    return player === null ? null : (this.#players.get(player)?.until ?? null);
  }

  clear(): void {
    this.#players.clear();
  }

  /** An input is about to be taken in: who waited for another to do something passes no longer. */
  note(asked: Decision | null, input: Input): void {
    if (!doesSomething(asked, input)) return;
    for (const [player, { until }] of this.#players) {
      if (until === 'action' && player !== input.player) this.#players.delete(player);
    }
  }

  /** The pass for who is asked; null where they decide by themselves, from now on. */
  next({ playable, game }: RunningGame): Input | null {
    const { decision, context, state } = game;
    const passed = decision && this.#players.get(decision.player);
    if (!passed) return null;
    const { turns, turnOf } = playable.summary(state);
    const isOver = turns !== passed.turn && (passed.until === 'turn' || turnOf === decision.player);
    const reply = isOver ? null : passOver(playable.rules, context, decision);
    if (reply) return { player: decision.player, decision: decision.id, reply };
    this.#players.delete(decision.player);
    return null;
  }
}

/**
 * The pass of what a player is asked just as they begin to pass: of what others have done too, since they have seen it. Nothing where
 * they have a stop, or decide something else.
 */
export function passAsked({ playable, game }: RunningGame, player: PlayerNo): Input[] {
  const { decision, context } = game;
  if (decision?.player !== player) return [];
  const { stops } = playable.rules;
  const rules = stops ? { stops: { ...stops, isNeverPassed: () => false } } : {};
  const reply = passOver(rules, context, decision);
  return reply ? [{ player, decision: decision.id, reply }] : [];
}

/** Whether an input does more than pass. */
function doesSomething(asked: Decision | null, input: Input): boolean {
  if (!('reply' in input)) return 'resign' in input;
  const action = asked?.kind === 'act' && 'act' in input.reply ? asked.actions[input.reply.act] : undefined;
  return action?.do !== PASS;
}

/** Where a player can be stopped, and is, and where they are asked anyway if they can do something. */
export interface PlayerStops {
  readonly at: readonly string[];
  readonly set: readonly Stop[];
  readonly usual: readonly Stop[];
  /** Usual ones at which they are not asked. */
  readonly skipped: readonly Stop[];
}

/** Null: nobody can be stopped, or nobody sits there. */
export function stopsOf(player: PlayerNo | null, { playable, game }: RunningGame): PlayerStops | null {
  const { stops } = playable.rules;
  if (!stops || player === null) return null;
  const { state } = game;
  const all = (asksOnlyAtStops(state, player) ? stops.usual : undefined) ?? [];
  const usual = usualFor(state, player, all);
  return {
    at: stops.at,
    set: state.stops?.[player] ?? [],
    usual,
    skipped: all.filter((stop) => !usual.includes(stop)),
  };
}
