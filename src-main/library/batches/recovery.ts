import { errnoOf, LibraryError, readTrouble } from '../errors.js';
import { areMovesBegun } from '../moves.js';
import type { Place } from '../place.js';
import type { Writer } from '../writer.js';

/** How long another program that is in the middle of a change is waited for before the library is shown, in ms. */
const PATIENCE_MS = 3000;
/** Between two attempts, in ms. */
const AGAIN_MS = 2000;

const BUSY =
  'Another copy of Cardwright is in the middle of a change of many files. Until it has finished, this library can be read and not changed here.';

const SHOWN_HALF =
  'A change of many files was interrupted here, and some of them are shown as it left them. Make the folder writable: then what was done is put back.';

/** Sees to it that nobody works on with a change that was left half done: it is put right, or the library says so. */
export class Recovery {
  /** Why the library is only read for now, as a sentence; null: nothing is half done. */
  reason: string | null = null;
  private attempting: Promise<void> | null = null;
  private again: NodeJS.Timeout | null = null;
  private closed = false;

  /**
   * @param isBatchBegun whether a change of many files is half done, by whomever
   * @param changed is called when `reason` has changed
   */
  constructor(
    private readonly place: Place,
    private readonly writer: Pick<Writer, 'readOnly' | 'exclusively'>,
    private readonly isBatchBegun: () => Promise<boolean>,
    private readonly changed: () => void,
  ) {}

  /** Puts right what was left half done, before anything is shown. Never throws. */
  atOpening(): Promise<void> {
    return this.attempt(PATIENCE_MS);
  }

  /** Looks whether something was left half done, as by another program that died while this one is open. Never throws. */
  check(): Promise<void> {
    return this.closed ? Promise.resolve() : this.attempt(0);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.again) clearTimeout(this.again);
    await this.attempting;
  }

  private attempt(patience: number): Promise<void> {
    this.attempting ??= this.tried(patience).then((reason) => {
      this.attempting = null;
      this.settle(reason);
    });
    return this.attempting;
  }

  /** @returns why something is half done still, or null */
  private async tried(patience: number): Promise<string | null> {
    try {
      if (!(await this.isBatchBegun()) && !(await areMovesBegun(this.place))) return null;
    } catch (error) {
      return `Whether a change of many files was interrupted here cannot be seen: ${readTrouble(error)}. Until then this library can be read and not changed. Change the permissions of its folder .cardwright.`;
    }
    if (this.writer.readOnly !== null) return `${this.writer.readOnly} ${SHOWN_HALF}`;
    try {
      // Whoever has the turn puts right first what was left half done.
      await this.writer.exclusively('An interrupted change could not be put right', nothing, patience);
      return null;
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      return errnoOf(error.cause) === 'ELOCKED' ? BUSY : error.message;
    }
  }

  private settle(reason: string | null): void {
    const before = this.reason;
    this.reason = reason;
    if (this.again) clearTimeout(this.again);
    this.again = null;
    if (reason !== null && !this.closed) {
      this.again = setTimeout(() => void this.check(), AGAIN_MS).unref();
    }
    if (reason !== before) this.changed();
  }
}

const nothing = () => Promise.resolve();
