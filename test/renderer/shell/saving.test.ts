import { expect, test } from 'vitest';
import { Saving } from '../../../src-renderer/shared/notices/saving.svelte.js';

test('nothing is said to be saved while something is written or waits to be; a failure stays until a write succeeds', async () => {
  const saving = new Saving();
  expect(saving.state).toBe('idle');
  const stop = saving.wait();
  expect(saving.state).toBe('saving');
  await saving.track(Promise.resolve());
  expect(saving.state).toBe('saving');
  stop();
  expect(saving.state).toBe('saved');
  const again = saving.wait();
  await expect(saving.track(Promise.reject(new Error('The disk is full.')))).rejects.toThrow();
  expect([saving.state, saving.failure]).toEqual(['failed', 'The disk is full.']);
  again();
  await saving.track(Promise.resolve());
  expect([saving.state, saving.failure]).toEqual(['saved', null]);
});
