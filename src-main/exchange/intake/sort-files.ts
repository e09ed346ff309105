import { MAX_PICTURE_BYTES } from '../../library/picture-intake.js';
import { kindOf } from '../../library/picture-kinds.js';
import { looksLikeDeckList } from '../../cards/read-deck-list.js';
import { MOST_CONTENT_BYTES, readContent, readPackage } from '../package/read-package.js';
import { isManifest, MANIFEST, MOST_MANIFEST_BYTES } from '../package/manifest.js';
import { ExchangeRefusal } from '../refusal.js';
import { decodeText, encodingOf } from '../table/decode-text.js';
import { MOST_TEXT_BYTES } from '../table/table.js';
import { isWorkbook, readSheets } from '../table/workbook.js';
import { lastPart } from '../zip/entry-name.js';
import { archiveLimits, workbookLimits } from '../zip/limits.js';
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
}

/** The beginning of a file by which its kind is told. */
const START = 4096;

/** What files hold, and the zips that stay open as long as pictures may be read from them. */
export interface Sorted {
  readonly found: Found;
  readonly zips: readonly SafeZip[];
}

/** Looks at all files of an import. A file that cannot be used is a problem of its own; the others can be brought in. */
export async function sortFiles(uploads: readonly Upload[]): Promise<Sorted> {
  const found = new Found();
  const zips: SafeZip[] = [];
  for (const upload of uploads) {
    await guarded(upload.name, found, async () => {
      const start = await readFirst(upload.path, Math.min(START, upload.bytes));
      if (start.subarray(0, 2).toString('latin1') === 'PK') {
        await openZip(upload, found, zips);
      } else {
        await sortOne({ ...upload, start, read: (most) => readUpload(upload, most) }, found);
      }
    });
  }
  return { found, zips };
}

async function guarded(name: string, found: Found, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ExchangeRefusal)) throw error;
    found.problem(name, error.message);
  }
}

async function openZip({ path, name }: Upload, found: Found, zips: SafeZip[]): Promise<void> {
  const zip = await SafeZip.open(path, name, archiveLimits);
  zips.push(zip);
  if (isWorkbook(zip)) {
    await takeWorkbook(path, name, found);
  } else if (
    zip.has(MANIFEST) &&
    isManifest((await zip.read(MANIFEST, MOST_MANIFEST_BYTES)).toString('utf8'))
  ) {
    await readPackage(zip, name, found);
  } else {
    for (const member of zip.members) {
      if (isClutter(member.name)) continue;
      await guarded(member.name, found, async () => {
        const bytes = await zip.read(member.name, MAX_PICTURE_BYTES);
        const inner = {
          ...member,
          start: Buffer.from(bytes.subarray(0, START)),
          read: (most: number) => zip.read(member.name, most),
        };
        if (bytes.subarray(0, 2).toString('latin1') === 'PK') await takeWorkbook(bytes, member.name, found);
        else await sortOne(inner, found);
      });
    }
  }
}

/** What systems put into zips on their own. */
const isClutter = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** A workbook is opened anew, under the stricter limits of one. */
async function takeWorkbook(source: string | Buffer, name: string, found: Found): Promise<void> {
  const zip = await SafeZip.open(source, name, workbookLimits);
  try {
    if (!isWorkbook(zip))
      throw new ExchangeRefusal('It is a zip file within a zip file. Unpack it, and choose what is in it.');
    const sheets = await readSheets(zip, name);
    if (found.table) found.problem(name, onlyOneTable);
    else found.table = { kind: 'workbook', place: name, sheets };
  } finally {
    zip.close();
  }
}

async function sortOne(file: Candidate, found: Found): Promise<void> {
  const { name, start } = file;
  if (/\.json$/i.test(name)) {
    readContent(name, (await file.read(MOST_CONTENT_BYTES)).toString('utf8'), found);
  } else if (kindOf(start) !== null) {
    if (file.bytes > MAX_PICTURE_BYTES)
      throw new ExchangeRefusal('It is larger than 50 MB, which a picture may be.');
    found.pictures.push({ name, read: () => file.read(MAX_PICTURE_BYTES) });
  } else if (isOldWorkbook(start)) {
    throw new ExchangeRefusal(
      'It is a spreadsheet of an old kind. Save it as XLSX or CSV, and bring that in.',
    );
  } else if (looksBinary(start)) {
    throw new ExchangeRefusal(
      'Cardwright does not know this kind of file. It takes packages, tables (CSV, TSV, XLSX), deck lists, cards, decks, sets and pictures.',
    );
  } else {
    takeText(name, await file.read(MOST_TEXT_BYTES), found);
  }
}

/** Whether a text is a table by the end of its name. */
export const isTableName = (name: string): boolean => /\.(?:csv|tsv|tab)$/i.test(lastPart(name));

function takeText(place: string, bytes: Buffer, found: Found): void {
  const text = decodeText(bytes, encodingOf(bytes));
  if (text.trim() === '') throw new ExchangeRefusal('It is empty.');
  if (!isTableName(place) && looksLikeDeckList(text)) found.lists.push({ place, bytes });
  else if (found.table) found.problem(place, onlyOneTable);
  else found.table = { kind: 'text', place, bytes };
}

const onlyOneTable =
  'One table is brought in at a time, and another was chosen before it. Bring this one in by itself.';

/** XLS, and password-protected XLSX. */
const isOldWorkbook = (start: Buffer): boolean => start.subarray(0, 4).toString('hex') === 'd0cf11e0';

/** Zero bytes, where the text is not UTF-16. */
const looksBinary = (start: Buffer): boolean => start.includes(0) && !encodingOf(start).startsWith('utf-16');
