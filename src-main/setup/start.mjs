/**
 * `npm start`: sets up what is missing and opens Cardwright: in Electron, or in the browser where Electron cannot run.
 * Arguments are card and deck files to open; --web goes to the browser straight away, --port and --library belong to it.
 */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { electronHindrance, electronProgram, fetchElectron } from './electron.mjs';
import { ensurePackages } from './packages.mjs';
import { inProject, project } from './project.mjs';

/** An Electron that ends this early and with an error never opened its window. */
const EARLY_SECONDS = 10;

const args = process.argv.slice(2);
try {
  await ensurePackages();
  await ensureBuilt();
  const hindrance = args.includes('--web') ? '' : await tryElectron();
  if (hindrance !== null) {
    if (hindrance)
      console.log(`Electron cannot be used here (${hindrance}); Cardwright opens in the browser instead.`);
    await serve();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Answers null when the app ran in Electron, else why it could not. */
async function tryElectron() {
  const hindrance = electronHindrance();
  if (hindrance) return hindrance;
  if (!electronProgram()) {
    console.error("Fetching Electron's program file (about 110 MB, only this once)…");
    const failure = await fetchElectron();
    if (failure) return `its program file could not be fetched: ${failure}`;
  }
  return runElectron(electronProgram());
}

function runElectron(program) {
  const started = Date.now();
  const child = spawn(program, [project, ...args], {
    cwd: process.cwd(),
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let early = '';
  const timer = setTimeout(() => {
    process.stderr.write(early);
    early = null;
  }, EARLY_SECONDS * 1000);
  child.stderr.on('data', (chunk) => {
    if (early === null) process.stderr.write(chunk);
    else early += chunk;
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on('error', (error) => done(error.message));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const failed = code !== 0 && signal !== 'SIGINT' && signal !== 'SIGTERM';
      if (failed && Date.now() - started < EARLY_SECONDS * 1000) {
        done(`it ended at once with ${signal ?? `code ${code}`}`);
        return;
      }
      if (early) process.stderr.write(early);
      process.exitCode = failed ? 1 : 0;
      done(null);
    });
  });
}

/** The web host is the command line's "serve", run in this process. */
async function serve() {
  const own = [];
  for (const name of ['--port', '--library']) {
    const at = args.indexOf(name);
    if (at >= 0 && args[at + 1] !== undefined) own.push(name, args[at + 1]);
  }
  const cli = inProject('out', 'main', 'cli.js');
  process.argv = [process.execPath, cli, 'serve', '--open', ...own];
  await import(pathToFileURL(cli).href);
}
