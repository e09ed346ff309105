import { zipOf, type Chosen } from './support.js';

/** Parts of workbooks as different programs write them, made by hand. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface WorkbookParts {
  /** What stands in `sheetData`. */
  readonly rows: string;
  readonly shared?: string;
  readonly styles?: string;
  /** Of the workbook: how it refers to its sheet. */
  readonly target?: string;
  /** Before all names of elements, as "x:". */
  readonly prefix?: string;
  /** What the namespaces begin with. */
  readonly strict?: boolean;
  readonly workbookPath?: string;
  readonly sheetPath?: string;
  readonly date1904?: boolean;
  /** False: its parts lie in the zip as they are. */
  readonly packed?: boolean;
}

/** A workbook of one sheet, called S. */
export function workbookOf({
  rows,
  shared,
  styles,
  target = 'worksheets/sheet1.xml',
  prefix = '',
  strict = false,
  workbookPath = 'xl/workbook.xml',
  sheetPath = 'xl/worksheets/sheet1.xml',
  date1904 = false,
  packed = true,
}: WorkbookParts): Promise<Buffer> {
  const ns = (uri: string): string =>
    strict ? uri.replace('schemas.openxmlformats.org', 'purl.oclc.org/ooxml') : uri;
  const tag = (name: string): string => `${prefix}${name}`;
  const named = `xmlns${prefix === '' ? '' : `:${prefix.slice(0, -1)}`}="${ns(main)}"`;
  const folder = workbookPath.slice(0, workbookPath.lastIndexOf('/'));
  const name = workbookPath.slice(folder.length + 1);
  const relation = (id: string, type: string, where: string): string =>
    `<Relationship Id="${id}" Type="${ns(relations)}/${type}" Target="${where}"/>`;
  const files: Chosen[] = [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packageRelations}">${relation('rId1', 'officeDocument', workbookPath)}</Relationships>`,
    ],
    [
      workbookPath,
      `${head}<${tag('workbook')} ${named} xmlns:r="${ns(relations)}"><${tag('workbookPr')}${date1904 ? ' date1904="1"' : ''}/><${tag('sheets')}><${tag('sheet')} name="S" sheetId="1" r:id="rId7"/></${tag('sheets')}></${tag('workbook')}>`,
    ],
    [
      `${folder}/_rels/${name}.rels`,
      `${head}<Relationships xmlns="${packageRelations}">${relation('rId7', 'worksheet', target)}${shared === undefined ? '' : relation('rId8', 'sharedStrings', 'sharedStrings.xml')}${styles === undefined ? '' : relation('rId9', 'styles', 'styles.xml')}</Relationships>`,
    ],
    [
      sheetPath,
      `${head}<${tag('worksheet')} ${named}><${tag('sheetData')}>${rows}</${tag('sheetData')}></${tag('worksheet')}>`,
    ],
  ];
  if (shared !== undefined)
    files.push([`${folder}/sharedStrings.xml`, `${head}<sst xmlns="${main}">${shared}</sst>`]);
  if (styles !== undefined)
    files.push([`${folder}/styles.xml`, `${head}<styleSheet xmlns="${main}">${styles}</styleSheet>`]);
  return zipOf(files, packed);
}

/** A cell with its text in itself. */
export const inline = (text: string, place = ''): string =>
  `<c${place === '' ? '' : ` r="${place}"`} t="inlineStr"><is><t>${text}</t></is></c>`;

const office = 'urn:oasis:names:tc:opendocument:xmlns:';

/** An OpenDocument spreadsheet, as LibreOffice writes it. @param tables what stands in `office:spreadsheet` */
export const odsOf = (
  tables: string,
  { kind = 'application/vnd.oasis.opendocument.spreadsheet', packed = true } = {},
): Promise<Buffer> =>
  zipOf(
    [
      ['mimetype', kind],
      [
        'content.xml',
        `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="${office}office:1.0" xmlns:table="${office}table:1.0" xmlns:text="${office}text:1.0" xmlns:style="${office}style:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" office:version="1.3">
<office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles>
<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
      ],
      ['META-INF/manifest.xml', '<manifest/>'],
    ],
    packed,
  );
