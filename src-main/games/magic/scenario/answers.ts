/** How the steps of scenarios answer the questions of Magic. */
import { PASS, type Action, type Decision, type Reply } from '../../../engine/decision.js';
import type { ForcedAnswer } from '../../../engine/scenario/scenario-words.js';
import { impliedReply, replyThatDoes } from '../../../engine/scenario/implied.js';
import type { Names } from '../../../engine/scenario/names.js';
import type { DecisionStep, Words } from '../../../engine/scenario/scenario.js';
import type { State } from '../rules/state/state.js';

/** The word of a step that answers a question, and how it says so in the words of all games. */
interface Answer {
  readonly word: string;
  readonly as: 'choose' | 'number' | 'assign' | 'pair';
}

const answers: Readonly<Record<string, Answer>> = {
  target: { word: 'targets', as: 'choose' },
  targets: { word: 'targets', as: 'choose' },
  mode: { word: 'modes', as: 'choose' },
  x: { word: 'x', as: 'number' },
  divide: { word: 'divide', as: 'assign' },
  mana: { word: 'pay', as: 'choose' },
  sacrifice: { word: 'sacrifice', as: 'choose' },
  discard: { word: 'discard', as: 'choose' },
  attack: { word: 'attack', as: 'pair' },
  block: { word: 'block', as: 'pair' },
};
const answerTo = (purpose: string): Answer | undefined => answers[purpose];

const isAction = ({ play, activate }: Words): boolean => play !== undefined || activate !== undefined;

/** Attackers without whom they attack go for the only one there is. */
function pairsOf(said: unknown, decision: Decision, names: Names): DecisionStep['pair'] {
  if (!Array.isArray(said)) return said as DecisionStep['pair'];
  const player = decision.kind === 'pair' ? decision.options[0]?.player : undefined;
  const whom = player === undefined ? '' : names.playerName(player);
  return Object.fromEntries((said as string[]).map((label) => [label, whom]));
}

/** What a step says to a question, in the words of all games. */
export function said(step: DecisionStep, decision: Decision, names: Names): DecisionStep {
  const answer = answerTo(decision.purpose);
  const value = answer && step[answer.word];
  if (answer === undefined || value === undefined) return step;
  return { ...step, [answer.as]: answer.as === 'pair' ? pairsOf(value, decision, names) : value };
}

/** Whether the same step answers this question too, that comes after the one that it began with. */
export const goesOn = (step: DecisionStep, purpose: string): boolean => {
  const word = answerTo(purpose)?.word;
  return word !== undefined && step[word] !== undefined;
};

/** What a step names for a purpose; null where it does something else first. */
export function named(step: DecisionStep, purpose: string): readonly (string | number)[] | null {
  if (isAction(step)) return null;
  const { word } = answerTo(purpose) ?? {};
  const own = word === undefined ? undefined : step[word];
  if (Array.isArray(own)) return own as readonly (string | number)[];
  const single = step.number ?? step.name ?? own;
  if (typeof single === 'number' || typeof single === 'string') return [single];
  return step.choose ?? step.order ?? null;
}

/** Costs are paid as suggested, and first hands are kept, where a scenario does not say otherwise. */
export function implied(decision: Decision): Reply | null {
  const { kind, purpose } = decision;
  if (kind === 'confirm' && purpose === 'keep') return { yes: true };
  if (kind === 'options' && purpose === 'spend') return { options: [...Array(decision.least).keys()] };
  return (kind === 'act' && replyThatDoes(decision.actions, 'pay')) || impliedReply(decision);
}

/** An action as a step says it: what something is paid with is said as "mana". */
export const written = ({ do: what, ability }: Action, label: string | null): Words => ({
  [what]: label ?? true,
  ...(what === 'activate' && ability !== undefined && { ability: ability + 1 }),
});

/** Attackers and blockers have words of their own, by which their player is known to pass until then. */
export const under = ({ purpose, kind }: Decision, value: unknown): Words | undefined =>
  kind === 'pair' && answerTo(purpose) ? { [purpose]: value } : undefined;

/** Attackers and blockers are declared in their steps, until which their player passes. */
export const isForLater = ({ attack, block }: DecisionStep, { kind }: Decision): boolean =>
  kind === 'act' && (attack ?? block) !== undefined;

/**
 * Whether an action that is offered is the one described; an ability that is not numbered is the first. What a cost is paid with is said
 * with what it is paid for.
 */
export function describes(action: Action, step: Words, state: State, names: Names): boolean {
  const { play, activate, mana, pay, ability, pass } = step;
  if (action.do === PASS) return pass === true;
  if (action.do === 'pay') return pay === true;
  const isPaid = (label: unknown): boolean =>
    typeof label === 'string' && action.card === names.id(state, label);
  if (action.do === 'mana') return isPaid(mana) || (Array.isArray(pay) && pay.some(isPaid));
  const label = action.do === 'play' ? play : activate;
  if (typeof label !== 'string' || action.card !== names.id(state, label)) return false;
  return ability === undefined || action.ability === (ability as number) - 1;
}

/** Targets that had only one answer, said otherwise. */
export function contradiction(
  step: DecisionStep,
  _purpose: string,
  forced: (purpose: string) => ForcedAnswer | undefined,
): string | null {
  if (!isAction(step) || !Array.isArray(step['targets'])) return null;
  const taken = (forced('targets') ?? forced('target'))?.answer;
  const wrong =
    taken && (step['targets'] as string[]).find((one) => !taken.some((names) => names.includes(one)));
  return wrong === undefined
    ? null
    : `“${wrong}” cannot be the target: only ${taken?.flat().join(', ')} can.`;
}
