import { NO_RESULT } from '../error-cells.js';
import { SheetCells, type CellBudget } from './sheet-cells.js';
import { dayOf } from './xlsx-styles.js';
import { readXml, type Attributes } from './xml.js';

/** What the cells of a workbook refer to. */
export interface WorkbookWide {
  readonly shared: readonly string[];
  /** By the number of a cell's format, whether it is a date. */
  readonly dates: readonly boolean[];
  readonly from1904: boolean;
}

/** A sign written by its code, as workbooks write what XML cannot hold. Source: ECMA-376, part 1, 22.9.2.19 */
const coded = /_x([0-9a-fA-F]{4})_/g;

const decoded = (text: string): string =>
  text.replace(coded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Collects the text of an element: all that stands in `t`, but for how it is pronounced. */
class RichText {
  #text = '';
  #inText = false;
  #aside = 0;

  open(name: string): void {
    if (name === 'rPh') this.#aside += 1;
    this.#inText = name === 't' && this.#aside === 0;
  }

  close(name: string): void {
    if (name === 'rPh') this.#aside -= 1;
    this.#inText = false;
  }

  add(text: string): void {
    if (this.#inText) this.#text += text;
  }

  take(): string {
    const text = decoded(this.#text);
    this.#text = '';
    return text;
  }
}

export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  const rich = new RichText();
  readXml(xml, {
    open: (name) => rich.open(name),
    close: (name) => {
      rich.close(name);
      if (name === 'si') texts.push(rich.take());
    },
    text: (text) => rich.add(text),
  });
  return texts;
}

/**
 * The cells of a sheet. Rows and cells that do not say where they stand follow upon the ones before them.
 * @throws ExchangeRefusal for more cells than are taken
 */
export function sheetRows(xml: string, workbook: WorkbookWide, budget: CellBudget): string[][] {
  const reader = new SheetReader(workbook, budget);
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return reader.rows;
}

class SheetReader {
  readonly #cells: SheetCells;
  readonly #rich = new RichText();
  #row = -1;
  #column = -1;
  #type = '';
  #style = 0;
  #value = '';
  #hasFormula = false;
  #within: 'value' | 'inline' | null = null;
  #inCell = false;

  constructor(
    private readonly workbook: WorkbookWide,
    budget: CellBudget,
  ) {
    this.#cells = new SheetCells(budget);
  }

  get rows(): string[][] {
    return this.#cells.rows;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#within === 'inline') return this.#rich.open(name);
    switch (name) {
      case 'row': {
        const said = Number(attributes()['r']);
        this.#row = Number.isInteger(said) && said > 0 ? said - 1 : this.#row + 1;
        this.#column = -1;
        break;
      }
      case 'c':
        this.#begin(attributes());
        break;
      case 'v':
        if (this.#inCell) this.#within = 'value';
        break;
      case 'is':
        if (this.#inCell) this.#within = 'inline';
        break;
      case 'f':
        this.#hasFormula = true;
        break;
    }
  }

  close(name: string): void {
    if (this.#within === 'inline' && name !== 'is') return this.#rich.close(name);
    if (name === 'v' || name === 'is') this.#within = null;
    if (name !== 'c' || !this.#inCell) return;
    this.#inCell = false;
    this.#cells.put(this.#row, this.#column, this.#text());
  }

  text(text: string): void {
    if (this.#within === 'value') this.#value += text;
    else if (this.#within === 'inline') this.#rich.add(text);
  }

  #begin({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    const [, letters, digits] = /^\s*([A-Za-z]{1,9})(\d{1,9})\s*$/.exec(r) ?? [];
    this.#column = letters === undefined ? this.#column + 1 : columnOf(letters);
    // A cell knows its row better than the row that holds it.
    if (digits !== undefined && Number(digits) > 0) this.#row = Number(digits) - 1;
    this.#type = t;
    this.#style = Number(s);
    this.#value = '';
    this.#hasFormula = false;
    this.#inCell = true;
  }

  #text(): string {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return this.workbook.shared[Number(value)] ?? '';
      case 'inlineStr':
        return this.#rich.take();
      case 'str':
        return decoded(value);
      case 'b':
        return value.trim() === '' ? '' : value.trim() === '0' ? 'FALSE' : 'TRUE';
      case 'd':
        return value.slice(0, 10);
      case 'e':
        return value.trim();
      default:
        return this.#number(value.trim());
    }
  }

  #number(value: string): string {
    if (value === '') return this.#hasFormula ? NO_RESULT : '';
    const number = Number(value);
    if (Number.isNaN(number)) return value;
    const isDate = this.workbook.dates[this.#style] === true;
    return (isDate && dayOf(number, this.workbook.from1904)) || String(number);
  }
}

/** From 0: "A" is 0, "AA" is 26. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
