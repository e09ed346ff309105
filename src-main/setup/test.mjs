/**
 * `npm test`: sets up what is missing, then checks and tests everything. The last line is "N passed, N failed"; a check
 * (lint, format, types, build) that fails counts as one failure. Arguments go to vitest.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser, installBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { inProject } from './project.mjs';
import { findQueueServer, installQueueServer } from './queue-server.mjs';
import { readReport } from './report.mjs';
import { runNode, runNpm } from './run.mjs';

let passed = 0;
let failed = 0;
/** Names of the checks that failed: what they said stands in the midst of the tests. */
const failedChecks = [];
try {
  await ensurePackages();
  await findOrInstallBrowser();
  // Without one its tests are skipped, and say why.
  if (!findQueueServer()) await installQueueServer();
  // The tests wait for the build only, and much of their time for a browser: the checks take what is left of the cores.
  await Promise.all([buildThenTest(), checks()]);
} catch (error) {
  console.error(error.message);
  failed += 1;
}
for (const name of failedChecks) console.log(`✗ ${name} (it says why above)`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function buildThenTest() {
  await stage('build', () => build({ quiet: true }));
  await tests();
}

async function checks() {
  await stage('types', () => npmRun('typecheck'));
  await stage('lint', () => npmRun('lint'));
  await stage('format', () => npmRun('format'));
}

/** A script of package.json, silent unless it fails. */
async function npmRun(script) {
  const { code, output } = await runNpm(['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (code !== 0) throw new Error(output.trim() || `It ended with code ${code}.`);
}

async function stage(name, work) {
  const started = performance.now();
  try {
    await work();
    passed += 1;
    console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    failedChecks.push(name);
    console.error(`✗ ${name}\n${error.message}`);
  }
}

async function findOrInstallBrowser() {
  const browser = findBrowser() ?? (await installBrowser());
  if (browser) process.env.CHROME_PATH = browser;
  else
    console.error(
      'There is no Chromium, Chrome or Edge, and none could be installed: the browser tests will fail.',
    );
}

async function tests() {
  const report = inProject('out', 'test-report.json');
  mkdirSync(inProject('out'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runNode([
    inProject('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ]);
  const counts = readReport(report);
  passed += counts?.passed ?? 0;
  failed += counts?.failed ?? 0;
  for (const name of counts?.skipped ?? []) console.log(`Skipped: ${name}`);
  // Errors outside any test, or no report at all, show in the exit code only.
  if (code !== 0 && !counts?.failed) failed += 1;
}
