import { CSS_PX_PER_MM } from '../../../shared/session/true-size.js';

const MARGIN = 40;
const range = { min: CSS_PX_PER_MM * 0.25, max: CSS_PX_PER_MM * 16 };

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Point & Size;

/** Where the card lies in the view and how large. View lengths are CSS px, card lengths mm. */
export class Camera {
  /** CSS px per millimetre. */
  scale = $state(CSS_PX_PER_MM);
  /** CSS px of a true millimetre on the screen at hand. */
  trueScale = $state(CSS_PX_PER_MM);
  /** The view's place of the trimmed card's top left corner. */
  x = $state(0);
  y = $state(0);
  /** The card is kept fitted while the view changes its size. */
  fitted = $state(true);
  #view = $state.raw<Size>({ width: 0, height: 0 });
  #card: Size = { width: 63.5, height: 88.9 };
  #around = 0;

  /** Of the true size, in per cent. */
  readonly percent = $derived(Math.round((this.scale / this.trueScale) * 100));

  get view(): Size {
    return this.#view;
  }

  /** @param around mm beside the card that are to be seen too */
  resize(view: Size, card: Size, around = 0): void {
    const dx = (view.width - this.#view.width) / 2;
    const dy = (view.height - this.#view.height) / 2;
    this.#view = view;
    this.#card = card;
    this.#around = around;
    if (this.fitted) this.fit();
    else this.pan(dx, dy);
  }

  /** The whole card with air around it. */
  fit(): void {
    const { width, height } = this.#view;
    const fits = (room: number, card: number) => (room - 2 * MARGIN) / (card + 2 * this.#around);
    this.#centre(clamp(Math.min(fits(width, this.#card.width), fits(height, this.#card.height))));
    this.fitted = true;
  }

  trueSize(): void {
    this.#centre(this.trueScale);
    this.fitted = false;
  }

  /** Zooms so that the card's point under `at` (view px; the view's middle if not given) stays there. */
  zoom(factor: number, at: Point = { x: this.#view.width / 2, y: this.#view.height / 2 }): void {
    const scale = clamp(this.scale * factor);
    const real = scale / this.scale;
    this.x = at.x - (at.x - this.x) * real;
    this.y = at.y - (at.y - this.y) * real;
    this.scale = scale;
    this.fitted = false;
  }

  /** Shifts by view px. A corner of the card always stays in sight. */
  pan(dx: number, dy: number): void {
    const inSight = (at: number, length: number, view: number) =>
      Math.min(view - MARGIN, Math.max(MARGIN - length, at));
    this.x = inSight(this.x + dx, this.#card.width * this.scale, this.#view.width);
    this.y = inSight(this.y + dy, this.#card.height * this.scale, this.#view.height);
    if (dx !== 0 || dy !== 0) this.fitted = false;
  }

  toCard(at: Point): Point {
    return { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale };
  }

  /** Where a box of the card lies in the view, px. */
  toView({ x, y, width, height }: Box): Box {
    return {
      x: this.x + x * this.scale,
      y: this.y + y * this.scale,
      width: width * this.scale,
      height: height * this.scale,
    };
  }

  #centre(scale: number): void {
    this.scale = scale;
    this.x = (this.#view.width - this.#card.width * scale) / 2;
    this.y = (this.#view.height - this.#card.height * scale) / 2;
  }
}

const clamp = (scale: number): number => Math.min(range.max, Math.max(range.min, scale));
