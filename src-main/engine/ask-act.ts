import { heading, knownReply, unexpected, type Heading, type Question } from './ask.js';
import type { ActDecision, Action, Decision, Reply } from './decision.js';
import { Asked, type Frame, type Next, type Outcome, type Own } from './frames/frames.js';
import type { Writable } from './pipeline/writable.js';
import type { Asking, GameContext } from './rule-set.js';

function askingAct(game: GameContext, question: Question, actions: readonly Action[]): ActDecision {
  const asked = heading(game, question) as Heading & Writable<Pick<ActDecision, 'kind' | 'actions'>>;
  asked.kind = 'act';
  asked.actions = actions as Writable<Action[]>;
  return asked as ActDecision;
}

/**
 * Asks for one of the actions.
 *
 * @param actions called only where they are listed for who has to choose
 * @returns its place in the list
 */
export function* askAct(
  game: GameContext,
  question: Question,
  actions: () => readonly Action[],
): Asking<number> {
  const reply = knownReply(game, question) ?? (yield askingAct(game, question, actions()));
  return actIn(game, reply);
}

const actIn = (game: GameContext, reply: Reply): number =>
  'act' in reply ? reply.act : unexpected(game, 'act');

/**
 * Asks for one of the actions as the end of a step.
 * @param then goes on with the action
 */
export function toAct<T extends GameContext, F extends Frame>(
  game: T,
  own: Own<F>,
  question: Question,
  actions: readonly Action[],
  then: (game: T, own: Own<F>, action: Action) => Asking<Next<F>> | Next<F>,
): Outcome<T, F> {
  const reply = knownReply(game, question);
  if (reply !== undefined) return then(game, own, actions[actIn(game, reply)] as Action);
  return new AskedAct(askingAct(game, question, actions), actions, then);
}

class AskedAct<T extends GameContext, F extends Frame> extends Asked<T, F> {
  constructor(
    decision: Decision,
    private readonly actions: readonly Action[],
    private readonly goOn: (game: T, own: Own<F>, action: Action) => Asking<Next<F>> | Next<F>,
  ) {
    super(decision);
  }

  override answered(game: T, own: Own<F>, reply: Reply): Asking<Next<F>> | Next<F> {
    return this.goOn(game, own, this.actions[actIn(game, reply)] as Action);
  }
}
