import { statSync, watch, type FSWatcher, type Stats } from 'node:fs';
import { storeNames, type StoreName } from './file-kinds.js';
import type { Place } from './place.js';

/** Changes come in bursts (a checkout, an unzip): they are told when it has been quiet for this long. */
const QUIET_MS = 100;
const LATEST_MS = 1000;
const LOOK_MS = 2000;

export interface WatchListener {
  /** Files of a folder that may have changed; null: any of them. */
  poke(store: StoreName, files: ReadonlySet<string> | null): void;
  /** The library as a whole went away or is there again. */
  presence(there: boolean): void;
}

type Watcher = Pick<FSWatcher, 'close'>;

/**
 * Begins to watch one folder.
 * @param tell is called with the name of what changed in it; null: the system does not say
 * @param failed is called when the watch ends by itself
 * @throws the file system's error
 */
export type WatchOne = (path: string, tell: (file: string | null) => void, failed: () => void) => Watcher;

const systemWatch: WatchOne = (path, tell, failed) =>
  watch(path, { persistent: false }, (_event, file) => tell(file)).on('error', failed);

/**
 * Watches the folders, not each file: one watch a folder, where a watcher that knows files keeps ten thousand and
 * lists the folder anew at every save. A look every two seconds notices what systems do not tell: a library that
 * was moved as a whole, and changes on network drives.
 */
export class FolderWatch {
  private readonly watchers = new Map<string, { watcher: Watcher; inode: number }>();
  private readonly pending = new Map<StoreName, Set<string> | null>();
  private readonly lastChange = new Map<string, number>();
  /** Folders of which the system told something since the last look. */
  private readonly heard = new Set<string>();
  private quiet: NodeJS.Timeout | null = null;
  private since = 0;
  private there = true;
  private readonly ticking: NodeJS.Timeout;

  /** @param watch replaces the system's watch, to try out bursts and systems that have none */
  constructor(
    private readonly place: Place,
    private readonly listener: WatchListener,
    private readonly watch: WatchOne = systemWatch,
  ) {
    this.arm(false);
    this.ticking = setInterval(() => this.arm(true), LOOK_MS).unref();
  }

  close(): void {
    clearInterval(this.ticking);
    if (this.quiet) clearTimeout(this.quiet);
    for (const path of this.watchers.keys()) this.disarm(path);
  }

  /** Watches what is there and is not watched yet, and notes what the last look did not see. */
  private arm(tell: boolean): void {
    const there = statOf(this.place.root) !== null;
    this.watchFolder(this.place.root, () => this.arm(true));
    for (const store of storeNames) {
      const path = this.place[store];
      const renewed = this.watchFolder(path, (file) => {
        this.heard.add(path);
        this.note(store, file);
      });
      const changed = statOf(path)?.mtimeMs ?? 0;
      const known = this.lastChange.get(path);
      this.lastChange.set(path, changed);
      const heard = this.heard.delete(path);
      if (tell && (renewed || (known !== changed && !heard))) this.note(store, null);
    }
    if (there !== this.there) {
      this.there = there;
      this.listener.presence(there);
    }
  }

  /** @returns whether the watch is a new one */
  private watchFolder(path: string, tell: (file: string | null) => void): boolean {
    const inode = statOf(path)?.ino ?? null;
    const current = this.watchers.get(path);
    if (current && current.inode === inode) return false;
    this.disarm(path);
    if (inode === null) return current !== undefined;
    try {
      const watcher = this.watch(path, tell, () => this.disarm(path));
      this.watchers.set(path, { watcher, inode });
      return true;
    } catch {
      // Too many watches on this system, or none at all: the look every two seconds serves.
      return false;
    }
  }

  private disarm(path: string): void {
    this.watchers.get(path)?.watcher.close();
    this.watchers.delete(path);
  }

  private note(store: StoreName, file: string | null): void {
    const files = this.pending.get(store);
    if (file === null) this.pending.set(store, null);
    else if (files === undefined) this.pending.set(store, new Set([file]));
    else files?.add(file);
    const now = performance.now();
    if (!this.quiet) this.since = now;
    else if (now - this.since < LATEST_MS) clearTimeout(this.quiet);
    else return;
    this.quiet = setTimeout(() => this.tell(), QUIET_MS);
  }

  private tell(): void {
    this.quiet = null;
    const pokes = [...this.pending];
    this.pending.clear();
    for (const [store, files] of pokes) this.listener.poke(store, files);
  }
}

function statOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}
