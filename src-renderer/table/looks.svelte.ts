import { createContext } from 'svelte';
import type { CardFaceAnswer, CardRef, SeenCard, TableView } from '../../src-main/api/play-answers.js';
import { findCard, refOf } from './seen.js';

/** A card that is looked at large; `seen` is how it lies on the table, null where it lies nowhere in sight. */
export interface Previewed {
  readonly ref: CardRef;
  readonly seen: SeenCard | null;
}

/** How long something is pointed at before it is shown large, ms: the pointer may only be passing. */
const LINGERS = 120;

/** What the panels around a table share to show its cards: their looks, and the one that is looked at. */
export class Looks {
  /** Fetches how a design looks; a design is asked for once. */
  readonly face: (design: number) => Promise<CardFaceAnswer>;
  readonly #view: () => TableView | null;
  #previewed = $state.raw<Previewed | null>(null);
  #large = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (design: number) => Promise<CardFaceAnswer>, view: () => TableView | null) {
    const known = new Map<number, Promise<CardFaceAnswer>>();
    this.face = (design) => {
      const face = known.get(design) ?? ask(design);
      known.set(design, face);
      // A failure is not remembered.
      face.catch(() => known.delete(design));
      return face;
    };
    this.#view = view;
  }

  get previewed(): Previewed | null {
    return this.#previewed;
  }
  /** As large as there is room. */
  get large(): boolean {
    return this.#large;
  }
  set large(large: boolean) {
    this.#large = large;
  }

  /** The viewer's table; null until it arrives. */
  get view(): TableView | null {
    return this.#view();
  }

  /** Shows a card that a sentence names, after a moment; null: nothing. */
  point(ref: CardRef | null): void {
    const view = this.#view();
    const found = view && ref?.card != null ? findCard(view, ref.card) : null;
    this.#show(ref && { ref, seen: found?.card ?? null });
  }

  /** Shows a card that is in sight, after a moment or at once; null: nothing. */
  pointAt(seen: SeenCard | null, atOnce = false): void {
    const ref = seen && refOf(seen);
    this.#show(ref && { ref, seen }, atOnce);
  }

  #show(previewed: Previewed | null, atOnce = false): void {
    clearTimeout(this.#timer);
    if (previewed && !atOnce) this.#timer = setTimeout(() => (this.#previewed = previewed), LINGERS);
    else this.#previewed = previewed;
  }
}

export const [getLooks, setLooks] = createContext<Looks>();
