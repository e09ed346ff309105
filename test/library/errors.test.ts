import { describe, expect, test } from 'vitest';
import {
  asLibraryError,
  errnoOf,
  fileTrouble,
  LibraryError,
  readTrouble,
  reasonOf,
  unreadable,
} from '../../src-main/library/errors.js';
import { thinned } from '../../src-main/library/versions/version-times.js';

const failure = (code: string): Error => Object.assign(new Error(`${code}: something`), { code });

describe('what the file system said', () => {
  test.each([
    [
      'ENOSPC',
      'STORAGE',
      'Saving: the disk is full. What was there before is unchanged; free some space and try again.',
    ],
    [
      'EDQUOT',
      'STORAGE',
      'Saving: the disk is full. What was there before is unchanged; free some space and try again.',
    ],
    [
      'EFBIG',
      'STORAGE',
      'Saving: the disk is full. What was there before is unchanged; free some space and try again.',
    ],
    ['ELOCKED', 'STORAGE', 'Saving: another copy of Cardwright is busy with this library. Try again.'],
    ['EIO', 'STORAGE', 'Saving: the disk reports an error. Nothing was lost; try again.'],
    ['EXYZ', 'STORAGE', 'Saving: the system says “EXYZ: something”. Nothing was lost; try again.'],
    ...(
      [
        ['EACCES', 'you may not write there'],
        ['EPERM', 'you may not write there'],
        ['EROFS', 'the disk is read-only'],
        ['ENOTDIR', 'a file lies where a folder should be'],
        ['EISDIR', 'a folder lies where a file should be'],
        ['ELOOP', 'a link lies where a file should be'],
      ] as const
    ).map(([code, because]) => [
      code,
      'READ_ONLY',
      `Saving: ${because}. Change the folder's permissions or choose another library folder.`,
    ]),
  ])('%s is told as %s: %s', (code, kind, sentence) => {
    const cause = failure(code);
    const told = asLibraryError(cause, 'Saving');
    expect([told.code, told.message, told.cause, told.name]).toEqual([kind, sentence, cause, 'LibraryError']);
  });

  test('what is told already stays as it is', () => {
    const told = new LibraryError('NOT_FOUND', 'It is gone.');
    expect(asLibraryError(told, 'Saving')).toBe(told);
  });

  test('as a clause, for writing, for reading, and for a file that a person named', () => {
    const clauses = {
      EEXIST: 'a file lies where a folder should be',
      ENOENT: 'the folder is not there',
      EBUSY: 'another program is using it',
      ENOTFILE: 'something lies there that is no file',
      ETOOLARGE: 'the file there is far too large',
      ENOSPC: 'the disk is full',
      EDQUOT: 'the disk is full',
    };
    for (const [code, clause] of Object.entries(clauses)) {
      expect(reasonOf(failure(code))).toBe(clause);
      expect(readTrouble(failure(code))).toBe(clause);
    }
    expect(['EACCES', 'EPERM'].map((code) => readTrouble(failure(code)))).toEqual([
      'you may not read it',
      'you may not read it',
    ]);
    expect(['ENOENT', 'EACCES', 'EISDIR', 'EXYZ'].map((code) => fileTrouble(failure(code)))).toEqual([
      'it does not exist',
      'you may not use it',
      'it is a folder',
      'EXYZ: something',
    ]);
    expect(fileTrouble('text')).toBe('text');
    expect(reasonOf('text')).toBe('the system says “text”');
    expect(unreadable('a.txt', failure('ENOENT'))).toBe('a.txt does not exist.');
    expect(unreadable('a.txt', failure('EACCES'))).toBe('a.txt cannot be read: you may not use it.');
  });

  test('only errors of the system have a code', () => {
    const odd = Object.assign(new Error('x'), { code: 7 });
    expect([failure('EIO'), odd, new Error('x'), 'EIO', null].map((error) => errnoOf(error))).toEqual([
      'EIO',
      '',
      '',
      '',
      '',
    ]);
  });
});

describe('versions are thinned', () => {
  const at = (made: number, name: string | null = null) => ({ made, name });
  const now = 1_000_000;
  const made = (...all: readonly { readonly made: number }[]): number[] => all.map((one) => one.made);

  test('not at all until there are too many', () => {
    const ten = Array.from({ length: 10 }, (_, nth) => at(nth));
    expect(thinned(ten, now, 10)).toEqual(ten);
    expect(thinned([...ten, at(10)], now, 10)).toHaveLength(8);
  });

  test('by those that lie close together for their age; the first and the newest stay', () => {
    const old = [at(0), at(100_000), at(100_001), at(100_002), at(500_000)];
    const young = [900_000, 950_000, 990_000, 999_000, 999_900, 999_990].map((time) => at(time));
    const left = thinned([...old, ...young], now, 10);
    expect(left).toHaveLength(8);
    expect(left[0]).toEqual(at(0));
    expect(made(...left.slice(-6))).toEqual(made(...young));
  });

  test('never by one that has a name', () => {
    const all = Array.from({ length: 12 }, (_, nth) => at(nth, nth === 3 || nth === 4 ? 'kept' : null));
    const left = thinned(all, now, 11);
    // The seven newest stay, the first, and those with a name.
    expect(made(...left)).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const named = Array.from({ length: 12 }, (_, nth) => at(nth, 'kept'));
    expect(thinned(named, now, 11)).toEqual(named);
  });
});
