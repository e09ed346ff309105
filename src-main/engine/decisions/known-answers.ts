import type { PlayerNo, Reply } from '../decision.js';
import type { KnownAnswers } from '../rule-set.js';
import { has, type BaseState } from '../state.js';

interface Answer {
  readonly player: PlayerNo;
  readonly decision: number;
  readonly reply: Reply;
}

/** Inputs that a game has taken in before, in the order in which it takes them in again. */
export class KnownInputs<I extends { readonly player: PlayerNo }> implements KnownAnswers {
  #next = 0;

  /** @param onTaken is told of each answer that is taken */
  constructor(
    readonly inputs: readonly (I | Answer)[],
    readonly state: BaseState,
    readonly onTaken: (input: I | Answer) => void,
  ) {}

  /** The next input, which is no answer to a question of rule code, or one that it has asked already. */
  shift(): I | Answer | undefined {
    const input = this.inputs[this.#next];
    this.#next += 1;
    return input;
  }

  answerOf(player: PlayerNo): Reply | undefined {
    const answer = this.#nextAnswer();
    if (answer?.player !== player || has(this.state.out, player)) return undefined;
    this.#next += 1;
    this.onTaken(answer);
    return answer.reply;
  }

  isAnothers(player: PlayerNo): boolean {
    const answer = this.#nextAnswer();
    return answer !== undefined && answer.player !== player;
  }

  /** The answer to the next question. Nothing is known where the next input came in before that was answered. */
  #nextAnswer(): Answer | undefined {
    const input = this.inputs[this.#next];
    return input && 'reply' in input && input.decision === this.state.decisions + 1 ? input : undefined;
  }
}
