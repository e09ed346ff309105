import { printedIn } from '../../src-main/games/card-fields.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCardFile } from '../../src-main/games/card-files.js';
import { ownProgramId } from '../../src-main/files/program-id.js';
import { ensure, placeOf } from '../../src-main/library/place.js';
import { Writer } from '../../src-main/library/writer.js';
import { deadProgram } from '../files/programs.js';
import { cardNamed, newFolder, open } from './support.js';

const script = fileURLToPath(new URL('./saving-process.ts', import.meta.url));

/** @returns how many saves the process told of; killed without warning after `killAfter` lines */
function saving(folder: string, saves: number, salt: string, killAfter = Infinity) {
  return new Promise<{ saved: number; code: number | null; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder, String(saves), salt]);
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

const lockOf = (folder: string) => join(folder, '.cardwright', 'lock');

/** A lock as a program of this id holds it, dated in a future that the clock may have been set back from. */
function leaveLock(folder: string, program: string): void {
  const owner = join(lockOf(folder), `${program}.11111111-2222-4333-8444-555555555555`);
  mkdirSync(lockOf(folder));
  writeFileSync(owner, '0');
  const future = new Date(2150, 0, 1);
  for (const path of [owner, lockOf(folder)]) utimesSync(path, future, future);
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

  it('takes over the lock of a program that died, whatever its clock said, and clears its temporary files', async () => {
    const folder = newFolder();
    const library = await open(folder);
    await library.close();
    leaveLock(folder, await deadProgram());
    writeFileSync(join(folder, 'cards', 'egg.12345678.card.json.3141592653'), '{"half');
    writeFileSync(join(folder, 'cards', '.cardwright-0123456789abcdef.part'), '{"half');
    const again = await open(folder);
    expect((await again.cards.create(cardNamed('Egg'))).content.name).toBe('Egg');
    expect(readdirSync(join(folder, 'cards'))).toEqual([expect.stringMatching(/^egg\..*\.json$/)]);
    expect(existsSync(lockOf(folder))).toBe(false);
  });

  it('opens without waiting while another program writes, and leaves its temporary files alone', async () => {
    const folder = newFolder();
    const library = await open(folder);
    await library.close();
    leaveLock(folder, ownProgramId());
    writeFileSync(join(folder, 'cards', '.cardwright-0123456789abcdef.part'), '{"half');
    const again = await open(folder);
    expect(again.info()).toMatchObject({ readOnly: null, problems: [] });
    await again.close();
    expect(readdirSync(join(folder, 'cards'))).toHaveLength(1);
    expect(again.info().readOnly).toBeNull();
  });

  it('tidies nothing and waits for nobody while another program writes, and can write afterwards', async () => {
    const place = placeOf(newFolder());
    await ensure(place);
    const part = join(place.cards, '.cardwright-0123456789abcdef.part');
    writeFileSync(part, '{"half');
    leaveLock(place.root, ownProgramId());
    const writer = new Writer(place);
    // A clock that stands still: whoever waits for the other program at all waits for ever.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await writer.tidy();
    expect([existsSync(part), writer.readOnly]).toEqual([true, null]);
    rmSync(place.lock, { recursive: true });
    await writer.tidy();
    expect([existsSync(part), writer.readOnly]).toEqual([false, null]);
    expect(await writer.exclusively('It could not be written', async () => 'written')).toBe('written');
  });

  it('leaves what is being written into a cache, which takes no lock, and clears it when it is old', async () => {
    const place = placeOf(newFolder());
    await ensure(place);
    for (const folder of [place.variants, place.thumbnails]) {
      mkdirSync(folder, { recursive: true });
      const part = join(folder, '.cardwright-0123456789abcdef.part');
      writeFileSync(part, 'half');
      await new Writer(place).tidy();
      expect(existsSync(part)).toBe(true);
      utimesSync(part, 1_000, 1_000);
      await new Writer(place).tidy();
      expect(existsSync(part)).toBe(false);
    }
  });
});
