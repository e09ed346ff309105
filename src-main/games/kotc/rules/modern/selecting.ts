import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { DesignPart, KotcContext } from '../context.js';
import { abilityAt, targetsFor } from '../shared/abilities.js';
import type { Selected } from '../state/state.js';

/**
 * Selects for all sub-abilities of an ability that has just been paid for, in printed order, no card twice; a sub-ability without
 * a target ends it there (K12-ABL-16, K12-KEY-48, 100, 101, 103). This is the one place of K12-Q-01.
 * @returns null where targets are selected later on
 */
export function* selectOnActivation(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
): Asking<readonly Selected[] | null> {
  if (game.edition.mechanisms.targets !== 'on activation') return null;
  const selected: Selected[] = [];
  const taken = new Set<CardNo>();
  for (const { target } of abilityAt(game, card, ability).parts) {
    const one = yield* selectFor(game, player, card, target, taken);
    if (target && one.targets.length === 0) break;
    for (const no of one.targets) taken.add(no);
    selected.push(one);
  }
  return selected;
}

/** The targets of one sub-ability. */
export function* selectFor(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  target: DesignPart['target'],
  taken?: ReadonlySet<CardNo>,
): Asking<Selected> {
  const targets = (target && (yield* targetsFor(game, player, card, target, taken))) ?? [];
  return { targets, blind: target?.impl.blind ?? false };
}
