import { looksLikeDeckList } from '../list/read-deck-list.js';
import { MAX_PICTURE_BYTES } from '../../library/pictures/picture-intake.js';
import { kindOf } from '../../library/pictures/picture-kinds.js';
import { isManifest, MANIFEST, MOST_MANIFEST_BYTES } from '../package/manifest.js';
import { MOST_CONTENT_BYTES, readContent, readPackage } from '../package/read-package.js';
import type { FileToRead, TableSource } from '../reading/jobs.js';
import type { ReadingThread } from '../reading/reading-thread.js';
import { ExchangeRefusal } from '../refusal.js';
import { notASpreadsheet, officeKind } from '../spreadsheet/workbooks/office-kind.js';
import { decodeText, encodingOf } from '../spreadsheet/decode-text.js';
import { MOST_TEXT_BYTES } from '../spreadsheet/table.js';
import { lastPart } from '../zip/entry-name.js';
import { archiveLimits, MB, workbookLimits } from '../zip/limits.js';
import { SafeZip } from '../zip/safe-zip.js';
import { Found } from './found.js';
import { readFirst } from '../../files/read-plain.js';
import { readUpload, type Upload } from './uploads.js';

/** A file that is looked at: chosen by itself, or in a zip. */
interface Candidate {
  readonly name: string;
  readonly bytes: number;
  readonly start: Buffer;
  /** @throws ExchangeRefusal when it is larger */
  readonly read: (most: number) => Promise<Buffer>;
  /** For the thread that reads tables and lists. */
  readonly toRead: () => Promise<FileToRead>;
}

/** The beginning of a file by which its kind is told. */
const START = 64 * 1024;

/** What files hold, and the zips that stay open as long as pictures may be read from them. */
export interface Sorted {
  readonly found: Found;
  readonly zips: readonly SafeZip[];
}

/**
 * Looks at all files of an import. A file that cannot be used is a problem of its own; the others can be brought in.
 * @throws the signal's reason
 */
export async function sortFiles(
  uploads: readonly Upload[],
  thread: ReadingThread,
  signal?: AbortSignal,
): Promise<Sorted> {
  const sorter = new Sorter(thread, signal);
  try {
    for (const upload of uploads) await sorter.sort(upload);
  } catch (error) {
    for (const zip of sorter.zips) zip.close();
    throw error;
  }
  return sorter;
}

class Sorter implements Sorted {
  readonly found = new Found();
  readonly zips: SafeZip[] = [];

