import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Recovery } from '../../src-main/library/batches/recovery.js';
import { LibraryError } from '../../src-main/library/errors.js';
import { placeOf } from '../../src-main/library/place.js';
import { newFolder } from './support.js';

const failure = (code: string) => Object.assign(new Error(code), { code });
const locked = new LibraryError('STORAGE', 'It is busy.', { cause: failure('ELOCKED') });

/** Attempts to put right what is half done, on a clock of the test's own. */
function attempts({ readOnly = null as string | null } = {}) {
  const place = placeOf(newFolder());
  for (const folder of [place.inner, place.moves]) mkdirSync(folder);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = { begun: true as boolean | Error, turn: null as Error | null };
  const patiences: number[] = [];
  const told: (string | null)[] = [];
  const recovery: Recovery = new Recovery(
    place,
    {
      readOnly,
      exclusively: async (_doing, action, patience = -1) => {
        patiences.push(patience);
        if (now.turn) throw now.turn;
        return action();
      },
    },
    async () => {
      if (now.begun instanceof Error) throw now.begun;
      return now.begun;
    },
    () => told.push(recovery.reason),
  );
  return { place, now, patiences, told, recovery };
}

describe('what was left half done', () => {
  it('is put right before anything is shown, and nothing is said of it', async () => {
    const { recovery, told, patiences } = attempts();
    await recovery.atOpening();
    expect([recovery.reason, told, patiences]).toEqual([null, [], [3000]]);
    await recovery.check();
    expect(patiences).toEqual([3000, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is nothing where nothing was begun', async () => {
    const { recovery, now, patiences, place } = attempts();
    now.begun = false;
    await recovery.atOpening();
    expect(patiences).toEqual([]);
    writeFileSync(join(place.moves, '11111111-2222-4333-8444-555555555555.json'), '');
    await recovery.check();
    expect(patiences).toEqual([0]);
  });

  it('by a program that is at work is waited for, two seconds at a time, and said once', async () => {
    const { recovery, now, told, patiences } = attempts();
    now.turn = locked;
    await recovery.atOpening();
    expect(told).toEqual([expect.stringMatching(/^Another copy of Cardwright is in the middle of a change/)]);
    await vi.advanceTimersByTimeAsync(1999);
    expect(patiences).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(patiences).toHaveLength(2);
    expect(told).toHaveLength(1);
    now.turn = null;
    await vi.advanceTimersByTimeAsync(2000);
    expect(told.slice(1)).toEqual([null]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('and cannot be put right says why; another reason is said anew', async () => {
    const { recovery, now, told } = attempts();
    now.turn = new LibraryError('STORAGE', 'The disk is full.', { cause: failure('ENOSPC') });
    await recovery.atOpening();
    now.begun = failure('EACCES');
    await recovery.check();
    now.begun = failure('EIO');
    await recovery.check();
    expect(told).toEqual([
      'The disk is full.',
      expect.stringMatching(/^Whether a change .* cannot be seen: you may not read it\. Until then/),
      expect.stringMatching(/cannot be seen: the disk reports an error\./),
    ]);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('in a library that cannot be written is said with the reason for that', async () => {
    const { recovery, patiences } = attempts({ readOnly: 'The disk is read-only.' });
    await recovery.atOpening();
    expect(recovery.reason).toMatch(/^The disk is read-only\. A change of many files was interrupted here/);
    expect(patiences).toEqual([]);
  });

  it('is looked at once at a time', async () => {
    const { recovery, patiences } = attempts();
    await Promise.all([recovery.atOpening(), recovery.check(), recovery.check()]);
    expect(patiences).toEqual([3000]);
  });

  it('is not looked at any more in a library that is closed', async () => {
    const { recovery, now, patiences } = attempts();
    now.turn = locked;
    await recovery.atOpening();
    await recovery.close();
    expect(vi.getTimerCount()).toBe(0);
    await recovery.check();
    expect(patiences).toHaveLength(1);
    const other = attempts();
    other.now.turn = locked;
    const opening = other.recovery.atOpening();
    await other.recovery.close();
    await opening;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is nothing where the folder of files that are moved is gone', async () => {
    const { recovery, now, place } = attempts();
    now.begun = false;
    renameSync(place.moves, `${place.moves}-away`);
    await recovery.atOpening();
    expect(recovery.reason).toBeNull();
  });
});
