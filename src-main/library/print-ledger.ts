import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '../cards/limits.js';
import { textOrNothing } from '../files/read-plain.js';
import { errnoOf, LibraryError } from './errors.js';
import { makeFolder } from './make-folder.js';
import type { Place } from './place.js';
import type { Writer } from './writer.js';

/** What came well out of a printer at one time. */
const printRecord = z.strictObject({
  format: z.literal('cardwright-print'),
  version: z.literal(1),
  id: z.uuid(),
  /** Milliseconds since 1970. */
  when: z.number(),
  title: z.string().max(limits.name),
  /** Taken back by the person: the record stays, its copies do not count. */
  forgotten: z.boolean(),
  cards: z
    .array(
      z.strictObject({
        card: z.uuid(),
        /** Names what was printed on these copies. */
        face: z.string().regex(/^[0-9a-f]{32}$/),
        copies: z.number().int().min(1).max(100_000),
      }),
    )
    .max(100_000),
});
export type PrintRecord = z.infer<typeof printRecord>;

/** Printed copies of each card by their face. */
export type PrintedCopies = ReadonlyMap<string, ReadonlyMap<string, number>>;

const recordName = /^[0-9a-f-]{36}\.json$/;

/** Prints that came out well, a file each; files that are damaged or of a newer program are passed over and stay. */
export class PrintLedger {
  readonly #folder: string;
  readonly #writer: Writer;

  constructor(place: Pick<Place, 'inner'>, writer: Writer) {
    this.#folder = join(place.inner, 'prints');
    this.#writer = writer;
  }

  /** The latest first, those forgotten with them. */
  async list(): Promise<PrintRecord[]> {
    const files = await readdir(this.#folder).catch((error: unknown) => {
      if (errnoOf(error) === 'ENOENT') return [];
      throw error;
    });
    const records: PrintRecord[] = [];
    for (const file of files) {
      if (!recordName.test(file)) continue;
      const record = await this.#read(file.slice(0, -'.json'.length));
      if (record) records.push(record);
    }
    return records.sort((a, b) => b.when - a.when);
  }

  /** Writes a print down; the same print again changes nothing. @throws LibraryError READ_ONLY, STORAGE */
  async add(print: Omit<PrintRecord, 'format' | 'version' | 'forgotten'>): Promise<PrintRecord> {
    const record = { format: 'cardwright-print', version: 1, forgotten: false, ...print } as const;
    await this.#write(record);
    return record;
  }

  /** @throws LibraryError NOT_FOUND, READ_ONLY, STORAGE */
  async setForgotten(id: string, forgotten: boolean): Promise<PrintRecord> {
    const record = await this.#read(id);
    if (!record)
      throw new LibraryError(
        'NOT_FOUND',
        'This print is not written down here. Look at the list of prints anew.',
      );
    const changed = { ...record, forgotten };
    await this.#write(changed);
    return changed;
  }

  async copies(): Promise<PrintedCopies> {
    const cards = new Map<string, Map<string, number>>();
    for (const record of await this.list()) {
      if (record.forgotten) continue;
      for (const { card, face, copies } of record.cards) {
        const faces = cards.get(card) ?? new Map<string, number>();
        faces.set(face, (faces.get(face) ?? 0) + copies);
        cards.set(card, faces);
      }
    }
    return cards;
  }

  async #read(id: string): Promise<PrintRecord | null> {
    if (!z.uuid().safeParse(id).success) return null;
    const text = await textOrNothing(this.#path(id));
    try {
      const record = printRecord.safeParse(JSON.parse(text)).data;
      return record?.id === id ? record : null;
    } catch {
      return null;
    }
  }

  async #write(record: PrintRecord): Promise<void> {
    await this.#writer.exclusively('The print could not be written down', async () => {
      await makeFolder(this.#folder);
      await this.#writer.files.write(this.#path(record.id), `${JSON.stringify(record)}\n`);
    });
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}