  constructor(
    private readonly thread: ReadingThread,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async sort(upload: Upload): Promise<void> {
    const { path, name } = upload;
    await this.#guarded(name, async () => {
      const start = await readFirst(path, Math.min(START, upload.bytes));
      const toRead = async (): Promise<FileToRead> => ({ key: path, place: name, content: { path } });
      if (isZip(start)) await this.#openZip(path, name, toRead);
      else await this.#sortOne({ ...upload, start, toRead, read: (most) => readUpload(upload, most) });
    });
  }

  async #guarded(name: string, work: () => Promise<void>): Promise<void> {
    this.signal?.throwIfAborted();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ExchangeRefusal)) throw error;
      this.found.problem(name, error.message);
    }
  }

  async #openZip(path: string, name: string, toRead: Candidate['toRead']): Promise<void> {
    const zip = await SafeZip.open(path, name, archiveLimits);
    this.zips.push(zip);
    const office = officeKind(zip);
    if (office === 'other') throw notASpreadsheet();
    if (office !== null) return this.#takeWorkbook(await toRead());
    if (zip.has(MANIFEST) && isManifest((await zip.read(MANIFEST, MOST_MANIFEST_BYTES)).toString('utf8'))) {
      await readPackage(zip, name, this.found);
      return;
    }
    for (const member of zip.members) {
      if (isClutter(member.name)) continue;
      await this.#guarded(member.name, async () => {
        const bytes = await zip.read(member.name, MAX_PICTURE_BYTES);
        const key = `${path}:${member.name}`;
        const toReadHere = async () => ({ key, place: member.name, content: { bytes } });
        if (isZip(bytes)) await this.#takeZipInZip(bytes, await toReadHere());
        else {
          await this.#sortOne({
            ...member,
            start: Buffer.from(bytes.subarray(0, START)),
            read: (most) => zip.read(member.name, most),
            toRead: toReadHere,
          });
        }
      });
    }
  }

  async #takeZipInZip(bytes: Buffer, file: FileToRead): Promise<void> {
    const zip = await SafeZip.open(bytes, file.place, workbookLimits);
    const office = officeKind(zip);
    zip.close();
    if (office === null)
      throw new ExchangeRefusal('It is a zip file within a zip file. Unpack it, and choose what is in it.');
    if (office === 'other') throw notASpreadsheet();
    await this.#takeWorkbook(file);
  }

  async #takeWorkbook(file: FileToRead): Promise<void> {
    await this.thread.read<'look'>({ kind: 'look', file }, this.signal);
    this.#takeTable({ ...file, kind: 'workbook' });
  }

  async #sortOne(file: Candidate): Promise<void> {
    const { name, start } = file;
    if (/\.json$/i.test(name)) {
      readContent(name, (await file.read(MOST_CONTENT_BYTES)).toString('utf8'), this.found, false);
    } else if (isMarkup(start)) {
      throw new ExchangeRefusal(
        'It is a page or a document in XML, not a table. Open it in a spreadsheet program, save it as XLSX or CSV, and bring that in.',
      );
    } else if (kindOf(start) !== null) {
      if (file.bytes > MAX_PICTURE_BYTES)
        throw new ExchangeRefusal('It is larger than 50 MB, which a picture may be.');
      this.found.pictures.push({ name, read: () => file.read(MAX_PICTURE_BYTES) });
    } else {
      const objection = objectionToText(file);
      if (objection !== null) throw new ExchangeRefusal(objection);
      await this.#takeText(file);
    }
  }

  async #takeText({ name, start, toRead }: Candidate): Promise<void> {
    const text = decodeText(start, encodingOf(start));
    if (text.trim() === '') throw new ExchangeRefusal('It is empty.');
    const file = await toRead();
    if (!isTableName(name) && looksLikeDeckList(text)) this.found.lists.push(file);
    else this.#takeTable({ ...file, kind: 'text' });
  }

  #takeTable(source: TableSource): void {
    if (this.found.table) this.found.problem(source.place, onlyOneTable);
    else this.found.table = source;
  }
}

const isZip = (start: Buffer): boolean => start.subarray(0, 2).toString('latin1') === 'PK';

/** What systems put into zips on their own. */
const isClutter = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** Whether a text is a table by the end of its name. */
export const isTableName = (name: string): boolean => /\.(?:csv|tsv|tab)$/i.test(lastPart(name));

/** Why a file that is no picture cannot be a table or a list either; null: it can. */
function objectionToText({ name, bytes, start }: Candidate): string | null {
  if (isOldWorkbook(start))
    return 'It is a spreadsheet of an old kind. Save it as XLSX or CSV, and bring that in.';
  if (isUtf32(start))
    return 'Its text is in UTF-32, which Cardwright does not read. Save it as UTF-8, and bring that in.';
  if (looksBinary(start)) {
    return 'Cardwright does not know this kind of file. It takes packages, tables (CSV, TSV, XLSX, ODS), deck lists, cards, decks, sets and pictures.';
  }
  return bytes > MOST_TEXT_BYTES
    ? `${name} is larger than ${MOST_TEXT_BYTES / MB} MB, which are the most.`
    : null;
}

const onlyOneTable =
  'One table is brought in at a time, and another was chosen before it. Bring this one in by itself.';

/** XLS, and password-protected XLSX. */
const isOldWorkbook = (start: Buffer): boolean => start.subarray(0, 4).toString('hex') === 'd0cf11e0';

const isUtf32 = (start: Buffer): boolean =>
  /^(?:fffe0000|0000feff)$/.test(start.subarray(0, 4).toString('hex'));

/** Zero bytes, where the text is not UTF-16. */
const looksBinary = (start: Buffer): boolean => start.includes(0) && !encodingOf(start).startsWith('utf-16');

/** A page of the web, or a spreadsheet as plain XML; a drawing is none of them. */
function isMarkup(start: Buffer): boolean {
  const text = start.toString('latin1');
  return (
    /^(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml|!doctype|html)[\s>]/i.test(text) &&
    !/<(?:[^\s<>/:]{1,40}:)?svg[\s>]/i.test(text)
  );
}
