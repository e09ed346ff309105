import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { Imports } from '../../src-main/exchange/imports.js';
import { openLibrary } from '../../src-main/library/library.js';
import { slowFiles, zipOfSlowFiles } from '../exchange/slow-files.js';
import type { BenchResult } from './result.js';
import { standstillOf, type Standstill } from './standstill.js';

const CARDS = 2000;

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
    await opening(imports, 'warm.csv', 'Name\nFox\n');
    const files = [
      ...slowFiles,
      { what: 'those of them that are texts, in a zip', name: 'all.zip', bytes: () => zipOfSlowFiles() },
    ];
    for (const { what, name, bytes } of files) {
      const { blocked, took } = await opening(imports, name, await bytes(1));
      results.push({
        name: `opening ${what}`,
        measured: `nothing else had its turn for ${blocked.toFixed(0)} ms at most; ${took.toFixed(0)} ms of processor time in all threads`,
        bar: '100 ms at once',
        ok: blocked <= 100,
      });
    }
  } finally {
    await imports.close();
    await library.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

async function opening(imports: Imports, name: string, content: string | Uint8Array): Promise<Standstill> {
  const bytes = Buffer.from(content as string);
  const upload = await imports.uploads.begin(name, bytes.length);
  await imports.uploads.put(upload, bytes);
  const measured = await standstillOf(async () => {
    const { import: id } = await imports.open([upload], null, {});
    await imports.discard(id);
  });
  await imports.uploads.drop([upload]);
  return measured;
}
