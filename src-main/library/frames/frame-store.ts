import { createHash, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlain } from '../../files/read-plain.js';
import { readFrame } from '../../layout/frames/frame-file.js';
import type { Frames } from '../../layout/frames/frames.js';
import { LibraryError } from '../errors.js';
import type { Pictures } from '../pictures/pictures.js';
import type { Place } from '../place.js';
import type { Writer } from '../writer.js';
import {
  FRAME_FILE,
  isFrameName,
  MOST_PICTURE,
  picturesOf,
  readFrames,
  type FrameFolder,
} from './read-frames.js';

/** How long what was read of the folder counts as it is, ms: sheets ask for every card. */
const FRESH_MS = 1000;

/** A frame's file and the pictures beside it, by their names. */
export interface FrameParts {
  readonly text: string;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** The same, read when it is needed. */
export interface FrameFiles {
  readonly text: string;
  readonly pictures: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** The frames of a library: a folder each, which people may edit by hand. */
export class FrameStore {
  #folders: readonly FrameFolder[] = [];
  #frames: Frames = new Map();
  #tag = '';
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  /** @param changed is called when cards may look otherwise */
  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
    private readonly pictures: Pictures,
    private readonly changed: () => void,
  ) {}

  /** As they were when the folder was last read. */
  get frames(): Frames {
    return this.#frames;
  }

  /** Another one for other frames, for caches of painted cards: eight hexadecimal digits, or none where there are no frames. */
  get tag(): string {
    return this.#tag;
  }

  /** As they are now. */
  async fresh(): Promise<Frames> {
    if (performance.now() - this.#readAt > FRESH_MS) await this.refresh();
    return this.#frames;
  }

  /** Reads the folder again. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  /** A frame's file as it lies on the disk. @throws LibraryError NOT_FOUND */
  async textOf(name: string): Promise<string> {
    await this.refresh();
    return this.filesOf(name).text;
  }

  /**
   * A frame's file as it was when the folder was last read, and its pictures to be read.
   * @throws LibraryError NOT_FOUND; reading, the file system's error
   */
  filesOf(name: string): FrameFiles {
    const found = this.#folders.find(({ named }) => named.name === name);
    if (!found) throw missing(name);
    const { frame } = found.named;
    const folder = this.folderOf(name);
    const reader = (one: string) => [one, () => readPlain(join(folder, one), MOST_PICTURE)] as const;
    return { text: found.text, pictures: new Map((frame ? picturesOf(frame) : []).map(reader)) };
  }

  folderOf(name: string): string {
    if (!isFrameName(name)) throw missing(name);
    return join(this.place.frames, name);
  }

  /**
   * Keeps a new frame under a name of its own, after its title.
   * @param taken names that stand for something else
   * @throws LibraryError BAD_INPUT for what is no frame, READ_ONLY, STORAGE
   */
  add(parts: FrameParts, taken: ReadonlySet<string>): Promise<string> {
    return this.#keep(parts, (title) => freeName(title, (one) => taken.has(one) || this.#frames.has(one)));
  }

  /**
   * Keeps a new frame under a name that is given, with pictures that it names.
   * @throws LibraryError BAD_INPUT for what is no frame, and where another has the name; READ_ONLY, STORAGE
   */
  async addAs(name: string, parts: FrameParts): Promise<void> {
    await this.#keep(parts, () => {
      if (!this.#frames.has(name)) return name;
      throw new LibraryError('BAD_INPUT', `Another frame of this library is called ${name}.`);
    });
  }

  /** @param nameFor its name by its title, when all others are known */
  async #keep({ text, pictures }: FrameParts, nameFor: (title: string) => string): Promise<string> {
    const { title } = checked(text);
    for (const bytes of pictures.values()) await this.pictures.add(bytes);
    await this.refresh();
    const name = nameFor(title);
    await this.writer.exclusively('The frame could not be kept', async () => {
      const folder = this.folderOf(name);
      await mkdir(folder, { recursive: true });
      for (const [file, bytes] of pictures) await this.writer.files.write(join(folder, file), bytes);
      await this.writer.files.write(join(folder, FRAME_FILE), text);
    });
    await this.refresh();
    return name;
  }

  /** @throws LibraryError BAD_INPUT with what is wrong, NOT_FOUND, READ_ONLY, STORAGE */
  async save(name: string, text: string): Promise<void> {
    checked(text);
    await this.textOf(name);
    await this.writer.exclusively('The frame could not be saved', () =>
      this.writer.files.write(join(this.folderOf(name), FRAME_FILE), text),
    );
    await this.refresh();
  }

  /** Puts a frame away. @returns where, to hand to `restore` */
  async remove(name: string): Promise<string> {
    await this.textOf(name);
    const away = randomUUID();
    await this.writer.exclusively('The frame could not be removed', async () => {
      await mkdir(this.#awayFolder(away), { recursive: true });
      await this.writer.files.rename(this.folderOf(name), join(this.#awayFolder(away), name));
    });
    await this.refresh();
    return away;
  }

  /** Puts a frame back that was removed. @throws LibraryError */
  async restore(name: string, away: string): Promise<void> {
    await this.writer.exclusively('The frame could not be put back', async () => {
      await mkdir(this.place.frames, { recursive: true });
      await this.writer.files.rename(join(this.#awayFolder(away), this.#named(name)), this.folderOf(name));
    });
    await this.refresh();
  }

  #named(name: string): string {
    if (!isFrameName(name)) throw missing(name);
    return name;
  }

  #awayFolder(away: string): string {
    return join(this.place.inner, 'removed-frames', away);
  }

  async #read(): Promise<void> {
    const keep = async (bytes: Uint8Array): Promise<string> => (await this.pictures.add(bytes)).id;
    const folders = await readFrames(this.place.frames, false, keep);
    const said = JSON.stringify(folders.map(({ named, text }) => [named.name, text, named.frame?.kept]));
    const tag = folders.length === 0 ? '' : createHash('sha256').update(said).digest('hex').slice(0, 8);
    const isOther = tag !== this.#tag && this.#readAt > Number.NEGATIVE_INFINITY;
    this.#readAt = performance.now();
    if (tag === this.#tag) return;
    this.#tag = tag;
    this.#folders = folders;
    this.#frames = new Map(folders.map(({ named }) => [named.name, named]));
    if (isOther) this.changed();
  }
}

function checked(text: string) {
  const { file, problem } = readFrame(text);
  if (!file) throw new LibraryError('BAD_INPUT', `This is no frame as it stands: ${problem}`);
  return file;
}

const missing = (name: string): LibraryError =>
  new LibraryError('NOT_FOUND', `The frame ${name.slice(0, 40)} is not in this library any more.`);

/** Letters, digits and hyphens of a title, with a number where that is taken. */
function freeName(title: string, isTaken: (name: string) => boolean): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const stem =
    plain
      .replace(/^[^a-z]+/, '')
      .slice(0, 30)
      .replace(/-+$/, '') || 'frame';
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!isTaken(name)) return name;
  }
}
