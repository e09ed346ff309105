import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownProgramId } from '../../src-main/files/program-id.js';
import { ensure, placeOf } from '../../src-main/library/place.js';
import { Writer } from '../../src-main/library/writer.js';
import { deadProgram } from '../files/programs.js';
import { cardNamed, newFolder, open } from './support.js';

const lockOf = (folder: string) => join(folder, '.cardwright', 'lock');

/** A lock as a program of this id holds it, dated in a future that the clock may have been set back from. */
function leaveLock(folder: string, program: string): void {
  const owner = join(lockOf(folder), `${program}.11111111-2222-4333-8444-555555555555`);
  mkdirSync(lockOf(folder));
  writeFileSync(owner, '0');
  const future = new Date(2150, 0, 1);
  for (const path of [owner, lockOf(folder)]) utimesSync(path, future, future);
}

describe('what a program that died has left', () => {
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

  it('finds out that nothing can be written, where the system does not say so beforehand', async () => {
    const place = placeOf(newFolder());
    await ensure(place);
    const writer = new Writer(place);
    const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    writer.recovery = failing('EIO');
    await writer.tidy();
    expect(writer.readOnly).toBeNull();
    writer.recovery = failing('EROFS');
    await writer.tidy();
    expect(writer.readOnly).toMatch(/^The library could not be tidied: the disk is read-only\. Change/);
    await expect(writer.exclusively('It could not be written', async () => 'written')).rejects.toMatchObject({
      code: 'READ_ONLY',
      message: expect.stringMatching(/^It could not be written\. The library could not be tidied/),
    });
    expect(existsSync(place.lock)).toBe(false);
  });

  it('is cleared wherever files are written, and nothing else is', async () => {
    const place = placeOf(newFolder());
    await ensure(place);
    const folders = [
      place.cards,
      place.decks,
      place.sets,
      place.pictures,
      place.inner,
      place.versions,
      place.batches,
      place.moves,
      join(place.root, 'games'),
      join(place.root, 'scenarios'),
      join(place.inner, 'prints'),
    ];
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      const left = ['.cardwright-0123456789abcdef.part', 'a.json.12', 'a.jsonl.12', 'a.png.12', 'a.jpg.1'];
      const mine = ['.cardwright-0123.part', 'a.json.12a', 'a.gif.12', 'xa.json'];
      for (const file of [...left, ...mine]) writeFileSync(join(folder, file), '');
    }
    await new Writer(place).tidy();
    for (const folder of folders)
      expect(
        readdirSync(folder)
          .filter((file) => /part$|\d$|^a|^xa/.test(file))
          .sort(),
        folder,
      ).toEqual(['.cardwright-0123.part', 'a.gif.12', 'a.json.12a', 'xa.json']);
  });
});
