/** Where a lesson points on the page, and which buttons are the answer that it asks for. */
import type {
  LessonPoint,
  LessonState,
  Prompt,
  Reply,
  TableUpdate,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import type { Draft } from './reply-draft.js';
import { passOf } from '../../../shared/table/view/seen-cards.js';

/** The learner only reads now: what the game asks waits until they have read on. */
export const isReading = ({ lesson }: Pick<TableUpdate, 'lesson'>): boolean =>
  lesson !== null && lesson.answer === null;

export const isLastStep = ({ step, steps }: Pick<LessonState, 'step' | 'steps'>): boolean => step === steps;

/** The learner can read on; behind the last step there is nothing more. */
export const canReadOn = ({ lesson }: Pick<TableUpdate, 'lesson'>): boolean =>
  lesson !== null && lesson.answer === null && !lesson.goesOn && !isLastStep(lesson);

/** Selectors of what a step points at. */
export const pointSelectors = (points: readonly LessonPoint[], view: TableView): string[] =>
  points.flatMap((point) => selectorOf(point, view) ?? []);

function selectorOf(point: LessonPoint, view: TableView): string | null {
  if ('zone' in point) return zoneSelector(point.seat, point.zone);
  if ('card' in point) return cardSelector(point.card, view);
  if (point.part !== 'hand') return `[data-part="${point.part}"]`;
  const own = view.viewer;
  return own === null ? null : zoneSelector(own, handOf(view, own));
}

const zoneSelector = (seat: number, zone: string): string => `[data-seat="${seat}"][data-zone="${zone}"]`;

const handOf = (view: TableView, seat: number): string =>
  view.seats.find((one) => one.seat === seat)?.zones.find(({ shape }) => shape === 'hand')?.zone ?? 'hand';

/** The card of that name that the viewer can point at: an own one where there is one. */
function cardSelector(name: string, view: TableView): string | null {
  const own = view.seats.filter(({ seat }) => seat === view.viewer);
  for (const { zones } of [...own, ...view.seats, { zones: view.shared }]) {
    for (const { cards } of zones) {
      const card = cards.find(({ id, face }) => id !== null && face?.name === name);
      if (card) return `[data-card="${card.id}"]`;
    }
  }
  return null;
}

/** What has been chosen so far. */
export type Chosen = Pick<Draft, 'picked' | 'pairs' | 'shares'>;

/** Selectors of the buttons to be pressed next for the answer that a lesson asks for. */
export function answerSelectors(answer: Reply, prompt: Prompt, { picked, pairs, shares }: Chosen): string[] {
  if ('act' in answer) {
    return answer.act === passOf(prompt) ? ['[data-answer="pass"]'] : [choiceSelector(answer.act)];
  }
  if ('die' in answer) return [choiceSelector(answer.die)];
  if ('yes' in answer) return [`[data-answer="${answer.yes ? 'yes' : 'no'}"]`];
  if ('number' in answer) return [];
  if ('pairs' in answer) {
    return differing('pairing', answer.pairs, pairs, (option) =>
      option === null ? '[data-option]' : `[data-option="${option}"]`,
    );
  }
  if ('shares' in answer) return differing('share', answer.shares, shares, () => '');
  const choices = choicesOf(answer);
  const next = choices.find((choice) => !picked.includes(choice));
  return [next === undefined ? '[data-answer="confirm"]' : choiceSelector(next)];
}

/** The first of several that is not as it is to be, or else what confirms them. */
function differing<T>(
  what: string,
  wanted: readonly T[],
  found: readonly T[],
  within: (wanted: T) => string,
): string[] {
  const place = wanted.findIndex((one, nth) => one !== found[nth]);
  if (place < 0) return ['[data-answer="confirm"]'];
  const row = `[data-${what}="${place}"]`;
  return [`${row} ${within(wanted[place] as T)}`.trim(), `${row} [role="combobox"]`];
}

/** Cards, players, or places of options, as the buttons name them. */
function choicesOf(answer: Reply): readonly number[] {
  if ('cards' in answer) return answer.cards;
  if ('players' in answer) return answer.players;
  if ('options' in answer) return answer.options;
  return 'order' in answer ? answer.order : [];
}

const choiceSelector = (choice: number): string => `[data-part="prompt"] [data-choice="${choice}"]`;

/** Marks elements until the returned function is called; how they look is the style sheet's. */
export function mark(selectors: readonly string[], as: 'point' | 'answer'): () => void {
  const marked = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  for (const element of marked) element.dataset.lesson = as;
  if (as === 'answer') marked[0]?.scrollIntoView({ block: 'nearest' });
  return () => {
    for (const element of marked) if (element.dataset.lesson === as) delete element.dataset.lesson;
  };
}
