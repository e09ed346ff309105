import { askNumber } from '../../../../../engine/ask.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import { damageCreature } from '../../classic/damage.js';
import { perform } from '../../events/pipeline.js';
import type { EffectImpl, Effecting, KotcContext } from '../../context.js';
import { cardAt, hpOf, isInPlay, spOf } from '../../state/values.js';
import { onTargets } from '../on-targets.js';
import { purposes } from '../../purposes.js';

/** Most that a creature can take of what is left of a total. */
type Room = (game: KotcContext, card: CardNo, left: number) => number;

const anything: Room = (_table, _card, left) => left;

/** The user's division of a total, in full or as much as possible, among creatures in play (K11-RUL-01 to 08, K11-Q-85). */
function* shares(game: KotcContext, by: Effecting, room: Room): Asking<Map<CardNo, number>> {
  const { share: rule } = game.edition.cite;
  const shared = new Map<CardNo, number>();
  const creatures = by.targets.filter((no) => isInPlay(cardAt(game, no)));
  let left = by.x;
  for (const [place, card] of creatures.entries()) {
    const others = creatures.slice(place + 1).reduce((sum, no) => sum + room(game, no, left), 0);
    const most = Math.min(left, room(game, card, left));
    const least = Math.min(most, Math.max(0, left - others));
    const question = { player: by.player, purpose: purposes.share, rule: rule[0] ?? '', about: card };
    const part = yield* askNumber(game, question, least, most);
    left -= part;
    if (part > 0) shared.set(card, part);
  }
  return shared;
}

const change = (stat: 'sp' | 'hp', sign: 1 | -1, room: Room): EffectImpl =>
  onTargets(function* (game, by) {
    const { share: rules } = game.edition.cite;
    for (const [card, part] of yield* shares(game, by, room)) {
      if (isInPlay(cardAt(game, card))) perform(game, { type: 'change', card, stat, by: sign * part, rules });
    }
  });

export const increaseOffense = change('sp', 1, anything);
export const increaseDefense = change('hp', 1, anything);
/** No offense falls below 0 (K11-RUL-04). */
export const decreaseOffense = change('sp', -1, spOf);

/** No defense falls below 0 (K11-RUL-05 to 07). */
export const inflictTotal = onTargets(function* (game, by) {
  for (const [card, part] of yield* shares(game, by, hpOf)) {
    yield* damageCreature(game, card, part, by.player);
  }
});
