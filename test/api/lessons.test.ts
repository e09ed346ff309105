import { expect, test } from 'vitest';
import type { TableUpdate } from '../../src-main/api/answers/play-answers.js';
import { start, type Started } from './start.js';

/** The latest of what a followed table tells that suits. */
async function until(
  updates: AsyncIterable<TableUpdate>,
  suits: (update: TableUpdate) => boolean,
): Promise<TableUpdate> {
  for await (const update of updates) if (suits(update)) return update;
  throw new Error('The table tells no more.');
}

async function begun({ client }: Started) {
  const [row] = await client.play.lessons.list();
  const { game } = await client.play.lessons.start({ lesson: row?.id ?? '' });
  const at = async (step: number): Promise<TableUpdate> => {
    const updates = await client.play.table.follow({ game });
    return until(updates, ({ lesson }) => lesson?.step === step && !lesson.goesOn);
  };
  const answer = async (step: number): Promise<void> => {
    const { lesson, view } = await at(step);
    if (!lesson?.answer || !view.prompt) throw new Error(`Step ${step} asks for nothing.`);
    const { id } = view.prompt.decision;
    await client.play.table.answer({ game, decision: id, reply: lesson.answer });
  };
  return { game, at, answer, readOn: () => client.play.table.readOn({ game }) };
}

test('a lesson is a game: it is read, answered, and gone on with where it was left', async () => {
  const started = await start();
  const { game, at, answer, readOn } = await begun(started);
  expect((await at(1)).lesson).toMatchObject({ title: 'Your first game', answer: null });
  await readOn();
  await readOn();
  await answer(3);
  expect((await at(4)).seats.map(({ occupant }) => occupant)).toEqual(['person', 'greedy']);
  await readOn();
  await answer(5);
  expect((await at(6)).lesson?.ask).toBe('Summon Dock Urchin');
  const rows = await started.client.play.games.list();
  expect(rows).toMatchObject([{ id: game, kind: 'lesson', state: { kind: 'running' } }]);
});

test('the other player moves by herself once the learner has read on, and hides what is hers', async () => {
  const { at, answer, readOn } = await begun(await start());
  await readOn();
  await readOn();
  await answer(3);
  await readOn();
  await answer(5);
  await answer(6);
  await at(7);
  await readOn();
  const { view } = await at(8);
  expect(view.turn).toMatchObject({ number: 3, player: 0 });
  expect(JSON.stringify(view.seats[1])).toContain('Dock Urchin');
  expect(JSON.stringify(view)).not.toContain('Soundings');
});

test('another answer than the one that is asked for is refused in a sentence', async () => {
  const started = await start();
  const { game, at, answer, readOn } = await begun(started);
  const { table } = started.client.play;
  await expect(table.answer({ game, decision: 1, reply: { cards: [] } })).rejects.toThrow(/Read the lesson/);
  await readOn();
  await readOn();
  await answer(3);
  await readOn();
  const { view } = await at(5);
  const decision = view.prompt?.decision.id ?? -1;
  await expect(table.answer({ game, decision, reply: { act: 0 } })).rejects.toThrow(
    'In this lesson: sow Foghorn Golem. Later you choose.',
  );
  await expect(table.concede({ game, seat: 0 })).rejects.toThrow(/In this lesson/);
  await expect(table.fullControl({ game, seat: 0, on: true })).rejects.toThrow(/In this lesson/);
  await expect(table.undo({ game })).rejects.toThrow();
});

test('there is no lesson of another name', async () => {
  const { client } = await start();
  await expect(client.play.lessons.start({ lesson: 'nothing' })).rejects.toThrow(/no such lesson/);
});

test('the cards of a lesson have their pictures in a library without them', async () => {
  const started = await start();
  const { game, at } = await begun(started);
  const { view } = await at(1);
  const design = view.seats[0]?.zones.find(({ shape }) => shape === 'hand')?.cards[0]?.face?.design ?? -1;
  const face = await started.client.play.table.face({ game, design });
  const picture = await started.app.asset(`/picture/${face.picture?.id}`);
  expect(picture?.type).toBe('image/jpeg');
  expect(await started.app.asset(`/picture/${'0'.repeat(32)}.jpg`)).toBeNull();
});
