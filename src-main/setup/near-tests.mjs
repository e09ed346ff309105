import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { inProject } from './project.mjs';
import { durationsIn } from './report.mjs';

/** Seconds of tests that are run, by what they took in the last whole run, in which several ran side by side. */
const BUDGET_S = 15;
/** More files than that take long to be loaded alone. */
const MOST_FILES = 30;
/** Tests that start whole programs, which have to be built first, and files that these alone are about. */
const OF_PROGRAMS = /^test\/hosts\//;
const PROGRAMS = /^(src-main|test)\/hosts\//;
/** What a test file is taken to need that no run has timed. */
const UNTIMED_S = 1;

/** Imports that bring values: what types alone can break, the type check says. */
const IMPORTED =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^;'"]*'(\.{1,2}\/[^']+)'|import\(\s*'(\.{1,2}\/[^']+)'/g;

/**
 * The tests outside the browser that changed files can break, as far as they can be run in half a minute: nearest first by imports,
 * and among equally near ones those of the same name and of the folder that mirrors the changed one's.
 * @param {readonly string[]} changed paths below the project's folder
 * @param {ReadonlyMap<string, number>} [durations] seconds by test file; left out: as the last whole run's report has them
 * @returns {{ run: string[], left: string[] }} paths of test files: to be run, and reached but left out
 */
export function testsNear(changed, durations = durationsIn(inProject('out', 'test-report.json'))) {
  const distances = distancesFrom(changed);
  const likeness = (test) => Math.max(...changed.map((file) => likenessOf(test, file)));
  const seconds = (test) => durations.get(test) ?? UNTIMED_S;
  const near = [...distances.keys()]
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/e2e/'))
    .sort(
      (one, other) =>
        distances.get(one) - distances.get(other) ||
        likeness(other) - likeness(one) ||
        seconds(one) - seconds(other) ||
        (one < other ? -1 : 1),
    );
  const withPrograms = changed.some((file) => PROGRAMS.test(file));
  const run = [];
  const left = [];
  let rest = BUDGET_S;
  for (const test of near) {
    const isSpared = OF_PROGRAMS.test(test) && !withPrograms;
    const fits = !isSpared && seconds(test) <= rest && run.length < MOST_FILES;
    // Who changes a test wants to see it.
    if (!fits && distances.get(test) > 0) left.push(test);
    else {
      run.push(test);
      rest -= seconds(test);
    }
  }
  return { run, left };
}

/** How many folders a test has in common with the mirror of a changed file's, and one more for its name. */
function likenessOf(test, changed) {
  const mirror = dirname(changed).replace(/^src-(main|renderer)/, (_, part) =>
    part === 'main' ? 'test' : 'test/renderer',
  );
  const [parts, others] = [dirname(test).split('/'), mirror.split('/')];
  const parting = parts.findIndex((part, at) => part !== others[at]);
  const [name = ''] = basename(changed).split('.');
  return (parting < 0 ? parts.length : parting) + (basename(test).includes(name) ? 1 : 0);
}

/** How many imports each file is away from the nearest changed one, of all that it can be broken by. */
function distancesFrom(changed) {
  const importers = importersOfAll();
  const distances = new Map(changed.map((file) => [file, 0]));
  let last = [...changed];
  for (let distance = 1; last.length > 0; distance += 1) {
    last = [...new Set(last.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !distances.has(file),
    );
    for (const file of last) distances.set(file, distance);
  }
  return distances;
}

/** Which files import a file. */
function importersOfAll() {
  const importers = new Map();
  for (const folder of ['src-main', 'src-renderer', 'test']) {
    for (const name of readdirSync(inProject(folder), { recursive: true })) {
      const file = join(folder, name).replaceAll('\\', '/');
      if (!/\.(ts|mjs|svelte)$/.test(file)) continue;
      for (const [, named, later] of readFileSync(inProject(file), 'utf8').matchAll(IMPORTED)) {
        const target = sourceOf(normalize(join(dirname(file), named ?? later)).replaceAll('\\', '/'));
        importers.set(target, [...(importers.get(target) ?? []), file]);
      }
    }
  }
  return importers;
}

/** Imports name the file that a source becomes. */
function sourceOf(path) {
  const source = path.replace(/\.js$/, '.ts');
  return existsSync(inProject(source)) ? source : path;
}
