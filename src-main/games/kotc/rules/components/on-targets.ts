import { askOptions } from '../../../../engine/ask.js';
import type { Choice } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import { hasCounterOf } from '../shared/counters.js';
import { perform } from '../events/pipeline.js';
import type { EffectImpl, Effecting, KotcContext } from '../context.js';
import type { Counter, CounterKind, KotcCard } from '../state/state.js';
import { cardAt, isAwake } from '../state/values.js';
import { purposes } from '../purposes.js';

/** Effects on targets that are the same in every edition. */

export const onTargets = (act: EffectImpl['act']): EffectImpl => ({ act, alone: false });

/** Carried out for the targets for which it is possible (K14-Q-105, K11-CTR-04). */
export const onEach = (
  suits: (card: KotcCard, by: Effecting) => boolean,
  act: (game: KotcContext, target: CardNo, by: Effecting) => void,
): EffectImpl =>
  onTargets((game, by) => {
    for (const target of by.targets) if (suits(cardAt(game, target), by)) act(game, target, by);
    return undefined;
  });

/** Only creatures on the battlefield have counters, and petrified ones get none (K11-CTR-01 to 04, 48, K17-KEY-193). */
export const placeCounters = (counter: CounterKind): EffectImpl =>
  onEach(isAwake, (game, card, { x, player }) => {
    const rules = game.edition.cite.placeCounters;
    perform(game, { type: 'place', card, counter, count: x, by: player, rules });
  });

/** Any counters, whoever owns them, for each target anew (K14-Q-67, K11-BLD-51, K11-Q-81). */
export const removeCounters: EffectImpl = onTargets(function* (game, { targets, player, x }) {
  const { removeCounters: rules } = game.edition.cite;
  for (const target of targets) {
    const { counters, id } = cardAt(game, target);
    const all = [...counters];
    const asChoice = ({ kind, owner }: Counter): Choice => ({ card: id, counter: kind, player: owner });
    const question = { player, purpose: purposes.remove, rule: rules[0] ?? '', about: target };
    for (const { kind: counter, owner } of yield* askOptions(game, question, all, asChoice, 0, x)) {
      if (!hasCounterOf(game, target, counter, owner)) continue;
      perform(game, { type: 'remove', card: target, counter, owner, by: player, why: 'effect', rules });
    }
  }
});
