import { expect, test } from 'vitest';
import type { CardFaceAnswer, ReplayFrame } from '../../src-main/api/answers/play-answers.js';
import { withGame } from './kept-game.js';

const faceOf = async (frame: ReplayFrame, ask: (design: number) => Promise<CardFaceAnswer>) => {
  const cards = frame.view.seats.flatMap(({ zones }) => zones.flatMap(({ cards: all }) => all));
  const face = cards.find((card) => card.face)?.face;
  if (!face) throw new Error('No card lies open.');
  return { face, answer: await ask(face.design) };
};

test('a finished game is replayed, with the faces of its cards, and played on from a place of it', async () => {
  const { client, game, played } = await withGame();
  const { replay } = client.play;
  const last = played.inputs.length;
  expect(await replay.timeline({ game })).toHaveLength(last + 1);
  const frame = await replay.frame({ game, at: last, as: 'open' });
  expect(frame.end?.winners).toEqual(played.result?.winners);
  expect(frame.title).toMatch(/Ann.*Ben/);
  const { face, answer } = await faceOf(frame, (design) => replay.face({ game, design }));
  const name = answer.list.steps.find(({ element }) => element === 'name');
  expect(name).toMatchObject({ text: face.name });
  expect(answer.picture?.id).toMatch(/\.(png|jpg)$/);
  const { x = -1, y = -1, width = 2, height = 2 } = answer.picture?.shown ?? {};
  for (const share of [x, y, width, height]) expect(share).toBeGreaterThanOrEqual(0);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.000001);

  const forked = (await replay.playOn({ game, at: 30 })).game;
  const here = await replay.frame({ game: forked, at: 99_999, as: 'onlooker' });
  const there = await replay.frame({ game, at: 30, as: 'onlooker' });
  expect([here.at, here.end]).toEqual([30, null]);
  expect(here.view).toEqual(there.view);
  expect(here.title).toMatch(/^Ann and Ben, on from turn \d+$/);
  expect(await client.play.games.list()).toHaveLength(2);
});

test('of a game that goes on nobody’s hand can be asked for', async () => {
  const { client, game } = await withGame(40);
  const { replay } = client.play;
  const refused = { code: 'BAD_INPUT', message: expect.stringContaining('not over yet') as unknown };
  await expect(replay.frame({ game, at: 5, as: 0 })).rejects.toMatchObject(refused);
  await expect(replay.frame({ game, at: 5, as: 'open' })).rejects.toMatchObject(refused);
  await expect(replay.log({ game, as: 1 })).rejects.toMatchObject(refused);
  await expect(replay.playOn({ game, at: 5 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('a game that was removed is not found', async () => {
  const { client, game } = await withGame(10);
  await client.play.replay.timeline({ game });
  await client.play.games.remove({ games: [game] });
  await expect(client.play.replay.timeline({ game })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
