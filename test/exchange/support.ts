import { onTestFinished } from 'vitest';
import { ZipFile } from 'yazl';
import type { Library } from '../../src-main/library/library.js';
import { Imports } from '../../src-main/exchange/imports.js';
import { ReadingThread } from '../../src-main/exchange/reading/reading-thread.js';
import type { ImportOptions } from '../../src-main/exchange/plan/options.js';
import type { ImportPreview, ImportRow } from '../../src-main/exchange/plan/preview.js';
import type { Applied } from '../../src-main/exchange/apply.js';

/** A file as a person chooses it. */
export type Chosen = readonly [name: string, content: string | Uint8Array];

/** A thread of its own for every import would take longer than what is tested. */
class SharedThread extends ReadingThread {
  override async close(): Promise<void> {}
}
const thread = new SharedThread();

/** One import into a library, from its files to its end. Everything goes away with the test. */
export class Importing {
  private constructor(
    readonly imports: Imports,
    public preview: ImportPreview,
  ) {}

  static async open(
    library: Library,
    files: readonly Chosen[],
    options: Partial<ImportOptions> = {},
    signal?: AbortSignal,
  ): Promise<Importing> {
    const imports = new Imports(() => library, Date.now, thread);
    onTestFinished(() => imports.close());
    const uploads: string[] = [];
    for (const [name, content] of files) {
      const bytes = Buffer.from(content as string);
      const upload = await imports.uploads.begin(name, bytes.length);
      await imports.uploads.put(upload, bytes);
      uploads.push(upload);
    }
    return new Importing(imports, await imports.open(uploads, null, options, signal));
  }

  get rows(): readonly ImportRow[] {
    return this.imports.rows({ import: this.preview.import, from: 0, count: 20_000, onlyProblems: false });
  }

  /** Every problem, as "place: sentence". */
  get problems(): string[] {
    return this.rows.flatMap(({ place, problems }) => problems.map(({ message }) => `${place}: ${message}`));
  }

  async change(options: Partial<ImportOptions>): Promise<void> {
    this.preview = await this.imports.change(this.preview.import, options);
  }

  apply(): Promise<Applied> {
    return this.imports.apply(this.preview.import, () => undefined);
  }
}

/** A zip of files, in their order. @param packed false: they lie in it as they are, however large */
export async function zipOf(files: readonly Chosen[], packed = true): Promise<Buffer> {
  const zip = new ZipFile();
  const options = { compress: packed };
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content as string), name, options);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
