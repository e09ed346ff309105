import { mkdirSync, renameSync, utimesSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FolderWatch, type WatchOne } from '../../src-main/library/folder-watch.js';
import { placeOf, type Place } from '../../src-main/library/place.js';
import { newFolder } from './support.js';

/** What a watch that the test holds in its hand does, and what is told because of it, each with its time. */
interface Watched {
  readonly place: Place;
  /** By folder, "root" for the library itself: as the system tells of a change. */
  tell(folder: string, file: string | null): void;
  fail(folder: string): void;
  /** Folders that are watched now. */
  readonly watched: string[];
  /** [ms since the beginning, what was told] */
  readonly told: [number, ...unknown[]][];
  readonly watch: FolderWatch;
}

/** Runs a test on a clock of its own. @param canWatch whether the system can watch a folder */
function watching(test: (watched: Watched) => void, canWatch: () => boolean = () => true) {
  const place = placeOf(newFolder());
  for (const folder of [place.cards, place.decks, place.sets]) mkdirSync(folder);
  const current = new Map<string, { tell: (file: string | null) => void; failed: () => void }>();
  const nameOf = (path: string) => (path === place.root ? 'root' : basename(path));
  const watchOne: WatchOne = (path, tell, failed) => {
    if (!canWatch()) throw new Error('ENOSPC');
    const one = { tell, failed };
    current.set(nameOf(path), one);
    return { close: () => current.get(nameOf(path)) === one && current.delete(nameOf(path)) };
  };
  const told: [number, ...unknown[]][] = [];
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  try {
    const began = performance.now();
    const note = (...what: unknown[]) => told.push([performance.now() - began, ...what]);
    const watch = new FolderWatch(
      place,
      {
        poke: (store, files) => note(store, files && [...files]),
        presence: (there) => note(there ? 'there' : 'gone'),
      },
      watchOne,
    );
    test({
      place,
      told,
      watch,
      tell: (folder, file) => current.get(folder)?.tell(file),
      fail: (folder) => current.get(folder)?.failed(),
      get watched() {
        return [...current.keys()].sort();
      },
    });
    watch.close();
  } finally {
    vi.useRealTimers();
  }
}

const ALL = ['cards', 'decks', 'root', 'sets'];

/** As if something had been written into a folder at that time, in seconds. */
const touch = (path: string, seconds: number) => utimesSync(path, seconds, seconds);

describe('what the system tells of a folder', () => {
  it('is told when it has been quiet for a tenth of a second, once and with all files', () =>
    watching(({ tell, told }) => {
      tell('cards', 'a.card.json');
      vi.advanceTimersByTime(60);
      tell('cards', 'b.card.json');
      tell('cards', 'a.card.json');
      vi.advanceTimersByTime(60);
      tell('decks', 'c.deck.json');
      vi.advanceTimersByTime(99);
      expect(told).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(told).toEqual([
        [220, 'cards', ['a.card.json', 'b.card.json']],
        [220, 'decks', ['c.deck.json']],
      ]);
    }));

  it('is told after a second where it never gets quiet, and what comes then a second later', () =>
    watching(({ tell, told }) => {
      for (let at = 0; at < 40; at += 1) {
        tell('cards', `${at}.card.json`);
        vi.advanceTimersByTime(50);
      }
      const times = told.map(([time]) => time);
      expect(times.length).toBe(1);
      expect(times[0]).toBeGreaterThanOrEqual(1000);
      expect(times[0]).toBeLessThanOrEqual(1100);
      vi.advanceTimersByTime(1100);
      expect(told.flatMap(([, , files]) => files)).toEqual(
        Array.from({ length: 40 }, (_, at) => `${at}.card.json`),
      );
    }));

  it('may be any file, where the system does not say which', () =>
    watching(({ tell, told }) => {
      tell('cards', 'a.card.json');
      tell('cards', null);
      tell('cards', 'b.card.json');
      tell('sets', null);
      vi.advanceTimersByTime(100);
      expect(told).toEqual([
        [100, 'cards', null],
        [100, 'sets', null],
      ]);
    }));

  it('is not told any more once the watch is closed, which leaves nothing behind', () =>
    watching(({ tell, told, watch, watched }) => {
      tell('cards', 'a.card.json');
      expect(watched).toEqual(ALL);
      watch.close();
      expect(vi.getTimerCount()).toBe(0);
      vi.advanceTimersByTime(5000);
      expect(told).toEqual([]);
    }));
});

describe('the look every two seconds', () => {
  it('finds what the system did not tell, once, and nothing where nothing changed', () =>
    watching(({ place, told }) => {
      vi.advanceTimersByTime(4000);
      expect(told).toEqual([]);
      touch(place.decks, 1_000_000);
      vi.advanceTimersByTime(8000);
      expect(told).toEqual([[6100, 'decks', null]]);
    }));

  it('tells nothing again that the system has told, and what comes after that', () =>
    watching(({ place, tell, told }) => {
      touch(place.cards, 1_000_000);
      tell('cards', 'a.card.json');
      vi.advanceTimersByTime(4100);
      expect(told).toEqual([[100, 'cards', ['a.card.json']]]);
      touch(place.cards, 2_000_000);
      vi.advanceTimersByTime(2000);
      expect(told.slice(1)).toEqual([[6100, 'cards', null]]);
    }));

  it('serves alone where the system cannot watch', () =>
    watching(
      ({ place, told, watched }) => {
        expect(watched).toEqual([]);
        touch(place.cards, 1_000_000);
        vi.advanceTimersByTime(2100);
        expect(told).toEqual([[2100, 'cards', null]]);
      },
      () => false,
    ));

  it('watches anew what is no longer watched, and looks at it', () => {
    let works = true;
    return watching(
      (all) => {
        works = false;
        all.fail('cards');
        expect(all.watched).toEqual(['decks', 'root', 'sets']);
        vi.advanceTimersByTime(2000);
        works = true;
        vi.advanceTimersByTime(2100);
        expect(all.watched).toEqual(ALL);
        expect(all.told).toEqual([[4100, 'cards', null]]);
      },
      () => works,
    );
  });

  it('watches another folder that has come in the place of one', () =>
    watching((all) => {
      const { place } = all;
      renameSync(place.sets, `${place.sets}-before`);
      vi.advanceTimersByTime(2100);
      expect(all.told).toEqual([[2100, 'sets', null]]);
      expect(all.watched).toEqual(['cards', 'decks', 'root']);
      mkdirSync(place.sets);
      // Told of the library's own folder: nothing waits for the next look.
      all.tell('root', 'sets');
      expect(all.watched).toEqual(ALL);
      vi.advanceTimersByTime(100);
      expect(all.told.slice(1)).toEqual([[2200, 'sets', null]]);
      all.tell('sets', 'a.set.json');
      vi.advanceTimersByTime(100);
      expect(all.told.slice(2)).toEqual([[2300, 'sets', ['a.set.json']]]);
    }));

  it('says once that the library is gone, and once that it is there again', () =>
    watching(({ place, told }) => {
      renameSync(place.root, `${place.root}-moved`);
      vi.advanceTimersByTime(6000);
      renameSync(`${place.root}-moved`, place.root);
      vi.advanceTimersByTime(6000);
      const presence = told.filter(([, what]) => what === 'gone' || what === 'there');
      expect(presence).toEqual([
        [2000, 'gone'],
        [8000, 'there'],
      ]);
    }));
});
