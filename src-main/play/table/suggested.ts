import type { CardsDecision, Decision, Reply } from '../../engine/decision.js';
import { faultOf } from '../../engine/decisions/fault.js';
import type { Input } from '../../engine/game.js';
import { hasFullControl } from '../../engine/stops/stops.js';
import { gameOfRules } from '../../games/rule-sets.js';
import type { Suggestion } from '../../games/computer-players.js';
import type { StoredGame } from '../games/stored-game.js';
import { plannedReserves } from '../new-game/planned-reserves.js';
import type { RunningGame } from './running-game.js';
import type { Suggested } from './table-update.js';

/** What the game suggests for a decision; null where that is nothing, or no answer after all. */
export function suggestionFor(
  { playable, game, names }: Pick<RunningGame, 'playable' | 'game' | 'names'>,
  decision: Decision,
): Suggestion | null {
  const { suggestions } = gameOfRules(playable.rules.id);
  const look = (): unknown => playable.knowledge(game.context, decision, decision.player, names);
  const found = suggestions?.suggest(decision, look, game.context) ?? null;
  return found && faultOf(decision, found.reply) === null ? found : null;
}

/** The answer that is ready for who is asked: what they chose last or their deck plans, and for the rest what the game suggests. */
export function suggestedFor(
  stored: StoredGame,
  running: RunningGame,
  decision: Decision | null | undefined,
): Suggested | null {
  // Of paper cards nobody but their player sees a hand.
  if (!decision || running.game.state.onPaper) return null;
  const suggestion = suggestionFor(running, decision);
  const planned = plannedReserves(stored, decision);
  if (planned.length > 0 && decision.kind === 'cards') {
    const from = stored.chosenReserves?.includes(decision.player) ? 'last time' : 'deck';
    return { decision: decision.id, reply: filledUp(planned, decision, suggestion?.reply), from };
  }
  return suggestion && { decision: decision.id, reply: suggestion.reply, from: 'game' };
}

function filledUp(planned: readonly number[], { least }: CardsDecision, reply: Reply | undefined): Reply {
  const others = reply && 'cards' in reply ? reply.cards.filter((card) => !planned.includes(card)) : [];
  return { cards: [...planned, ...others.slice(0, Math.max(0, least - planned.length))] };
}

/** The answer that is given without asking; null: somebody decides. */
export function unasked(stored: StoredGame, running: RunningGame): Input | null {
  const { decision, state } = running.game;
  if (!decision || stored.seats[decision.player]?.occupant !== 'person') return null;
  if (hasFullControl(state, decision.player)) return null;
  const suggestion = suggestionFor(running, decision);
  return suggestion?.isSure
    ? { player: decision.player, decision: decision.id, reply: suggestion.reply }
    : null;
}
