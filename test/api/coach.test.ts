import { expect, test } from 'vitest';
import type { ReviewEvent } from '../../src-main/api/answers/play-answers.js';
import { withGame } from './kept-game.js';

const refused = (part: string) => ({
  code: 'BAD_INPUT',
  message: expect.stringContaining(part) as unknown,
});

test('the coach tells how far it is; a call that is aborted ends, and can be asked again', async () => {
  const { client, game } = await withGame();
  const asking = new AbortController();
  const told: ReviewEvent[] = [];
  const reading = (async () => {
    for await (const event of await client.play.coach.review({ game, seat: 0 }, { signal: asking.signal })) {
      told.push(event);
      asking.abort();
    }
  })();
  await expect(reading).rejects.toThrow();
  expect(told).toEqual([{ progress: { done: 0, of: expect.any(Number) as number } }]);
  const again = await client.play.coach.review({ game, seat: 1 });
  const first = await again.next();
  expect(first.value).toMatchObject({ progress: { done: 0 } });
  await again.return?.();

  const begun = async (asked: { game: string; seat: number }) =>
    (await client.play.coach.review(asked)).next();
  await expect(begun({ game, seat: 5 })).rejects.toMatchObject(refused('no such seat'));
  await expect(begun({ game, seat: -1 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(begun({ game: 'x', seat: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('of a game that goes on the coach says nothing', async () => {
  const { client, game } = await withGame(40);
  const asked = client.play.coach.review({ game, seat: 0 }).then((events) => events.next());
  await expect(asked).rejects.toMatchObject(refused('not over yet'));
});
