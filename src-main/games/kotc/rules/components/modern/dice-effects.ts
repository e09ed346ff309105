/** Effects that roll dice: dice-heal, dice-burn and dice-wound. */
import { askDie, askOptions, askPlayer, idOf } from '../../../../../engine/ask.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import { clockwiseFrom, type CardNo } from '../../../../../engine/state.js';
import type { EffectImpl, Effecting, KotcContext } from '../../context.js';
import { perform } from '../../events/pipeline.js';
import { enemyMinions } from '../../modern/counters/voodoo.js';
import { damageByDie, woundPlayer } from '../../modern/damage.js';
import { purposes } from '../../purposes.js';
import { rollDice, totalOf } from '../../shared/dice.js';
import { cardAt, isInPlay } from '../../state/values.js';

export const diceHeal: EffectImpl = {
  *act(game, { player, x }) {
    const [rolled] = yield* rollDice(game, [{ player, why: 'heal' }], [x]);
    const amount = totalOf(rolled?.dice ?? []);
    perform(game, { type: 'heal', player, amount, rules: game.edition.cite.diceHeal });
  },
  alone: true,
};

/** A die, and the minion that it will hit. */
interface Assigned {
  readonly die: number;
  readonly card: CardNo;
  readonly stay: number;
}

/**
 * All dice are assigned before the first is inflicted, in the order in which they were assigned; one whose minion is gone by then is
 * lost (K15-KEY-146 to 150, K15-Q-130). Without an enemy minion nothing is rolled (K15-Q-131).
 */
export const diceBurn: EffectImpl = {
  *act(game, by) {
    const { player, x } = by;
    if (enemyMinions(game, player).length === 0) return;
    const [rolled] = yield* rollDice(game, [{ player, why: 'burn' }], [x]);
    for (const { die, card, stay } of yield* assignDice(game, by, rolled?.dice ?? [])) {
      const now = cardAt(game, card);
      if (isInPlay(now) && now.id === stay) yield* damageByDie(game, card, die, player);
    }
  },
  alone: true,
};

function* assignDice(
  game: KotcContext,
  { player, source: about }: Effecting,
  dice: readonly number[],
): Asking<readonly Assigned[]> {
  const rule = game.edition.cite.diceBurn[0] ?? '';
  const targets = enemyMinions(game, player);
  const asChoice = (no: CardNo) => ({ card: idOf(game.state, no) });
  const left = [...dice];
  const assigned: Assigned[] = [];
  while (left.length > 0) {
    const which = { player, purpose: purposes.burn, rule, about };
    const place = targets.length === 1 ? 0 : yield* askDie(game, which, left);
    const [die = 0] = left.splice(place, 1);
    const question = { player, purpose: purposes['burn-at'], rule, about, amount: die };
    const [card] = yield* askOptions(game, question, targets, asChoice, 1, 1);
    if (card !== undefined) assigned.push({ die, card, stay: idOf(game.state, card) });
  }
  return assigned;
}

function* woundByDice(game: KotcContext, by: Effecting, wounded: PlayerNo): Asking {
  const { player, x } = by;
  const [rolled] = yield* rollDice(game, [{ player, why: 'wound' }], [x]);
  yield* woundPlayer(game, wounded, totalOf(rolled?.dice ?? []));
}

function* chooseEnemy(game: KotcContext, { player, source: about }: Effecting): Asking<PlayerNo> {
  const [, ...enemies] = clockwiseFrom(game.state, player);
  const rule = game.edition.cite.chooseEnemy[0] ?? '';
  return yield* askPlayer(game, { player, purpose: purposes['wound-enemy'], rule, about }, enemies);
}

/** One amount, of the user's choice whose (K17-KEY-152, K17-Q-134). */
export const diceWoundEnemy: EffectImpl = {
  *act(game, by) {
    yield* woundByDice(game, by, yield* chooseEnemy(game, by));
  },
  alone: true,
  points: true,
};

/** A roll for each, the user first (K17-Q-132). */
export const diceWoundBoth: EffectImpl = {
  *act(game, by) {
    yield* woundByDice(game, by, by.player);
    yield* woundByDice(game, by, yield* chooseEnemy(game, by));
  },
  alone: true,
  points: true,
};
