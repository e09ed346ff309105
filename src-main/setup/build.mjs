import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { inProject, project } from './project.mjs';
import { runNode } from './run.mjs';

const sources = [
  'src-main',
  'src-renderer',
  'texts/en.po',
  'electron.vite.config.ts',
  'wuchale.config.js',
  'package.json',
  'package-lock.json',
];
const results = [
  'out/main/electron.js',
  'out/main/cli.js',
  'out/main/program.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
];
const stamp = inProject('out', 'built-from');

/** Builds the app when it is not built from the sources as they stand. Throws a sentence when that fails. */
export async function ensureBuilt() {
  if (!isStale()) return;
  console.error('Building Cardwright…');
  await alone('building', async () => {
    if (isStale()) await build({ quiet: true });
  });
}

/** Builds the app and remembers what from. */
export async function build({ quiet = false } = {}) {
  // A text that the catalogue lacks would be empty on the screen.
  await step(['wuchale', 'dist', 'cli', 'index.js'], ['--clean', '--log-level', 'warn'], quiet);
  // Only now: the catalogue, which is a source, may have been written anew.
  const from = fingerprint();
  await step(['electron-vite', 'bin', 'electron-vite.js'], ['build'], quiet);
  mkdirSync(inProject('out'), { recursive: true });
  writeFileSync(stamp, from);
}

async function step(script, words, quiet) {
  const args = [inProject('node_modules', ...script), ...words];
  const { code, output } = await runNode(args, quiet ? { stdio: ['ignore', 'pipe', 'pipe'] } : {});
  if (code !== 0) throw new Error(`${output.trim()}\nThe build failed.`.trim());
}

function isStale() {
  if (!results.every((file) => existsSync(inProject(file))) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint();
}

/** One line that changes with any source file's path, size or time. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((name) => filesIn(inProject(name))).sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(project, path)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
