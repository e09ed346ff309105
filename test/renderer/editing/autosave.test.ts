import { beforeEach, expect, test, vi } from 'vitest';
import type { SaveOutcome } from '../../../src-main/api/answers/answers.js';
import { deferred, type Deferred } from '../../../src-renderer/connection/deferred.js';
import { Autosave } from '../../../src-renderer/shared/editing/autosave.svelte.js';

beforeEach(() => void vi.useFakeTimers());

/** An autosave of words; what it has told of writes that will follow or are under way. */
function autosave() {
  const saves: Deferred<SaveOutcome<string>>[] = [];
  let told = 0;
  const save = new Autosave<string>('r1', {
    current: () => 'words',
    save: () => {
      const answer = deferred<SaveOutcome<string>>();
      saves.push(answer);
      return answer.promise;
    },
    track: async (write) => {
      told += 1;
      await write.finally(() => (told -= 1));
    },
    wait: () => {
      told += 1;
      return () => (told -= 1);
    },
  });
  const pause = () => vi.advanceTimersByTimeAsync(1000);
  const answer = async (revision: string): Promise<void> => {
    saves.shift()?.resolve({ kind: 'saved', revision });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { save, pause, answer, told: () => told > 0 };
}

test('from the first change on until all is on disk, it is told that something is to be written', async () => {
  const { save, pause, answer, told } = autosave();
  expect(told()).toBe(false);
  save.changed();
  expect(told()).toBe(true);
  await pause();
  expect(told()).toBe(true);
  save.changed();
  await answer('r2');
  expect([told(), save.pending]).toEqual([true, true]);
  await pause();
  await answer('r3');
  expect([told(), save.pending, save.base]).toEqual([false, false, 'r3']);
});

test('what is given up, or stands on another base, is not waited for', async () => {
  const { save, told } = autosave();
  save.changed();
  save.abandon();
  expect(told()).toBe(false);
  save.changed();
  save.rebase('r9', false);
  expect([told(), save.pending]).toEqual([false, false]);
});
