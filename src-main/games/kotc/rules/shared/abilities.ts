/** What using an ability is in every edition: what it says, showing what is used, and its targets. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { anybody, type CardNo } from '../../../../engine/state.js';
import type { DesignAbility, KotcContext } from '../context.js';
import { newMoment } from '../events/moments.js';
import { perform } from '../events/pipeline.js';
import { cardAt, designAt } from '../state/values.js';

export const abilityAt = (game: KotcContext, card: CardNo, ability: number): DesignAbility =>
  designAt(game, card).abilities[ability] as DesignAbility;

/** Shows cards to all players, unless all know them (K14-KEY-13, K11-Q-14). */
export function revealTo(game: KotcContext, cards: readonly CardNo[], by: PlayerNo): void {
  const all = anybody(game.state);
  if (cards.every((no) => cardAt(game, no).known === all)) return;
  perform(game, { type: 'reveal', cards, by, rules: game.edition.cite.reveal });
}

/** Selects targets, and says which they are. @returns null where an exact number cannot be met */
export function* targetsFor(
  game: KotcContext,
  player: PlayerNo,
  source: CardNo,
  { impl, x, y }: NonNullable<DesignAbility['parts'][number]['target']>,
  taken?: ReadonlySet<CardNo>,
): Asking<readonly CardNo[] | null> {
  newMoment(game);
  const by = { player, source, x, y, ...(taken && { taken }) };
  const selecting = impl.select(game, by);
  const cards = Array.isArray(selecting) ? selecting : yield* selecting;
  if (cards !== null && cards.length > 0) {
    const blind = impl.blind ?? false;
    perform(game, { type: 'target', cards, by: player, source, blind, rules: game.edition.cite.target });
  }
  impl.afterwards?.(game, by);
  return cards;
}
