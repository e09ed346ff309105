import { defaultPlayable } from '../../../engine/defaults/playable.js';
import type { Playable } from '../../../engine/playable.js';
import { printedCard, type Printed } from '../cards/card.js';
import { magicWords } from '../table/words.js';
import type { Magic } from './context.js';
import { magicRules } from './rule-set.js';
import type { Design } from './state/design.js';
import { newState } from './state/new-state.js';
import { SIDES, state, type State } from './state/state.js';

/** How what is printed becomes a card that can be played. */
interface Reading {
  /** Or why it cannot be, in a sentence. */
  ready(card: Printed): { readonly design: Design } | { readonly because: string };
  /** What is printed on the tokens that its text makes. */
  tokensOf(card: Printed): readonly Printed[];
}

/** The Classic Edition, to be played from files. */
export const magicPlayable = (reading: Reading): Playable<Printed, State, Design, Magic> =>
  defaultPlayable(magicRules, magicWords, {
    printed: printedCard,
    state,
    sides: SIDES,
    loserChooses: true,
    begin: newState,
    tokensOf: (card) => reading.tokensOf(card),
    ready: (card) => reading.ready(card),
  });
