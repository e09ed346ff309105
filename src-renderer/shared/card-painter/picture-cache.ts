/** How many decoded pictures are held at once; the one used longest ago goes first. */
const LIMIT = 48;

/** Address of a picture of the library, relative to the app's own origin. */
export const pictureUrl = (id: string): string => `/picture/${id}`;

/** Fetches and decodes a picture. Rejects where there is none. */
export type PictureLoader = (id: string) => Promise<CanvasImageSource>;

const fromHost: PictureLoader = async (id) => {
  const image = new Image();
  image.src = pictureUrl(id);
  await image.decode();
  return image;
};

/** The pictures that painters need, decoded once. A picture's name is its content, so nothing here ever grows stale. */
export class PictureCache {
  readonly #ready = new Map<string, CanvasImageSource>();
  readonly #loading = new Map<string, Promise<CanvasImageSource | null>>();
  readonly #load: PictureLoader;

  constructor(load: PictureLoader = fromHost) {
    this.#load = load;
  }

  /** The picture if it can be painted at once. */
  get(id: string): CanvasImageSource | null {
    const picture = this.#ready.get(id);
    if (!picture) return null;
    this.#ready.delete(id);
    this.#ready.set(id, picture);
    return picture;
  }

  /** Resolves when the picture can be painted; null if it cannot be had. A failure is not remembered. */
  async load(id: string): Promise<CanvasImageSource | null> {
    const known = this.get(id);
    if (known) return known;
    const running = this.#loading.get(id) ?? this.#fetch(id);
    this.#loading.set(id, running);
    return running;
  }

  async #fetch(id: string): Promise<CanvasImageSource | null> {
    try {
      const picture = await this.#load(id);
      this.#ready.set(id, picture);
      for (const oldest of this.#ready.keys()) {
        if (this.#ready.size <= LIMIT) break;
        this.#ready.delete(oldest);
      }
      return picture;
    } catch {
      return null;
    } finally {
      this.#loading.delete(id);
    }
  }
}

export const pictures = new PictureCache();
