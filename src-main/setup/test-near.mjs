/**
 * `npm run test:near`: after a change, what it can touch, in half a minute. Format and lint of the changed files, types of all (of
 * pages only where something of the renderer or the contract has changed), and the tests that are nearest to it by their imports; those
 * in a browser only where they were changed themselves.
 * An argument is what to compare with: `npm run test:near -- main`; left out, the last commit.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { testsNear } from './near-tests.mjs';
import { inProject } from './project.mjs';
import { run, runNode, runNpm } from './run.mjs';

const since = process.argv[2] ?? 'HEAD';
const silent = { stdio: ['ignore', 'pipe', 'pipe'] };
const SCRIPT = /\.(ts|mjs)$/;
const PAGE = /^(src-renderer\/.*\.(svelte|css|html)|[^/]*\.json)$/;
const LINTED = /^(src-main|src-renderer|assets|test)\/.*\.(ts|mjs|svelte)$/;
/** Of these the types of pages are made. */
const TYPES_OF_PAGES = /^(src-renderer\/|src-main\/api\/|test\/e2e\/|package)/;
const BROWSER_TEST = /^test\/e2e\/.*\.test\.ts$/;

const changed = await changedFiles();
if (changed.length === 0) console.log(`Nothing differs from ${since}.`);
else {
  const checks = [format(), formatOfPages(), lint(), types()];
  // The browser's tests begin with a build, which wants the cores for itself.
  const passed = [...(await Promise.all([...checks, tests()])), await browserTests()];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

async function changedFiles() {
  const git = async (...args) => {
    const { code, output } = await run('git', args, silent);
    if (code !== 0) throw new Error(output.trim());
    return output.split('\n').filter(Boolean);
  };
  const tracked = await git('diff', '--name-only', since);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...tracked, ...added].filter((file) => existsSync(inProject(file)));
}

function format() {
  const files = changed.filter((file) => SCRIPT.test(file));
  return files.length === 0 || stage('format', tool(['oxfmt', 'bin', 'oxfmt'], ['--check', ...files]));
}

function formatOfPages() {
  const files = changed.filter((file) => PAGE.test(file) && file !== 'package-lock.json');
  return (
    files.length === 0 ||
    stage(
      'format of pages',
      tool(['prettier', 'bin', 'prettier.cjs'], ['--check', '--log-level=warn', ...files]),
    )
  );
}

function lint() {
  const files = changed.filter((file) => LINTED.test(file));
  return (
    files.length === 0 || stage('lint', tool(['oxlint', 'bin', 'oxlint'], ['--deny-warnings', ...files]))
  );
}

/** A whole check reads all pages too and takes twice as long. */
function types() {
  if (changed.some((file) => TYPES_OF_PAGES.test(file)))
    return stage('types', runNpm(['run', '--silent', 'typecheck'], silent));
  mkdirSync(inProject('out'), { recursive: true });
  const memory = ['--incremental', '--tsBuildInfoFile', inProject('out', 'near.tsbuildinfo')];
  return stage(
    'types, but not of pages',
    tool(['@typescript', 'native-preview', 'bin', 'tsgo'], ['--noEmit', '-p', '.', ...memory]),
  );
}

async function tests() {
  const { run: files, left } = testsNear(changed);
  const passed = files.length === 0 || (await vitest(files));
  if (files.length === 0) console.log('No test outside the browser reaches what has changed.');
  if (left.length > 0)
    console.log(
      `${left.length} test files that are further away or take long were left to npm test, the nearest first: ${left.slice(0, 8).join(', ')}${left.length > 8 ? ' …' : ''}`,
    );
  return passed;
}

function browserTests() {
  const files = changed.filter((file) => BROWSER_TEST.test(file));
  return files.length === 0 || vitest(files);
}

/** Vitest shows its own words. Answers whether all passed. */
async function vitest(files) {
  const { code } = await runNode([inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', ...files]);
  return code === 0;
}

function tool(script, args) {
  return runNode([inProject('node_modules', ...script), ...args], silent);
}

/** Says how a check went, and what it said where it failed. Answers whether it passed. */
async function stage(name, running) {
  const { code, output } = await running;
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output.trim()}`);
  return code === 0;
}
