import type { Reply } from '../../engine/decision.js';
import type { Input } from '../../engine/game.js';
import { canonical } from '../../engine/plain.js';
import type { Lesson, LessonStep } from './lesson.js';
import type { LessonState } from '../table/table-update.js';

/*
 * Where a lesson stands follows from how many inputs the game has taken in, and from how many steps have been read on from
 * since the last of them. The latter is kept nowhere: who comes back reads again from there.
 */

/** Whether a game has gone as the lesson goes; not where the lesson was another one when it was begun. */
export const isOnCourse = ({ inputs }: Lesson, taken: readonly Input[]): boolean =>
  taken.length <= inputs.length &&
  taken.every((input, place) => canonical(input) === canonical(inputs[place]));

interface Standing {
  readonly place: number;
  readonly step: LessonStep;
  /** The learner has answered or read on, and the others are still to answer. */
  readonly underWay: boolean;
}

function standing({ steps }: Lesson, taken: number, read: number): Standing {
  const at = (place: number, underWay: boolean): Standing => ({
    place,
    step: steps[place] as LessonStep,
    underWay,
  });
  const inside = steps.findIndex(({ from, to }) => from < taken && taken < to);
  if (inside >= 0) return at(inside, true);
  const first = steps.findIndex(({ from }) => from === taken);
  if (first < 0) return at(steps.length - 1, false);
  const last = steps.findLastIndex(({ from }) => from === taken);
  const place = Math.min(first + read, last);
  const isReadOn = first + read > last && steps[last]?.answer === null && taken < (steps[last]?.to ?? 0);
  return at(place, isReadOn);
}

export function lessonState(lesson: Lesson, taken: number, read: number): LessonState {
  const { place, step, underWay } = standing(lesson, taken, read);
  const { text, points, rules, ask, answer } = step;
  const isAsked = !underWay && answer !== null;
  return {
    title: lesson.title,
    step: place + 1,
    steps: lesson.steps.length,
    text,
    points,
    rules,
    ask: isAsked ? ask : null,
    answer: isAsked ? answer : null,
    goesOn: underWay,
  };
}

/** What another player does now, without waiting for the learner; null when the learner is to answer or to read on. */
export const dueInput = (lesson: Lesson, taken: number, read: number): Input | null =>
  standing(lesson, taken, read).underWay ? (lesson.inputs[taken] ?? null) : null;

/** Whether the learner can read on from where the lesson stands. */
export function canReadOn(lesson: Lesson, taken: number, read: number): boolean {
  const { place, step, underWay } = standing(lesson, taken, read);
  if (underWay || step.answer !== null) return false;
  return step.to > taken || place + 1 < lesson.steps.length;
}

/** Why the learner may not do that now, in a sentence; null for what the lesson asks for. */
export function lessonRefusal(lesson: Lesson, taken: number, read: number, input: Input): string | null {
  const { ask, answer } = lessonState(lesson, taken, read);
  if (answer === null || ask === null) return 'Read the lesson’s note first, and press Next under it.';
  if ('reply' in input && isSame(input.reply, answer)) return null;
  return `In this lesson: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}. Later you choose.`;
}

/** The order of cards counts too, also where it is not announced: the record stays the lesson’s. */
const isSame = (given: Reply, wanted: Reply): boolean => canonical(given) === canonical(wanted);
