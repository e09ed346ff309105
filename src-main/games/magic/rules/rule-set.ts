import type { LogBook } from '../../../engine/log.js';
import type { RuleSet } from '../../../engine/rule-set.js';
import { refusalInCombat, refusalTogether } from './combat/refusals.js';
import type { Magic } from './context.js';
import { concede, endByAgreement } from './flow/ending.js';
import { momentOf, stopsAt } from './flow/moment.js';
import { play } from './flow/play.js';
import { isAnswerable, usualStops } from './flow/usual-stops.js';
import { traitsOf } from './objects/traits.js';
import { noValues } from './objects/values.js';
import { refusalOfTarget } from './playing/why-not-target.js';
import { rules } from './rules.js';
import type { Design } from './state/design.js';
import type { MagicEvent } from './state/events.js';
import type { State } from './state/state.js';

/** The rules of the Classic Edition, as the engine runs them. */
export const magicRules: RuleSet<State, Design, Magic> = {
  id: 'magic-classic',
  version: 2,
  context: (state, designs, log, atBoundary) => ({
    state,
    designs,
    log: log as LogBook<MagicEvent>,
    atBoundary,
    revision: 0,
    manaRevision: 0,
    values: noValues(state.players.length),
    traits: traitsOf(state, designs),
    settled: -1,
    rules,
    atOnce: null,
  }),
  play,
  refusalOfChoice: refusalOfTarget,
  refusalOfPair: refusalInCombat,
  refusalOfPairs: refusalTogether,
  stops: { at: stopsAt, usual: usualStops, moment: momentOf, isNeverPassed: isAnswerable },
  endByAgreement,
  resign: concede,
  earlier: (version) => (version < LEAVERS_DO_NOT_PASS ? asBefore : magicRules),
};

/** The first version by which everybody who is left still gets priority when another leaves. */
const LEAVERS_DO_NOT_PASS = 2;

const asBefore: typeof magicRules = {
  ...magicRules,
  context: (...laid) => ({ ...magicRules.context(...laid), leaversPass: true }),
};
