/** What objects are aimed at while they wait to be carried out, such as a spell on a stack. */
import type { PlayerNo } from '../decision.js';
import type { BaseState, CardNo } from '../state.js';

/** A target that is still there. */
export type PresentTarget = { readonly card: CardNo } | { readonly player: PlayerNo };

/** The targets of an object that are still the objects that they were, in their order, and the players among them. */
export const targetsOf = ({ cards }: Pick<BaseState, 'cards'>, no: CardNo): PresentTarget[] =>
  (cards[no]?.targets ?? []).flatMap((target): PresentTarget[] => {
    if ('player' in target) return [target];
    const card = cards.findIndex(({ id }) => id === target.card);
    return card < 0 ? [] : [{ card }];
  });
