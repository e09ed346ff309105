import type { CardId, CardsDecision, Decision, PlayerNo } from '../../engine/decision.js';
import { placeIn } from '../../engine/chance/chance.js';
import type { Text } from '../../engine/text.js';
import type { RunningGame } from './running-game.js';
import { suggestionFor } from './suggested.js';
import { copyOf, firstReply, isForAim } from './target-probe.js';

/** A cost of something that is not done yet: what would be asked, and the cards that are suggested for it. */
export interface Payment {
  readonly text: Text;
  readonly cards: readonly CardId[];
}

const none: readonly Payment[] = [];

const MOST_QUESTIONS = 12;

const isCost = (asked: Decision): asked is CardsDecision => asked.role === 'cost' && asked.kind === 'cards';

/**
 * What an offered action would cost its player as the game suggests to pay it: it is done on a copy of the game until they are asked
 * something else, or another player is. What comes after dice or a shuffle is not told.
 */
export function suggestedPayment(
  { playable, game, names }: Pick<RunningGame, 'playable' | 'game' | 'names'>,
  act: number,
): readonly Payment[] {
  const { decision } = game;
  if (decision?.kind !== 'act' || !decision.actions[act]) return none;
  const { player } = decision;
  const copy = copyOf(game);
  if (!copy || copy.answer({ act })) return none;
  const chance = placeIn(game.state.chance);
  const found: Payment[] = [];
  for (let step = 0; step < MOST_QUESTIONS; step += 1) {
    const asked = copy.decision;
    if (asked?.player !== player || placeIn(copy.state.chance) !== chance) break;
    const running = { playable, game: copy, names };
    const paid = isCost(asked) ? paidFor(running, asked, player) : null;
    if (paid) found.push(paid);
    const reply = paid ? { cards: paid.cards } : isForAim(asked) ? firstReply(asked) : null;
    if (!reply || copy.answer(reply)) break;
  }
  return found;
}

function paidFor(
  running: Pick<RunningGame, 'playable' | 'game' | 'names'>,
  asked: CardsDecision,
  player: PlayerNo,
): Payment | null {
  const { playable, game, names } = running;
  const reply = suggestionFor(running, asked)?.reply;
  const prompt = playable.view(game.context, asked, player, names).prompt;
  return reply && 'cards' in reply && prompt ? { text: prompt.text, cards: reply.cards } : null;
}
