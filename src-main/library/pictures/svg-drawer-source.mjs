/** The process that draws where the program runs from its sources. */
import { runFromSource } from '../../files/from-source.mjs';

await runFromSource(new URL('./svg-drawer.ts', import.meta.url));
