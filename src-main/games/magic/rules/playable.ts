import { defaultPlayable } from '../../../engine/defaults/playable.js';
import type { Playable } from '../../../engine/playable.js';
import { printedCard, type Printed } from '../cards/card.js';
import { designOf, tokensOf } from '../cards/design-of.js';
import { magicWords } from '../table/words.js';
import type { Magic } from './context.js';
import { magicRules } from './rule-set.js';
import type { Design } from './state/design.js';
import { faultOfState } from './state/fault.js';
import { newState } from './state/new-state.js';
import { optionsOf, ruleOptions } from './state/options.js';
import { knowledgeOf } from './views/knowledge.js';
import { SIDES, state, type State } from './state/state.js';

/** The Classic Edition, to be played from files. */
export const magicPlayable: Playable<Printed, State, Design, Magic> = {
  ...defaultPlayable(magicRules, magicWords, {
    printed: printedCard,
    state,
    sides: SIDES,
    loserChooses: true,
    options: ruleOptions,
    begin: (decks, seed, chooser, options = []) => newState(decks, seed, chooser, optionsOf(options)),
    tokensOf,
    ready: designOf,
  }),
  faultOf: faultOfState,
  knowledge: knowledgeOf,
};
