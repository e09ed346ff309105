import { askOptions, askPlayer, idOf } from '../../../../../engine/ask.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import { damageCreature, woundPlayer } from '../../classic/damage.js';
import { isOut, playersFrom } from '../../classic/elimination.js';
import { offerCounters } from '../../classic/named-counters.js';
import { rollDice, type Roll } from '../../shared/dice.js';
import { checkOutcome, perform } from '../../events/pipeline.js';
import type { EffectImpl, Effecting, KotcContext } from '../../context.js';
import { newMoment } from '../../events/moments.js';
import { cardAt, isInPlay } from '../../state/values.js';
import { onTargets } from '../on-targets.js';
import { opponentsOf } from './choices.js';
import { purposes } from '../../purposes.js';

/** Between a roll and its application counters can be removed (K11-Q-03). */
function* rollFor(game: KotcContext, { player, x }: Effecting, why: Roll['why']): Asking<readonly number[]> {
  const [rolled] = yield* rollDice(game, [{ player, why }], [x]);
  yield* offerCounters(game);
  return rolled?.dice ?? [];
}

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

export function heal(game: KotcContext, player: PlayerNo, amount: number): void {
  perform(game, { type: 'heal', player, amount, rules: game.edition.cite.healing });
}

/** Any player, the user included (K11-BLD-55). */
export function* choosePlayerToDamage(game: KotcContext, { player, source }: Effecting): Asking<PlayerNo> {
  const question = {
    player,
    purpose: purposes['damage-player'],
    rule: game.edition.cite.wound[0] ?? '',
    about: source,
  };
  return yield* askPlayer(game, question, playersFrom(game, player));
}

/** What "then" joins are two events; who has lost by the first does nothing more (K11-Q-32, 33). */
function* goesOn(game: KotcContext, player: PlayerNo): Asking<boolean> {
  yield* checkOutcome(game);
  yield* offerCounters(game);
  newMoment(game);
  return !isOut(game, player);
}

/**
 * All dice are rolled first; then each goes to one target that is a creature still in play, the same one repeatedly if
 * wished, and is lost where there is none (K11-Q-29, K06-Q-58).
 */
export const damageByEachDie = onTargets(function* (game, by) {
  const { player, source, targets } = by;
  const rule = game.edition.cite.eachDie[0] ?? '';
  for (const amount of yield* rollFor(game, by, 'effect')) {
    const able = targets.filter((no) => isInPlay(cardAt(game, no)));
    const question = { player, purpose: purposes['each-die'], rule, about: source, amount };
    const [card] = yield* askOptions(game, question, able, (no) => ({ card: idOf(game.state, no) }), 1, 1);
    if (card !== undefined) yield* damageCreature(game, card, amount, player);
  }
});

export const healByDice: EffectImpl = {
  *act(game, by) {
    heal(game, by.player, total(yield* rollFor(game, by, 'heal')));
  },
  alone: true,
};

/** Two rolls, the second for an opponent of the user's choice (K11-BLD-54). */
export const healBothByDice: EffectImpl = {
  *act(game, by) {
    const { player, source } = by;
    heal(game, player, total(yield* rollFor(game, by, 'heal')));
    if (!(yield* goesOn(game, player))) return;
    const rule = game.edition.cite.healing[0] ?? '';
    const question = { player, purpose: purposes['heal-opponent'], rule, about: source };
    const opponent = yield* askPlayer(game, question, opponentsOf(game, player));
    heal(game, opponent, total(yield* rollFor(game, by, 'heal')));
  },
  alone: true,
};

/** Two rolls, the second for any player, the user included (K11-BLD-55). */
export const damageYourselfAndPlayer: EffectImpl = {
  *act(game, by) {
    yield* woundPlayer(game, by.player, total(yield* rollFor(game, by, 'effect')));
    if (!(yield* goesOn(game, by.player))) return;
    const other = yield* choosePlayerToDamage(game, by);
    yield* woundPlayer(game, other, total(yield* rollFor(game, by, 'effect')));
  },
  alone: true,
  points: true,
};
