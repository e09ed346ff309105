import { SvelteMap } from 'svelte/reactivity';
import type { SheetPlan } from '../../../../src-main/print/plan.js';
import type { Size } from './preview-geometry.js';

/** What of a plan decides how its faces look. */
type Look = Pick<SheetPlan, 'look' | 'card' | 'bleed'>;

/** A picture of a face, and what it covers: a card of that size with its bleed, mm. */
interface PrintedPicture {
  readonly address: string;
  readonly card: Size;
  readonly bleed: number;
}

interface Asked {
  readonly face: string;
  readonly address: string;
}

/** How many are fetched at once: those asked for later, which are in sight, are not to wait long. */
const AT_ONCE = 4;
/** So many sheets wait for their pictures; those that were scrolled past before are left out. */
const WAITING = 8;
/** How many are held, so that sheets that come into sight again have their pictures at once. */
const HELD = 500;
/** The two densities that there are, and the px per mm up to which the coarser one is sharp. */
const densities = { coarse: 200, fine: 400 } as const;
const COARSE = (1.25 * densities.coarse) / 25.4;

const fetched = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/**
 * Pictures of faces as a print makes them, one for all copies of a card, fetched when they are first asked for. What was
 * shown of a face stays until its new picture has arrived.
 */
export class PrintedPictures {
  readonly #load: (address: string) => Promise<unknown>;
  /** Raised for a face whenever a picture of it has arrived. */
  readonly #arrivals = new SvelteMap<string, number>();
  readonly #shown = new Map<string, PrintedPicture>();
  /** Pictures by address, null while they are fetched; the one asked for longest ago first. The browser keeps what is held. */
  readonly #held = new Map<string, unknown>();
  /** What was asked for at one time is fetched in its order; what was asked for last, before all others. */
  #waiting: (readonly Asked[])[] = [];
  #asked: Asked[] = [];
  #running = 0;
  #prefix = '';

  /** @param load rejects where there is no picture */
  constructor(load: (address: string) => Promise<unknown> = fetched) {
    this.#load = load;
  }

  /**
   * @param face the address of the face as it was designed
   * @param pxPerMm at which it is shown, in pixels of the screen
   * @returns the picture to be shown, perhaps that of a look chosen before; null while there is none
   */
  of(face: string, { look, card, bleed }: Look, pxPerMm: number): PrintedPicture | null {
    this.#arrivals.get(face);
    const prefix = `/printed/${look}/${pxPerMm > COARSE ? densities.fine : densities.coarse}`;
    if (prefix !== this.#prefix) this.#turnTo(prefix);
    const address = prefix + face;
    const held = this.#held.get(address);
    if (held === undefined) this.#ask({ face, address });
    if (held) {
      this.#hold(address, held);
      this.#shown.set(face, { address, card, bleed });
    }
    return this.#shown.get(face) ?? null;
  }

  /** Nobody waits any more for pictures of the look before. */
  #turnTo(prefix: string): void {
    this.#prefix = prefix;
    this.#leave([...this.#waiting.splice(0).flat(), ...this.#asked.splice(0)]);
  }

  #leave(asked: readonly Asked[]): void {
    for (const { address } of asked) this.#held.delete(address);
  }

  #ask(asked: Asked): void {
    this.#hold(asked.address, null);
    if (this.#asked.length === 0) queueMicrotask(() => this.#begin());
    this.#asked.push(asked);
  }

  #begin(): void {
    if (this.#asked.length === 0) return;
    this.#waiting.push(this.#asked);
    this.#asked = [];
    this.#leave(this.#waiting.splice(0, Math.max(0, this.#waiting.length - WAITING)).flat());
    while (this.#running < AT_ONCE && this.#waiting.length > 0) void this.#work();
  }

  async #work(): Promise<void> {
    this.#running += 1;
    for (let next = this.#next(); next; next = this.#next()) await this.#fetch(next);
    this.#running -= 1;
  }

  #next(): Asked | undefined {
    const [first, ...rest] = this.#waiting.pop() ?? [];
    if (rest.length > 0) this.#waiting.push(rest);
    return first;
  }

  async #fetch({ face, address }: Asked): Promise<void> {
    try {
      this.#hold(address, await this.#load(address));
      this.#arrivals.set(face, (this.#arrivals.get(face) ?? 0) + 1);
    } catch {
      // What is shown stays; the picture is asked for again when its sheet is drawn again.
      this.#held.delete(address);
    }
  }

  #hold(address: string, picture: unknown): void {
    this.#held.delete(address);
    this.#held.set(address, picture);
    for (const [oldest, one] of this.#held) {
      if (this.#held.size <= HELD) break;
      if (one !== null) this.#held.delete(oldest);
    }
  }
}
