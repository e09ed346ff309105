import { hasMoreValues } from './json-size.js';

/** A thousand entries of a deck have a tenth of it. */
const MOST_VALUES = 50_000;

/** What a kind of file says of itself in its first lines. */
export interface Envelope {
  /** Such as `cardwright-card`. */
  readonly format: string;
  /** The newest that this program knows. */
  readonly version: number;
  /** What the file is, for sentences: "card". */
  readonly word: string;
  /** Characters; a longer file is not looked into. Left out: the reader of the bytes has the limit. */
  readonly most?: number;
  /** Values of any kind in it; left out: as many as no card, deck or set has. */
  readonly mostValues?: number;
}

export interface DamagedFile {
  readonly kind: 'damaged';
  /** What is wrong, as a sentence. */
  readonly because: string;
}

/**
 * What reading a file came to. `newer` is a file of a later program: its content is shown as far as it is
 * understood and never written. `damaged` says in a sentence what is wrong.
 */
export type FileReading<T> =
  | { kind: 'good'; content: T }
  | { kind: 'newer'; version: number; content: T | null }
  | DamagedFile;

/** A file that is of its kind; what is in it is not looked at yet. */
export interface OpenedFile {
  readonly kind: 'known' | 'newer';
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads a file as far as it says what it is: its size first, then that it is JSON, its format and its version. */
export function openFile(
  text: string,
  { format, version, word, most, mostValues = MOST_VALUES }: Envelope,
): OpenedFile | DamagedFile {
  if (most !== undefined && text.length > most) {
    return damaged(`It is longer than a ${word} may be: ${most} characters.`);
  }
  if (hasMoreValues(text, mostValues)) return damaged(`It holds more than a ${word} may.`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return damaged(`It is not valid JSON: ${(error as Error).message}.`);
  }
  if (!isRecord(data) || data.format !== format || !isVersion(data.version))
    return damaged(`It is not a Cardwright ${word}.`);
  return { kind: data.version > version ? 'newer' : 'known', version: data.version, data };
}

// By hand and not by a model, since ten thousand files are opened at once.
const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isVersion = (version: unknown): version is number =>
  Number.isSafeInteger(version) && Number(version) >= 1;

export const damaged = (because: string): DamagedFile => ({ kind: 'damaged', because });
