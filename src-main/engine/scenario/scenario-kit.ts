import type { z } from 'zod';
import type { Decision, PlayerNo } from '../decision.js';
import type { Input } from '../game.js';
import type { GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import type { Names } from './names.js';
import type { PlayedSteps } from './written/played.js';
import type {
  CardLookup,
  DecisionStep,
  Fit,
  GoalState,
  InlineCard,
  Outcome,
  Position,
  Scenario,
  ScenarioEdit,
  ScenarioSeat,
  ScenarioTurn,
  Spread,
  Trace,
} from './scenario.js';

/** A counter, or another mark that can be laid on cards. */
export interface CounterKind {
  readonly kind: string;
  /** As the rules call it, capitalized. */
  readonly name: string;
}

/** How a card is shown in use. */
export interface CardUses {
  /** Actions by which a card is used, in the order in which it is shown; null: every action with it. */
  readonly actions: readonly string[] | null;
  /** Zones in which a card can be of use later in the turn. */
  readonly inPlay: readonly string[];
}

/**
 * All that the program does with the scenarios of a game: it reads, plays and judges them, lays them out and changes them by
 * hand. P is what is printed on a card, S the state.
 */
export interface ScenarioKit<P = unknown, S extends BaseState = BaseState> {
  /** The zones of a seat, in the order in which a position is written. */
  readonly zones: readonly string[];
  readonly models: {
    readonly scenario: z.ZodType<Scenario>;
    readonly edit: z.ZodType<ScenarioEdit>;
    /** Parts of which lessons are made. */
    readonly seat: z.ZodType<ScenarioSeat>;
    readonly turn: z.ZodType<ScenarioTurn>;
    /** What a player decides, without whether it is refused. */
    readonly step: z.ZodType<DecisionStep>;
    /** The same without who decides it. */
    readonly ownStep: z.ZodType<Omit<DecisionStep, 'by'>>;
  };
  /** An empty table of two, where a game can be begun from it. */
  blank(rules: string): Scenario;
  /** A position in which a card can be tried, where a game can be begun from it. The card is the first of its cards. */
  trial(rules: string, printed: P): Scenario;
  /**
   * @param unplayable is told of every card that cannot be carried out, by its name and why; a card that does nothing stands
   *   in for it. Left out: that is an error
   * @throws ScenarioFault; UnplayableCard
   */
  position(
    scenario: Scenario,
    lookup: CardLookup<P>,
    unplayable?: (name: string, because: string) => void,
  ): Position<S, P>;
  /**
   * The position in which a game stands, as a scenario: the inverse of `position`.
   * @param printed what is printed on the game's designs, by their places
   * @param players the players' names; where two are the same, the later one gets a number
   */
  scenarioOf(rules: string, state: S, printed: readonly P[], players: readonly string[]): Scenario;
  /** A card as scenarios write it: whole, so that it needs no library. @param call what it is called in the scenario */
  sourceOf(rules: string, printed: P, call: string): InlineCard;
  /** The scenario with all its cards written out, so that it needs no starter set and no file. @throws ScenarioFault */
  whole(scenario: Scenario, lookup: CardLookup<P>): Scenario;
  /** The cards of every seat, zone by zone. @throws ScenarioFault where two cards are called the same */
  spread(scenario: Scenario): Spread;
  /** The scenario with one thing changed by hand; the given one stays as it is. @throws ScenarioFault why it cannot be */
  edited(scenario: Scenario, edit: ScenarioEdit): Scenario;
  /** Plays a scenario and says whether all that it expects holds. */
  run(scenario: Scenario, lookup?: CardLookup<P>, trace?: Trace): Outcome;
  /** How a goal stands after these inputs; reached stays reached. @throws RangeError for a scenario without a goal */
  goalState(scenario: Scenario, inputs: readonly Input[]): GoalState;
  /** Whether the goal is reached in the position itself, so that nothing is left to find. */
  isReachedAtOnce(scenario: Scenario): boolean;
  /** The goal's sentence as what is to be reached says it; null: there is no goal. @param most characters */
  proposedGoal(scenario: Scenario, most: number): string | null;
  /**
   * What was done in a game that began in a scenario's position, as steps, and what has changed by them.
   * @param card what the card is called that is tried @returns null where what was done cannot be said in steps
   */
  played(scenario: Scenario, inputs: readonly Input[], card: string): PlayedSteps | null;
  /** How a card is shown in use. */
  uses(rules: string): CardUses;
  /** How a step that a player decides fits what the game asks that player. */
  fit(rules: string, step: DecisionStep, decision: Decision, game: GameContext, names: Names): Fit;
  /** The picks by which every deck comes out of the setup's shuffle as it is written, when that player goes first. */
  unshuffled(rules: string, state: S, first: PlayerNo): number[][];
  /** What can be laid on cards under these rules. */
  counters(rules: string): readonly CounterKind[];
  /** Words of a placed card that only some editions know, of which these are the rules'. */
  states(rules: string): readonly string[];
  /** What is wrong with where cards lie, a sentence each. */
  misplaced(scenario: Scenario, position: Position<S, P>): readonly string[];
}
