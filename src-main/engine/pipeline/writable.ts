/** Plain data that may be changed, at every depth. */
export type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

/**
 * The same data, to be changed in place. For the engine, for what an event changes, and for whoever owns a state that no game
 * plays on yet; rule code only reads.
 */
export const writable = <T>(data: T): Writable<T> => data as Writable<T>;
