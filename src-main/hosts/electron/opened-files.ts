/** How long after a file another one counts as opened along with it, ms: Windows starts the program once for each. */
const TOGETHER = 300;

/** Files that are opened from the desktop, gathered until those opened at once are there and somebody takes them. */
export class OpenedFiles {
  #paths: string[] = [];
  #take: ((paths: readonly string[]) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.#paths.push(...paths);
    clearTimeout(this.#timer);
    if (this.#take) this.#timer = setTimeout(() => this.#handOn(), TOGETHER);
  }

  /** Has `take` called with what has been opened until now, at once, and with what is opened later. */
  begin(take: (paths: readonly string[]) => void): void {
    this.#take = take;
    this.#handOn();
  }

  #handOn(): void {
    const paths = this.#paths.splice(0);
    if (paths.length > 0) this.#take?.([...new Set(paths)]);
  }
}
