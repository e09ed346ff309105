import { workbookLimits } from '../../zip/limits.js';
import { nameKey } from '../../zip/entry-name.js';
import type { SafeZip } from '../../zip/safe-zip.js';

/** The texts in a spreadsheet's zip. Some programs do not take capitals seriously in what they call their parts. */
export class ZipTexts {
  readonly #names: ReadonlyMap<string, string>;

  constructor(private readonly zip: SafeZip) {
    this.#names = new Map(zip.members.map(({ name }) => [nameKey(name), name]));
  }

  has(name: string): boolean {
    return this.#names.has(nameKey(name));
  }

  /** @throws ExchangeRefusal when it is too large, damaged or not there */
  async text(name: string): Promise<string> {
    const bytes = await this.zip.read(this.#names.get(nameKey(name)) ?? name, workbookLimits.perEntry);
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
    return bytes.toString(isUtf16 ? 'utf16le' : 'utf8');
  }
}
