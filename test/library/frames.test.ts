/** Frames of a library: folders that people make, edit by hand, share and get from anyone. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { readFrameFile, writeFrameZip } from '../../src-main/exchange/frames/frame-zip.js';
import type { Library } from '../../src-main/library/library.js';
import { zipOf } from '../exchange/support.js';
import { emptyPng } from './empty-png.js';
import { cardNamed, newFolder, open, snapshot } from './support.js';

const fileOf = (title: string, more: object = {}): string =>
  JSON.stringify({ format: 'cardwright-frame', version: 1, title, ...more });
const drawing = { pictures: [{ layer: 'ground', file: 'paper.png' }] };
const none = new Set<string>();
const paper = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#eeddaa' } })
    .png()
    .toBuffer();

let folder: string;
let library: Library;
beforeEach(async () => {
  folder = newFolder();
  library = await open(folder);
});

const add = (text: string, pictures: readonly (readonly [string, Uint8Array])[] = []) =>
  library.frames.add({ text, pictures: new Map(pictures) }, none);
const frame = (name: string) => library.frames.frames.get(name);

describe('a frame of one’s own', () => {
  test('gets a name of letters, digits and hyphens of its own, whatever its title is', async () => {
    expect(await add(fileOf('Über Gold!'))).toBe('u-ber-gold');
    expect(await add(fileOf('Über Gold!'))).toBe('u-ber-gold-2');
    expect(await add(fileOf('../../etc'))).toBe('etc');
    expect(await add(fileOf('星'))).toBe('frame');
    expect(await library.frames.add({ text: fileOf('Night'), pictures: new Map() }, new Set(['night']))).toBe(
      'night-2',
    );
    expect(readdirSync(folder)).not.toContain('etc');
  });

  test('is not kept where it is none, and what was there stays', async () => {
    const name = await add(fileOf('Gold'));
    const before = snapshot(folder);
    await expect(library.frames.save(name, '{"format":1}')).rejects.toThrow(
      /This is no frame as it stands: format/,
    );
    await expect(library.frames.save('other', fileOf('Other'))).rejects.toThrow(
      /not in this library any more/,
    );
    await expect(library.frames.save('../cards', fileOf('Other'))).rejects.toThrow(
      /not in this library any more/,
    );
    expect(snapshot(folder)).toEqual(before);
  });

  test('is put away and put back', async () => {
    const name = await add(fileOf('Gold'));
    const away = await library.frames.remove(name);
    expect(frame(name)).toBeUndefined();
    await library.frames.restore(name, away);
    expect(frame(name)?.frame?.title).toBe('Gold');
  });

  test('that is edited by hand is noticed, and cards painted in it are painted anew', async () => {
    const name = await add(fileOf('Gold'));
    const card = cardNamed('Bear');
    const before = library.lookTagOf(card);
    writeFileSync(join(folder, 'frames', name, 'frame.json'), fileOf('Silver'));
    await library.refresh();
    expect(frame(name)?.frame?.title).toBe('Silver');
    expect(library.lookTagOf(card)).toMatch(/^[0-9a-f]{8}$/);
    expect(library.lookTagOf(card)).not.toBe(before);
    writeFileSync(join(folder, 'frames', name, 'frame.json'), '{');
    await library.refresh();
    expect(frame(name)).toMatchObject({ frame: null, problem: 'it is no JSON' });
  });
});

describe('the pictures of a frame', () => {
  test('are kept as those of cards are, and shared with it in one file', async () => {
    const png = await paper(40);
    const name = await add(fileOf('Paper', drawing), [['paper.png', png]]);
    const kept: Readonly<Record<string, string>> = frame(name)?.frame?.kept ?? {};
    expect(await library.pictures.info(kept['paper.png'] ?? '')).toMatchObject({ width: 40, height: 40 });
    const parts: Uint8Array[] = [];
    await writeFrameZip(library.frames.filesOf(name), async (bytes) => {
      parts.push(...(Array.isArray(bytes) ? bytes : [bytes as Uint8Array]));
    });
    const other = await open(newFolder());
    const read = await readFrameFile(Buffer.concat(parts), 'gift.zip');
    const there = await other.frames.add(read, none);
    expect(other.frames.frames.get(there)).toEqual({ ...frame(name), name: there });
  });

  test.each([
    [
      'is none',
      Buffer.from('no picture'),
      /paper\.png cannot be shown.*of a kind that Cardwright does not know/,
    ],
    ['is not there', null, /paper\.png cannot be shown/],
  ])('one that %s is left out with a sentence', async (_, bytes, sentence) => {
    mkdirSync(join(folder, 'frames', 'mine'), { recursive: true });
    writeFileSync(join(folder, 'frames', 'mine', 'frame.json'), fileOf('Mine', drawing));
    if (bytes) writeFileSync(join(folder, 'frames', 'mine', 'paper.png'), bytes);
    await library.refresh();
    expect(frame('mine')?.problem).toMatch(sentence);
    expect(frame('mine')?.frame?.kept).toEqual({});
  });

  test('a link to another file is not followed', async () => {
    mkdirSync(join(folder, 'frames', 'mine'), { recursive: true });
    writeFileSync(join(folder, 'secret.png'), await paper(10));
    writeFileSync(join(folder, 'frames', 'mine', 'frame.json'), fileOf('Mine', drawing));
    symlinkSync(join(folder, 'secret.png'), join(folder, 'frames', 'mine', 'paper.png'));
    await library.refresh();
    expect(frame('mine')?.problem).toMatch(/paper\.png cannot be shown/);
  });

  test('one with more pixels than any picture has is refused, and nothing is kept', async () => {
    const bomb = emptyPng(20_000, 20_000);
    await expect(add(fileOf('Bomb', drawing), [['paper.png', bomb]])).rejects.toThrow(/pixels/);
    expect(library.frames.frames.size).toBe(0);
  });
});

describe('a file from anyone', () => {
  const read = async (files: readonly (readonly [string, string])[]) =>
    readFrameFile(await zipOf(files.map(([name, content]) => [name, content] as never)), 'gift.zip');

  test('is a frame’s own file, its folder as a zip, or that folder within one', async () => {
    const text = fileOf('Gift');
    expect((await readFrameFile(Buffer.from(text), 'frame.json')).text).toBe(text);
    expect((await read([['frame.json', text]])).text).toBe(text);
    expect(
      (
        await read([
          ['gift/frame.json', text],
          ['gift/other.txt', 'x'],
        ])
      ).pictures.size,
    ).toBe(0);
  });

  test.each([
    ['no frame in it', [['cards.csv', 'x']], /gift\.zip holds no frame/],
    ['a damaged frame', [['frame.json', '{']], /gift\.zip is no frame that can be used: it is no JSON/],
    [
      'a frame without end',
      [['frame.json', ' '.repeat(700_000)]],
      /frame\.json in gift\.zip is larger than 1 MB/,
    ],
  ] as const)('with %s is refused', async (_, files, sentence) => {
    await expect(read(files)).rejects.toThrow(sentence);
  });
});

test('the folder of a frame holds what docs/frames.md says', async () => {
  const name = await add(fileOf('Paper', drawing), [['paper.png', await paper(8)]]);
  expect(readdirSync(join(folder, 'frames', name)).sort()).toEqual(['frame.json', 'paper.png']);
  expect(readFileSync('docs/frames.md', 'utf8')).toContain('frame.json');
});
