import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { textIfThere } from '../../files/read-plain.js';
import { setAside } from '../../files/set-aside.js';
import { errnoOf, LibraryError, readTrouble } from '../errors.js';
import type { FileKind, Kept } from '../file-kinds.js';
import { parsed } from '../parsed.js';
import type { Place } from '../place.js';
import type { WholeEntry } from '../read-entry.js';
import { thinned } from './version-times.js';
import type { Writer } from '../writer.js';

/** Why a state was kept: what was going to replace it, or that somebody kept it by hand, or that it came so into the library. */
const versionReasons = ['save', 'batch', 'restore', 'upgrade', 'kept', 'added'] as const;
export type VersionReason = (typeof versionReasons)[number];

/** What a thing once was. */
export interface Version<T> {
  readonly version: string;
  /** When it was made so, milliseconds since 1970. */
  readonly made: number;
  /** When it was replaced. */
  readonly replaced: number;
  readonly reason: VersionReason;
  /** What the change was called that replaced it; null where it had no name. */
  readonly change: string | null;
  /** What a person called it who kept it by hand. */
  readonly name: string | null;
  readonly content: T;
}

/** A state that stood for less is a step on the way, and not kept when it is saved over. */
const STOOD_MS = 5 * 60_000;

/** Who works without such a pause still gets a version now and then. */
const WITHOUT_PAUSE_MS = 30 * 60_000;

/** So many files are read and written at a time. */
const AT_ONCE = 16;

/** What a later program adds to a line stays in it. */
const line = z.looseObject({
  version: z.uuid(),
  made: z.number(),
  replaced: z.number(),
  reason: z.enum(versionReasons),
  change: z.string().nullable().default(null),
  name: z.string().nullable().default(null),
  file: z.unknown(),
});
type Line = z.infer<typeof line>;

/** A file of versions as it was read. */
interface ReadVersions {
  readonly lines: readonly Line[];
  /** Lines that are not understood: a later program may have written them. */
  readonly others: readonly string[];
  /** All of it as it was read; empty where there is no file. */
  readonly text: string;
}

/** Why a file will not be read another time either. */
const neverRead = new Set(['EACCES', 'EPERM', 'ELOOP', 'EISDIR', 'ENOTFILE', 'ETOOLARGE']);

/**
 * What cards, decks and sets were before they were changed: for each a file with a line of JSON a version, oldest first.
 * Lines that are damaged are passed over and stay as they are. What changes something here is for callers that hold the writer's turn.
 */
export class Versions {
  /** When the first save of a row began of which none was kept, by id. */
  private readonly unkeptSince = new Map<string, number>();

