/** A thread of the laboratory where the program runs from its sources. */
import { runFromSource } from '../../files/from-source.mjs';

await runFromSource(new URL('./lab-worker.ts', import.meta.url));
