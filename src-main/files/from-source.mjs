/**
 * Programs of ours that run in a thread or process of their own, started where there is no loader for TypeScript, as in tests: each
 * as one file made of its sources, since to load hundreds of them takes six times the processor time. Made anew after a change.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** @param {readonly string[]} parts */
const inProject = (...parts) => join(project, ...parts);

/** The threads and processes that programs of ours begin themselves; they look for them beside their own file. */
const begun = {
  'bot-worker': inProject('src-main', 'play', 'bots', 'bot-worker.ts'),
  'coach-worker': inProject('src-main', 'play', 'coach', 'coach-worker.ts'),
  'lab-worker': inProject('src-main', 'lab', 'run', 'lab-worker.ts'),
  'svg-drawer': inProject('src-main', 'library', 'pictures', 'svg-drawer.ts'),
  'reading-worker': inProject('src-main', 'exchange', 'reading', 'reading-worker.ts'),
};

/**
 * Runs a program in this thread. One that was started with a loader keeps it: what it brings may be more than types.
 *
 * @param {URL} entry its first module, in TypeScript
 */
export async function runFromSource(entry) {
  if (process.execArgv.some((argument) => argument.startsWith('--import'))) {
    const { register } = await import('tsx/esm/api');
    register();
    await import(entry.href);
  } else await import(pathToFileURL(await oneFileOf(entry)).href);
}

/**
 * @param {URL} entry first module of a program, in TypeScript
 * @returns {Promise<string>} the path of one file that is the same program, as its sources stand
 */
export async function oneFileOf(entry) {
  const source = fileURLToPath(entry);
  const name = basename(source, extname(source));
  const set = name in begun ? 'threads' : name;
  const made = inProject('out', 'from-source');
  const folder = join(made, `${set}-${fingerprint(set === 'threads' ? ['src-main'] : ['src-main', 'test'])}`);
  if (!existsSync(folder)) {
    mkdirSync(made, { recursive: true });
    for (const file of readdirSync(made))
      if (file.startsWith(`${set}-`)) rmSync(join(made, file), { recursive: true, force: true });
    await bundle({ ...begun, [name]: source }, folder);
  }
  return join(folder, `${name}.js`);
}

/**
 * @param {Record<string, string>} input
 * @param {string} folder
 */
async function bundle(input, folder) {
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    input,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
  });
  // Two may be at it at once: who is later finds it done.
  const unfinished = inProject('out', 'from-source', `.${process.pid}-${process.hrtime.bigint()}`);
  await bundled.write({
    dir: unfinished,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await bundled.close();
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Changes with the path, size or time of any module in these folders. @param {readonly string[]} folders */
function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.ts')) continue;
      const { size, mtimeMs } = statSync(inProject(folder, file));
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
