import type { Decision, Refusal } from '../kernel/decision.js';
import { Game } from '../kernel/game.js';
import { everyone } from '../kernel/state.js';
import type { Design } from '../kotc/design.js';
import type { Kotc } from '../kotc/edition.js';
import { refusalOf } from '../kotc/legality.js';
import { kotcRuleSets } from '../kotc/rule-set.js';
import type { KotcState } from '../kotc/state.js';
import { deedOf, describe, fitOf, impliedReply } from './answers.js';
import { differences, type Scene } from './expectations.js';
import type { DecisionStep, Scenario, Step } from './format.js';
import { Names } from './names.js';
import { ScenarioFault, setPosition, type CardLookup } from './position.js';

/** What did not come out as the scenario says. */
export interface Difference {
  /** From 1. */
  readonly step: number;
  readonly because: string;
}

export interface Outcome {
  readonly name: string;
  readonly holds: boolean;
  readonly differences: readonly Difference[];
}

const nothing: CardLookup = () => null;
/** More answers than any scenario leaves out; beyond, it waits for what never comes. */
const MOST_IMPLIED = 2000;

/** Plays a scenario and says whether all that it expects holds. */
export function runScenario(scenario: Scenario, lookup: CardLookup = nothing): Outcome {
  const found: Difference[] = [];
  let number = 0;
  try {
    const runner = new Runner(scenario, lookup);
    for (const step of scenario.steps) {
      number += 1;
      for (const because of runner.take(step)) found.push({ step: number, because });
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof ScenarioFault) && error.name !== 'UnplayableCard') throw error;
    found.push({ step: number, because: error.message });
  }
  return { name: scenario.name, holds: found.length === 0, differences: found };
}

class Runner {
  readonly #game: Game<KotcState, Design, Kotc>;
  readonly #names: Names;
  readonly #scene: Scene;

  constructor(scenario: Scenario, lookup: CardLookup) {
    const rules = kotcRuleSets[scenario.rules];
    const position = setPosition(scenario, rules.edition, lookup);
    this.#names = new Names(position);
    this.#game = new Game(rules, position.state, position.designs);
    this.#scene = { game: this.#game, names: this.#names, logged: 0 };
  }

  /** @returns what an expectation finds otherwise. @throws ScenarioFault when the game cannot go on as written */
  take(step: Step): string[] {
    if ('expect' in step) return differences(step.expect, this.#scene);
    if ('resolve' in step) this.#resolve();
    else if ('until' in step) this.#until(step.until);
    else if (step.agree !== undefined || step.resign) this.#declare(step);
    else this.#decide(step);
    return [];
  }

  #decide(step: DecisionStep): void {
    const player = this.#names.player(step.by);
    for (let implied = 0; implied < MOST_IMPLIED; implied += 1) {
      const decision = this.#asked(step);
      if (decision.player === player) {
        const fit = fitOf(step, decision, this.#game.table, this.#names);
        if ('refusal' in fit) return this.#refused(step, fit.refusal);
        if ('reply' in fit) {
          const refusal = this.#game.answer(fit.reply);
          if (refusal) return this.#refused(step, refusal);
          if (this.#attackGoesOn(step)) continue;
          if (step.refused !== undefined)
            throw new ScenarioFault(`This was to be refused by ${step.refused}, and is allowed.`);
          return;
        }
        if (decision.kind === 'act') throw new ScenarioFault(`${step.by} cannot do this: ${fit.misfit}.`);
      }
      if (step.refused !== undefined) {
        const deed = deedOf(step, this.#names);
        const refusal = deed && refusalOf(this.#game.table, player, deed);
        if (refusal) return this.#refused(step, refusal);
      }
      this.#imply(decision, `before ${step.by} can do this`);
    }
    throw new ScenarioFault(`${step.by} is never asked for this.`);
  }

  /** Team and victim are asked for one after the other, where there is a choice. */
  #attackGoesOn({ attack, victim }: DecisionStep): boolean {
    const purpose = this.#game.decision?.purpose;
    if (attack === undefined) return false;
    return purpose === 'attack' || (purpose === 'victim' && victim !== undefined);
  }

  #refused(step: DecisionStep, { rule, because }: Refusal): void {
    if (step.refused === rule) return;
    const wanted = step.refused === undefined ? '' : `, and not by ${step.refused}`;
    throw new ScenarioFault(`It is refused by ${rule} (${because})${wanted}.`);
  }

  #declare(step: DecisionStep): void {
    const player = this.#names.player(step.by);
    const refusal = this.#game.take(
      step.resign ? { player, resign: true } : { player, agree: step.agree === true },
    );
    if (refusal) this.#refused(step, refusal);
    else if (step.refused !== undefined)
      throw new ScenarioFault(`This was to be refused by ${step.refused}.`);
  }

  #resolve(): void {
    for (let n = 0; n < MOST_IMPLIED; n += 1) {
      const { decision, state } = this.#game;
      const isBeginning = decision?.purpose === 'pay';
      if (!decision || (state.chain.length === 0 && !isBeginning)) return;
      this.#imply(decision, 'before the chain is resolved');
    }
  }

  /** Everybody is asked at every window meanwhile, so that no phase slips by. */
  #until(goal: Extract<Step, { until: unknown }>['until']): void {
    const { state } = this.#game;
    const before = state.asksAlways;
    state.asksAlways = everyone(state);
    const { phase, turn, by, purpose } = goal;
    for (let n = 0; n < MOST_IMPLIED; n += 1) {
      const { decision } = this.#game;
      if (!decision) throw new ScenarioFault('The game is over before that.');
      const there =
        (phase === undefined || state.turn.phase === phase) &&
        (turn === undefined || state.turn.number === turn) &&
        (by === undefined || decision.player === this.#names.player(by)) &&
        (purpose === undefined || decision.purpose === purpose);
      if (there) {
        state.asksAlways = before;
        return;
      }
      this.#imply(decision, 'before that');
    }
    throw new ScenarioFault('That never comes.');
  }

  #asked(step: DecisionStep): Decision {
    const { decision } = this.#game;
    if (!decision) throw new ScenarioFault(`The game is over, so ${step.by} is not asked.`);
    return decision;
  }

  #imply(decision: Decision, when: string): void {
    const reply = impliedReply(decision);
    if (!reply) {
      throw new ScenarioFault(
        `${this.#names.playerName(decision.player)} has to decide ${describe(decision)} ${when}.`,
      );
    }
    const refusal = this.#game.answer(reply);
    if (refusal) throw new ScenarioFault(refusal.because);
  }
}
