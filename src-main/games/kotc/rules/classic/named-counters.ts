import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Offer } from '../flow/actions.js';
import { hasCounterOf, removeForEffect } from '../shared/counters.js';
import { rollDice } from '../shared/dice.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
import { exhaust } from '../shared/moves.js';
import { newMoment } from '../events/occasions.js';
import { pollAll } from '../flow/polls.js';
import type { CounterKind } from '../state/state.js';
import { cardAt, spOf } from '../state/values.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { damageCreature } from './damage.js';

/** What removing a named counter for its effect does to the creature that it was on (K11-CTR-31 to 38). */
interface CounterUse {
  readonly act: (table: Kotc, host: CardNo, owner: PlayerNo) => Asking | undefined;
  /** Nothing would come of it now, or it had better wait: nobody is stopped and asked because of it. */
  readonly waits: (table: Kotc, host: CardNo, hit: CardNo | null) => boolean;
}

/** Offense counts when the dice of a battle are rolled, so that nobody needs to be asked before. */
const untilBattle = ({ state }: Kotc): boolean => state.battles.length === 0;

const changing = (stat: 'sp' | 'hp', by: number, cite: 'offense' | 'defense' | 'weakness') =>
  function act(table: Kotc, card: CardNo): undefined {
    apply(table, { type: 'change', card, stat, by, rules: table.edition.cite[cite] });
  };

/** These work where a die lies or an effect would destroy; removed at another time they are wasted (K11-Q-07). */
const wasted: CounterUse = { act: () => undefined, waits: () => true };

const uses: Readonly<Partial<Record<CounterKind, CounterUse>>> = {
  offense: { act: changing('sp', 1, 'offense'), waits: untilBattle },
  weakness: {
    act: changing('sp', -1, 'weakness'),
    waits: (table, host) => untilBattle(table) || spOf(table, host) === 0,
  },
  defense: {
    act: changing('hp', 5, 'defense'),
    waits: (table, host, hit) => host !== hit && untilBattle(table) && table.state.chain.length === 0,
  },
  damage: {
    *act(table, host, player) {
      const [rolled] = yield* rollDice(table, [{ player, why: 'damage' }], [1]);
      yield* offerCounters(table, null, host);
      damageCreature(table, host, rolled?.dice[0] ?? 0, player);
    },
    waits: () => false,
  },
  exhaustion: {
    act: (table, host, owner) => {
      exhaust(table, [host], owner);
      return undefined;
    },
    waits: (table, host) => cardAt(table, host).exhausted,
  },
  dice: wasted,
  immortality: wasted,
};

/**
 * The counters that a player placed and may remove now (K11-CTR-20).
 *
 * @param hit a creature for which the die of a damage counter lies
 */
export function counterOffers(table: Kotc, player: PlayerNo, hit: CardNo | null = null): Offer[] {
  const { state } = table;
  const offers: Offer[] = [];
  for (const { zones } of state.players) {
    for (const card of zones.battlefield) {
      if ((state.cards[card]?.counters.length ?? 0) === 0) continue;
      for (const [kind, { waits }] of Object.entries(uses) as [CounterKind, CounterUse][]) {
        if (!hasCounterOf(table, card, kind, player)) continue;
        offers.push({ action: { do: 'counter', card, counter: kind }, idle: waits(table, card, hit) });
      }
    }
  }
  return offers;
}

/**
 * Removes a counter for its effect, which happens at once (K11-CTR-16, 17), and not at once with what it was removed in the
 * midst of: the damage of another counter, or of an effect whose dice lie (K11-Q-83).
 */
export function* useCounter(table: Kotc, player: PlayerNo, host: CardNo, kind: CounterKind): Asking {
  newMoment(table);
  removeForEffect(table, host, kind, player);
  newMoment(table);
  const acting = uses[kind]?.act(table, host, player);
  if (acting) yield* acting;
  newMoment(table);
}

/**
 * "At any time": after every indivisible step each player may remove counters, whose turn comes next first, one at a time,
 * until all decline (K11-CTR-14, K11-Q-03, 04).
 *
 * @param except is asked next anyway, with these counters among other things
 * @param hit a creature for which the die of a damage counter lies
 */
export function* offerCounters(
  table: Kotc,
  except: PlayerNo | null = null,
  hit: CardNo | null = null,
): Asking {
  if (!hasCounters(table)) return;
  yield* pollAll(
    table,
    (player) =>
      player !== except && offersToAsk(table, player, hit) !== null && offerCounter(table, player, hit),
  );
}

const hasCounters = ({ state }: Kotc): boolean =>
  state.players.some(({ zones }) =>
    zones.battlefield.some((no) => (state.cards[no]?.counters.length ?? 0) > 0),
  );

const offersToAsk = (table: Kotc, player: PlayerNo, hit: CardNo | null): readonly Offer[] | null =>
  ifWorthAsking(table, player, counterOffers(table, player, hit));

function* offerCounter(table: Kotc, player: PlayerNo, hit: CardNo | null): Asking<boolean> {
  const question = { player, purpose: 'counter', rule: table.edition.cite.counterWindow[0] ?? '' };
  const action = yield* askAction(table, question, () => offersToAsk(table, player, hit));
  if (action?.do !== 'counter') return false;
  yield* useCounter(table, player, action.card, action.counter);
  return true;
}
