import type { Kept } from './file-kinds.js';
import { isWhole, type Entry, type WholeEntry } from './read-entry.js';
import { fileNameFor } from './file-names.js';

/** What changed since the last look. */
export interface IndexChange {
  readonly ids: readonly string[];
  readonly problems: boolean;
}

/**
 * What is known of one folder's files, and which file speaks for which id. Of two files with one id, one is
 * the owner and the other a twin, which waits for an id of its own.
 */
export class FileIndex<T extends Kept> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly owners = new Map<string, WholeEntry<T>>();
  private readonly twins = new Set<WholeEntry<T>>();
  /** Revision of each touched id before the touch. */
  private readonly touched = new Map<string, string | undefined>();
  private problemsTouched = false;
  /** Grows with every change; for caches. */
  version = 0;
  /** Once the folder has been read as a whole, who owns an id goes on owning it. */
  established = false;

  constructor(private readonly ending: string) {}

  get size(): number {
    return this.owners.size;
  }

  byId = (id: string): WholeEntry<T> | undefined => this.owners.get(id);
  byFile = (file: string): Entry<T> | undefined => this.entries.get(file);
  files = (): string[] => [...this.entries.keys()];
  listed = (): Iterable<WholeEntry<T>> => this.owners.values();
  waitingTwins = (): WholeEntry<T>[] => [...this.twins];

  withProblems(): Entry<T>[] {
    return [...this.entries.values()].filter((entry) => entry.problem !== null);
  }

  set(entry: Entry<T>): void {
    const before = this.entries.get(entry.file);
    const owned =
      before?.content &&
      before.content.id === entry.content?.id &&
      this.owners.get(before.content.id) === before;
    if (!owned) this.delete(entry.file);
    this.version += 1;
    this.entries.set(entry.file, entry);
    this.problemsTouched ||= (before?.problem ?? null) !== entry.problem;
    if (!isWhole(entry)) return;
    const { id } = entry.content;
    this.touch(id);
    const owner = this.owners.get(id);
    if (!owner || owned) {
      this.owners.set(id, entry);
    } else if (this.precedes(entry, owner)) {
      this.owners.set(id, entry);
      this.twins.add(owner);
    } else {
      this.twins.add(entry);
    }
  }

  delete(file: string): void {
    const entry = this.entries.get(file);
    if (!entry) return;
    this.version += 1;
    this.entries.delete(file);
    this.problemsTouched ||= entry.problem !== null;
    if (!isWhole(entry)) return;
    this.twins.delete(entry);
    const { id } = entry.content;
    if (this.owners.get(id) !== entry) return;
    this.touch(id);
    this.owners.delete(id);
    const heir = this.waitingTwins().find((twin) => twin.content.id === id);
    if (heir) {
      this.twins.delete(heir);
      this.owners.set(id, heir);
    }
  }

  /** Ids whose content differs from the last look; a file that only moved does not count. */
  takeChange(): IndexChange {
    const ids = [...this.touched]
      .filter(([id, before]) => this.owners.get(id)?.revision !== before)
      .map(([id]) => id);
    const problems = this.problemsTouched;
    this.touched.clear();
    this.problemsTouched = false;
    return { ids, problems };
  }

  private touch(id: string): void {
    if (this.established && !this.touched.has(id)) this.touched.set(id, this.owners.get(id)?.revision);
  }

  /**
   * Which of two files is the original: one that may not be written (it cannot take a new id), then one that
   * bears the name that the program gives, then the older, then the first in order of names. Between files of
   * a folder that was read before, only the first of these counts.
   */
  private precedes(a: WholeEntry<T>, b: WholeEntry<T>): boolean {
    if (this.established) return a.readOnly !== null && b.readOnly === null;
    const rank = (entry: WholeEntry<T>): number =>
      entry.readOnly !== null ? 0 : this.isNamedByUs(entry) ? 1 : 2;
    const byRank = rank(a) - rank(b);
    if (byRank !== 0) return byRank < 0;
    if (a.stamp.changed !== b.stamp.changed) return a.stamp.changed < b.stamp.changed;
    return a.file < b.file;
  }

  private isNamedByUs({ file, content }: WholeEntry<T>): boolean {
    return file.normalize('NFKC') === fileNameFor(content.name, content.id, this.ending);
  }
}
