import { describe, expect, it } from 'vitest';
import type { Kept } from '../../src-main/library/file-kinds.js';
import { FileIndex } from '../../src-main/library/file-index.js';
import type { WholeEntry } from '../../src-main/library/read-entry.js';
import { entryOf } from './entries.js';

const ID = '12345678-2222-4333-8444-555555555555';
const OTHER = '87654321-2222-4333-8444-555555555555';
const egg: Kept = { id: ID, name: 'Egg' };
const NAMED_BY_US = 'egg.12345678.card.json';

const inFile = (file: string, fields: Partial<WholeEntry<Kept>> = {}, content = egg) =>
  entryOf(content, { file, ...fields });
const changedAt = (changed: number) => ({ stamp: { changed, size: 1, inode: 1 } });
const readOnly = { readOnly: 'It is newer.' };

function indexWith(...entries: WholeEntry<Kept>[]): FileIndex<Kept> {
  const index = new FileIndex<Kept>('.card.json');
  for (const entry of entries) index.set(entry);
  return index;
}

/** An index that was read as a whole, and of which nothing is to be told. */
function readIndex(...entries: WholeEntry<Kept>[]): FileIndex<Kept> {
  const index = indexWith(...entries);
  index.established = true;
  return index;
}

describe('of two files with one id, when a folder is first read, the original is', () => {
  it.each<[what: string, original: WholeEntry<Kept>, copy: WholeEntry<Kept>]>([
    [
      'one that may not be written',
      inFile('z', { ...readOnly, ...changedAt(9) }),
      inFile(NAMED_BY_US, changedAt(1)),
    ],
    [
      'the one that is named as the program does',
      inFile(NAMED_BY_US, changedAt(9)),
      inFile('a', changedAt(1)),
    ],
    ['the older', inFile('b', changedAt(1)), inFile('a', changedAt(2))],
    ['the first by name, of equal age', inFile('a', changedAt(1)), inFile('b', changedAt(1))],
  ])('%s, in whatever order they are read', (_, original, copy) => {
    for (const index of [indexWith(original, copy), indexWith(copy, original)]) {
      expect(index.byId(ID)).toBe(original);
      expect(index.waitingTwins()).toEqual([copy]);
      expect([index.size, index.files().length, [...index.listed()].length]).toEqual([1, 2, 1]);
    }
  });
});

describe('in a folder that is known', () => {
  it('who has an id keeps it, unless the other file may not be written', () => {
    const [first, better] = [inFile('b', changedAt(2)), inFile(NAMED_BY_US, changedAt(1))];
    const index = readIndex(first);
    index.set(better);
    expect(index.byId(ID)).toBe(first);
    const newer = inFile('c', readOnly);
    index.set(newer);
    expect(index.byId(ID)).toBe(newer);
    expect(index.waitingTwins()).toEqual([better, first]);
    index.set(inFile('d', readOnly));
    expect(index.byId(ID)).toBe(newer);
  });

  it('a copy takes the place of the original that is removed, and leaves none behind itself', () => {
    const [original, copy] = [inFile('a'), inFile('b')];
    const index = readIndex(original, copy);
    index.delete('a');
    expect(index.byId(ID)).toBe(copy);
    expect(index.waitingTwins()).toEqual([]);
    index.delete('b');
    expect([index.byId(ID), index.size, index.files()]).toEqual([undefined, 0, []]);
  });

  it('a copy that is removed, or gets an id of its own, waits no longer', () => {
    const index = readIndex(inFile('a'), inFile('b'), inFile('c'));
    index.delete('b');
    index.set(inFile('c', {}, { id: OTHER, name: 'Egg' }));
    expect(index.waitingTwins()).toEqual([]);
    expect([index.byId(ID)?.file, index.byId(OTHER)?.file]).toEqual(['a', 'c']);
  });

  it('a file that another id is written into gives up the one before', () => {
    const index = readIndex(inFile('a'));
    index.set(inFile('a', {}, { id: OTHER, name: 'Egg' }));
    expect([index.byId(ID), index.byId(OTHER)?.file, index.size]).toEqual([undefined, 'a', 1]);
  });

  it('every change counts as a new state, and what is not there changes nothing', () => {
    const index = readIndex(inFile('a'));
    const versions = [index.version];
    index.set(inFile('a', { revision: 'other' }));
    versions.push(index.version);
    index.delete('a');
    versions.push(index.version);
    expect(new Set(versions).size).toBe(3);
    index.delete('a');
    expect(index.version).toBe(versions[2]);
  });
});

describe('what is told of a folder', () => {
  it('is nothing as long as it has not been read as a whole', () => {
    expect(indexWith(inFile('a')).takeChange()).toEqual({ ids: [], problems: false });
  });

  it('is what came, changed and went, once', () => {
    const index = readIndex(inFile('a'));
    index.set(inFile('a', { revision: 'other' }));
    index.set(inFile('b', {}, { id: OTHER, name: 'Owl' }));
    expect(index.takeChange().ids).toEqual([ID, OTHER]);
    expect(index.takeChange().ids).toEqual([]);
    index.delete('b');
    expect(index.takeChange().ids).toEqual([OTHER]);
  });

  it('is nothing of a file that only moved, or of what came and went in between', () => {
    const index = readIndex(inFile('a'));
    index.delete('a');
    index.set(inFile('b'));
    index.set(inFile('c', {}, { id: OTHER, name: 'Owl' }));
    index.delete('c');
    expect(index.takeChange()).toEqual({ ids: [], problems: false });
  });

  it('is what changed to and fro only when it is not what it was', () => {
    const index = readIndex(inFile('a', { revision: 'one' }));
    index.set(inFile('a', { revision: 'two' }));
    index.set(inFile('a', { revision: 'one' }));
    expect(index.takeChange().ids).toEqual([]);
  });

  it('is that a problem has come, is another, or has gone', () => {
    const broken = (problem: string | null) => ({ ...inFile('a'), content: null, problem });
    const index = readIndex();
    const told = (act: () => void) => {
      act();
      return index.takeChange().problems;
    };
    expect(told(() => index.set(broken('It is damaged.')))).toBe(true);
    expect(index.withProblems()).toMatchObject([{ file: 'a' }]);
    expect(told(() => index.set(broken('It is a link.')))).toBe(true);
    expect(told(() => index.set(inFile('a')))).toBe(true);
    expect(told(() => index.set(inFile('a', { revision: 'other' })))).toBe(false);
    expect(told(() => index.delete('a'))).toBe(false);
    index.set(broken('It is damaged.'));
    index.takeChange();
    expect(told(() => index.delete('a'))).toBe(true);
    expect(index.withProblems()).toEqual([]);
  });
});
