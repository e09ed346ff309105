import { execFileSync } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { leftover } from '../../src-main/files/whole-file.js';
import { tempFolder } from '../hosts/temp-folder.js';
import { kindsOfFiles, type Written } from './kinds-of-files.js';
import { shortWrites } from './short-writes.js';

const kinds = Object.entries(kindsOfFiles);

async function begun(name: string, folder: string): Promise<Written> {
  const written = await kindsOfFiles[name]?.(folder);
  if (!written) throw new Error(name);
  onTestFinished(() => written.close?.());
  return written;
}

/** Saves and says whether that was answered as done; a refusal has to say that the disk is full, and to leave what was there. */
async function saved(written: Written, round: number): Promise<boolean> {
  const before = await written.standing();
  const refusal = await written.save(round).then(
    () => null,
    (error: unknown) => error as Error,
  );
  expect(await written.standing()).toBe(refusal ? before : round);
  if (refusal) expect(refusal.message).toMatch(/disk is full|no more bytes|ENOSPC|no space left/);
  return refusal === null;
}

/** Temporary files below a folder. */
function leftovers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    leftover.test(file.split('/').at(-1) ?? ''),
  );
}

describe('a disk that takes a part of what it is given', () => {
  it.each(kinds)('gets the rest of %s', async (name) => {
    const folder = tempFolder();
    await shortWrites(700);
    const written = await begun(name, folder);
    for (const round of [1, 2]) expect(await saved(written, round)).toBe(true);
  });

  // The place of the window is written at once, by other means; a real disk shows it below.
  it.each(kinds.filter(([name]) => name !== 'the place of the window'))(
    'and then nothing more leaves %s as it was, and says so',
    async (name) => {
      const folder = tempFolder();
      const disk = await shortWrites(Infinity);
      const written = await begun(name, folder);
      expect(await saved(written, 1)).toBe(true);
      let refused = 0;
      for (const left of [0, 1, 500, 3000]) {
        disk.left = left;
        if (!(await saved(written, 2))) refused += 1;
        disk.left = Infinity;
        expect(leftovers(folder)).toEqual([]);
        // What is kept of a change that was refused is put back.
        expect(await written.standing()).toBe(1);
      }
      expect(refused).toBe(4);
      expect(await saved(written, 2)).toBe(true);
    },
  );
});

/** File systems of a few hundred kilobytes, where the tests may make them. */
const disks: Readonly<Record<string, (folder: string, image: string) => void>> = {
  tmpfs: (folder) => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1500k', 'tmpfs', folder]),
  'ext4 with blocks of 1 KB': (folder, image) => {
    writeFileSync(image, '');
    truncateSync(image, 3 * 1024 * 1024);
    execFileSync('mkfs.ext4', [
      '-q',
      '-F',
      '-b',
      '1024',
      '-m',
      '0',
      '-N',
      '400',
      '-O',
      '^has_journal',
      image,
    ]);
    execFileSync('mount', ['-o', 'loop', image, folder]);
  },
};

/** @returns why it could not be made, or the folder */
function mounted(kind: string): { folder: string } | { because: string } {
  const place = tempFolder();
  const folder = join(place, 'disk');
  mkdirSync(folder);
  try {
    disks[kind]?.(folder, join(place, 'image'));
  } catch (error) {
    return { because: (error as Error).message.split('\n')[0] ?? '' };
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return { folder };
}

/** Fills a disk up but for so many bytes. */
function fill(folder: string, left: number): void {
  const file = openSync(join(folder, 'filler'), 'w');
  let size = 0;
  for (const bytes of [Buffer.alloc(64 * 1024), Buffer.alloc(1024)]) {
    try {
      for (;;) size += writeSync(file, bytes);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  ftruncateSync(file, Math.max(0, size - left));
  fsyncSync(file);
  closeSync(file);
}

describe.each(Object.keys(disks))('a small disk, %s,', (disk) => {
  it.each(kinds)('that is nearly full has %s whole, old or new, and says which', async (name) => {
    const made = mounted(disk);
    if ('because' in made) {
      console.log(`skipped: this test may make no file system here (${made.because})`);
      return;
    }
    const { folder } = made;
    mkdirSync(join(folder, 'library'));
    const written = await begun(name, join(folder, 'library'));
    let round = 1;
    expect(await saved(written, round)).toBe(true);
    let refused = 0;
    for (const left of [0, 2048, 5000, 9000, 12_000]) {
      fill(folder, left);
      if (await saved(written, round + 1)) round += 1;
      else refused += 1;
      rmSync(join(folder, 'filler'));
      expect(leftovers(folder)).toEqual([]);
    }
    expect(refused).toBeGreaterThan(0);
    expect(await saved(written, round + 1)).toBe(true);
  });
});
