/**
 * For tests whose modules node itself imports, which is done sooner and runs faster than through Vite: it learns to read TypeScript.
 * Done by the tests' own process, not told it when it starts: the threads and programs that it begins would be told so too.
 */
import { register } from 'node:module';

// Each file of tests asks for it anew.
globalThis.readsTypeScript ??= register('./hooks.mjs', import.meta.url) ?? true;
await import('../property-seed.ts');
