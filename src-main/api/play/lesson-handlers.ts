import { LibraryError } from '../../library/errors.js';
import { lessonTable } from '../../play/lessons/lesson-files.js';
import type { AppServices } from '../app-services.js';
import type { Implementer } from '../implementer.js';

export function lessonHandlers(os: Implementer['play'], { lessons, play }: AppServices) {
  return {
    list: os.lessons.list.handler(() => lessons.list()),
    start: os.lessons.start.handler(async ({ input }) => {
      const lesson = await lessons.find(input.lesson);
      if (!lesson)
        throw new LibraryError('NOT_FOUND', 'There is no such lesson. Choose one of those under Play.');
      const { stored, beginning } = lessonTable(lesson);
      return { game: await play.begin(stored, beginning) };
    }),
  };
}
