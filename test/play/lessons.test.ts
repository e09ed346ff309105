import { describe, expect, test } from 'vitest';
import { lessonGuide } from '../../src-main/play/lessons/lesson-guide.js';
import { LESSON_ENDING, Lessons, lessonTable } from '../../src-main/play/lessons/lesson-files.js';
import { lessonState } from '../../src-main/play/lessons/lesson-course.js';
import type { Lesson } from '../../src-main/play/lessons/lesson.js';
import type { LessonPoint } from '../../src-main/play/table/table-update.js';
import type { Game, Input } from '../../src-main/engine/game.js';
import { isFailure } from '../../src-main/engine/record.js';
import { beginGame } from '../../src-main/engine/replay.js';
import type { TableView } from '../../src-main/engine/table/table-view.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { rulesOf, type RuleSetName } from '../rule-lists.js';
import { filesIn } from '../source-files.js';

const lessons = new Lessons(inProject('assets'));
const ids = filesIn('assets/lessons', [LESSON_ENDING]).map((path) =>
  path.replace(/^.*[/\\]/, '').slice(0, -LESSON_ENDING.length),
);

async function lessonNamed(id: string): Promise<Lesson> {
  const lesson = await lessons.find(id);
  if (!lesson) throw new Error(`There is no lesson “${id}”.`);
  return lesson;
}

const playableOf = ({ beginning }: Lesson) => ruleSet(beginning.rules.id);
const namesOf = ({ beginning }: Lesson): string[] => beginning.players.map(({ name }) => name);

function begin(lesson: Lesson) {
  const game = beginGame(playableOf(lesson), lesson.beginning);
  if (isFailure(game)) throw new Error(game.because);
  return game;
}

type Begun = ReturnType<typeof begin>;
const viewOf = (lesson: Lesson, { context, decision }: Begun): TableView =>
  playableOf(lesson).view(context, decision, lesson.learner, namesOf(lesson));

/** Plays a lesson as its table does, up to its last step; `look` sees every step when it is shown. */
function playThrough(lesson: Lesson, look: (game: Begun, place: number) => void): Begun {
  const game = begin(lesson);
  const guide = lessonGuide(lesson, []);
  let shown = 0;
  for (let turns = 0; turns < 1000; turns += 1) {
    const due = guide?.due?.(game.inputs);
    const { lesson: state } = guide?.state(game.inputs) ?? { lesson: null };
    if (!guide || !state) throw new Error('The lesson has no note.');
    if (due) {
      expect(game.take(due)).toBeNull();
      continue;
    }
    if (state.step !== shown) look(game, state.step - 1);
    shown = state.step;
    if (state.answer) {
      const input = answerOf(game, state.answer);
      expect(guide.objection(game.inputs, input)).toBeNull();
      expect(game.take(input)).toBeNull();
    } else if (guide.readOn?.(game.inputs) !== null) return game;
  }
  throw new Error('The lesson does not end.');
}

const answerOf = (
  { decision }: Pick<Game, 'decision'>,
  reply: Extract<Input, { reply: unknown }>['reply'],
): Input => ({
  player: decision?.player ?? -1,
  decision: decision?.id ?? -1,
  reply,
});

/** Whether a learner who looks at the table finds what a step points at. */
function isThere(point: LessonPoint, view: TableView): boolean {
  if ('zone' in point) {
    return view.seats.some(
      ({ seat, zones }) => seat === point.seat && zones.some(({ zone }) => zone === point.zone),
    );
  }
  if ('card' in point) {
    return view.seats.some(({ zones }) =>
      zones.some(({ cards }) => cards.some(({ id, face }) => id !== null && face?.name === point.card)),
    );
  }
  if (point.part === 'stack') return view.stack !== null;
  return point.part === 'combat' ? view.combats.length > 0 : true;
}

