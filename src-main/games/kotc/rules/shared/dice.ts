import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import { askOptions } from '../../../../engine/ask.js';
import { rollFaces } from '../../../../engine/chance/draws.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { EventOf } from '../events/events.js';
import { countersOf, hasCounterOf, removeForEffect } from './counters.js';
import { pollAll } from '../flow/polls.js';
import { lasting, type LastingOf } from '../state/lasting.js';
import { cardAt } from '../state/values.js';
import { purposes } from '../purposes.js';

export interface Roll {
  readonly player: PlayerNo;
  readonly dice: number[];
  readonly why: EventOf<'roll'>['why'];
}

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/**
 * Rolls dice for several players at once, all in the open; Dice Counters wait until all lie (K14-Q-64). So a re-roll answers a roll
 * that has happened: it is an event of its own and replaces none.
 */
export function* rollDice(
  game: KotcContext,
  rolls: readonly Omit<Roll, 'dice'>[],
  counts: readonly number[],
): Asking<Roll[]> {
  const cites = {
    first: 'whoIsFirst',
    attack: 'attackDice',
    defense: 'defenseDice',
    heal: 'diceHeal',
    damage: 'damageCounter',
    effect: 'damageRoll',
    burn: 'diceBurn',
    wound: 'diceWound',
    medic: 'medic',
  } as const;
  const rolled = rolls.map(({ player, why }, place): Roll => ({
    player,
    why,
    dice: rollFaces(game, counts[place] ?? 0),
  }));
  for (const { player, dice, why } of rolled) {
    if (dice.length > 0) {
      perform(game, { type: 'roll', player, dice: [...dice], why, rules: game.edition.cite[cites[why]] });
    }
  }
  if (rolled.some(({ dice }) => dice.length > 0)) yield* offerRerolls(game, rolled);
  return rolled;
}

/**
 * One counter re-rolls one die, any number of times while owners have counters to use (K14-CTR-64, 65); an effect that lets
 * dice be re-rolled lets each of so many be re-rolled so often (K11-Q-06).
 */
function* offerRerolls(game: KotcContext, rolls: readonly Roll[]): Asking {
  const history: History = new Map();
  yield* pollAll(game, (player) => {
    const options = [...byCounters(game, player, rolls), ...byGrants(game, player, rolls, history)];
    return options.length > 0 && offerReroll(game, player, options, history);
  });
}

type Rerolls = LastingOf<'rerolls'>;
/** How often each die of each roll has been re-rolled by each grant. */
type History = Map<Rerolls, Map<Roll, number[]>>;

/** A die that can be re-rolled: by a counter on a host, or by an effect. */
interface Option {
  readonly one: Roll;
  readonly face: number;
  readonly by: { readonly host: CardNo } | { readonly grant: Rerolls; readonly die: number };
}

/** Equal dice of one roll are one choice. */
const byCounters = (game: KotcContext, player: PlayerNo, rolls: readonly Roll[]): Option[] =>
  countersOf(game, 'dice', player).flatMap((host) =>
    rolls.flatMap((one) =>
      [...new Set(one.dice)].sort().map((face): Option => ({ one, face, by: { host } })),
    ),
  );

function byGrants(
  { state }: KotcContext,
  player: PlayerNo,
  rolls: readonly Roll[],
  history: History,
): Option[] {
  const options: Option[] = [];
  for (const grant of lasting(state, 'rerolls')) {
    const { dice: fresh, times } = grant.does;
    if (!('player' in grant.on) || grant.on.player !== player) continue;
    for (const one of rolls) {
      if (!isGranted(grant, inChain(one, state.chains))) continue;
      for (const [die, face] of one.dice.entries()) {
        const before = history.get(grant)?.get(one)?.[die] ?? 0;
        const may = before === 0 ? fresh > 0 : before < times;
        const isThere = options.some(
          ({ one: same, face: shows, by }) => same === one && shows === face && 'grant' in by,
        );
        if (may && !isThere) options.push({ one, face, by: { grant, die } });
      }
    }
  }
  return options;
}

/** Abilities and attacks roll in a chain, the latest one; the die of a counter is in none (K06-RUL-19, 35). */
const inChain = ({ why }: Roll, latest: number): number | null => (why === 'damage' ? null : latest);

/** Some grants are for one chain alone, some for all but that in which they were made (K06-RUL-19, K06-BLD-51). */
const isGranted = ({ does: { chain: only, not } }: Rerolls, chain: number | null): boolean =>
  (only === null || only === chain) && (not === null || not !== chain);

/** The die, with the counter by which it would be re-rolled. */
function dieOf(game: KotcContext, { one, face: number, by }: Option): Choice {
  const die = { player: one.player, number };
  return 'host' in by ? { card: cardAt(game, by.host).id, counter: 'dice', ...die } : die;
}

function* offerReroll(
  game: KotcContext,
  player: PlayerNo,
  options: readonly Option[],
  history: History,
): Asking<boolean> {
  const { state, edition } = game;
  const question = { player, purpose: purposes.reroll, rule: edition.cite.reroll[0] ?? '' };
  const [option] = yield* askOptions(game, question, options, (one) => dieOf(game, one), 0, 1);
  if (!option) return false;
  const { one, face: was, by } = option;
  const place = 'host' in by ? one.dice.indexOf(was) : by.die;
  let grant: number | null = null;
  // Its host may have left the game with a player who has given up.
  if ('host' in by && !hasCounterOf(game, by.host, 'dice', player)) return true;
  if ('host' in by) removeForEffect(game, by.host, 'dice', player);
  else if (countReroll(history, by.grant, one, place) === 1)
    grant = lasting(state, 'rerolls').indexOf(by.grant);
  const [now = was] = rollFaces(game, 1);
  one.dice[place] = now;
  perform(game, { type: 'reroll', player, was, now, grant, rules: edition.cite.reroll });
  return true;
}

/** @returns how often the die has been re-rolled by the grant now */
function countReroll(history: History, grant: Rerolls, one: Roll, die: number): number {
  const rolls = history.get(grant) ?? new Map<Roll, number[]>();
  history.set(grant, rolls);
  const counts = rolls.get(one) ?? one.dice.map(() => 0);
  rolls.set(one, counts);
  const count = (counts[die] ?? 0) + 1;
  counts[die] = count;
  return count;
}
