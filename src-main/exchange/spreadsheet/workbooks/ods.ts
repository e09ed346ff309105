import type { Sheet } from '../table.js';
import { NO_RESULT } from '../error-cells.js';
import { CellBudget, SheetCells } from './sheet-cells.js';
import { readXml, type Attributes } from './xml.js';
import type { ZipTexts } from './zip-texts.js';

/** What lies in or on a cell and is not its text: comments, drawings, how it is pronounced. */
const aside = new Set(['annotation', 'shapes', 'frame', 'ruby-text', 'tracked-changes', 'forms']);

/**
 * The sheets of an OpenDocument spreadsheet (ODF 1.3), as LibreOffice and others write them.
 * @throws ExchangeRefusal for more cells than are taken; Error for what is no spreadsheet
 */
export async function readOds(zip: ZipTexts, called: string): Promise<Sheet[]> {
  const reader = new OdsReader(new CellBudget(called));
  readXml(await zip.text('content.xml'), {
    open: (name, attributes, prefix) => reader.open(name, attributes, prefix),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return reader.sheets;
}

interface OpenCell {
  readonly repeated: number;
  readonly kind: string;
  readonly value: string;
  readonly hasFormula: boolean;
  readonly paragraphs: string[];
}

class OdsReader {
  readonly sheets: Sheet[] = [];
  readonly #hiddenStyles = new Set<string>();
  #style = '';
  #cells: SheetCells | null = null;
  #row = 0;
  #rowsRepeated = 1;
  #column = 0;
  #cell: OpenCell | null = null;
  #inParagraph = 0;
  #aside = 0;

  constructor(private readonly budget: CellBudget) {}

  open(name: string, attributes: Attributes, prefix: string): void {
    if (this.#aside > 0 || aside.has(name)) {
      this.#aside += 1;
      return;
    }
    if (prefix === 'table' || name.startsWith('table')) this.#openOfTable(name, attributes);
    else if (name === 'style') this.#style = attributes()['name'] ?? '';
    else if (this.#cell) this.#openInCell(name, attributes, this.#cell);
  }

  close(name: string): void {
    if (this.#aside > 0) {
      this.#aside -= 1;
      return;
    }
    if (name === 'p' || name === 'h') this.#inParagraph = Math.max(0, this.#inParagraph - 1);
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#endCell();
    else if (name === 'table-row') this.#row += this.#rowsRepeated;
    else if (name === 'table') this.#cells = null;
  }

  text(text: string): void {
    if (this.#aside > 0 || this.#inParagraph === 0 || !this.#cell) return;
    // Blanks and line breaks of the file itself are one blank; those that are meant are elements.
    this.#add(text.replace(/[ \t\r\n]+/g, ' '), this.#cell);
  }

  #openOfTable(name: string, attributes: Attributes): void {
    switch (name) {
      case 'table': {
        const { name: called = '', 'style-name': style = '' } = attributes();
        this.#cells = new SheetCells(this.budget);
        this.#row = 0;
        this.sheets.push({ name: called, hidden: this.#hiddenStyles.has(style), rows: this.#cells.rows });
        break;
      }
      case 'table-properties':
        if (attributes()['display'] === 'false') this.#hiddenStyles.add(this.#style);
        break;
      case 'table-row':
        this.#rowsRepeated = times(attributes()['number-rows-repeated']);
        this.#column = 0;
        break;
      case 'table-cell':
      case 'covered-table-cell':
        this.#cell = openCell(attributes());
        this.#inParagraph = 0;
        break;
    }
  }

  #openInCell(name: string, attributes: Attributes, cell: OpenCell): void {
    switch (name) {
      case 'p':
      case 'h':
        this.#inParagraph += 1;
        cell.paragraphs.push('');
        break;
      case 's':
        this.#add(' '.repeat(Math.min(times(attributes()['c']), 1000)), cell);
        break;
      case 'tab':
        this.#add('\t', cell);
        break;
      case 'line-break':
        this.#add('\n', cell);
        break;
    }
  }

  #add(text: string, { paragraphs }: OpenCell): void {
    const last = paragraphs.length - 1;
    if (last >= 0) paragraphs[last] += text;
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (!cell) return;
    const text = textOf(cell);
    const from = this.#column;
    this.#column += cell.repeated;
    if (text === '') return;
    for (let row = this.#row; row < this.#row + this.#rowsRepeated; row += 1) {
      for (let column = from; column < this.#column; column += 1) this.#cells?.put(row, column, text);
    }
  }
}

const openCell = (attributes: Readonly<Record<string, string>>): OpenCell => {
  const { 'value-type': kind = '', value = '', formula } = attributes;
  const said = {
    date: attributes['date-value'],
    time: attributes['time-value'],
    boolean: attributes['boolean-value'],
    string: attributes['string-value'],
  };
  return {
    repeated: times(attributes['number-columns-repeated']),
    kind,
    value: kind in said ? (said[kind as keyof typeof said] ?? '') : value,
    hasFormula: formula !== undefined,
    paragraphs: [],
  };
};

function textOf({ kind, value, hasFormula, paragraphs }: OpenCell): string {
  const shown = paragraphs.join('\n');
  switch (kind) {
    case 'float':
    case 'percentage':
    case 'currency':
      return Number.isNaN(Number(value)) || value === '' ? shown : String(Number(value));
    case 'date':
      return value.slice(0, 10);
    case 'boolean':
      return value === 'true' ? 'TRUE' : 'FALSE';
    case '':
      // A formula that was never computed has neither a kind nor a text.
      return shown === '' && hasFormula ? NO_RESULT : shown;
    default:
      return shown === '' ? value : shown;
  }
}

/** How often something stands; once where that is not said. */
const times = (said: string | undefined): number => {
  const number = Number(said ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
};
