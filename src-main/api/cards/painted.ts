/** Bytes of pictures that are held. */
const MOST = 48 * 1024 * 1024;

/** Pictures that were painted lately, each painted once for all who ask at the same time. */
export class Painted {
  readonly #painting = new Map<string, Promise<Uint8Array>>();
  readonly #held = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(private readonly most = MOST) {}

  /**
   * @param key names all that the picture depends on
   * @throws what `paint` throws; a failure is not remembered
   */
  get(key: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const held = this.#held.get(key);
    if (held) {
      // The one used longest ago stands first.
      this.#held.delete(key);
      this.#held.set(key, held);
      return Promise.resolve(held);
    }
    const begun = this.#painting.get(key);
    if (begun) return begun;
    const made = paint()
      .then((bytes) => this.#hold(key, bytes))
      .finally(() => this.#painting.delete(key));
    this.#painting.set(key, made);
    return made;
  }

  #hold(key: string, bytes: Uint8Array): Uint8Array {
    this.#held.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#held) {
      if (this.#bytes <= this.most || oldest === key) break;
      this.#held.delete(oldest);
      this.#bytes -= length;
    }
    return bytes;
  }
}
