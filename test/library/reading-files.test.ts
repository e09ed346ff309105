import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCardFile } from '../../src-main/games/card-files.js';
import { damagedId } from '../../src-main/library/damaged-id.js';
import { FileIndex } from '../../src-main/library/file-index.js';
import { cardKind, type Kept } from '../../src-main/library/file-kinds.js';
import { makeFolder, makeFolderNow } from '../../src-main/library/make-folder.js';
import { readEntry, revisionOf } from '../../src-main/library/read-entry.js';
import { scanAll, scanSome } from '../../src-main/library/scan.js';
import type { Card } from '../../src-main/cards/card.js';
import { entryOf } from './entries.js';
import { newCard, newFolder } from './support.js';

const egg = newCard('Egg');
const EGG = writeCardFile(egg);

function fileWith(text: string | Uint8Array) {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.card.json'), text);
  return readEntry(join(folder, 'a.card.json'), 'a.card.json', cardKind);
}

describe('a file that is read', () => {
  it('is known by what it holds and by its stamp', () => {
    const entry = fileWith(EGG);
    expect(entry).toMatchObject({
      file: 'a.card.json',
      content: egg,
      revision: revisionOf(EGG),
      readOnly: null,
      problem: null,
      stamp: { size: Buffer.byteLength(EGG), changed: expect.any(Number), inode: expect.any(Number) },
    });
    expect(entry?.revision).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 200_000])(
    'is read whole when it has %i bytes',
    (size) => {
      expect(fileWith(EGG.padEnd(size))).toMatchObject({ content: egg, stamp: { size } });
    },
  );

  it('may begin with a byte order mark, which is no part of the text', () => {
    expect(fileWith(`\uFEFF${EGG}`)).toMatchObject({ content: egg, problem: null });
  });

  it.each<[what: string, text: string | Uint8Array, problem: RegExp]>([
    [
      'is too large',
      ' '.repeat(4 * 1024 * 1024 + 1),
      /^It is too large for a card file\. Move it elsewhere\.$/,
    ],
    [
      'is not UTF-8',
      Buffer.from([0xff, 0xfe, 0x7b]),
      /^It is damaged .*\(its text is not UTF-8\)\. Repair it/,
    ],
    [
      'is no JSON',
      '{"half',
      /^It is damaged and was set aside untouched \(.*[^.]\)\. Repair it in a text editor/,
    ],
  ])('that %s is set aside with a sentence', (_, text, problem) => {
    const entry = fileWith(text);
    expect(entry).toMatchObject({ content: null, readOnly: null, problem: expect.stringMatching(problem) });
    expect(entry?.stamp.size).toBe(Buffer.from(text).length);
  });

  it('of exactly four megabytes is not too large', () => {
    expect(fileWith(EGG.padEnd(4 * 1024 * 1024))?.content).toEqual(egg);
  });

  it('of a game that the program does not know is shown, and never written', () => {
    const entry = fileWith(EGG.replace(/"game": "[a-z]+"/, '"game": "chess"'));
    expect(entry?.content).toMatchObject({ id: egg.id, name: 'Egg', game: 'chess' });
    expect(entry?.problem).toMatch(/chess/);
    expect(entry?.readOnly).toBe(entry?.problem);
  });

  it('that is no file, a link, or not there is told apart', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'folder'));
    symlinkSync(join(folder, 'folder'), join(folder, 'link'));
    const read = (name: string) => readEntry(join(folder, name), name, cardKind);
    expect(read('folder')?.problem).toBe('It is not a file. Move it elsewhere.');
    expect(read('link')).toMatchObject({ problem: expect.stringMatching(/^It is a link; /), revision: '' });
    expect(read('nothing')).toBeNull();
    expect(read(join('folder', 'nothing'))).toBeNull();
    writeFileSync(join(folder, 'file'), '');
    expect(read(join('file', 'nothing'))?.problem).toMatch(
      /^It cannot be read: .*\. Check its permissions\.$/,
    );
  });
});

