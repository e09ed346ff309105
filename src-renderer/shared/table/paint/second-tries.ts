/** So long until what could not be had is asked for again, ms; twice as long each further time. */
const FIRST_WAIT = 500;
/** So often is it asked for again, until something comes. */
const MOST_TRIES = 6;

/** When to ask again for what was refused: soon, then ever later, and not for ever. */
export class SecondTries {
  readonly #again: () => void;
  #made = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(again: () => void) {
    this.#again = again;
  }

  /** Something could be had: the next refusal is a new one. */
  begin(): void {
    this.#made = 0;
  }

  /** Something was refused. */
  later(): void {
    if (this.#timer !== undefined || this.#made >= MOST_TRIES) return;
    this.#timer = setTimeout(() => this.#try(), FIRST_WAIT * 2 ** this.#made);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #try(): void {
    this.#timer = undefined;
    this.#made += 1;
    this.#again();
  }
}
