import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { blankCard } from '../../src-main/cards/card.js';
import { Imports } from '../../src-main/exchange/imports.js';
import { ExchangeRefusal } from '../../src-main/exchange/refusal.js';
import { openLibrary } from '../../src-main/library/library.js';
import { slowFiles, zipOfSlowFiles } from '../exchange/slow-files.js';
import type { BenchResult } from './result.js';

const CARDS = 2000;
/** Other programs on the machine must not decide. */
const ROUNDS = 3;

/** How long the program stands still while files are opened that are made to be slow, in a library of some thousand cards. */
export async function bench(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-blocking-'));
  const library = await openLibrary(folder, { watch: false });
  const create = Array.from({ length: CARDS }, (_, no) => ({
    ...blankCard(`00000000-0000-4000-8000-${String(no).padStart(12, '0')}`, 14),
    name: `Card ${no} of the winds`,
  }));
  await library.batches.apply({ title: 'cards', create: { cards: create } });
  const imports = new Imports(() => library);
  const results: BenchResult[] = [];
  try {
    await standstill(imports, 'warm.csv', 'Name\nFox\n');
    const files = [
      ...slowFiles,
      { what: 'those of them that are texts, in a zip', name: 'all.zip', bytes: () => zipOfSlowFiles() },
    ];
    for (const { what, name, bytes } of files) {
      const content = await bytes(1);
      let best = { ms: Infinity, took: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await standstill(imports, name, content);
        if (one.ms < best.ms) best = one;
      }
      results.push({
        name: `opening ${what}`,
        measured: `${best.ms.toFixed(0)} ms at most without a turn; ready after ${(best.took / 1000).toFixed(1)} s`,
        bar: 'under 100 ms',
        ok: best.ms < 100,
      });
    }
  } finally {
    await imports.close();
    await library.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

async function standstill(imports: Imports, name: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content as string);
  const upload = await imports.uploads.begin(name, bytes.length);
  await imports.uploads.put(upload, bytes);
  await setTimeout(50);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const from = performance.now();
  try {
    const { import: id } = await imports.open([upload], null, {});
    await imports.discard(id);
  } catch (error) {
    if (!(error instanceof ExchangeRefusal)) throw error;
    await imports.uploads.drop([upload]);
  }
  const took = performance.now() - from;
  await setTimeout(20);
  delay.disable();
  return { ms: delay.max / 1e6, took };
}
