import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './project.mjs';

const home = inProject('node_modules', 'electron');

/** Electron's program file, or null when it has not been fetched yet. */
export function electronProgram() {
  const named = join(home, 'path.txt');
  if (!existsSync(named)) return null;
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(home, 'dist');
  const program = join(folder, readFileSync(named, 'utf8').trim());
  return existsSync(program) ? program : null;
}

/** Why Electron cannot run in this session even when it is there, or null. */
export function electronHindrance(env = process.env, platform = process.platform, user = process.getuid?.()) {
  if (platform === 'win32' || platform === 'darwin') return null;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display';
  if (user === 0) return 'its sandbox does not run as root';
  return null;
}

/** Without a byte for this long, a fetch is given up. */
const STALL_SECONDS = 20;
const LONGEST_SECONDS = 15 * 60;

/**
 * Fetches Electron's program file with the electron package's own installer. Answers null when it is there, else why not.
 * The fetch may take its time, but not stand still: what has arrived is watched in a folder of its own.
 */
export async function fetchElectron({
  stallSeconds = STALL_SECONDS,
  installer = join(home, 'install.js'),
  isThere = () => electronProgram() !== null,
} = {}) {
  if (!existsSync(installer)) return 'its package is not installed';
  const arriving = mkdtempSync(join(tmpdir(), 'cardwright-electron-'));
  const env = { ...process.env, TMPDIR: arriving, TEMP: arriving, TMP: arriving };
  const child = spawn(process.execPath, [installer], { cwd: home, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  try {
    return await new Promise((done) => {
      const watch = watchGrowth([arriving, join(home, 'dist')], stallSeconds, () => {
        child.kill();
        done('the download does not get on');
      });
      child.on('error', (error) => done(error.message));
      child.on('close', (code) => {
        clearInterval(watch);
        done(code === 0 && isThere() ? null : reason(complaint));
      });
    });
  } finally {
    rmSync(arriving, { recursive: true, force: true, maxRetries: 3 });
  }
}

function watchGrowth(folders, stallSeconds, giveUp) {
  const started = Date.now();
  let size = -1;
  let grown = started;
  const watch = setInterval(() => {
    const now = Date.now();
    const next = folders.reduce((sum, folder) => sum + bytesIn(folder), 0);
    if (next !== size) grown = now;
    size = next;
    if (now - grown < stallSeconds * 1000 && now - started < LONGEST_SECONDS * 1000) return;
    clearInterval(watch);
    giveUp();
  }, 250);
  return watch;
}

function bytesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  } catch {
    return 0;
  }
}

/** The gist of a stack trace: the line that says the error. */
function reason(complaint) {
  const lines = complaint.split('\n').map((line) => line.trim());
  const line =
    lines.find((candidate) => /^\w*Error\b.*: /.test(candidate)) ?? lines.find(Boolean) ?? 'no reason given';
  return line
    .replace(/^\w*Error: /, '')
    .replace(/[.:]$/, '')
    .slice(0, 160);
}
