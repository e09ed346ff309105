import type { CardsDecision, PlayerNo } from '../../../engine/decision.js';
import { has } from '../../../engine/state.js';
import type { Suggesting, Suggestion } from '../../computer-players.js';
import type { Design, KotcContext } from '../rules/context.js';
import { wordOf } from '../rules/purposes.js';
import { cardAt, cardsIn } from '../rules/state/values.js';
import type { View } from '../rules/views/view.js';
import { chosenCards } from './choices.js';
import { seatAt } from './seat.js';

/** Components that take resources as the cards that they are, so that it counts which of them are exhausted. */
const tellingApart: ReadonlySet<string> = new Set([
  'target-your-resources',
  'cost-destroy-resources',
  'cost-destroy-resources-opponent-choice',
  'cost-self-destroy-resources',
  'cost-self-bury-resources',
  'caveat-summon-destroy-resources',
  'caveat-summon-destroy-resources-opponent-choice',
  'caveat-action-destroy-resources',
  'caveat-action-destroy-resources-opponent-choice',
]);

/** What a computer player would pay, and would set aside before the game. */
export const kotcSuggestions: Suggesting<View, KotcContext> = {
  suggest(decision, look, game): Suggestion | null {
    if (decision.kind !== 'cards' || (decision.role !== 'cost' && decision.role !== 'setup')) return null;
    const cards = chosenCards(decision, seatAt(look(), decision.player));
    return { reply: { cards }, isSure: isAnyResource(decision, game) };
  },
};

/**
 * Whether resources are exhausted that stand all for the same: they are of one design, or nothing that the player sees does more
 * with resources than exhaust them. They are all unexhausted in the next Recovery Phase, and no card touches an opponent's.
 */
function isAnyResource(decision: CardsDecision, game: KotcContext): boolean {
  const word = wordOf(decision);
  if (word !== 'pay' && word !== 'self-exhaust') return false;
  const resources = cardsIn(game.state, decision.player, 'granary').filter((no) =>
    decision.cards.includes(cardAt(game, no).id),
  );
  if (resources.length < decision.cards.length) return false;
  const designs = new Set(resources.map((no) => cardAt(game, no).design));
  return designs.size === 1 || !knownDesigns(game, decision.player).some(tellsApart);
}

/** Of all cards that the player knows where they are, but for those that come into the game some other time. */
function knownDesigns({ state, designs }: KotcContext, player: PlayerNo): Design[] {
  const known = state.cards.filter(
    ({ zone, known: by }) => has(by, player) && zone !== 'deck' && zone !== 'reserves' && zone !== 'removed',
  );
  return [...new Set(known.map(({ design }) => design))].flatMap((design) => designs[design] ?? []);
}

const tellsApart = ({ caveat, abilities }: Design): boolean =>
  tellingApart.has(caveat?.id ?? '') ||
  abilities.some(({ costs, cost, parts }) =>
    [...costs, cost, ...parts.map(({ target }) => target)].some((part) => tellingApart.has(part?.id ?? '')),
  );
