import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchResult } from './result.js';

const project = join(import.meta.dirname, '..', '..');
const cli = join(project, 'out', 'main', 'cli.js');
const ROUNDS = 5;

/** Verbs of the command line, and the web host from the start of its process to the page: against a Node process that does nothing. */
export async function bench(): Promise<BenchResult[]> {
  execFileSync(process.execPath, [join(project, 'src-main', 'setup', 'build.mjs')], { stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-start-'));
  try {
    cpSync(join(project, 'assets', 'samples'), join(folder, 'library'), { recursive: true });
    const empty = await quickest(async () => execFileSync(process.execPath, ['-e', '0']));
    const verb = (...args: string[]) =>
      quickest(async () => execFileSync(process.execPath, [cli, ...args], { stdio: 'ignore' }));
    const against = (name: string, took: number, bar: number): BenchResult => ({
      name: `start-up: ${name}`,
      measured: `${took.toFixed(0)} ms, ${(took / empty).toFixed(1)}× an empty Node process (${empty.toFixed(0)} ms)`,
      bar: `under ${bar}×`,
      ok: took / empty < bar,
    });
    return [
      against('cardwright --version', await verb('--version'), 3),
      against(
        'cardwright price, of one ability',
        await verb('price', '--edition', '14', '--type', 'spell', '--text', 'Draw 2 cards.'),
        6,
      ),
      against('from the command to the page of the web host', await quickest(() => startOnce(folder)), 9),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function quickest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

async function startOnce(folder: string): Promise<void> {
  const host = spawn(process.execPath, [cli, 'serve', '--json', '--library', join(folder, 'library')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CARDWRIGHT_SETTINGS_FOLDER: join(folder, 'settings') },
  });
  const ended = new Promise((done) => host.once('close', done));
  for await (const line of createInterface({ input: host.stdout })) {
    const { address } = JSON.parse(line) as { address: string };
    const entrance = await fetch(address, { redirect: 'manual' });
    const cookie = entrance.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await fetch(new URL('/', address), { headers: { cookie } });
    if (!page.ok) throw new Error(`The page answered ${page.status}.`);
    break;
  }
  host.kill('SIGTERM');
  await ended;
}
