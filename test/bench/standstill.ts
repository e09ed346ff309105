import { setTimeout } from 'node:timers/promises';
import { mainThreadClock } from './main-thread-clock.js';

/** What some work took of the main thread. */
export interface Standstill {
  /** Of processor time in all threads, ms. */
  readonly took: number;
  /** The longest time for which nothing else had its turn, ms: of processor time where that can be told (Linux), else by the clock. */
  readonly blocked: number;
}

/** ms; as often as this others ask for their turn. */
const TICK = 1;

/**
 * Does the work while something else asks for its turn all the time. A busy machine keeps a program waiting too; that is left out by
 * counting the processor time of the main thread from one turn to the next. Work that fails is measured as far as it came.
 */
export async function standstillOf(work: () => unknown): Promise<Standstill> {
  const clock = mainThreadClock();
  try {
    // What was begun before is over.
    await setTimeout(100);
    let blocked = 0;
    let last = clock.now();
    const ticking = setInterval(() => {
      const now = clock.now();
      blocked = Math.max(blocked, now - last);
      last = now;
    }, TICK);
    await setTimeout(20);
    blocked = 0;
    const begun = process.cpuUsage();
    try {
      await work();
    } catch {
      // Whether it is refused is for the tests.
    }
    const { user, system } = process.cpuUsage(begun);
    await setTimeout(20);
    clearInterval(ticking);
    return { took: (user + system) / 1000, blocked };
  } finally {
    clock.close();
  }
}