test('there is a whole game, what is new in the newest edition, what is different in the older ones, and one of the other game', async () => {
  const rows = await lessons.list();
  expect(rows.map(({ title }) => title)).toEqual([
    'Your first game',
    'What is new in the 17th Edition',
    'What is different in the 6th to 11th Editions',
    'Your first game of Magic',
  ]);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('there is no lesson of another name', async () => {
  expect(await lessons.find('../starter/kotc-14')).toBeNull();
});

describe.each(ids)('the lesson %s', (id) => {
  test('is played to its end, which the learner wins, step by step', async () => {
    const lesson = await lessonNamed(id);
    const seen: number[] = [];
    const game = playThrough(lesson, (_, place) => seen.push(place));
    expect(seen).toEqual([...lesson.steps.keys()]);
    expect(game.inputs).toEqual(lesson.inputs);
    expect(game.result?.winners).toEqual([lesson.learner]);
    expect(lesson.steps.at(-1)?.answer).toBeNull();
  });

  test('asks of the learner what the game asks of them', async () => {
    const lesson = await lessonNamed(id);
    playThrough(lesson, ({ decision }, place) => {
      if (lesson.steps[place]?.answer) expect(decision?.player).toBe(lesson.learner);
    });
  });

  test('points at what is there when it is read', async () => {
    const lesson = await lessonNamed(id);
    const missing: unknown[] = [];
    playThrough(lesson, (game, place) => {
      const view = viewOf(lesson, game);
      for (const point of lesson.steps[place]?.points ?? []) {
        if (!isThere(point, view)) missing.push([place + 1, point]);
      }
    });
    expect(missing).toEqual([]);
  });

  test('rests on rules of its edition', async () => {
    const lesson = await lessonNamed(id);
    const known = rulesOf(lesson.beginning.rules.id as RuleSetName);
    const unknown = lesson.steps.flatMap(({ rules }) => rules).filter((rule) => !known[rule]);
    expect(unknown).toEqual([]);
    expect(lesson.steps.some(({ rules }) => rules.length > 0)).toBe(true);
  });

  test('gives notes that are short', async () => {
    const { steps } = await lessonNamed(id);
    const long = steps.filter(({ text }) => text.join(' ').length > 420).map(({ text }) => text);
    expect(long).toEqual([]);
  });

  test('is where it was when the learner comes back', async () => {
    const lesson = await lessonNamed(id);
    for (const [at] of lesson.inputs.entries()) {
      const state = lessonState(lesson, at, 0);
      const step = lesson.steps[state.step - 1];
      expect(step?.from).toBeLessThanOrEqual(at);
      expect(step?.to).toBeGreaterThanOrEqual(at);
      expect(
        lessonGuide(lesson, lesson.inputs.slice(0, at))?.state(lesson.inputs.slice(0, at)).lesson,
      ).toEqual(state);
    }
  });

  test('is a game with one person, in which nothing is taken back', async () => {
    const lesson = await lessonNamed(id);
    const { stored, beginning } = lessonTable(lesson);
    expect(stored).toMatchObject({ kind: 'lesson', source: id, options: { undo: 'never' } });
    expect(stored.seats.map(({ occupant }) => occupant)).toEqual(
      beginning.players.map((_, seat) => (seat === lesson.learner ? 'person' : 'greedy')),
    );
    expect(stored.faces.map(({ name }) => name)).toEqual(
      beginning.cards.map((card) => (card as { name: string }).name),
    );
  });
});

describe('while a lesson goes on', () => {
  test('anything but what it asks for is refused with a sentence that says what it asks for', async () => {
    const lesson = await lessonNamed('your-first-game');
    const refused: string[] = [];
    playThrough(lesson, (game, place) => {
      const { answer, ask } = lesson.steps[place] ?? {};
      const guide = lessonGuide(lesson, game.inputs);
      if (!answer || !ask || !guide) return;
      while (guide.readOn?.(game.inputs) === null);
      const other = 'act' in answer ? { act: answer.act + 1 } : { yes: true };
      const because = guide.objection(game.inputs, answerOf(game, other));
      expect(because?.toLowerCase()).toContain(ask.toLowerCase());
      refused.push(because ?? '');
      expect(guide.objection(game.inputs, { player: lesson.learner, resign: true })).not.toBeNull();
    });
    expect(refused).toContain('In this lesson: sow Foghorn Golem. Later you choose.');
  });

  test('nothing is to be done before its note is read, and a step that asks for something is not read over', async () => {
    const lesson = await lessonNamed('your-first-game');
    const game = begin(lesson);
    const guide = lessonGuide(lesson, []);
    const answer = answerOf(game, lesson.steps[2]?.answer ?? { yes: true });
    expect(guide?.objection([], answer)).toMatch(/^Read the lesson’s note first/);
    expect([guide?.readOn?.([]), guide?.readOn?.([])]).toEqual([null, null]);
    expect(guide?.objection([], answer)).toBeNull();
    expect(guide?.readOn?.([])).toMatch(/do what the lesson asks for/);
  });

  test('the others wait until the learner has read on', async () => {
    const lesson = await lessonNamed('your-first-game');
    const step = lesson.steps.find(({ answer, from, to }) => answer === null && to > from);
    const taken = lesson.inputs.slice(0, step?.from);
    const guide = lessonGuide(lesson, taken);
    expect(guide?.due?.(taken)).toBeNull();
    expect(guide?.readOn?.(taken)).toBeNull();
    expect(guide?.due?.(taken)).toBe(lesson.inputs[taken.length]);
    expect(guide?.state(taken).lesson?.goesOn).toBe(true);
    const under = lesson.inputs.slice(0, taken.length + 1);
    expect(lessonGuide(lesson, under)?.due?.(under)).toBe(lesson.inputs[under.length]);
  });

  test('a game that has gone otherwise is played on without its notes', async () => {
    const lesson = await lessonNamed('your-first-game');
    const [first] = lesson.inputs;
    expect(lessonGuide(lesson, first ? [first] : [])).not.toBeNull();
    expect(lessonGuide(lesson, [{ player: lesson.learner, askAlways: true }])).toBeNull();
  });
});
