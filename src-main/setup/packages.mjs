import { statSync } from 'node:fs';
import { alone } from './alone.mjs';
import { inProject } from './project.mjs';
import { runNpm } from './run.mjs';

/** npm writes both lock files at the end of one run, in no fixed order. */
const SAME_RUN_MS = 10_000;

/** Installs the packages where they are missing or older than the lock file. Throws a sentence when that fails. */
export async function ensurePackages() {
  if (areInstalled()) return;
  await alone('installing', async () => {
    if (!areInstalled()) await install();
  });
}

function areInstalled() {
  const installed = changed(inProject('node_modules', '.package-lock.json'));
  return installed > 0 && installed + SAME_RUN_MS >= changed(inProject('package-lock.json'));
}

async function install() {
  console.error('Installing packages…');
  // npm's own words go to stderr: stdout belongs to the command that is being set up.
  const stdio = ['ignore', 2, 2];
  const quick = ['--prefer-offline', '--no-audit', '--no-fund'];
  const { code } = await runNpm(['ci', '--include=dev', ...quick, '--loglevel=error'], { stdio });
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above.');
}

/** Time of a file's last change, ms since 1970, or -1 when there is none. */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}
