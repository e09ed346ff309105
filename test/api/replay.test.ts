import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CardFaceAnswer, ReplayFrame } from '../../src-main/api/answers/play-answers.js';
import { journalText } from '../../src-main/play/games/journal.js';
import { readTableFile } from '../../src-main/play/games/table-file.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { begin, playRandomly, type KotcBeginning } from '../games/kotc/starter-games.js';
import { start } from './start.js';

/** The app with a game of the starter decks in its library, played so far; without a number to its end. */
async function withGame(inputs?: number) {
  const started = await start();
  const { client, folder } = started;
  const { decks } = await client.library.addSamples({ set: 'kotc-14' });
  const seats = ['Ann', 'Ben'].map((name, seat) => ({
    name,
    occupant: 'person' as const,
    deck: decks[seat] ?? '',
  }));
  const { game } = await client.play.games.create({ rules: 'kotc-14', seats, seed: 4 });
  const files = join(folder, 'library', 'games', game);
  const table = readTableFile(readFileSync(`${files}.table.json`, 'utf8'));
  if ('because' in table) throw new Error(table.because);
  const played = playRandomly(begin(table.beginning as KotcBeginning), chanceFrom(4), inputs);
  writeFileSync(`${files}.inputs.jsonl`, journalText(played.inputs));
  return { ...started, game, played };
}

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
