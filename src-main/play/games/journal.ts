import type { Input } from '../../engine/game.js';
import { inputModel } from '../../engine/record-model.js';
import { limits } from '../../engine/record.js';
import type { Stepwise } from '../../engine/stepwise.js';
import { sizeOf, type GamesFolder } from './games-folder.js';

/** The journal is not as this copy of the program left it: another one went on with the game, or it was removed. */
export class JournalMoved extends Error {
  override readonly name = 'JournalMoved';
}

/** A journal as it was read. */
export interface ReadJournal {
  readonly inputs: readonly Input[];
  /** Bytes of the file, and of its whole lines. */
  readonly bytes: number;
  readonly whole: number;
}

const lineOf = (input: Input): string => `${JSON.stringify(input)}\n`;
export const journalText = (inputs: readonly Input[]): string => inputs.map(lineOf).join('');

const NEWLINE = 0x0a;
/** Bytes; an answer with all cards of the largest game has a twentieth of it. */
const LONGEST_LINE = 1_000_000;

/**
 * Reads an input a line, and stops after each. What follows the last end of a line was being written when the program was stopped;
 * nobody has seen what came of it, so it is left out.
 * @returns the inputs, or the number of the first line that is none, from 1
 */
export function* readingJournal(bytes: Buffer): Stepwise<ReadJournal | { readonly faulty: number }> {
  const inputs: Input[] = [];
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    const isOne = inputs.length < limits.inputs && end - start <= LONGEST_LINE;
    const input = isOne ? inputOf(bytes.toString('utf8', start, end)) : null;
    if (!input) return { faulty: inputs.length + 1 };
    inputs.push(input);
    start = end + 1;
    yield;
  }
  return { inputs, bytes: bytes.length, whole: start };
}

function inputOf(line: string): Input | null {
  try {
    return inputModel.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** The inputs of a running game on the disk: one more line after each, before anybody sees what comes of it. */
export class Journal {
  #bytes: number;
  #whole: number;
  #saved: number;
  /** Bytes that an append that failed may have left behind. */
  #torn = 0;

  constructor(
    private readonly folder: GamesFolder,
    private readonly id: string,
    { bytes, whole, inputs }: ReadJournal,
  ) {
    this.#bytes = bytes;
    this.#whole = whole;
    this.#saved = inputs.length;
  }

  /**
   * Adds the inputs that the file does not have yet.
   * @param inputs all of the game
   * @throws JournalMoved; LibraryError READ_ONLY, STORAGE
   */
  async save(inputs: readonly Input[]): Promise<void> {
    if (inputs.length === this.#saved) return;
    await this.#changing(async (path) => {
      const text = journalText(inputs.slice(this.#saved));
      const length = Buffer.byteLength(text);
      this.#torn = length;
      await this.folder.files.append(path, this.#whole, text);
      this.#left(this.#whole + length, inputs.length);
    });
  }

  /** Writes the file anew, since inputs were taken back. @throws JournalMoved; LibraryError READ_ONLY, STORAGE */
  async replace(inputs: readonly Input[]): Promise<void> {
    await this.#changing(async (path) => {
      const text = journalText(inputs);
      await this.folder.files.write(path, text);
      this.#left(Buffer.byteLength(text), inputs.length);
    });
  }

  #left(bytes: number, inputs: number): void {
    this.#bytes = this.#whole = bytes;
    this.#saved = inputs;
    this.#torn = 0;
  }

  async #changing(write: (path: string) => Promise<void>): Promise<void> {
    const path = this.folder.inputs(this.id);
    const isWritten = await this.folder.exclusively('The game could not be saved', async () => {
      const size = await sizeOf(path);
      const isAsLeft = size === this.#bytes;
      const isTorn = size !== null && size >= this.#whole && size < this.#whole + this.#torn;
      if (isAsLeft || isTorn) await write(path);
      return isAsLeft || isTorn;
    });
    if (!isWritten) throw new JournalMoved();
  }
}
