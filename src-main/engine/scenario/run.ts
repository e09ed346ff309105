import { UnplayableCard } from '../unplayable-card.js';
import type { Decision, Refusal } from '../decision.js';
import { faultOf } from '../decisions/fault.js';
import { Game } from '../game.js';
import type { RuleSet } from '../rule-set.js';
import { everyone, type BaseState } from '../state.js';
import { writable } from '../pipeline/writable.js';
import { Course } from './course.js';
import { differences } from './expectations.js';
import { ScenarioFault } from './fault.js';
import { describe, fitOf, refusalOfName, type Fitting } from './fitting.js';
import { ForcedChoices, namedFor, namedIn } from './forced.js';
import { impliedReply, isIdle } from './implied.js';
import { Names } from './names.js';
import {
  isExpectStep,
  isResolveStep,
  isUntilStep,
  type DecisionStep,
  type Difference,
  type Outcome,
  type Position,
  type Scenario,
  type Step,
  type Trace,
  type Until,
} from './scenario.js';
import type { ScenarioWords } from './scenario-words.js';
import { newScene, type Scene } from './scene.js';

/** More answers than any scenario leaves out; beyond, it waits for what never comes. */
const MOST_IMPLIED = 2000;

/** A scenario's position, and the rules and words by which it is played. */
export interface BegunScenario extends Fitting {
  readonly rules: RuleSet<BaseState, unknown>;
  readonly position: Position;
}

/**
 * Plays a scenario and says whether all that it expects holds.
 * @param begin sets its position up @throws ScenarioFault, UnplayableCard, of which the outcome tells
 */
export function runScenario(
  scenario: Pick<Scenario, 'name' | 'steps'>,
  begin: () => BegunScenario,
  trace?: Trace,
): Outcome {
  const found: Difference[] = [];
  let number = 0;
  try {
    const runner = new Runner(begin(), trace);
    for (const step of scenario.steps) {
      number += 1;
      trace?.(`step ${number}: ${JSON.stringify(step)}`);
      for (const because of runner.take(step)) found.push({ step: number, because });
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof ScenarioFault) && !(error instanceof UnplayableCard)) throw error;
    found.push({ step: number, because: error.message });
  }
  return { name: scenario.name, holds: found.length === 0, differences: found };
}

class Runner {
  readonly #game: Game;
  readonly #fitting: Fitting;
  readonly #words: ScenarioWords;
  readonly #names: Names;
  readonly #scene: Scene;
  readonly #course: Course;
  readonly #forced: ForcedChoices;

  constructor({ rules, position, words }: BegunScenario, trace?: Trace) {
    this.#words = words;
    this.#fitting = { words, rules };
    this.#names = new Names(position);
    this.#forced = new ForcedChoices(words, this.#names);
    const { asksAlways } = position.state;
    // Everybody is asked, so that the game can stop where nobody can do anything of use.
    writable<BaseState>(position.state).asksAlways = everyone(position.state);
    this.#game = new Game(rules, position.state, position.designs);
    this.#scene = newScene(this.#game, this.#names, words);
    this.#course = new Course(this.#scene, asksAlways, trace);
    this.#game.context.onForcedChoice = (forced) => this.#forced.note(forced, position.state);
    this.#course.traceEvents();
  }

