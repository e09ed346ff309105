import { printedIn } from '../../src-main/games/card-fields.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { oneFileOf } from '../../src-main/files/from-source.mjs';
import { readCardFile } from '../../src-main/games/card-files.js';
import { cardNamed, newFolder, open } from './support.js';

const script = await oneFileOf(new URL('./saving-process.ts', import.meta.url));

/** @returns how many saves the process told of; killed without warning after `killAfter` lines */
function saving(folder: string, saves: number, salt: string, killAfter = Infinity) {
  return new Promise<{ saved: number; code: number | null; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, [script, folder, String(saves), salt]);
    let saved = 0;
    let stderr = '';
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'saved') saved += 1;
      if (saved >= killAfter) child.kill('SIGKILL');
    });
    child.on('close', (code) => resolve({ saved, code, stderr }));
  });
}

/** Every card file must be whole; answers the ids, sorted, each as often as there are files of it. */
function idsOnDisk(folder: string): string[] {
  return readdirSync(join(folder, 'cards'))
    .filter((file) => file.endsWith('.card.json'))
    .map((file) => {
      const reading = readCardFile(readFileSync(join(folder, 'cards', file), 'utf8'));
      if (reading.kind !== 'good') throw new Error(`${file} is ${reading.kind}`);
      return reading.content.id;
    })
    .sort();
}

describe('programs that die or run side by side', () => {
  it('loses and doubles no card when killed in the midst of saving, and goes on at once afterwards', async () => {
    const folder = newFolder();
    const library = await open(folder);
    for (let at = 0; at < 7; at += 1) await library.cards.create(cardNamed(`Card ${at}`));
    await library.close();
    const ids = idsOnDisk(folder);
    for (const [at, killAfter] of [1, 2, 5, 9, 14, 23].entries()) {
      const { code, saved, stderr } = await saving(folder, 10_000, `killed${at}`, killAfter);
      expect({ code, stderr }).toEqual({ code: null, stderr: '' });
      expect(saved).toBeGreaterThanOrEqual(killAfter);
      expect(idsOnDisk(folder)).toEqual(ids);
    }
    const after = await open(folder);
    expect(after.info()).toMatchObject({ cards: 7, problems: [] });
    const [row] = after.cards.list();
    const { content, revision } = await after.cards.get(row?.id ?? '');
    expect((await after.cards.save({ ...content, cost: 1 } as Card, revision)).kind).toBe('saved');
    expect(readdirSync(join(folder, 'cards'))).toHaveLength(7);
  });

  it('lets no save of two programs on one library get lost', async () => {
    const folder = newFolder();
    const library = await open(folder);
    for (let at = 0; at < 3; at += 1) await library.cards.create(cardNamed(`Card ${at}`, { cost: 0 }));
    const ids = idsOnDisk(folder);
    const both = await Promise.all([saving(folder, 25, 'one'), saving(folder, 25, 'two')]);
    for (const { code, stderr, saved } of both)
      expect({ code, stderr, saved }).toEqual({ code: 0, stderr: '', saved: 25 });
    expect(idsOnDisk(folder)).toEqual(ids);
    await library.refresh();
    // Every save that was answered "saved" added one to a card's cost, so none overwrote another unseen.
    expect(library.cards.list().reduce((sum, row) => sum + Number(printedIn(row, 'cost')), 0)).toBe(50);
    expect(library.info().problems).toEqual([]);
  });
});
