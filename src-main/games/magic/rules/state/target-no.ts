import type { CardId } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { State } from './state.js';

/** The object that has an id; null where it is no more what it was. The newest are looked at first: they are what is spoken of mostly. */
export function targetNo({ cards }: Pick<State, 'cards'>, id: CardId): CardNo | null {
  for (let no = cards.length - 1; no >= 0; no -= 1) if (cards[no]!.id === id) return no;
  return null;
}
