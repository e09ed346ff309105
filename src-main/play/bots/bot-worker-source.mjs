/** The thread of the computer players where the program runs from its sources. */
import { runFromSource } from '../../files/from-source.mjs';

await runFromSource(new URL('./bot-worker.ts', import.meta.url));
