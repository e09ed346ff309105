import { askOptions, askPlayer, idOf } from '../../../../../engine/ask.js';
import type { Choice, PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import { damageCreature, woundPlayer } from '../../classic/damage.js';
import { checkLosses, isOut, playersFrom } from '../../classic/elimination.js';
import { offerCounters } from '../../classic/named-counters.js';
import { rollDice, type Roll } from '../../shared/dice.js';
import { apply } from '../../events/door.js';
import type { EffectImpl, Effecting, Kotc } from '../../context.js';
import { newMoment } from '../../events/occasions.js';
import { cardAt, isInPlay } from '../../state/values.js';
import { onTargets } from '../on-targets.js';
import { opponentsOf } from './choices.js';

/** Between a roll and its application counters can be removed (K11-Q-03). */
function* rollFor(table: Kotc, { player, x }: Effecting, why: Roll['why']): Asking<readonly number[]> {
  const [rolled] = yield* rollDice(table, [{ player, why }], [x]);
  yield* offerCounters(table);
  return rolled?.dice ?? [];
}

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

export function heal(table: Kotc, player: PlayerNo, amount: number): void {
  apply(table, { type: 'heal', player, amount, rules: table.edition.cite.healing });
}

/** Any player, the user included (K11-BLD-55). */
export function* choosePlayerToDamage(table: Kotc, { player, source }: Effecting): Asking<PlayerNo> {
  const question = {
    player,
    purpose: 'damage-player',
    rule: table.edition.cite.wound[0] ?? '',
    about: source,
  };
  return yield* askPlayer(table, question, playersFrom(table, player));
}

/** What "then" joins are two events; who has lost by the first does nothing more (K11-Q-32, 33). */
function* goesOn(table: Kotc, player: PlayerNo): Asking<boolean> {
  checkLosses(table);
  yield* offerCounters(table);
  newMoment(table);
  return !isOut(table, player);
}

/**
 * All dice are rolled first; then each goes to one target that is a creature still in play, the same one repeatedly if
 * wished, and is lost where there is none (K11-Q-29, K06-Q-58).
 */
export const damageByEachDie = onTargets(function* (table, by) {
  const { player, source, targets } = by;
  const rule = table.edition.cite.eachDie[0] ?? '';
  for (const amount of yield* rollFor(table, by, 'effect')) {
    const able = targets.filter((no) => isInPlay(cardAt(table, no)));
    const options = able.map((no): Choice => ({ card: idOf(table.state, no) }));
    const question = { player, purpose: 'each-die', rule, about: source, amount };
    const [chosen] = yield* askOptions(table, question, options, 1, 1);
    const card = chosen === undefined ? undefined : able[chosen];
    if (card !== undefined) damageCreature(table, card, amount, player);
  }
});

export const healByDice: EffectImpl = {
  *act(table, by) {
    heal(table, by.player, total(yield* rollFor(table, by, 'heal')));
  },
  alone: true,
};

/** Two rolls, the second for an opponent of the user's choice (K11-BLD-54). */
export const healBothByDice: EffectImpl = {
  *act(table, by) {
    const { player, source } = by;
    heal(table, player, total(yield* rollFor(table, by, 'heal')));
    if (!(yield* goesOn(table, player))) return;
    const rule = table.edition.cite.healing[0] ?? '';
    const question = { player, purpose: 'heal-opponent', rule, about: source };
    const opponent = yield* askPlayer(table, question, opponentsOf(table, player));
    heal(table, opponent, total(yield* rollFor(table, by, 'heal')));
  },
  alone: true,
};

/** Two rolls, the second for any player, the user included (K11-BLD-55). */
export const damageYourselfAndPlayer: EffectImpl = {
  *act(table, by) {
    woundPlayer(table, by.player, total(yield* rollFor(table, by, 'effect')));
    if (!(yield* goesOn(table, by.player))) return;
    const other = yield* choosePlayerToDamage(table, by);
    woundPlayer(table, other, total(yield* rollFor(table, by, 'effect')));
  },
  alone: true,
  points: true,
};
