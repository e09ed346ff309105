import type { Choice, PlayerNo } from '../kernel/decision.js';
import { askOptions } from '../kernel/ask.js';
import { roll } from '../kernel/chance.js';
import type { Asking } from '../kernel/rule-set.js';
import type { CardNo } from '../kernel/state.js';
import { apply } from './door.js';
import type { Kotc } from './edition.js';
import type { EventOf } from './events.js';
import { countersOf, removeForEffect } from './counters.js';
import { pollAll } from './polls.js';
import { cardAt } from './values.js';

export interface Roll {
  readonly player: PlayerNo;
  readonly dice: number[];
  readonly why: EventOf<'roll'>['why'];
}

/** Rolls dice for several players at once, all in the open; Dice Counters wait until all lie (K14-Q-64). */
export function* rollDice(
  table: Kotc,
  rolls: readonly Omit<Roll, 'dice'>[],
  counts: readonly number[],
): Asking<Roll[]> {
  const cites = {
    first: 'whoIsFirst',
    attack: 'attackDice',
    defense: 'defenseDice',
    heal: 'diceHeal',
    damage: 'damageCounter',
  } as const;
  const rolled = rolls.map((one, place): Roll => ({
    ...one,
    dice: roll(table.state.chance, counts[place] ?? 0),
  }));
  for (const { player, dice, why } of rolled) {
    if (dice.length > 0) {
      apply(table, { type: 'roll', player, dice: [...dice], why, rules: table.edition.cite[cites[why]] });
    }
  }
  if (rolled.some(({ dice }) => dice.length > 0)) yield* offerRerolls(table, rolled);
  return rolled;
}

/** One counter re-rolls one die, any number of times while owners have counters to use (K14-CTR-64, 65). */
function* offerRerolls(table: Kotc, rolls: readonly Roll[]): Asking {
  yield* pollAll(table, (player) => {
    const hosts = countersOf(table, 'dice', player);
    return hosts.length > 0 && offerReroll(table, player, hosts, rolls);
  });
}

function* offerReroll(
  table: Kotc,
  player: PlayerNo,
  hosts: readonly CardNo[],
  rolls: readonly Roll[],
): Asking<boolean> {
  const { state, edition } = table;
  const options = hosts.flatMap((host) => diceToReroll(host, rolls));
  const choices = options.map(({ host, one, face }): Choice => {
    return { card: cardAt(table, host).id, counter: 'dice', player: one.player, number: face };
  });
  const question = { player, purpose: 'reroll', rule: edition.cite.reroll[0] ?? '' };
  const [chosen] = yield* askOptions(table, question, choices, 0, 1);
  const option = chosen === undefined ? undefined : options[chosen];
  if (!option) return false;
  const { host, one, face: was } = option;
  removeForEffect(table, host, 'dice', player);
  const [now = was] = roll(state.chance, 1);
  one.dice[one.dice.indexOf(was)] = now;
  apply(table, { type: 'reroll', player, was, now, rules: edition.cite.reroll });
  return true;
}

/** Equal dice of one roll are one choice. */
const diceToReroll = (host: CardNo, rolls: readonly Roll[]): { host: CardNo; one: Roll; face: number }[] =>
  rolls.flatMap((one) => [...new Set(one.dice)].sort().map((face) => ({ host, one, face })));
