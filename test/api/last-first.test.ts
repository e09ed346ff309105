import { expect, it } from 'vitest';
import { LastFirst } from '../../src-main/api/last-first.js';

const settled = () => new Promise<void>((done) => setImmediate(done));

it('does some at a time, next what was asked for last, and what was asked for at once in its order', async () => {
  const works = new LastFirst(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    works.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const all = ['a', 'b', 'c', 'd', 'e'].map(ask);
  expect(begun).toEqual(['a', 'b']);
  ends.get('a')?.();
  await settled();
  all.push(ask('f'), ask('g'));
  for (const name of ['b', 'c', 'f', 'g', 'd', 'e']) {
    ends.get(name)?.();
    await settled();
  }
  expect(begun).toEqual(['a', 'b', 'c', 'f', 'g', 'd', 'e']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
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