  /** @returns what an expectation finds otherwise. @throws ScenarioFault when the game cannot go on as written */
  take(step: Step): string[] {
    this.#names.learn(this.#game.state);
    if (isExpectStep(step)) {
      if (step.expect.asks !== undefined) this.#settle(true);
      else this.#pay();
      if (step.expect.asked || step.expect.notAsked) this.#course.noteCurrent();
      return differences(step.expect, this.#scene);
    }
    if (isResolveStep(step)) this.#resolve();
    else if (isUntilStep(step)) this.#until(step.until);
    else if (step.agree !== undefined || step.resign || step.forfeit) this.#declare(step);
    else if (!this.#wasForced(step)) this.#decide(step);
    const isRefused = 'by' in step && step.refused !== undefined;
    if (!isUntilStep(step) && !isRefused) this.#settle(false);
    return [];
  }

  /**
   * Passes for those whom a game would not ask, since they can do nothing of use: until the turn player could go on and
   * neither a chain nor a battle is under way, or beyond that to whoever is really asked.
   */
  #settle(toNextQuestion: boolean): void {
    const { state } = this.#game;
    for (let n = 0; n < MOST_IMPLIED; n += 1) {
      const { decision } = this.#game;
      if (!decision || !this.#course.isIdle(decision)) return;
      const underWay = this.#isResolving() || (this.#words.isUnderWay?.(state) ?? false);
      const isTheirs = decision.kind === 'act' && decision.player === this.#words.turnOf(state);
      const isQuiet = isTheirs && !underWay && !this.#isInBetween(decision);
      if (isQuiet && !toNextQuestion) return;
      this.#imply(decision, 'before that');
    }
  }

  /** Pays with what comes first, where no step says with what. */
  #pay(): void {
    for (let { decision } = this.#game; decision && this.#isImplied(decision); { decision } = this.#game) {
      this.#imply(decision, 'before that');
      this.#settle(false);
    }
  }

  /** Whether a step is about what was taken already, since there was only one answer. */
  #wasForced(step: DecisionStep): boolean {
    const { decision, context } = this.#game;
    if (this.#fitsNow(step)) return false;
    if (step.refused === undefined) return this.#forced.isWrittenOut(step);
    if (decision && decision.kind !== 'act' && decision.player === this.#names.player(step.by)) return false;
    const other = this.#forced.answeredOtherwise(step);
    if (!other) return false;
    const named = namedFor(this.#words, step, other) ?? [];
    return named.some(
      (name) => refusalOfName(this.#fitting, name, other, context, this.#names).rule === step.refused,
    );
  }

  #decide(step: DecisionStep): void {
    const player = this.#names.player(step.by);
    let early: Refusal | null = null;
    const hasAnswered = (purpose: string): boolean => this.#course.hasAnswered(player, purpose);
    const late = this.#words.refusalTooLate?.(step, this.#game.context, hasAnswered);
    if (late) return this.#refused(step, late);
    for (let implied = 0; implied < MOST_IMPLIED; implied += 1) {
      const { decision } = this.#game;
      if (!decision) break;
      const idle = this.#course.isIdle(decision);
      const inBetween = this.#isInBetween(decision);
      const isTheirs = decision.player === player;
      if (idle && decision.kind === 'cards' && !this.#goesOn(step, decision.purpose)) {
        if (isTheirs && this.#isRefusedBy(step, decision)) return;
        this.#imply(decision, 'before that');
        if (isTheirs && !this.#fitsNow(step) && this.#forced.isWrittenOut(step)) return;
        continue;
      }
      if (isTheirs) {
        const barred = this.#words.refusalAhead?.(step, decision, this.#game.context, this.#names);
        if (barred) return this.#refused(step, barred);
        const fit = fitOf(this.#fitting, step, decision, this.#game.context, this.#names);
        if ('refusal' in fit) {
          // Where the player would not be asked, or only steps in, the step may be meant for later.
          const isMeant = inBetween ? step.refused === fit.refusal.rule : !idle || step.refused !== undefined;
          if (isMeant) return this.#refused(step, fit.refusal);
          early ??= fit.refusal;
        } else if ('reply' in fit) {
          if (decision.kind === 'act') this.#forced.clear();
          const refusal = this.#course.answer(decision, fit.reply, false);
          if (refusal) return this.#refused(step, refusal);
          this.#checkForced(step, decision.purpose);
          const next = this.#game.decision;
          if (next?.player === player && this.#goesOn(step, next.purpose)) continue;
          if (step.refused !== undefined)
            throw new ScenarioFault(`This was to be refused by ${step.refused}, and is allowed.`);
          return;
        }
        const isLater = this.#words.isForLater?.(step, decision) ?? false;
        if ('misfit' in fit && decision.kind === 'act' && !idle && !inBetween && !isLater)
          throw new ScenarioFault(`${step.by} cannot do this: ${fit.misfit}.`);
      }
      if (step.refused !== undefined) {
        const refusal = this.#words.refusalOf?.(this.#game.context, player, step, this.#names);
        if (refusal && (!inBetween || step.refused === refusal.rule)) return this.#refused(step, refusal);
      }
      this.#imply(decision, `before ${step.by} can do this`);
    }
    if (early) return this.#refused(step, early);
    const over = this.#game.decision ? '' : ': the game is over';
    throw new ScenarioFault(`${step.by} is never asked for this${over}.`);
  }

  /** Whether the step names what the decision does not offer, as it says itself. */
  #isRefusedBy(step: DecisionStep, decision: Decision): boolean {
    if (step.refused === undefined || namedIn(this.#words, step, decision.purpose) === null) return false;
    const fit = fitOf(this.#fitting, step, decision, this.#game.context, this.#names);
    return 'reply' in fit && this.#game.answer(fit.reply)?.rule === step.refused;
  }

  /** Whether the step answers a choice that its player is asked now. */
  #fitsNow(step: DecisionStep): boolean {
    const { decision, context } = this.#game;
    if (!decision || decision.kind === 'act' || decision.player !== this.#names.player(step.by)) return false;
    const fit = fitOf(this.#fitting, step, decision, context, this.#names);
    return 'reply' in fit && faultOf(decision, fit.reply) === null;
  }

  /** A later question had only one answer, and the step names another. @throws ScenarioFault */
  #checkForced(step: DecisionStep, purpose: string): void {
    const fault = this.#words.contradiction?.(step, purpose, (other) => this.#forced.last(other));
    if (fault) throw new ScenarioFault(fault);
  }

  #refused(step: DecisionStep, { rule, because }: Refusal): void {
    if (step.refused === rule) return;
    const wanted = step.refused === undefined ? '' : `, and not by ${step.refused}`;
    throw new ScenarioFault(`It is refused by ${rule} (${because})${wanted}.`);
  }

  #declare(step: DecisionStep): void {
    const player = this.#names.player(step.by);
    const refusal = this.#game.take(
      step.resign || step.forfeit ? { player, resign: true } : { player, agree: step.agree === true },
    );
    this.#course.traceEvents();
    if (refusal) this.#refused(step, refusal);
    else if (step.refused !== undefined)
      throw new ScenarioFault(`This was to be refused by ${step.refused}.`);
  }

  #resolve(): void {
    for (let n = 0; n < MOST_IMPLIED; n += 1) {
      const { decision } = this.#game;
      if (!decision) return;
      const goesOn = this.#isImplied(decision) || this.#isInBetween(decision);
      if (!this.#isResolving() && !goesOn) return;
      this.#imply(decision, 'before the chain is resolved');
    }
  }

  #until(goal: Until): void {
    const { state } = this.#game;
    const { phase, step, turn, by, role, purpose } = goal;
    for (let n = 0; n < MOST_IMPLIED; n += 1) {
      const { decision } = this.#game;
      if (!decision) throw new ScenarioFault('The game is over before that.');
      const now = this.#words.turn(state, this.#names);
      const there =
        (phase === undefined || now.phase === phase) &&
        (step === undefined || now['step'] === step) &&
        (turn === undefined || now.number === turn) &&
        (by === undefined || decision.player === this.#names.player(by)) &&
        (role === undefined || decision.role === role) &&
        (purpose === undefined || decision.purpose === purpose);
      if (there) return;
      this.#imply(decision, 'before that');
    }
    throw new ScenarioFault('That never comes.');
  }

  #imply(decision: Decision, when: string): void {
    const reply = (this.#words.impliedReply ?? impliedReply)(decision);
    const { player, role, purpose, rule, about } = decision;
    if (decision.kind === 'cards' && isIdle(decision)) {
      const answer = decision.cards.map((card) => ({ card }));
      const isAbout = about === undefined ? {} : { about };
      this.#forced.note({ player, role, purpose, rule, ...isAbout, answer }, this.#game.state);
    }
    if (!reply) {
      throw new ScenarioFault(
        `${this.#names.playerName(player)} has to decide ${describe(decision)} ${when}.`,
      );
    }
    const refusal = this.#course.answer(decision, reply, true);
    if (refusal) throw new ScenarioFault(refusal.because);
  }

  #isResolving(): boolean {
    return this.#words.isResolving?.(this.#game.state) ?? false;
  }

  #isInBetween(decision: Decision): boolean {
    return this.#words.isInBetween?.(decision, this.#game.context) ?? false;
  }

  /** Whether it is answered by implication before something is expected. */
  #isImplied(decision: Decision): boolean {
    return this.#words.isAnsweredBefore?.(decision) ?? false;
  }

  #goesOn(step: DecisionStep, purpose: string): boolean {
    return this.#words.goesOn?.(step, purpose) ?? false;
  }
}
