import { askOptions, idOf } from '../../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import { clockwiseFrom, type CardNo } from '../../../../../engine/state.js';
import type { KotcContext } from '../../context.js';
import { perform } from '../../events/pipeline.js';
import { pollAll } from '../../flow/polls.js';
import { purposes } from '../../purposes.js';
import { hasCounterOf, removeForEffect } from '../../shared/counters.js';
import { cardAt, cardsIn } from '../../state/values.js';

/** A die that hit the host, and the minion that it is thrown at. */
interface Throw {
  readonly target: CardNo;
  readonly die: number;
}

/** How a minion is damaged; passed in, since damage by dice is what brings Voodoo Counters into use. */
type Inflict = (
  game: KotcContext,
  target: CardNo,
  damage: { readonly amount: number },
  by: PlayerNo,
) => Asking;

/** Minions that others than the player control, whoever owns them (K17-CTR-89, K15-KEY-166). */
export const enemyMinions = ({ state }: KotcContext, player: PlayerNo): CardNo[] => {
  const [, ...enemies] = clockwiseFrom(state, player);
  return enemies.flatMap((enemy) => cardsIn(state, enemy, 'battlefield'));
};

/**
 * The Voodoo Counters on a minion that has taken damage from dice, before it goes to the grave for it (K17-CTR-87, K17-Q-120). Each
 * inflicts what one of the dice shows on an enemy minion of its owner's, which is damage from no die (K17-Q-121, 123).
 */
export function* offerVoodoo(
  game: KotcContext,
  host: CardNo,
  dice: readonly number[],
  inflict: Inflict,
): Asking {
  if (!cardAt(game, host).counters.some(({ kind }) => kind === 'voodoo')) return;
  const { id: stay } = cardAt(game, host);
  const faces = [...new Set(dice)].sort();
  yield* pollAll(game, (owner) => {
    const isThere = cardAt(game, host).id === stay && hasCounterOf(game, host, 'voodoo', owner);
    const targets = isThere ? enemyMinions(game, owner) : [];
    const throws = targets.flatMap((target) => faces.map((die): Throw => ({ target, die })));
    return throws.length > 0 && offerThrow(game, host, owner, throws, faces, inflict);
  });
}

function* offerThrow(
  game: KotcContext,
  host: CardNo,
  owner: PlayerNo,
  throws: readonly Throw[],
  faces: readonly number[],
  inflict: Inflict,
): Asking<boolean> {
  const { voodoo: rules } = game.edition.cite;
  const [only, ...others] = faces;
  const isSure = others.length === 0 && only !== undefined;
  const question = {
    player: owner,
    purpose: purposes.voodoo,
    rule: rules[0] ?? '',
    about: host,
    ...(isSure && { amount: only }),
  };
  const asChoice = ({ target, die }: Throw): Choice => {
    const card = idOf(game.state, target);
    return isSure ? { card } : { card, number: die };
  };
  const [thrown] = yield* askOptions(game, question, throws, asChoice, 0, 1);
  if (!thrown) return false;
  const { target, die } = thrown;
  removeForEffect(game, host, 'voodoo', owner);
  perform(game, { type: 'throwDie', card: host, target, die, rules });
  yield* inflict(game, target, { amount: die }, owner);
  return true;
}
