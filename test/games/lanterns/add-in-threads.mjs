/** Makes the game known to the threads of a process, whose own modules add it themselves: for test processes started with `--import` of it. */
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) await import('./add.mjs');
