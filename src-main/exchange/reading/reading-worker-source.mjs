/** The thread that reads where the program runs from its sources. */
import { runFromSource } from '../../files/from-source.mjs';

await runFromSource(new URL('./reading-worker.ts', import.meta.url));
