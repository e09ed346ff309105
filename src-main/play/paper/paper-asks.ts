import type { CardId, PlayerNo } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import { isOpen, isUnnamed } from '../../engine/paper/named-card.js';
import { copyOf } from '../table/target-probe.js';

/** What only the people at a real table can see, and have to enter before an answer is taken in. */
export type PaperAsk =
  | {
      readonly kind: 'card';
      /** As it is called where it lies before the answer. */
      readonly card: CardId;
      readonly owner: PlayerNo;
      /** Whose zone it lies in. */
      readonly seat: PlayerNo;
      /** Null: in none. */
      readonly zone: string | null;
    }
  | { readonly kind: 'dice'; readonly count: number; readonly sides: number };

/**
 * What comes to light by inputs that nobody has entered, first what comes first: it is tried out on a copy of the game, where cards
 * that nobody has named stand for any of the deck.
 *
 * @param throwsDice the program throws what dice were not entered
 */
export function asksOf(game: Game, inputs: readonly Input[], throwsDice: boolean): PaperAsk | null {
  const copy = copyOf(game);
  if (!copy) return null;
  const shown = (): number =>
    game.state.cards.findIndex((card, no) => {
      const now = copy.state.cards[no];
      return now !== undefined && isUnnamed(card) && isOpen(now);
    });
  let ready = inputs.reduce((count, input) => count + ('dice' in input ? input.dice.length : 0), 0);
  let thrown: Extract<PaperAsk, { kind: 'dice' }> | null = null;
  let first = -1;
  copy.onDraw = (draw) => {
    if (!('dice' in draw) || thrown || throwsDice) return;
    ready -= draw.dice.length;
    if (ready >= 0) return;
    thrown = { kind: 'dice', count: -ready, sides: draw.sides };
    first = shown();
  };
  // What the rules refuse or cannot carry out is said where the game itself takes it in.
  try {
    for (const input of inputs) if (copy.take(input)) return null;
  } catch {
    return null;
  }
  const no = thrown ? first : shown();
  const card = game.state.cards[no];
  return card
    ? { kind: 'card', card: card.id, owner: card.owner, seat: card.player, zone: card.zone }
    : thrown;
}
