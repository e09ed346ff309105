import { closeSync, openSync, readSync } from 'node:fs';

export interface Clock {
  /** ms. */
  now(): number;
  close(): void;
}

/** Tells the processor time of the main thread where that can be told (Linux), else the time by the clock. */
export function mainThreadClock(): Clock {
  const own = { now: () => performance.now(), close: () => undefined };
  if (process.platform !== 'linux') return own;
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const buffer = Buffer.alloc(64);
    return {
      now: () => Number(buffer.toString('latin1', 0, readSync(file, buffer, 0, 64, 0)).split(' ')[0]) / 1e6,
      close: () => closeSync(file),
    };
  } catch {
    // A kernel without these figures.
    return own;
  }
}