  /** @param now milliseconds since 1970 */
  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
    private readonly now: () => number,
  ) {}

  /**
   * Keeps what a save is going to replace, if it stood for a while or the change is of another kind than typing.
   * @param reason 'opened': a save, the first since somebody opened the thing
   */
  async beforeSave<T extends Kept>(
    kind: FileKind<T>,
    entry: WholeEntry<T>,
    next: T,
    reason: SaveReason,
  ): Promise<void> {
    const { id } = next;
    const now = this.now();
    const since = this.unkeptSince.get(id) ?? now;
    const upgraded = editionOf(entry.content) !== editionOf(next);
    const stood = now - entry.stamp.changed >= STOOD_MS || now - since >= WITHOUT_PAUSE_MS;
    if (reason === 'save' && !upgraded && !stood) {
      this.unkeptSince.set(id, since);
      return;
    }
    const kept = upgraded && reason !== 'restore' ? 'upgrade' : reason === 'opened' ? 'save' : reason;
    await this.keep(kind, [entry], kept);
  }

  /**
   * Keeps what stands, unless it is the latest version already; a name is given to that one then.
   * @param called `change`: what it is called that is going to replace it; `name`: what this state is called
   * @throws the file system's error
   */
  async keep<T extends Kept>(
    kind: FileKind<T>,
    entries: readonly WholeEntry<T>[],
    reason: VersionReason,
    called: Called = {},
  ): Promise<void> {
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const some = entries.slice(at, at + AT_ONCE);
      const ends = await Promise.allSettled(some.map((entry) => this.keepOne(kind, entry, reason, called)));
      // Only when all have ended: nothing may be written any more when the turn is over.
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }
  }

  /** Whether anything is kept of a thing. @param word what it is: "card" */
  hasAny(word: string, id: string): boolean {
    return existsSync(this.path(word, id));
  }

  /** The id of something of which versions are kept, by its first eight signs; null where none or several begin so. */
  idBeginning(word: string, eight: string): string | null {
    const names = existsSync(this.place.versions) ? readdirSync(this.place.versions) : [];
    const ending = `.${word}.jsonl`;
    const like = names.filter((name) => name.startsWith(`${eight}-`) && name.endsWith(ending));
    return like.length === 1 ? (like[0]?.slice(0, -ending.length) ?? null) : null;
  }

  /** Oldest first. @throws LibraryError STORAGE when they cannot be read */
  async list<T extends Kept>(kind: FileKind<T>, id: string): Promise<Version<T>[]> {
    const path = this.path(kind.word, id);
    const { lines } = await readVersions(path).catch((error: unknown) => {
      const because = `What this ${kind.word} was before is in ${path}, which cannot be read: ${readTrouble(error)}.`;
      throw new LibraryError(
        'STORAGE',
        `${because} Change its permissions or move it away, and look again.`,
        {
          cause: error,
        },
      );
    });
    return lines.flatMap(({ version, made, replaced, reason, change, name, file }) => {
      const content = contentOf(kind, file);
      return content && content.id === id ? [{ version, made, replaced, reason, change, name, content }] : [];
    });
  }

  /** @throws LibraryError NOT_FOUND, STORAGE */
  async get<T extends Kept>(kind: FileKind<T>, id: string, version: string): Promise<Version<T>> {
    const found = (await this.list(kind, id)).find((one) => one.version === version);
    if (found) return found;
    throw new LibraryError('NOT_FOUND', `This version of the ${kind.word} is not kept any more.`);
  }

  /**
   * Forgets everything that was kept of some things, when they are deleted for good.
   * @param word what they are: "card"
   */
  async forget(word: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(this.path(word, id), { force: true });
  }

  private async keepOne<T extends Kept>(
    kind: FileKind<T>,
    { content, stamp }: WholeEntry<T>,
    reason: VersionReason,
    { change = null, name = null }: Called,
  ): Promise<void> {
    this.unkeptSince.delete(content.id);
    const path = this.path(kind.word, content.id);
    const { lines, others, text: before } = await this.readToWrite(path);
    const text = kind.write(content);
    const latest = contentOf(kind, lines.at(-1)?.file);
    const last = lines.at(-1);
    const stands = latest !== null && kind.write(latest) === text;
    if (stands && name === null) return;
    const replaced = this.now();
    const made = Math.min(Math.round(stamp.changed), replaced);
    const file = JSON.parse(text) as unknown;
    const kept: Line[] =
      stands && last
        ? [...lines.slice(0, -1), { ...last, reason, name }]
        : [...lines, { version: randomUUID(), made, replaced, reason, change, name, file }];
    const stay = thinned(kept, replaced);
    const added = stay.at(-1);
    // Most of the time a line comes to the others, which need not be written again.
    if (added && !stands && stay.length > lines.length && (before === '' || before.endsWith('\n')))
      return this.writer.files.addTo(path, before, `${JSON.stringify(added)}\n`);
    const written = [...others, ...stay.map((one) => JSON.stringify(one))];
    await this.writer.files.write(path, written.map((one) => `${one}\n`).join(''));
  }

  /** A file that will never be read is set aside, so that the thing can be saved. @throws the file system's error otherwise */
  private async readToWrite(path: string): Promise<ReadVersions> {
    try {
      return await readVersions(path);
    } catch (error) {
      if (!neverRead.has(errnoOf(error))) throw error;
      await setAside(path, this.writer.files.rename);
      return { lines: [], others: [], text: '' };
    }
  }

  private path(word: string, id: string): string {
    return join(this.place.versions, `${id}.${word}.jsonl`);
  }
}

/** What a save is: typing, the first since a thing was opened, or the way back to a version. */
export type SaveReason = 'save' | 'opened' | 'restore';

interface Called {
  readonly change?: string | null;
  readonly name?: string | null;
}

async function readVersions(path: string): Promise<ReadVersions> {
  const lines: Line[] = [];
  const others: string[] = [];
  const text = await textIfThere(path);
  for (const one of text.split('\n')) {
    const known = line.safeParse(parsed(one)).data;
    if (known) lines.push(known);
    else if (one.trim() !== '') others.push(one);
  }
  return { lines, others, text };
}

/** The content of a whole file that lies in a line; null where it cannot be understood. */
function contentOf<T extends Kept>(kind: FileKind<T>, file: unknown): T | null {
  if (file === undefined) return null;
  const reading = kind.read(JSON.stringify(file));
  return reading.kind === 'good' ? reading.content : null;
}

const editionOf = (content: Kept): unknown => ('edition' in content ? content.edition : null);
