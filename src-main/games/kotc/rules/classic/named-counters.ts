import { call, type Own, type Steps } from '../../../../engine/frames/frames.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Offer } from '../flow/actions.js';
import { hasCounterOf, removeForEffect } from '../shared/counters.js';
import { rollDice } from '../shared/dice.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { exhaust } from '../shared/moves.js';
import { newMoment } from '../events/moments.js';
import { askAllAgain, decline, newPoll, pollAll } from '../flow/polls.js';
import type { CountersFrame, KotcFrame } from '../state/frames.js';
import type { CounterKind } from '../state/state.js';
import { cardAt, cardIn, spOf } from '../state/values.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { damageCreature } from './damage.js';
import { isOut } from './elimination.js';
import { purposes } from '../purposes.js';

/** What removing a named counter for its effect does to the creature that it was on (K11-CTR-31 to 38). */
interface CounterUse {
  readonly act: (game: KotcContext, host: CardNo, owner: PlayerNo) => Asking | undefined;
  /** Nothing would come of it now, or it had better wait: nobody is stopped and asked because of it. */
  readonly waits: (game: KotcContext, host: CardNo, hit: CardNo | null) => boolean;
}

/** Offense counts when the dice of a battle are rolled, so that nobody needs to be asked before. */
const untilBattle = ({ state }: KotcContext): boolean => state.battles.length === 0;

const changing = (stat: 'sp' | 'hp', by: number, cite: 'offense' | 'defense' | 'weakness') =>
  function act(game: KotcContext, card: CardNo): undefined {
    perform(game, { type: 'change', card, stat, by, rules: game.edition.cite[cite] });
  };

/** These work where a die lies or an effect would destroy; removed at another time they are wasted (K11-Q-07). */
const wasted: CounterUse = { act: () => undefined, waits: () => true };

const uses: Readonly<Partial<Record<CounterKind, CounterUse>>> = {
  offense: { act: changing('sp', 1, 'offense'), waits: untilBattle },
  weakness: {
    act: changing('sp', -1, 'weakness'),
    waits: (game, host) => untilBattle(game) || spOf(game, host) === 0,
  },
  defense: {
    act: changing('hp', 5, 'defense'),
    waits: (game, host, hit) => host !== hit && untilBattle(game) && game.state.chain.length === 0,
  },
  damage: {
    *act(game, host, player) {
      const [rolled] = yield* rollDice(game, [{ player, why: 'damage' }], [1]);
      yield* offerCounters(game, null, host);
      yield* damageCreature(game, host, rolled?.dice[0] ?? 0, player);
    },
    waits: () => false,
  },
  exhaustion: {
    act: (game, host, owner) => {
      exhaust(game, [host], owner);
      return undefined;
    },
    waits: (game, host) => cardAt(game, host).exhausted,
  },
  dice: wasted,
  immortality: wasted,
};

/**
 * The counters that a player placed and may remove now (K11-CTR-20).
 *
 * @param hit a creature for which the die of a damage counter lies
 */
export function counterOffers(game: KotcContext, player: PlayerNo, hit: CardNo | null = null): Offer[] {
  const { state } = game;
  const offers: Offer[] = [];
  for (const { zones } of state.players) {
    for (const card of zones.battlefield) {
      if (cardIn(state, card).counters.length === 0) continue;
      for (const [kind, { waits }] of Object.entries(uses) as [CounterKind, CounterUse][]) {
        if (!hasCounterOf(game, card, kind, player)) continue;
        offers.push({ action: { do: 'counter', card, counter: kind }, idle: waits(game, card, hit) });
      }
    }
  }
  return offers;
}

/**
 * Removes a counter for its effect, which happens at once (K11-CTR-16, 17), and not at once with what it was removed in the
 * midst of: the damage of another counter, or of an effect whose dice lie (K11-Q-83).
 */
export function* useCounter(game: KotcContext, player: PlayerNo, host: CardNo, kind: CounterKind): Asking {
  newMoment(game);
  removeForEffect(game, host, kind, player);
  newMoment(game);
  const acting = uses[kind]?.act(game, host, player);
  if (acting) yield* acting;
  newMoment(game);
}

/**
 * "At any time": after every indivisible step each player may remove counters, whose turn comes next first, one at a time,
 * until all decline (K11-CTR-14, K11-Q-03, 04). This is for the midst of an effect or a battle; `callForCounters` for what stands
 * between what is done.
 *
 * @param except is asked next anyway, with these counters among other things
 * @param hit a creature for which the die of a damage counter lies
 */
export function* offerCounters(
  game: KotcContext,
  except: PlayerNo | null = null,
  hit: CardNo | null = null,
): Asking {
  if (!hasCounters(game)) return;
  yield* pollAll(game, (player) => {
    const offers = player === except ? null : offersToAsk(game, player, hit);
    return offers !== null && offerCounter(game, player, hit, offers);
  });
}

/** Has counters offered next, where there are any. */
export function callForCounters(game: KotcContext, except: PlayerNo | null = null): void {
  if (!hasCounters(game)) return;
  call<KotcFrame>(game, { do: 'counters', step: 'ask', except, ...newPoll(game) });
}

export const countersSteps: Steps<KotcContext, CountersFrame> = {
  ask(game, own) {
    for (; own.declined < game.state.players.length; decline(game, own)) {
      const { player, except } = own;
      const isAsked = player !== except && !isOut(game, player);
      const offers = isAsked ? offersToAsk(game, player, null) : null;
      if (offers !== null) return askForCounter(game, own, offers);
    }
    return 'end';
  },
};

function* askForCounter(game: KotcContext, own: Own<CountersFrame>, offers: readonly Offer[]): Asking<'ask'> {
  if (yield* offerCounter(game, own.player, null, offers)) askAllAgain(game, own);
  else decline(game, own);
  return 'ask';
}

export const hasCounters = ({ state }: KotcContext): boolean =>
  state.players.some(({ zones }) => zones.battlefield.some((no) => cardIn(state, no).counters.length > 0));

const offersToAsk = (game: KotcContext, player: PlayerNo, hit: CardNo | null): readonly Offer[] | null =>
  ifWorthAsking(game, player, () => counterOffers(game, player, hit));

function* offerCounter(
  game: KotcContext,
  player: PlayerNo,
  hit: CardNo | null,
  offers: readonly Offer[],
): Asking<boolean> {
  const question = { player, purpose: purposes.counter, rule: game.edition.cite.counterWindow[0] ?? '' };
  const action = yield* askAction(game, question, () => offersToAsk(game, player, hit), false, offers);
  if (action?.do !== 'counter') return false;
  yield* useCounter(game, player, action.card, action.counter);
  return true;
}
