import type { Input } from '../../engine/game.js';
import type { LoadedGame } from '../games/loaded-game.js';
import type { Guide } from '../table/guide.js';
import { canReadOn, dueInput, isOnCourse, lessonRefusal, lessonState } from './lesson-course.js';
import type { Lessons } from './lesson-files.js';
import type { Lesson } from './lesson.js';

/** What the lesson of a game adds to its table; null where the program has no such lesson any more, or another one of that name. */
export async function guideOfLesson(
  lessons: Lessons,
  { stored, inputs }: Pick<LoadedGame, 'stored' | 'inputs'>,
): Promise<Guide | null> {
  const lesson = await lessons.find(stored.source ?? '');
  return lesson && lessonGuide(lesson, inputs);
}

/**
 * The notes of a lesson, the moves of the others, and that only what it asks for is done.
 * @param taken what the game has taken in when it is opened
 * @returns null where the game has gone otherwise than the lesson goes; it is played on without one
 */
export function lessonGuide(lesson: Lesson, taken: readonly Input[]): Guide | null {
  if (!isOnCourse(lesson, taken)) return null;
  // Steps read on from, and how many inputs there were then: with the next input it begins anew.
  let read = { at: taken.length, steps: 0 };
  const readAt = (at: number): number => (read.at === at ? read.steps : 0);
  return {
    state: ({ length: at }) => ({ puzzle: null, lesson: lessonState(lesson, at, readAt(at)) }),
    objection: ({ length: at }, input) => lessonRefusal(lesson, at, readAt(at), input),
    due: ({ length: at }) => dueInput(lesson, at, readAt(at)),
    readOn({ length: at }) {
      if (!canReadOn(lesson, at, readAt(at))) {
        return 'There is nothing to read on here: do what the lesson asks for.';
      }
      read = { at, steps: readAt(at) + 1 };
      return null;
    },
  };
}
