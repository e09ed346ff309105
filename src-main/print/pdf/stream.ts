import { deflateSync } from 'node:zlib';
import { PDFContext, PDFDict, PDFStream, type PDFRef } from 'pdf-lib';

/** A stream of finished bytes, copied in one go; the library's own copies them one by one. */
class BytesStream extends PDFStream {
  readonly #bytes: Uint8Array;

  constructor(dict: PDFDict, bytes: Uint8Array) {
    super(dict);
    this.#bytes = bytes;
  }

  override getContents(): Uint8Array {
    return this.#bytes;
  }

  override getContentsSize(): number {
    return this.#bytes.length;
  }

  override getContentsString(): string {
    return Buffer.from(this.#bytes).toString('latin1');
  }

  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    this.updateDict();
    let end = offset + this.dict.copyBytesInto(buffer, offset);
    for (const part of [OPENING, this.#bytes, CLOSING]) {
      buffer.set(part, end);
      end += part.length;
    }
    return end - offset;
  }
}

const OPENING = Buffer.from('\nstream\n', 'latin1');
const CLOSING = Buffer.from('\nendstream', 'latin1');

type Entries = NonNullable<Parameters<PDFContext['stream']>[1]>;

/** Registers a stream whose bytes are already encoded as its dictionary says. */
export function addStream(context: PDFContext, bytes: Uint8Array, entries: Entries): PDFRef {
  return context.register(new BytesStream(context.obj(entries), bytes));
}

/** Registers a stream and compresses it. Level 1 to 9: drawing operators shrink well at the lowest already. */
export function addDeflated(
  context: PDFContext,
  content: string | Uint8Array,
  entries: Entries,
  level = 1,
): PDFRef {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return addStream(context, deflateSync(bytes, { level }), { ...entries, Filter: 'FlateDecode' });
}
