/** The thread of the coach where the program runs from its sources. */
import { runFromSource } from '../../files/from-source.mjs';

await runFromSource(new URL('./coach-worker.ts', import.meta.url));
