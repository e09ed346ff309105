/** Counters whose effects happen at once, in a battle: Taunt, Medic and Assassin Counters. */
import { askOptions, idOf } from '../../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import type { KotcContext } from '../../context.js';
import { perform } from '../../events/pipeline.js';
import { pollAll } from '../../flow/polls.js';
import { purposes } from '../../purposes.js';
import { countersOf, removeForEffect } from '../../shared/counters.js';
import { rollDice, totalOf } from '../../shared/dice.js';
import { presentFighters } from '../../state/fighters.js';
import type { Battle, CounterKind } from '../../state/state.js';
import { cardAt, isAwake, spOf } from '../../state/values.js';
import type { InBattle } from './counter-impl.js';
import { isBeforeDefense } from '../battle-steps.js';
import { fightsIn, withdraw } from '../withdrawing.js';
import { kindsInBattle } from './counter-impls.js';

/** The battle that is being fought, until its Damage Allocation begins (K14-Q-55, K17-Q-125). */
function openBattle({ state }: KotcContext): Battle | null {
  const battle = state.battles.at(-1);
  return battle && battle.step !== 'allocation' ? battle : null;
}

/** The attack's victim becomes the host (K14-CTR-57, 58). */
export const becomeVictim: InBattle = {
  works: 'in a battle',
  asks: 'taunt',
  cite: 'taunt',
  otherwise: 'tauntNotNow',
  can(game, host) {
    const battle = openBattle(game);
    const card = cardAt(game, host);
    const { player, id } = card;
    return (
      isAwake(card) && battle?.defender === player && !('stay' in battle.victim && battle.victim.stay === id)
    );
  },
  act(game, { host: card }) {
    perform(game, { type: 'victim', card, stay: cardAt(game, card).id, rules: game.edition.cite.taunt });
    return undefined;
  },
};

/** The host leaves its team and heals its controller by as many dice as its SP is (K17-CTR-100 to 105). */
export const leaveAndHeal: InBattle = {
  works: 'in a battle',
  asks: 'medic',
  cite: 'medic',
  otherwise: 'medicNotNow',
  can(game, host) {
    const battle = openBattle(game);
    return battle !== null && fightsIn(game, battle, host);
  },
  *act(game, { player, host }) {
    const { player: healed } = cardAt(game, host);
    const count = spOf(game, host);
    const { medic: rules } = game.edition.cite;
    withdraw(game, host, rules);
    const [rolled] = yield* rollDice(game, [{ player, why: 'medic' }], [count]);
    const amount = totalOf(rolled?.dice ?? []);
    if (amount > 0) perform(game, { type: 'heal', player: healed, amount, rules });
  },
};

/** The Defense Formation is left out, for an attacker that is alone (K17-CTR-106 to 109). */
export const skipDefense: InBattle = {
  works: 'in a battle',
  asks: 'assassin',
  cite: 'assassin',
  otherwise: 'assassinNotNow',
  can(game, host) {
    const battle = openBattle(game);
    if (!battle || battle.step !== null || battle.skipsDefense || !isBeforeDefense(game, battle))
      return false;
    const team = presentFighters(game, battle.team, battle.attacker);
    return team.length === 1 && team[0] === host;
  },
  act(game, { host: card }) {
    perform(game, { type: 'skipDefense', card, rules: game.edition.cite.assassin });
    return undefined;
  },
};

/** Removes the counter and has its effect happen, which makes no link (K14-CTR-10, 21). */
export function* useInBattle(
  game: KotcContext,
  player: PlayerNo,
  host: CardNo,
  kind: CounterKind,
  { act }: InBattle,
): Asking {
  removeForEffect(game, host, kind, player);
  const acting = act(game, { player, host });
  if (acting) yield* acting;
}

/** A kind of these counters, and its hosts that have one of the player's which can be used now. */
interface Ready {
  readonly kind: CounterKind;
  readonly impl: InBattle;
  readonly hosts: readonly CardNo[];
}

/** Offers these counters where no window is open: within a step, and between the links of a chain (K14-CTR-11, K14-Q-55). */
export function* offerInBattle(game: KotcContext): Asking {
  const kinds = kindsInBattle(game);
  yield* pollAll(game, (player) => {
    const ready = kinds.flatMap(([kind, impl]): readonly Ready[] => {
      const hosts = countersOf(game, kind, player).filter((no) => impl.can(game, no));
      return hosts.length > 0 ? [{ kind, impl, hosts }] : [];
    });
    return ready.length > 0 && offerEach(game, player, ready);
  });
}

/** One kind after another, until one is used. */
function* offerEach(game: KotcContext, player: PlayerNo, ready: readonly Ready[]): Asking<boolean> {
  for (const { kind, impl, hosts } of ready) {
    const asChoice = (no: CardNo): Choice => ({ card: idOf(game.state, no), counter: kind });
    const rule = game.edition.cite[impl.cite][0] ?? '';
    const question = { player, purpose: purposes[impl.asks], rule };
    const [host] = yield* askOptions(game, question, hosts, asChoice, 0, 1);
    if (host === undefined) continue;
    yield* useInBattle(game, player, host, kind, impl);
    return true;
  }
  return false;
}
