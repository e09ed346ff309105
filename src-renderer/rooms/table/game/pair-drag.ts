/** Pairs by dragging: either half is dragged onto the other. */
import type { CardId, Choice, PairDecision } from '../../../../src-main/api/answers/play-answers.js';
import { optionsFor } from '../../../../src-main/engine/decisions/pairs.js';
import type { Aim } from './intent.js';

/** A pair that letting go on something makes: the places of the card and of its option. */
export interface DraggedPair {
  readonly place: number;
  readonly option: number;
  readonly onto: Aim;
}

/** The pairs that can be made by dragging a card, as the others are paired; first those that undo no other. */
export function pairsByDragging(
  decision: PairDecision,
  pairs: readonly (number | null)[],
  dragged: CardId,
): readonly DraggedPair[] {
  const found = decision.pairings.flatMap(({ card }, place) =>
    optionsFor(decision, pairs, place).flatMap((option): DraggedPair[] => {
      const partner = aimAt(decision.options[option]);
      if (partner === null) return [];
      if (card === dragged) return [{ place, option, onto: partner }];
      return 'card' in partner && partner.card === dragged ? [{ place, option, onto: { card } }] : [];
    }),
  );
  const undoes = ({ place, option }: DraggedPair): boolean => (pairs[place] ?? option) !== option;
  return [...found.filter((pair) => !undoes(pair)), ...found.filter(undoes)];
}

/** A card or a player on the table; null for what lies nowhere. */
export function aimAt({ card, player }: Choice = {}): Aim | null {
  if (card !== undefined) return { card };
  return player === undefined ? null : { player };
}
