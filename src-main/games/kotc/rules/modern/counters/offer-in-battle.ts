/** When counters whose effects happen at once are offered in a battle, and how one is used. */
import { askOptions, idOf } from '../../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import type { KotcContext } from '../../context.js';
import { pollAll } from '../../flow/polls.js';
import { purposes } from '../../purposes.js';
import { countersOf, removeForEffect } from '../../shared/counters.js';
import type { CounterKind } from '../../state/state.js';
import type { InBattle } from './counter-impl.js';
import { kindsInBattle } from './counter-impls.js';

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
