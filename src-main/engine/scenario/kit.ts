import type { PlayerNo } from '../decision.js';
import type { RuleSet, GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import { blankSeat, editScenario, type EditedGround } from './edit.js';
import { fitOf, type Fitting } from './fitting.js';
import * as goals from './goal.js';
import { runScenario, type BegunScenario } from './run.js';
import type { CounterKind, ScenarioKit } from './scenario-kit.js';
import { scenarioOf, type PositionWriting } from './positions/scenario-of.js';
import {
  SCENARIO_VERSION,
  type CardLookup,
  type Position,
  type Scenario,
  type ScenarioTurn,
} from './scenario.js';
import type { ScenarioWords } from './scenario-words.js';
import { setPosition, type PositionBuilding } from './positions/set-position.js';
import { spreadOut } from './positions/spread.js';
import { playedSteps } from './written/played.js';
import { wholeScenario } from './positions/whole.js';

/** All that the scenarios of a rule set are made of: how positions are built, written and changed, and its words. */
export interface Ground<P, S extends BaseState, D, T extends GameContext<S, D>>
  extends EditedGround, PositionBuilding<P, S, D>, PositionWriting<P, S> {
  readonly rules: RuleSet<S, D, T>;
  readonly words: ScenarioWords<S, T>;
  /** Where a blank scenario stands. */
  readonly blankTurn: ScenarioTurn;
  /** The zone of each player that the setup shuffles. */
  readonly deck: string;
  /** A position in which a card can be tried. Left out: it is in hand on an empty table. */
  trial?(printed: P): Scenario;
  /** Actions by which a card is used, in the order in which it is shown. Left out: every action with it. */
  readonly uses?: readonly string[];
  /** What can be laid on cards. */
  readonly counters: readonly CounterKind[];
  /** Words of a placed card that only some editions know, such as "petrified". Left out: none. */
  readonly states?: readonly string[];
  /** What is wrong with where cards lie, a sentence each. Left out: nothing. */
  misplaced?(position: Position<S, P, D>): readonly string[];
}

const nothing = (): null => null;

type Unplayable = (name: string, because: string) => void;

/**
 * What is done with the scenarios of a game, made of what its rule sets say of them.
 * @param groundOf of a rule set, by its id
 */
export function scenarioKit<P, S extends BaseState, D, T extends GameContext<S, D>>(
  models: ScenarioKit['models'],
  zones: readonly string[],
  groundOf: (rules: string) => Ground<P, S, D, T>,
): ScenarioKit<P, S> {
  const position = (written: Scenario, lookup: CardLookup<P>, unplayable?: Unplayable) =>
    setPosition(written, groundOf(written.rules), lookup, unplayable);
  const begun = (written: Scenario, lookup: CardLookup<P>): BegunScenario =>
    begunScenario(groundOf(written.rules), position(written, lookup));
  return {
    zones,
    models,
    blank: (rules) => blankScenario(groundOf(rules)),
    trial: (rules, printed) => trialOf(groundOf(rules), printed),
    position,
    scenarioOf: (rules, state, printed, players) => scenarioOf(state, printed, players, groundOf(rules)),
    sourceOf: (rules, printed, call) => groundOf(rules).sourceOf(printed, call),
    whole: (written, lookup) => wholeScenario(written, lookup, groundOf(written.rules)),
    spread: (written) => spreadOut(written, groundOf(written.rules)),
    edited: (written, change) => editScenario(written, change, groundOf(written.rules)),
    run: (written, lookup = nothing, trace) => runScenario(written, () => begun(written, lookup), trace),
    goalState(written, inputs) {
      if (!written.goal) throw new RangeError('This scenario has no goal.');
      return goals.goalState(written.goal, begun(written, nothing), inputs);
    },
    isReachedAtOnce: (written) =>
      written.goal !== undefined && goals.isReachedAtOnce(written.goal, begun(written, nothing)),
    proposedGoal(written, most) {
      const { loose } = groundOf(written.rules);
      return written.goal ? goals.proposedGoal(written.goal, begun(written, nothing), loose, most) : null;
    },
    played: (written, inputs, card) =>
      playedSteps(() => begun(written, nothing), inputs, groundOf(written.rules).loose, card),
    uses: (rules) => ({ actions: groundOf(rules).uses ?? null, inPlay: groundOf(rules).inPlay }),
    fit: (rules, ...asked) => fitOf(fittingOf(groundOf(rules)), ...asked),
    unshuffled: (rules, state, first) => unshuffled(state, first, groundOf(rules).deck),
    counters: (rules) => groundOf(rules).counters,
    states: (rules) => groundOf(rules).states ?? [],
    misplaced: (written, laid) => groundOf(written.rules).misplaced?.(laid as Position<S, P, D>) ?? [],
  };
}

/** Whoever runs a scenario asks the rules and words of one game about states of that game, whose types are given up here. */
const fittingOf = <P, S extends BaseState, D, T extends GameContext<S, D>>({
  rules,
  words,
}: Ground<P, S, D, T>): BegunScenario & Fitting => ({ rules, words }) as unknown as BegunScenario;

/** The position of a scenario with the rules and words by which it is played. */
const begunScenario = <P, S extends BaseState, D, T extends GameContext<S, D>>(
  ground: Ground<P, S, D, T>,
  position: Position<S, P, D>,
): BegunScenario => ({ ...fittingOf(ground), position });

/** A position in which a card can be tried: what its game says, or an empty table with the card in hand. */
function trialOf<P, S extends BaseState, D, T extends GameContext<S, D>>(
  ground: Ground<P, S, D, T>,
  printed: P,
): Scenario {
  const own = ground.trial?.(printed);
  if (own) return own;
  const name = ground.nameOf?.(printed) || 'The card';
  const to = { seat: 0, zone: ground.loose, index: 0 };
  const source = ground.sourceOf(printed, name);
  return editScenario(blankScenario(ground), { do: 'add card', to, name, source }, ground);
}

/** An empty table of two, where a game can be begun from it. */
const blankScenario = <P, S extends BaseState, D, T extends GameContext<S, D>>(
  ground: Ground<P, S, D, T>,
): Scenario => ({
  format: 'cardwright-scenario',
  version: SCENARIO_VERSION,
  name: '',
  rules: ground.id,
  cards: {},
  players: ['Ann', 'Ben'].map((name) => blankSeat(name, ground)),
  turn: ground.blankTurn,
  steps: [],
});

/** Decks are shuffled clockwise, beginning with who goes first. */
const unshuffled = ({ players }: BaseState, first: PlayerNo, deck: string): number[][] =>
  players.map((_, nth) => [...(players[(first + nth) % players.length]?.zones[deck] ?? [])]);
