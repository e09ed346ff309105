import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFile } from '../../cards/envelope.js';
import { faultIn } from '../../cards/model-fault.js';
import { LESSON_VERSION, lessonModel, type LessonFile } from './lesson-format.js';
import { LessonFault, makeLesson, type Lesson } from './lesson.js';
import { games } from '../../games/registry.js';
import { gameOfRules, strongestPlayer } from '../../games/rule-sets.js';
import { gameFor } from '../../games/scenarios.js';
import { starterCards } from '../scenarios/scenario-file.js';
import type { StoredGame } from '../games/stored-game.js';

export const LESSON_ENDING = '.lesson.json';

/** A lesson in a list. */
interface LessonSummary {
  readonly id: string;
  /** The game that it teaches, as people call it. */
  readonly game: string;
  readonly title: string;
  readonly about: string;
}

/** The lessons that come with the program. */
export class Lessons {
  /** @param assets folder of what comes with the program: lessons, and the starter sets with their cards */
  constructor(private readonly assets: string) {}

  /** Game by game: whole games before what begins in the midst of one, those of the newest edition first, by their titles. */
  async list(): Promise<LessonSummary[]> {
    const read = await Promise.all(
      (await this.#ids()).map(async (id) => ({ id, file: await this.#read(id) })),
    );
    return read
      .sort(
        ({ file: a }, { file: b }) =>
          games().indexOf(gameOfRules(a.rules)) - games().indexOf(gameOfRules(b.rules)) ||
          Number(a.begin === 'turn') - Number(b.begin === 'turn') ||
          b.rules.localeCompare(a.rules) ||
          a.title.localeCompare(b.title),
      )
      .map(({ id, file: { title, about, rules } }) => ({ id, game: gameOfRules(rules).name, title, about }));
  }

  /** Null: there is none of that name. @throws LessonFault for one that cannot be played as it is written */
  async find(id: string): Promise<Lesson | null> {
    if (!(await this.#ids()).includes(id)) return null;
    const file = await this.#read(id);
    return makeLesson(id, file, await starterCards(join(this.assets, 'starter', file.rules, 'cards')));
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(join(this.assets, 'lessons'));
    return names
      .filter((name) => name.endsWith(LESSON_ENDING))
      .map((name) => name.slice(0, -LESSON_ENDING.length));
  }

  async #read(id: string): Promise<LessonFile> {
    const text = await readFile(join(this.assets, 'lessons', `${id}${LESSON_ENDING}`), 'utf8');
    const opened = openFile(text, { format: 'cardwright-lesson', version: LESSON_VERSION, word: 'lesson' });
    if (opened.kind === 'damaged') throw new LessonFault(`${id}: ${opened.because}`);
    const read = lessonModel(gameFor(opened.data)).safeParse(opened.data);
    if (read.success) return read.data;
    throw new LessonFault(`${id}: ${faultIn(read.error)}`);
  }
}

/** A lesson as a game to be begun. Nothing is taken back in it: the next step follows from what was done. */
export const lessonTable = ({ id, title, learner, beginning, faces }: Lesson) => ({
  stored: {
    id: randomUUID(),
    title,
    kind: 'lesson',
    created: Date.now(),
    seats: beginning.players.map(({ name }, seat) => ({
      name,
      occupant: seat === learner ? 'person' : strongestPlayer(beginning.rules.id),
    })),
    options: { undo: 'never', undoAgreed: false, hands: 'hidden' },
    botSeed: 1,
    faces: [...faces],
    source: id,
  } satisfies StoredGame,
  beginning,
});
