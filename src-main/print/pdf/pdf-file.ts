import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFHexString, PDFRef } from 'pdf-lib';
import type { Sink } from '../../files/whole-file.js';
import { arrayText, dictionary, type Entries, type Value } from './dictionary.js';

/** So much is gathered before it is handed on, in bytes. */
const FULL = 1 << 20;
/** A smaller window and table than zlib's own: most streams have a few kilobytes, and making these costs more than they. */
const compression = { windowBits: 13, memLevel: 6 };
/** Where a stream is at least so long, zlib's own window is worth making. In bytes. */
const LONG = 1 << 15;

/**
 * A PDF that is written object by object: what is finished goes into the sink and is forgotten, but for the place
 * where it lies. While the sink takes it, the next objects are made.
 */
export class PdfFile {
  readonly #write: Sink;
  /** Where each object begins, by its number; undefined until it is written. */
  readonly #places: number[] = [];
  #lastNumber = 0;
  readonly #digest = createHash('sha256');
  /** The trailer is being written, which names the digest of all before it. */
  #isEnding = false;
  /** Finished pieces, and the text after them. */
  #pieces: Uint8Array[] = [];
  #text = '';
  #waitingBytes = 0;
  #position = 0;
  /** What the sink is at; resolves with its error. */
  #writing: Promise<{ readonly error: unknown } | undefined> = Promise.resolve(undefined);

  /** @param version of PDF that its header names */
  constructor(write: Sink, version: '1.6' | '1.7' = '1.7') {
    this.#write = write;
    // Four bytes above 127 tell mailers and the like that this is no text. Source: ISO 32000-1, 7.5.2.
    this.#put(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`);
  }

  /** A number for an object that is written later, and already referred to. */
  nextRef(): PDFRef {
    this.#lastNumber += 1;
    return PDFRef.of(this.#lastNumber);
  }

  /** Writes an object under a number given out before, once. */
  put(ref: PDFRef, entries: Entries): void {
    this.#putText(ref, dictionary(entries));
  }

  add(entries: Entries): PDFRef {
    const ref = this.nextRef();
    this.put(ref, entries);
    return ref;
  }

  addArray(values: readonly Value[]): PDFRef {
    const ref = this.nextRef();
    this.#putText(ref, arrayText(values));
    return ref;
  }

  #putText(ref: PDFRef, text: string): void {
    this.#places[ref.objectNumber] = this.#position;
    this.#put(`${ref.objectNumber} 0 obj\n${text}\nendobj\n\n`);
  }

  /** Writes a stream whose bytes are already encoded as its dictionary says. */
  addStream(bytes: Uint8Array, entries: Entries): PDFRef {
    const ref = this.nextRef();
    this.#places[ref.objectNumber] = this.#position;
    this.#put(`${ref.objectNumber} 0 obj\n${dictionary({ ...entries, Length: bytes.length })}\nstream\n`);
    this.#putBytes(bytes);
    this.#put('\nendstream\nendobj\n\n');
    return ref;
  }

  /** Compresses and writes a stream. Level 1 to 9: drawing operators shrink well at the lowest already. */
  addDeflated(content: string | Uint8Array, entries: Entries, level = 1): PDFRef {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const deflated = deflateSync(bytes, bytes.length < LONG ? { level, ...compression } : { level });
    return this.addStream(deflated, { ...entries, Filter: 'FlateDecode' });
  }

  /** Hands on what was gathered, once it is worth the way. To be awaited between objects. @throws the sink's error */
  async drain(): Promise<void> {
    if (this.#waitingBytes >= FULL) await this.#flush();
  }

  /** Ends the file. @returns its length in bytes. @throws the sink's error */
  async finish(root: PDFRef, info: PDFRef): Promise<number> {
    const size = this.#lastNumber + 1;
    const start = this.#position;
    const line = (place: number | undefined): string =>
      place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
    this.#put(`xref\n0 ${size}\n`);
    for (let number = 0; number < size; number++) this.#put(line(this.#places[number]));
    this.#endText();
    this.#isEnding = true;
    // Of all that stands before the trailer: other contents have another one, the same the same.
    const id = PDFHexString.of(this.#digest.digest('hex').slice(0, 32));
    const trailer = dictionary({ Size: size, Root: root, Info: info, ID: [id, id] });
    this.#put(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
    await this.#flush();
    await this.#written();
    return this.#position;
  }

  /** @param text one byte a character */
  #put(text: string): void {
    this.#text += text;
    this.#waitingBytes += text.length;
    this.#position += text.length;
  }

  #putBytes(bytes: Uint8Array): void {
    this.#endText();
    this.#digest.update(bytes);
    this.#pieces.push(bytes);
    this.#waitingBytes += bytes.length;
    this.#position += bytes.length;
  }

  #endText(): void {
    if (this.#text === '') return;
    const text = Buffer.from(this.#text, 'latin1');
    this.#text = '';
    if (!this.#isEnding) this.#digest.update(text);
    this.#pieces.push(text);
  }

  /** Waits for what the sink is at, then gives it the next and lets it work. */
  async #flush(): Promise<void> {
    await this.#written();
    this.#endText();
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#waitingBytes = 0;
    this.#writing = this.#write(pieces).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
  }

  async #written(): Promise<void> {
    const failed = await this.#writing;
    if (failed) throw failed.error;
  }
}
