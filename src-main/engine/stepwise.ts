/** Work that stops between two small steps, so that whoever runs it can let others have their turn, or end it. */
export type Stepwise<T> = Generator<void, T, void>;

/** Does all of it at once. */
export function finish<T>(work: Stepwise<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
