import type { LogBook } from '../../../engine/log.js';
import type { Asking, RuleSet } from '../../../engine/rule-set.js';
import { rulesOf } from '../cards/editions.js';
import type { Design, KotcContext } from './context.js';
import { editionsById, type KotcRulesId } from './editions/by-id.js';
import { rulesIdOf, type KotcEdition } from './editions/edition.js';
import { flowOf } from './flow/flows.js';
import { isSetUp, setUp } from './flow/setting-up.js';
import type { KotcEvent } from './events/events.js';
import { fromFormerShape, inFormerShape, ONE_LIST } from './state/former-shape.js';
import { refusalOfChoice } from './flow/refused-choices.js';
import { phases, type KotcState } from './state/state.js';

export type { KotcRulesId };

export type KotcRules = RuleSet<KotcState, Design, KotcContext> & { readonly edition: KotcEdition };

/** The rules of an edition, as the engine runs them. */
function kotc(edition: KotcEdition, version: number): KotcRules {
  const rules: KotcRules = {
    id: rulesIdOf(edition),
    version,
    edition,
    context: (state, designs, log, atBoundary) => ({
      state,
      designs,
      edition,
      replacements: flowOf({ edition }).replacements,
      checks: flowOf({ edition }).checks,
      log: log as LogBook<KotcEvent>,
      atBoundary,
    }),
    *play(game): Asking {
      if (!isSetUp(game)) yield* setUp(game);
      yield* flowOf(game).play(game);
    },
    refusalOfChoice,
    stops: {
      at: phases,
      moment: ({ turn }) => turn,
      // Nobody passes over a battle that is fought against them.
      isNeverPassed: ({ state }, { player }) => state.battles.some(({ defender }) => defender === player),
    },
    endByAgreement: (game) => flowOf(game).agree(game),
    resign: (game, player) => flowOf(game).resign(game, player),
    asOf,
    fromVersion,
    earlier: (version) => (version < USE_COUNTS ? asBefore(rules) : rules),
  };
  return rules;
}

/** The first version that asks for what is of use though it has no target. */
const USE_COUNTS = 4;

const asBefore = (rules: KotcRules): KotcRules => ({
  ...rules,
  context: (...laid) => ({ ...rules.context(...laid), asksForTargetsOnly: true }),
});

/** Raised when a record made before would now come out otherwise. */
const versions: Readonly<Record<KotcRulesId, number>> = {
  'kotc-06': 5,
  'kotc-09': 5,
  'kotc-10': 5,
  'kotc-11': 5,
  'kotc-12': 5,
  'kotc-13': 5,
  'kotc-14': 5,
  'kotc-15': 5,
  'kotc-16': 5,
  'kotc-17': 5,
};

/** The first version whose results say what told the winner from the others. */
const CRITERION_KEPT = 3;

/** Records have nothing of how far a setup has come: it follows from their inputs. */
function asOf(state: KotcState, version: number): object {
  const { frames, ...rest } = state;
  const recorded = isSetUp({ state }) || !frames ? state : rest;
  const shaped = version < ONE_LIST ? inFormerShape(state) : recorded;
  if (version >= CRITERION_KEPT || !state.result) return shaped;
  const { winners, by, rules } = state.result;
  return { ...shaped, result: { winners, by, rules } };
}

const fromVersion = (state: object, version: number): KotcState =>
  version < ONE_LIST ? fromFormerShape(state) : (state as KotcState);

/** By their ids, oldest edition first. */
export const kotcRuleSets = Object.fromEntries(
  Object.entries(editionsById).map(([id, edition]) => [id, kotc(edition, versions[id as KotcRulesId])]),
) as Readonly<Record<KotcRulesId, KotcRules>>;

/** Those that people may choose, with their ids; the others are not carried out in full yet. */
export const offeredRules = (Object.entries(kotcRuleSets) as [KotcRulesId, KotcRules][]).filter(
  ([, { edition }]) => rulesOf(edition.number) !== null,
);

export const kotc14Rules = kotcRuleSets['kotc-14'];
