import { faultOf, type Decision, type Refusal } from '../../../engine/decision.js';
import { Game } from '../../../engine/game.js';
import { everyone } from '../../../engine/state.js';
import type { Design, Kotc } from '../rules/context.js';
import { refusalOf } from '../rules/flow/flows.js';
import { kotcRuleSets } from '../rules/rule-set.js';
import type { KotcState } from '../rules/state/state.js';
import { impliedReply, isIdle, isInBetween } from './answers.js';
import { Course } from './course.js';
import type { Difference, Outcome, Trace } from '../../../engine/scenario/scenario.js';
import { differences, newScene, type Scene } from './expectations.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import { deedOf, describe, fitOf, refusalOfName } from './fitting.js';
import { ForcedChoices, namedIn } from './forced.js';
import type { DecisionStep, Scenario, Step } from './format.js';
import { Names } from '../../../engine/scenario/names.js';
import { setPosition, type CardLookup } from './position.js';

const nothing: CardLookup = () => null;
/** More answers than any scenario leaves out; beyond, it waits for what never comes. */
const MOST_IMPLIED = 2000;

/** Plays a scenario and says whether all that it expects holds. */
export function runScenario(scenario: Scenario, lookup: CardLookup = nothing, trace?: Trace): Outcome {
  const found: Difference[] = [];
  let number = 0;
  try {
    const runner = new Runner(scenario, lookup, trace);
    for (const step of scenario.steps) {
      number += 1;
      trace?.(`step ${number}: ${JSON.stringify(step)}`);
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
  readonly #course: Course;
  readonly #forced: ForcedChoices;

  constructor(scenario: Scenario, lookup: CardLookup, trace?: Trace) {
    const rules = kotcRuleSets[scenario.rules];
    const position = setPosition(scenario, rules.edition, lookup);
    this.#names = new Names(position);
    this.#forced = new ForcedChoices(this.#names);
    const { asksAlways } = position.state;
    // Everybody is asked, so that the game can stop where nobody can do anything of use.
    position.state.asksAlways = everyone(position.state);
    this.#game = new Game(rules, position.state, position.designs);
    this.#scene = newScene(this.#game, this.#names);
    this.#course = new Course(this.#scene, asksAlways, trace);
    this.#game.table.onForegone = (foregone) => this.#forced.note(foregone, position.state);
    this.#course.traceEvents();
  }

  /** @returns what an expectation finds otherwise. @throws ScenarioFault when the game cannot go on as written */
  take(step: Step): string[] {
    if ('expect' in step) {
      if (step.expect.asks !== undefined) this.#settle(true);
      else this.#pay();
      if (step.expect.asked || step.expect.notAsked) this.#course.noteCurrent();
      return differences(step.expect, this.#scene);
    }
    if ('resolve' in step) this.#resolve();
    else if ('until' in step) this.#until(step.until);
    else if (step.agree !== undefined || step.resign || step.forfeit) this.#declare(step);
    else if (!this.#wasForced(step)) this.#decide(step);
    const isRefused = 'by' in step && step.refused !== undefined;
    if (!('until' in step) && !isRefused) this.#settle(false);
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
      const underWay = isBeingCarriedOut(state) || state.battles.length > 0;
      const isTheirs = decision.kind === 'act' && decision.player === state.turn.player;
      const isQuiet = isTheirs && !underWay && !isInBetween(decision, this.#game.table);
      if (isQuiet && !toNextQuestion) return;
      this.#imply(decision, 'before that');
    }
  }

  /** Pays with what comes first, where no step says with what. */
  #pay(): void {
    while (this.#game.decision?.purpose === 'pay') {
      this.#imply(this.#game.decision, 'before that');
      this.#settle(false);
    }
  }

  /** Whether a step is about what was taken already, since there was only one answer. */
  #wasForced(step: DecisionStep): boolean {
    const { decision, table } = this.#game;
    if (this.#fitsNow(step)) return false;
    if (step.refused === undefined) return this.#forced.isWrittenOut(step);
    if (decision && decision.kind !== 'act' && decision.player === this.#names.player(step.by)) return false;
    const other = this.#forced.answeredOtherwise(step);
    if (!other) return false;
    const named = namedIn(step, other.purpose) ?? [];
    return named.some((name) => refusalOfName(name, other, table, this.#names).rule === step.refused);
  }

  #decide(step: DecisionStep): void {
    const player = this.#names.player(step.by);
    let early: Refusal | null = null;
    if (step.redraw && (this.#course.redrew.has(player) || this.#game.state.turn.number > 0)) {
      return this.#refused(step, this.#game.table.edition.refusals.redrawnAlready);
    }
    for (let implied = 0; implied < MOST_IMPLIED; implied += 1) {
      const { decision } = this.#game;
      if (!decision) break;
      const idle = this.#course.isIdle(decision);
      const inBetween = isInBetween(decision, this.#game.table);
      const isTheirs = decision.player === player;
      if (idle && decision.kind === 'cards' && !saysItself(step, decision.purpose)) {
        if (isTheirs && this.#isRefusedBy(step, decision)) return;
        this.#imply(decision, 'before that');
        if (isTheirs && !this.#fitsNow(step) && this.#forced.isWrittenOut(step)) return;
        continue;
      }
      if (isTheirs) {
        const barred = this.#refusalOfVictim(step, decision);
        if (barred) return this.#refused(step, barred);
        const fit = fitOf(step, decision, this.#game.table, this.#names);
        if ('refusal' in fit) {
          // Where the player would not be asked, or only steps in, the step may be meant for later.
          const isMeant = inBetween ? step.refused === fit.refusal.rule : !idle || step.refused !== undefined;
          if (isMeant) return this.#refused(step, fit.refusal);
          early ??= fit.refusal;
        } else if ('reply' in fit) {
          if (decision.kind === 'act') this.#forced.clear();
          const refusal = this.#course.answer(decision, fit.reply, false);
          if (refusal) return this.#refused(step, refusal);
          if (decision.purpose === 'attack') this.#checkVictim(step);
          const next = this.#game.decision;
          if (next?.player === player && saysItself(step, next.purpose)) continue;
          if (step.refused !== undefined)
            throw new ScenarioFault(`This was to be refused by ${step.refused}, and is allowed.`);
          return;
        }
        if ('misfit' in fit && decision.kind === 'act' && !idle && !inBetween)
          throw new ScenarioFault(`${step.by} cannot do this: ${fit.misfit}.`);
      }
      if (step.refused !== undefined) {
        const deed = deedOf(step, this.#names);
        const refusal = deed && refusalOf(this.#game.table, player, deed);
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
    if (step.refused === undefined || namedIn(step, decision.purpose) === null) return false;
    const fit = fitOf(step, decision, this.#game.table, this.#names);
    return 'reply' in fit && this.#game.answer(fit.reply)?.rule === step.refused;
  }

  /** Whether the step answers a choice that its player is asked now. */
  #fitsNow(step: DecisionStep): boolean {
    const { decision, table } = this.#game;
    if (!decision || decision.kind === 'act' || decision.player !== this.#names.player(step.by)) return false;
    const fit = fitOf(step, decision, table, this.#names);
    return 'reply' in fit && faultOf(decision, fit.reply) === null;
  }

  /** A victim that cannot be declared is refused before the team is formed, so that nothing has changed. */
  #refusalOfVictim({ victim }: DecisionStep, { player, purpose }: Decision): Refusal | null {
    if (purpose !== 'attack' || victim === undefined) return null;
    const { table } = this.#game;
    const asked = { player, purpose: 'victim', rule: '' };
    const refusal = refusalOfName(victim, asked, table, this.#names);
    return refusal.rule === '' ? null : refusal;
  }

  /** The only victim that there was is the one that the step names. @throws ScenarioFault */
  #checkVictim({ victim }: DecisionStep): void {
    const [called = []] = this.#forced.last('victim')?.answer ?? [];
    if (victim === undefined || called.length === 0 || called.includes(victim)) return;
    throw new ScenarioFault(`The only victim is ${called[0]}, and not ${victim}.`);
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
      const { decision, state } = this.#game;
      if (!decision) return;
      const goesOn = decision.purpose === 'pay' || isInBetween(decision, this.#game.table);
      if (!isBeingCarriedOut(state) && !goesOn) return;
      this.#imply(decision, 'before the chain is resolved');
    }
  }

  #until(goal: Extract<Step, { until: unknown }>['until']): void {
    const { state } = this.#game;
    const { phase, turn, by, purpose } = goal;
    for (let n = 0; n < MOST_IMPLIED; n += 1) {
      const { decision } = this.#game;
      if (!decision) throw new ScenarioFault('The game is over before that.');
      const there =
        (phase === undefined || state.turn.phase === phase) &&
        (turn === undefined || state.turn.number === turn) &&
        (by === undefined || decision.player === this.#names.player(by)) &&
        (purpose === undefined || decision.purpose === purpose);
      if (there) return;
      this.#imply(decision, 'before that');
    }
    throw new ScenarioFault('That never comes.');
  }

  #imply(decision: Decision, when: string): void {
    const reply = impliedReply(decision);
    const { player, purpose, rule, about } = decision;
    if (decision.kind === 'cards' && isIdle(decision)) {
      const answer = decision.cards.map((card) => ({ card }));
      const isAbout = about === undefined ? {} : { about };
      this.#forced.note({ player, purpose, rule, ...isAbout, answer }, this.#game.state);
    }
    if (!reply) {
      throw new ScenarioFault(
        `${this.#names.playerName(player)} has to decide ${describe(decision)} ${when}.`,
      );
    }
    const refusal = this.#course.answer(decision, reply, true);
    if (refusal) throw new ScenarioFault(refusal.because);
  }
}

/** Links of a chain, or abilities that have been activated for what happened. */
const isBeingCarriedOut = ({ chain, pending }: KotcState): boolean => chain.length > 0 || pending.length > 0;

/** Whether a step says this too, of what is asked one after the other where there is a choice. */
function saysItself(step: DecisionStep, purpose: string | undefined): boolean {
  switch (purpose) {
    case 'attack':
      return step.attack !== undefined;
    case 'victim':
      return step.attack !== undefined && step.victim !== undefined;
    case 'exchange':
      return step.exchange !== undefined;
    case 'exchange-for':
      return step.exchange !== undefined && step.for !== undefined;
    case 'reserves':
      return step.reserves !== undefined;
    case 'redraw':
      return step.redraw !== undefined;
    default:
      return false;
  }
}
