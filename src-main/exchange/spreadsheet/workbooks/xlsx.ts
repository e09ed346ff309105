import { posix } from 'node:path';
import type { Sheet } from '../table.js';
import { CellBudget } from './sheet-cells.js';
import { dateFormats } from './xlsx-styles.js';
import { sharedTexts, sheetRows } from './xlsx-sheet.js';
import { readXml } from './xml.js';
import type { ZipTexts } from './zip-texts.js';

/** How one part of a workbook refers to another. */
interface Relation {
  readonly id: string;
  /** The last word of its type: both versions of the standard have the same. */
  readonly type: string;
  readonly target: string;
}

interface ListedSheet {
  readonly name: string;
  readonly relation: string;
  readonly hidden: boolean;
}

/**
 * The sheets of an Excel workbook (ECMA-376), as Excel, LibreOffice, Google Sheets and libraries write them.
 * @throws ExchangeRefusal for more cells than are taken; Error for what is no workbook
 */
export async function readXlsx(zip: ZipTexts, called: string): Promise<Sheet[]> {
  const start = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument');
  const path = start?.target ?? 'xl/workbook.xml';
  const { sheets, from1904 } = workbookOf(await zip.text(path));
  const relations = await relationsOf(zip, path);
  const part = async (type: string): Promise<string | null> => {
    const target = relations.find((relation) => relation.type === type)?.target;
    return target !== undefined && zip.has(target) ? zip.text(target) : null;
  };
  const shared = sharedTexts((await part('sharedStrings')) ?? '<sst/>');
  const dates = dateFormats((await part('styles')) ?? '<styleSheet/>');
  const budget = new CellBudget(called);
  const read: Sheet[] = [];
  for (const { name, relation, hidden } of sheets) {
    const found = relations.find(({ id, type }) => id === relation && type === 'worksheet');
    if (!found) continue;
    const rows = sheetRows(await zip.text(found.target), { shared, dates, from1904 }, budget);
    read.push({ name, hidden, rows });
  }
  return read;
}

function workbookOf(xml: string): { sheets: ListedSheet[]; from1904: boolean } {
  const sheets: ListedSheet[] = [];
  let from1904 = false;
  readXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = /^(?:1|true|on)$/.test(attributes()['date1904'] ?? '');
      if (tag !== 'sheet') return;
      // Its relation is called "r:id", and prefixes are cut off.
      const { name = '', id = '', state = 'visible' } = attributes();
      sheets.push({ name, relation: id, hidden: state !== 'visible' });
    },
  });
  return { sheets, from1904 };
}

/** What a part refers to, with paths from the zip's root; none where it does not say. */
async function relationsOf(zip: ZipTexts, part: string): Promise<Relation[]> {
  const { dir, base } = posix.parse(part);
  const path = posix.join(dir, '_rels', `${base}.rels`);
  if (!zip.has(path)) return [];
  const relations: Relation[] = [];
  readXml(await zip.text(path), {
    open: (tag, attributes) => {
      if (tag !== 'Relationship') return;
      const { Id = '', Type = '', Target = '', TargetMode = '' } = attributes();
      if (TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relations.push({ id: Id, type: posix.basename(Type), target: posix.normalize(target) });
    },
  });
  return relations;
}
