import { expect, it } from 'vitest';
import { Painted } from '../../src-main/api/cards/painted.js';

const bytes = (length: number) => new Uint8Array(length);

it('paints a picture once for all who ask, and again when it failed', async () => {
  const painted = new Painted();
  let times = 0;
  const paint = async () => bytes((times += 1));
  const [one, two] = await Promise.all([painted.get('a', paint), painted.get('a', paint)]);
  expect(two).toBe(one);
  expect(await painted.get('a', paint)).toBe(one);
  expect(times).toBe(1);
  const failing = () => Promise.reject(new Error('no picture'));
  await expect(painted.get('b', failing)).rejects.toThrow('no picture');
  expect(await painted.get('b', paint)).toHaveLength(2);
});

it('holds as much as it may, and lets go of what was not asked for longest', async () => {
  const painted = new Painted(100);
  const made: string[] = [];
  const get = (key: string) =>
    painted.get(key, async () => {
      made.push(key);
      return bytes(40);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await painted.get('vast', async () => bytes(500));
  expect(await painted.get('vast', async () => bytes(1))).toHaveLength(500);
});
