/**
 * `npm start`: sets up what is missing and opens Cardwright: in Electron, or in the browser where Electron cannot run.
 * Arguments are card and deck files to open; --library names the folder of the library. --web goes to the browser straight away,
 * where --port is the port.
 */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { electronHindrance, electronProgram, fetchElectron } from './electron.mjs';
import { ensurePackages } from './packages.mjs';
import { inProject, project } from './project.mjs';

/** An Electron that ends this early and with an error never opened its window. */
const EARLY_SECONDS = 10;

const args = process.argv.slice(2);
const { values, tokens } = parseArgs({
  args,
  options: { web: { type: 'boolean' }, port: { type: 'string' }, library: { type: 'string' } },
  strict: false,
  tokens: true,
});
try {
  await ensurePackages();
  await ensureBuilt();
  const hindrance = values.web ? '' : await tryElectron();
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

/** All words but those of the port, which a window has none of. */
function wordsForWindow() {
  const own = tokens.filter(({ kind, name }) => kind === 'option' && name === 'port');
  const places = own.flatMap(({ index, value, inlineValue }) =>
    value === undefined || inlineValue ? [index] : [index, index + 1],
  );
  return args.filter((_, at) => !places.includes(at));
}

function runElectron(program) {
  const started = Date.now();
  const child = spawn(program, [project, ...wordsForWindow()], {
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
  const own = ['port', 'library'].flatMap((name) =>
    typeof values[name] === 'string' ? [`--${name}`, values[name]] : [],
  );
  const cli = inProject('out', 'main', 'cli.js');
  process.argv = [process.execPath, cli, 'serve', '--open', ...own];
  await import(pathToFileURL(cli).href);
}
