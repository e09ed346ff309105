/** `npm run bench`: runs every benchmark beside this file, or those named by its arguments. Fails when a bar is missed. */
import { readdirSync } from 'node:fs';
import type { BenchResult } from './result.js';

interface BenchModule {
  bench(): Promise<BenchResult[]>;
}

const wanted = process.argv.slice(2);
const modules = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'run.ts' && name !== 'result.ts')
  .filter((name) => wanted.length === 0 || wanted.includes(name.replace(/\.ts$/, '')))
  .sort();

let missed = 0;
for (const name of modules) {
  const module = (await import(new URL(name, import.meta.url).href)) as Partial<BenchModule>;
  if (typeof module.bench !== 'function') continue;
  for (const result of await module.bench()) {
    if (!result.ok) missed += 1;
    console.log(`${result.ok ? '✓' : '✗'} ${result.name}: ${result.measured} (bar: ${result.bar})`);
  }
}
if (missed > 0) {
  console.error(`${missed} of the bars were missed.`);
  process.exitCode = 1;
}
