import type { Decision, PlayerNo, Refusal, Reply } from '../decision.js';
import { has, type Players } from '../state.js';
import { eventText } from './events.js';
import { isIdle } from './implied.js';
import type { Trace } from './scenario.js';
import type { Question, Scene } from './scene.js';
import { questionText, replyText } from './trace.js';

/** Hands a scenario's answers to its game, and keeps account of what was asked. */
export class Course {
  /** Which questions have been answered, each as "player purpose". */
  readonly #answered = new Set<string>();
  /** The decision that was noted as asked before it was answered. */
  #noted = 0;
  /** Entries of the log that have been traced. */
  #traced = 0;

  /** @param asksAlways players whose seats say that they are asked always */
  constructor(
    private readonly scene: Scene,
    private readonly asksAlways: Players,
    private readonly trace: Trace | undefined,
  ) {}

  /** Whether a game would not ask this, as there is nothing of use to decide. */
  isIdle(decision: Decision): boolean {
    return !has(this.asksAlways, decision.player) && isIdle(decision);
  }

  hasAnswered(player: PlayerNo, purpose: string): boolean {
    return this.#answered.has(`${player} ${purpose}`);
  }

  answer(decision: Decision, reply: Reply, isImplied: boolean): Refusal | null {
    const { game, names, asked } = this.scene;
    const reader = { names, state: game.state };
    const said = this.trace && [questionText(decision, reader), replyText(decision, reply, reader)];
    const question = this.#questionOf(decision);
    const refusal = game.answer(reply);
    if (said) {
      const how = refusal ? `, refused by ${refusal.rule}` : isImplied ? ', by implication' : '';
      this.trace?.(`  ? ${said[0]}`);
      this.trace?.(`  ! ${names.playerName(decision.player)}: ${said[1]}${how}`);
    }
    if (refusal) return refusal;
    if (question && decision.id !== this.#noted) asked.push(question);
    this.#answered.add(`${decision.player} ${decision.purpose}`);
    this.traceEvents();
    return null;
  }

  /** What is being asked now has been asked too. */
  noteCurrent(): void {
    const { decision } = this.scene.game;
    if (!decision || decision.id === this.#noted) return;
    this.#noted = decision.id;
    const question = this.#questionOf(decision);
    if (question) this.scene.asked.push(question);
  }

  /** What a game asks; null where only a player who wants to be asked always would be asked. */
  #questionOf(decision: Decision): Question | null {
    if (this.isIdle(decision)) return null;
    const { names, game } = this.scene;
    const { player, kind, role, purpose, rule, about } = decision;
    const label = about === undefined ? null : names.labelOfId(game.state, about);
    const by = names.playerName(player);
    return { by, kind, role, purpose, rule, about: label };
  }

  traceEvents(): void {
    const { game, names, words } = this.scene;
    const { entries } = game.context.log;
    for (const { event } of entries.slice(this.#traced)) {
      this.trace?.(`    ${eventText(words, event, names)}`);
    }
    this.#traced = entries.length;
  }
}
