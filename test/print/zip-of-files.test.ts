import { expect, test } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { uniqueNames, zipFiles } from '../../src-main/print/images/zip-of-files.js';
import { piecesOf } from './fixtures.js';

async function namesIn(bytes: Buffer): Promise<string[]> {
  const zip = await new Promise<ZipFile>((done, failed) =>
    fromBuffer(bytes, { lazyEntries: false }, (error, opened) => (opened ? done(opened) : failed(error))),
  );
  const names: string[] = [];
  zip.on('entry', (entry: Entry) => names.push(`${entry.fileName} ${entry.uncompressedSize}`));
  await new Promise((done) => zip.on('end', done));
  return names;
}

test('files are made one after the other, and all are in the archive', async () => {
  let open = 0;
  let most = 0;
  const files = Array.from({ length: 20 }, (_, n) => ({
    name: `${n}.png`,
    make: async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((next) => setImmediate(next));
      open -= 1;
      return new Uint8Array(100 + n);
    },
  }));
  const parts: Uint8Array[] = [];
  await zipFiles(files, new Date('2026-01-02T03:04:05Z'), async (part) => void parts.push(...piecesOf(part)));
  expect(await namesIn(Buffer.concat(parts))).toEqual(files.map(({ name }, n) => `${name} ${100 + n}`));
  expect(most).toBe(1);
});

test('a file that cannot be made, or a full disk, ends the archive with what it says', async () => {
  const good = { name: 'a.png', make: async () => new Uint8Array(10) };
  const bad = { name: 'b.png', make: async () => Promise.reject(new Error('gone')) };
  await expect(zipFiles([good, bad, good], new Date(0), async () => undefined)).rejects.toThrow('gone');
  await expect(zipFiles([good], new Date(0), async () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
});

test('names are told apart whichever way a system looks at capitals, and none is a device', () => {
  expect(
    uniqueNames(['Fox.png', 'fox.png', 'Fox.png', 'CON.png', 'Ä.png', 'A\u0308.png', 'Fox (2).png']),
  ).toEqual([
    'Fox.png',
    'fox (2).png',
    'Fox (3).png',
    'CON card.png',
    'Ä.png',
    'A\u0308 (2).png',
    'Fox (2) (2).png',
  ]);
});
