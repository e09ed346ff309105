/** Counters whose effects happen at once, in a battle: Taunt, Medic and Assassin Counters. */
import type { KotcContext } from '../../context.js';
import { perform } from '../../events/pipeline.js';
import { rollDice, totalOf } from '../../shared/dice.js';
import { presentFighters } from '../../state/fighters.js';
import type { Battle } from '../../state/state.js';
import { cardAt, isAwake, spOf } from '../../state/values.js';
import type { InBattle } from './counter-impl.js';
import { isBeforeDefense } from '../battle-steps.js';
import { fightsIn, withdraw } from '../withdrawing.js';

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
