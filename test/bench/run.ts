/**
 * `npm run bench`: runs every benchmark beside this file, or those named by its arguments, each in a process of its own: what one
 * leaves behind in memory does not slow the next. Fails when a bar is missed. What comes after the name of one is told to it:
 * `npm run bench -- bots 400 kotc-14`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './result.js';

interface BenchModule {
  bench(args: readonly string[]): Promise<BenchResult[]>;
}

/** Beside the benchmarks: what they share. */
const helpers = [
  'run.ts',
  'result.ts',
  'measure.ts',
  'random-games.ts',
  'thinking-matches.ts',
  'match-series.ts',
  'standstill.ts',
  'call-standstills.ts',
];

const wanted = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !helpers.includes(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .toSorted();
const args = wanted.filter((one) => !names.includes(one));

/** Whether every bar was met. */
async function run(name: string): Promise<boolean> {
  const { bench } = (await import(new URL(`${name}.ts`, import.meta.url).href)) as BenchModule;
  const results = await bench(args);
  for (const { ok, name, measured, bar } of results)
    console.log(`${ok ? '✓' : '✗'} ${name}: ${measured} (bar: ${bar})`);
  return results.every(({ ok }) => ok);
}

function runApart(name: string): boolean {
  const self = fileURLToPath(import.meta.url);
  return spawnSync(process.execPath, ['--import', 'tsx', self, name], { stdio: 'inherit' }).status === 0;
}

const [only] = names;
const met = names.length === 1 && only !== undefined ? await run(only) : names.map(runApart).every(Boolean);
if (!met) {
  if (names.length !== 1) console.error('Not every bar was met.');
  process.exitCode = 1;
}
