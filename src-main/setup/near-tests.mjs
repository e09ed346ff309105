import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inProject } from './project.mjs';

/** Goes from importer to importer until so many tests are found. */
const ENOUGH = 5;
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * The tests outside the browser that are near to changed files.
 * @param {readonly string[]} changed paths below the project's folder
 * @returns {string[]} paths of test files
 */
export function testsNear(changed) {
  const importers = importersOfAll();
  const near = new Set(changed);
  const tests = () =>
    [...near].filter((file) => file.endsWith('.test.ts') && !file.startsWith('test/e2e/')).sort();
  for (let last = [...near]; last.length > 0 && tests().length < ENOUGH;) {
    last = last.flatMap((file) => importers.get(file) ?? []).filter((file) => !near.has(file));
    for (const file of last) near.add(file);
  }
  return tests();
}

/** Which files import a file. */
function importersOfAll() {
  const importers = new Map();
  for (const folder of ['src-main', 'src-renderer', 'test']) {
    for (const name of readdirSync(inProject(folder), { recursive: true })) {
      const file = join(folder, name).replaceAll('\\', '/');
      if (!/\.(ts|mjs|svelte)$/.test(file)) continue;
      for (const [, to] of readFileSync(inProject(file), 'utf8').matchAll(IMPORTED)) {
        const target = sourceOf(normalize(join(dirname(file), to)).replaceAll('\\', '/'));
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
