import { beforeEach, expect, test, vi } from 'vitest';
import type { CardFaceAnswer } from '../../../../src-main/api/answers/play-answers.js';
import { PictureCache } from '../../../../src-renderer/shared/card-painter/picture-cache.js';
import { FaceCache } from '../../../../src-renderer/shared/table/paint/card-picture-cache.js';

beforeEach(() => void vi.useFakeTimers());

const plain: CardFaceAnswer = {
  list: { width: 1, height: 1, bleed: 0, steps: [], outlines: {}, unitsPerEm: 1, notices: [], boxes: {} },
  picture: null,
  plain: [],
};

/** A cache whose host refuses so many times, and what is painted anew as it is on a stage: by asking again. */
function cacheRefused(times: number): { cache: FaceCache; asked: () => number } {
  let asked = 0;
  const cache: FaceCache = new FaceCache(
    () => {
      asked += 1;
      return asked > times ? Promise.resolve(plain) : Promise.reject(new Error('Not now.'));
    },
    (design) => design !== null && cache.answer(design),
    new PictureCache(() => Promise.reject(new Error('There is none.'))),
  );
  return { cache, asked: () => asked };
}

test('a front that was refused for a moment comes by itself', async () => {
  const { cache } = cacheRefused(2);
  expect(cache.answer(4)).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(cache.answer(4)).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(cache.answer(4)).toBe(plain);
});

test('one that never comes is not asked for for ever, and no longer once the stage is closed', async () => {
  const refused = cacheRefused(Infinity);
  refused.cache.answer(4);
  await vi.advanceTimersByTimeAsync(3_600_000);
  const asked = refused.asked();
  expect(asked).toBeGreaterThan(3);
  expect(asked).toBeLessThan(12);
  const closed = cacheRefused(Infinity);
  closed.cache.answer(4);
  closed.cache.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed.asked()).toBe(1);
});

test('a card without a picture is told from one whose picture is on its way', async () => {
  const { cache } = cacheRefused(0);
  expect(cache.picture(4)).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(cache.picture(4)).toBe('none');
});

test('it says whether a front is still on its way; one that was refused is not', async () => {
  const { cache } = cacheRefused(1);
  expect(cache.awaits).toBe(false);
  cache.answer(4);
  expect(cache.awaits).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(cache.awaits).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(cache.answer(4)).toBe(plain);
  expect(cache.awaits).toBe(false);
});
