import { rangeText } from '../../../../src-main/engine/decisions/fault.js';
import { namingText } from '../../../../src-main/engine/decisions/names.js';
import type {
  CardId,
  Constraints,
  Decision,
  NumberDecision,
  Prompt,
  PromptAction,
  SeenCard,
} from '../../../../src-main/api/answers/play-answers.js';
import { isStacked } from './choice-stacks.js';

/** An offered action and its place in the decision's list. */
export interface OfferedAct {
  readonly place: number;
  readonly action: PromptAction;
}

/** What is offered with one card, or (null) with none. */
export interface ActGroup {
  readonly card: SeenCard | null;
  readonly acts: readonly OfferedAct[];
}

/** What may be done, card by card, without passing. `idle`: only what nothing would come of, else only the rest. */
export function actGroups({ actions, cards }: Prompt, idle: boolean): readonly ActGroup[] {
  const groups = new Map<CardId | null, OfferedAct[]>();
  actions.forEach((action, place) => {
    if (action.isPass || action.uses || action.idle !== idle) return;
    groups.set(action.card, [...(groups.get(action.card) ?? []), { place, action }]);
  });
  return [...groups].map(([id, acts]) => ({
    card: id === null ? null : (cards.find((card) => card.id === id) ?? null),
    acts,
  }));
}

/** What the digits stand for, the first for 1: places of actions, options or dice, cards, players; 1 and 0 for yes and no. */
export function digitChoices(prompt: Prompt): readonly number[] {
  const { decision } = prompt;
  switch (decision.kind) {
    case 'act':
      return [...actGroups(prompt, false), ...actGroups(prompt, true)].flatMap(({ acts }) =>
        acts.map(({ place }) => place),
      );
    case 'cards':
      return isStacked(decision) ? [] : decision.cards;
    case 'order':
      return decision.cards;
    case 'players':
      return decision.players;
    case 'options':
      return [...decision.options.keys()];
    case 'dice':
      return [...decision.dice.keys()];
    case 'assign':
      return [...decision.shares.keys()];
    case 'pair':
      return [...decision.pairings.keys()];
    case 'confirm':
      return [1, 0];
    case 'number':
    case 'name':
      return [];
  }
}

const DIGITS = 9;

/** The numbers of a question that has so few that each is a button, which answers at once; null: there are more. */
export function fewNumbers({
  least,
  most,
}: Pick<NumberDecision, 'least' | 'most'>): readonly number[] | null {
  const isFew = least >= 0 && most <= DIGITS;
  return isFew ? Array.from({ length: most - least + 1 }, (_, nth) => least + nth) : null;
}

/** The choice that a digit stands for: a number by itself, anything else by its place. */
export function choiceOfDigit(prompt: Prompt, digit: number): number | undefined {
  const { decision } = prompt;
  if (decision.kind !== 'number') return digitChoices(prompt)[digit - 1];
  return fewNumbers(decision)?.includes(digit) ? digit : undefined;
}

/** The digit that stands for a choice, from 1 to 9; null for those beyond. */
export function digitOf(prompt: Prompt, choice: number): number | null {
  const place = digitChoices(prompt).indexOf(choice);
  return place >= 0 && place < DIGITS ? place + 1 : null;
}

/** How many are to be chosen and what else has to hold of them, in words; null where the question is not for several. */
export function howMany(decision: Decision): string | null {
  const constraints = 'constraints' in decision ? constraintsText(decision.constraints ?? {}) : [];
  return [countText(decision), ...constraints].filter((text) => text !== null).join(' ') || null;
}

function constraintsText({ sum, groups, orNone }: Constraints): string[] {
  return [
    ...(orNone ? ['Or choose none.'] : []),
    ...(sum ? [`The ${sum.of} has to be ${rangeText(sum)}.`] : []),
    ...(groups ? [`At most ${groups.most} of each ${groups.by}.`] : []),
  ];
}

function countText(decision: Decision): string | null {
  if (decision.kind === 'assign') return `Assign all of ${decision.total}.`;
  if (decision.kind === 'name') return namingText(decision);
  if (!('least' in decision) || decision.kind === 'number') return null;
  const { least, most } = decision;
  if (most === 1) return null;
  if (least === most) return `Choose exactly ${most}.`;
  return least === 0 ? `Choose up to ${most}, or none.` : `Choose ${least} to ${most}.`;
}
