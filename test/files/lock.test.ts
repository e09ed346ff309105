import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearWaiting, LockHeld, takeLock } from '../../src-main/files/lock.js';
import { livenessOf, ownProgramId } from '../../src-main/files/program-id.js';
import { oneFileOf } from '../../src-main/files/from-source.mjs';
import { newFolder } from '../library/support.js';
import { deadProgram } from './programs.js';

const token = '11111111-2222-4333-8444-555555555555';
const counting = await oneFileOf(new URL('./counting-process.ts', import.meta.url));
/** What the five parts of an id say, for a system that tells all of them. */
const [machine, boot, space, pid, start] = ownProgramId().split('-');

function held(program: string): { folder: string; lock: string; owner: string } {
  const folder = newFolder();
  const lock = join(folder, 'lock');
  mkdirSync(lock);
  writeFileSync(join(lock, `${program}.${token}`), '0');
  return { folder, lock, owner: join(lock, `${program}.${token}`) };
}

afterEach(() => void vi.useRealTimers());

describe('a program’s id', () => {
  it('tells living programs from dead ones', async () => {
    expect(livenessOf(ownProgramId())).toBe('alive');
    expect(livenessOf(await deadProgram())).toBe('dead');
    expect(livenessOf('no id')).toBe('unknown');
  });

  it('tells a program from a later one with the same number, and from one before the system was started', () => {
    if (start === '0') {
      console.log('skipped: this system does not tell when a process began');
      return;
    }
    expect(livenessOf([machine, boot, space, pid, '1'].join('-'))).toBe('dead');
    expect(livenessOf([machine, '00000000', space, pid, start].join('-'))).toBe('dead');
  });

  it('says of programs on other machines and in other containers that it does not know', () => {
    expect(livenessOf(['00000000', boot, space, '1', '1'].join('-'))).toBe('unknown');
    expect(livenessOf([machine, boot, '00000000', '1', '1'].join('-'))).toBe('unknown');
    // Where the system does not tell when a process began.
    expect(livenessOf([machine, boot, space, pid, '0'].join('-'))).toBe('unknown');
  });
});

describe('a lock', () => {
  it('names its program while it is held, and is gone afterwards', async () => {
    const lock = join(newFolder(), 'lock');
    const release = await takeLock(lock, 0);
    expect(readdirSync(lock)).toEqual([expect.stringMatching(`^${ownProgramId()}\\.[0-9a-f-]{36}$`)]);
    await expect(takeLock(lock, 0)).rejects.toThrow(LockHeld);
    await expect(takeLock(lock, 60)).rejects.toMatchObject({ code: 'ELOCKED' });
    await release();
    expect(readdirSync(join(lock, '..'))).toEqual([]);
  });

  it('is taken over at once from a program that died', async () => {
    const { lock, folder } = held(await deadProgram());
    const release = await takeLock(lock, 0);
    expect(readdirSync(lock)).toEqual([expect.stringContaining(ownProgramId())]);
    await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that was left empty is nobody’s', async () => {
    const lock = join(newFolder(), 'lock');
    mkdirSync(lock);
    await (
      await takeLock(lock, 0)
    )();
    expect(existsSync(lock)).toBe(false);
  });

  it('of which nobody knows whether its program lives is taken over when that is silent, by the steady clock', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { lock, owner } = held(['00000000', boot, space, pid, start].join('-'));
    await expect(takeLock(lock, 0)).rejects.toThrow(LockHeld);
    vi.advanceTimersByTime(7000);
    writeFileSync(owner, '1');
    await expect(takeLock(lock, 0)).rejects.toThrow(LockHeld);
    vi.advanceTimersByTime(7900);
    await expect(takeLock(lock, 0)).rejects.toThrow(LockHeld);
    vi.advanceTimersByTime(200);
    await (
      await takeLock(lock, 0)
    )();
    expect(existsSync(lock)).toBe(false);
  });

  it('says now and then that its program lives, and never makes another’s anew', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lock = join(newFolder(), 'lock');
    const release = await takeLock(lock, 0);
    const owner = join(lock, readdirSync(lock)[0] ?? '');
    vi.advanceTimersByTime(2000);
    await expect.poll(() => readFileSync(owner, 'utf8')).toBe('1');
    renameSync(owner, join(lock, `somebody.${token}`));
    vi.advanceTimersByTime(2000);
    await release();
    expect(readdirSync(lock)).toEqual([`somebody.${token}`]);
  });

  it('is given back by a program that lost it without harm to the next holder', async () => {
    const lock = join(newFolder(), 'lock');
    const release = await takeLock(lock, 0);
    renameSync(lock, `${lock}.moved`);
    const next = await takeLock(lock, 0);
    await release();
    expect(readdirSync(lock)).toHaveLength(1);
    await next();
  });

  it('leaves nothing of programs that died while they waited for it', async () => {
    const folder = newFolder();
    const lock = join(folder, 'lock');
    for (const [at, program] of [await deadProgram(), ownProgramId(), 'unknown'].entries()) {
      mkdirSync(`${lock}.${at}`);
      writeFileSync(join(`${lock}.${at}`, `${program}.${token}`), '0');
    }
    await clearWaiting(lock);
    expect(readdirSync(folder).sort()).toEqual([`${basename(lock)}.1`, `${basename(lock)}.2`]);
  });

  it('is held by one program at a time, also when each takes over from one that was killed', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'count'), '0');
    const counted = (dies: boolean) =>
      new Promise<number | null>((resolve) => {
        const child = spawn(process.execPath, [counting, folder, dies ? 'dies' : 'ends']);
        child.on('close', (code) => resolve(code));
      });
    // Each counts to 40 more; those that die do so with the lock in their hands.
    const codes = await Promise.all([true, false, true, false].map(counted));
    expect(codes).toEqual([null, 0, null, 0]);
    expect(Number(readFileSync(join(folder, 'count'), 'utf8'))).toBe(160);
  });
});
