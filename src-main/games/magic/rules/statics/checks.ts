/** What the rules do of their own about static abilities and what lasts, before a player gets priority. */
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { holds } from '../objects/conditions.js';
import { nodeAt } from '../objects/faces.js';
import { textOfLasting } from '../objects/text-source.js';
import { isWho } from '../objects/who.js';
import { has } from '../../../../engine/state.js';
import { cardAt, inTurnOrder } from '../state/reading.js';
import { rulesOf } from './rules-in-force.js';

/** What lasts as long as a condition holds is over once it does not (MC-GR-148). */
export function endWhatHoldsNoMore(game: Magic): boolean {
  const { effects } = game.state;
  if (!effects || effects.length === 0) return false;
  for (let nth = effects.length - 1; nth >= 0; nth -= 1) {
    const entry = effects[nth] as (typeof effects)[number];
    if (!entry.until.asLongAs) continue;
    const effect = nodeAt<Effect>(game, entry.does.node);
    if (!('for' in effect) || effect.for.is !== 'asLongAs') continue;
    if (holds(game, effect.for.condition, textOfLasting(entry))) continue;
    const { controller: player } = entry.does;
    happen(game, { type: 'use', player, cards: [], rules: ['MC-GR-148'], nth });
    return true;
  }
  return false;
}

/** Who plays with their hand revealed shows every card that comes there. */
export function showHands(game: Magic): boolean {
  const rules = rulesOf(game, 'handRevealed');
  if (rules.length === 0) return false;
  for (const player of inTurnOrder(game)) {
    if (!rules.some(({ rule, text }) => isWho(game, rule.who, player, text))) continue;
    const { hand } = (game.state.players[player] as (typeof game.state.players)[number]).zones;
    const others = inTurnOrder(game).filter((other) => other !== player);
    const hidden = hand.filter((no) => others.some((other) => !has(cardAt(game, no).known, other)));
    if (hidden.length === 0) continue;
    happen(game, { type: 'reveal', player, cards: hidden, rules: ['MC-GR-127'], to: null });
  }
  return false;
}

/** Who plays with the top card of their library revealed shows whichever comes to be there. */
export function showTops(game: Magic): boolean {
  const rules = rulesOf(game, 'topRevealed');
  if (rules.length === 0) return false;
  for (const player of inTurnOrder(game)) {
    if (!rules.some(({ rule, text }) => isWho(game, rule.who, player, text))) continue;
    const [top] = (game.state.players[player] as (typeof game.state.players)[number]).zones.library;
    if (top === undefined || inTurnOrder(game).every((one) => has(cardAt(game, top).known, one))) continue;
    happen(game, { type: 'reveal', player, cards: [top], rules: ['MC-GR-127'], to: null });
  }
  return false;
}
