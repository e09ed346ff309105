/** The process that draws where the program runs from its sources: it has to bring its own loader for TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./svg-drawer.ts');
