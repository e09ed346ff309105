/** A file that came in before the page knew of it: its id in main, and its name. */
export interface OpenedFile {
  readonly upload: string;
  readonly name: string;
}

/** Files that were opened from the desktop, in the order in which they came; those opened at once are imported together. */
class OpenedFiles {
  #waiting = $state.raw<readonly (readonly OpenedFile[])[]>([]);

  /** What is to be imported when nothing else is. */
  get waiting(): readonly (readonly OpenedFile[])[] {
    return this.#waiting;
  }

  add(files: readonly OpenedFile[]): void {
    this.#waiting = [...this.#waiting, files];
  }

  /** Takes out what is next. */
  next(): readonly OpenedFile[] | null {
    const [first, ...others] = this.#waiting;
    this.#waiting = others;
    return first ?? null;
  }
}

export const openedFiles = new OpenedFiles();
