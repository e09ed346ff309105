/** Reads a stream until something is so, and leaves it. @throws when it ends before */
export async function until<T>(
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
  isSo: (value: T) => boolean,
): Promise<T> {
  const stop = new AbortController();
  for await (const value of await open(stop.signal)) {
    if (!isSo(value)) continue;
    stop.abort();
    return value;
  }
  throw new Error('The stream ended.');
}
