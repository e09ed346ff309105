/** The thread of the computer players where the program runs from its sources: a thread has to bring its own loader for TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./bot-worker.ts');