/** A folder in a library with what is known of it. */
function folderWith(files: Readonly<Record<string, string>>) {
  const root = newFolder();
  const folder = join(root, 'cards');
  mkdirSync(folder);
  const write = (file: string, text: string, seconds = 1_000) => {
    writeFileSync(join(folder, file), text);
    utimesSync(join(folder, file), seconds, seconds);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const index = new FileIndex<Card>('.card.json');
  return { root, folder, write, index, scanned: { root, folder, kind: cardKind, index } };
}

const nameIn = (index: FileIndex<Card>, file: string) => index.byFile(file)?.content?.name;
const named = (name: string) => writeCardFile({ ...egg, name });

describe('a folder that is looked through', () => {
  it('finds what another program renames while it is read', async () => {
    const folder = newFolder();
    const hen = newCard('Hen');
    writeFileSync(join(folder, 'a.card.json'), EGG);
    writeFileSync(join(folder, 'b.card.json'), writeCardFile(hen));
    const index = new FileIndex<Card>(cardKind.ending);
    const kind = {
      ...cardKind,
      read(json: string) {
        if (json === EGG) renameSync(join(folder, 'b.card.json'), join(folder, 'c.card.json'));
        return cardKind.read(json);
      },
    };
    expect(await scanAll({ root: folder, folder, kind, index })).toBeNull();
    expect(index.byId(hen.id)?.file).toBe('c.card.json');
  });

  it('has the files of its kind, whatever case their ending has', async () => {
    const { scanned, index } = folderWith({
      'a.card.json': EGG,
      'B.CARD.JSON': '{',
      'c.deck.json': EGG,
      d: EGG,
    });
    expect(await scanAll(scanned)).toBeNull();
    expect(index.files().sort()).toEqual(['B.CARD.JSON', 'a.card.json']);
    scanSome(scanned, ['c.deck.json', 'd']);
    expect(index.files()).toHaveLength(2);
  });

  it('is read again where a file has another time, size or place, and only there', async () => {
    const { scanned, index, folder, write } = folderWith({ 'a.card.json': named('Egg 1') });
    await scanAll(scanned);
    write('a.card.json', named('Egg 2'));
    await scanAll(scanned);
    expect(nameIn(index, 'a.card.json')).toBe('Egg 1');
    utimesSync(join(folder, 'a.card.json'), 2_000, 2_000);
    await scanAll(scanned);
    expect(nameIn(index, 'a.card.json')).toBe('Egg 2');
    write('a.card.json', named('Egg 30'), 2_000);
    await scanAll(scanned);
    expect(nameIn(index, 'a.card.json')).toBe('Egg 30');
    write('elsewhere', named('Egg 41'), 2_000);
    renameSync(join(folder, 'elsewhere'), join(folder, 'a.card.json'));
    await scanAll(scanned);
    expect(nameIn(index, 'a.card.json')).toBe('Egg 41');
  });

  it('keeps what a file was read as, where only its time is another', async () => {
    const { scanned, index, folder } = folderWith({ 'a.card.json': EGG });
    await scanAll(scanned);
    const before = index.byFile('a.card.json')?.content;
    utimesSync(join(folder, 'a.card.json'), 2_000, 2_000);
    scanSome(scanned, ['a.card.json']);
    expect(index.byFile('a.card.json')?.content).toBe(before);
    expect(index.byFile('a.card.json')?.stamp.changed).toBe(2_000_000);
  });

  it('loses what was removed, and what has another name keeps its card', async () => {
    const { scanned, index, folder } = folderWith({
      'a.card.json': EGG,
      'b.card.json': writeCardFile(newCard('Owl')),
    });
    await scanAll(scanned);
    index.established = true;
    rmSync(join(folder, 'b.card.json'));
    scanSome(scanned, ['b.card.json']);
    expect(index.files()).toEqual(['a.card.json']);
    renameSync(join(folder, 'a.card.json'), join(folder, 'c.card.json'));
    scanSome(scanned, ['c.card.json']);
    expect([index.files(), index.waitingTwins(), index.byId(egg.id)?.file]).toEqual([
      ['c.card.json'],
      [],
      'c.card.json',
    ]);
  });

  it('that is gone is empty; with the whole library gone everything stays as it was', async () => {
    const { root, scanned, index, folder } = folderWith({ 'a.card.json': EGG });
    await scanAll(scanned);
    renameSync(root, `${root}-moved`);
    expect(await scanAll(scanned)).toMatch(
      /^It cannot be listed: .*\. What was read before is still shown\.$/,
    );
    scanSome(scanned, ['a.card.json']);
    expect(index.files()).toEqual(['a.card.json']);
    renameSync(`${root}-moved`, root);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file');
    expect(await scanAll(scanned)).toMatch(/a file lies where a folder should be/);
    expect(index.files()).toEqual(['a.card.json']);
    rmSync(folder);
    expect(await scanAll(scanned)).toBeNull();
    expect(index.files()).toEqual([]);
  });
});

describe('what a damaged file was', () => {
  const EIGHT = egg.id.slice(0, 8);

  function idOf(text: string | null, file = 'a.card.json', living: readonly string[] = []) {
    const folder = newFolder();
    if (text !== null) writeFileSync(join(folder, file), text);
    const damaged = { ...entryOf<Kept>(egg, { file }), content: null, problem: 'It is damaged.' };
    const byId = (id: string) => (living.includes(id) ? entryOf<Kept>({ ...egg, id }) : undefined);
    const idBeginning = (eight: string) => (eight === EIGHT ? egg.id : null);
    return damagedId(damaged, { folder, index: { byId }, idBeginning });
  }

  it.each([
    ['its text', EGG.slice(0, -20), 'a.card.json'],
    ['its text, written closely', `{"id":"${egg.id}","half`, 'a.card.json'],
    ['its text, written widely', `{"id" \n: \t"${egg.id}", half`, 'a.card.json'],
    ['its name, where versions are kept', 'nothing', `egg.${EIGHT}.card.json`],
    ['its name, where it cannot be read', null, `egg.${EIGHT}.card.json`],
  ])('is told by %s', (_, text, file) => {
    expect(idOf(text, file)).toBe(egg.id);
    expect(idOf(text, file, [egg.id])).toBeNull();
  });

  it.each([
    ['nothing', 'a.card.json'],
    [`{"id": "${egg.id.replaceAll('-', '')}"`, 'a.card.json'],
    [`{"id": "${egg.id.slice(1)}"`, 'a.card.json'],
    ['nothing', `egg.${EIGHT}.json`],
    ['nothing', `${EIGHT}.card.json`],
    ['nothing', `egg.${EIGHT}.card.json.bak`],
  ])('is not told by the text %j and the name %j', (text, file) => expect(idOf(text, file)).toBeNull());

  it('is told by its own id, which stands first, and not by one that it names', () => {
    const other = newCard('Owl').id;
    expect(idOf(`{"id": "${egg.id}", "set": {"id": "${other}"}`)).toBe(egg.id);
  });

  it('is not asked of a file that can be read, or was none', () => {
    const around = { folder: newFolder(), index: { byId: () => undefined }, idBeginning: () => egg.id };
    const file = `egg.${EIGHT}.card.json`;
    expect(damagedId<Kept>(entryOf(egg, { file }), around)).toBeNull();
    expect(damagedId<Kept>({ ...entryOf(egg, { file, revision: '' }), content: null }, around)).toBeNull();
  });
});

describe.each([
  ['at once', makeFolderNow],
  ['in time', makeFolder],
])('a folder that is made %s', (_, make) => {
  it('is made with all that is missing above it, and may be there already', async () => {
    const root = newFolder();
    await make(join(root, 'a', 'b', 'c'));
    await make(join(root, 'a', 'b', 'c'));
    expect(readdirSync(join(root, 'a', 'b'))).toEqual(['c']);
  });

  it('is not made below a file, and not for ever where a file system has no room for it, as /proc', async () => {
    const root = newFolder();
    writeFileSync(join(root, 'file'), '');
    await expect((async () => make(join(root, 'file', 'a')))()).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect((async () => make('/proc/nowhere/a'))()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
