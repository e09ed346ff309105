import { expect, it } from 'vitest';
import { LastFirst } from '../../src-main/api/last-first.js';

const settled = () => new Promise<void>((done) => setImmediate(done));

it('does some at a time, and next what was asked for last', async () => {
  const works = new LastFirst(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    works.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }),
  );
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['a', 'e', 'd', 'c', 'b']) {
    ends.get(name)?.();
    await settled();
  }
  expect(begun).toEqual(['a', 'b', 'e', 'd', 'c']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('goes on after work that failed', async () => {
  const works = new LastFirst(1);
  const [failed, done] = [
    works.run(() => Promise.reject(new Error('no picture'))),
    works.run(async () => 'b'),
  ];
  await expect(failed).rejects.toThrow('no picture');
  expect(await done).toBe('b');
  expect(await works.run(async () => 'c')).toBe('c');
});
