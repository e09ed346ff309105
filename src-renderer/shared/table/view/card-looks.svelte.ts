import { createContext } from 'svelte';
import type {
  CardFaceAnswer,
  CardRef,
  SeenCard,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import { findCard, refOf } from './seen-cards.js';

/** A card that is looked at large; `seen` is how it lies on the table, null where it lies nowhere in sight. */
export interface Previewed {
  readonly ref: CardRef;
  readonly seen: SeenCard | null;
}

/** How long something is pointed at before it is shown large, ms: the pointer may only be passing. */
const LINGERS = 120;

/** Stands for the stage, which follows the pointer by itself. */
const STAGE = {};

/** What the panels around a table share to show its cards: their looks, and the one that is looked at. */
export class Looks {
  /** Fetches how a design looks; a design is asked for once. */
  readonly face: (design: number) => Promise<CardFaceAnswer>;
  readonly #view: () => TableView | null;
  #previewed = $state.raw<Previewed | null>(null);
  #large = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it is shown for: an element that is pointed at, or the stage. */
  #owner: object | null = null;

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

  /**
   * An attachment: while its element is pointed at or has the focus, a card is shown large, after a moment; no longer than the
   * element is there. A card that only a sentence names is looked for on the table.
   */
  preview(card: () => SeenCard | CardRef | null): (element: Element) => () => void {
    return (element) => {
      const off = new AbortController();
      const show = (): void => this.#show(element, this.#previewOf(card()));
      const hide = (): void => this.#hide(element);
      // An element that is taken off the page while it has the focus loses it in the midst of rendering, when no state may change.
      const hideSoon = (): void => queueMicrotask(hide);
      for (const kind of ['pointerenter', 'focus'])
        element.addEventListener(kind, show, { signal: off.signal });
      for (const kind of ['pointerleave', 'blur'])
        element.addEventListener(kind, hideSoon, { signal: off.signal });
      return () => {
        off.abort();
        hide();
      };
    };
  }

  /** Shows a card of the stage, after a moment or at once; null: the stage shows none. */
  pointAt(seen: SeenCard | null, atOnce = false): void {
    if (seen) this.#show(STAGE, this.#previewOf(seen), atOnce);
    else this.#hide(STAGE);
  }

  /** Shows nothing large, until something is pointed at again. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#owner = null;
    this.#previewed = null;
  }

  #previewOf(card: SeenCard | CardRef | null): Previewed | null {
    if (!card) return null;
    if ('chips' in card) {
      const ref = refOf(card);
      return ref && { ref, seen: card };
    }
    const view = this.#view();
    const found = view && card.card !== null ? findCard(view, card.card) : null;
    return { ref: card, seen: found?.card ?? null };
  }

  #show(owner: object, previewed: Previewed | null, atOnce = false): void {
    clearTimeout(this.#timer);
    this.#owner = owner;
    if (previewed && !atOnce) this.#timer = setTimeout(() => (this.#previewed = previewed), LINGERS);
    else this.#previewed = previewed;
  }

  /** Only who had it shown may have it put away: what goes later than the next has come takes nothing from it. */
  #hide(owner: object): void {
    if (this.#owner === owner) this.clear();
  }
}

export const [getLooks, setLooks] = createContext<Looks>();
