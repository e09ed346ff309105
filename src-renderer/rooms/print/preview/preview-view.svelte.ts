import type { SheetPlan } from '../../../../src-main/print/plan.js';
import { fitScale, nextZoom, sheetsOf, widthOf, type Size, type Zoom } from './preview-geometry.js';

/** Between and around papers, in CSS px. */
const GAP = 32;
const EDGE = 24;

/** What of a plan's sheets is seen, and how large. All sheets are as high as one another: rows of one height. */
export class PreviewView {
  readonly #plan: () => SheetPlan;
  readonly #pxPerMm: () => number;
  room = $state.raw<Size>({ width: 0, height: 0 });
  scrolled = $state(0);
  zoom = $state.raw<Zoom>('fit');

  /** @param pxPerMm CSS px of a true mm on this screen */
  constructor(plan: () => SheetPlan, pxPerMm: () => number) {
    this.#plan = plan;
    this.#pxPerMm = pxPerMm;
  }

  readonly sheets = $derived.by(() => sheetsOf(this.#plan()));
  /** Of the whole job, also of those that are not printed now. */
  readonly total = $derived.by(() => this.#plan().sheets);
  readonly sides = $derived.by(() =>
    Math.max(1, ...this.sheets.slice(0, 2).map(({ pages }) => pages.length)),
  );
  readonly scale = $derived.by(() => {
    if (this.zoom !== 'fit') return this.zoom * this.#pxPerMm();
    const { width, height } = this.room;
    const inner = { width: width - 2 * EDGE, height: height - 2 * EDGE };
    return fitScale(inner, this.#plan().paper, this.sides, GAP);
  });
  /** Present size as a share of the true one. */
  readonly share = $derived.by(() => this.scale / this.#pxPerMm());
  readonly rowHeight = $derived.by(() =>
    this.zoom === 'fit'
      ? Math.max(this.room.height, this.#plan().paper.height * this.scale + 2 * EDGE)
      : this.#plan().paper.height * this.scale + GAP,
  );
  readonly width = $derived.by(() => widthOf(this.#plan().paper, this.sides, this.scale, GAP) + 2 * EDGE);
  readonly height = $derived.by(() => this.sheets.length * this.rowHeight);
  /** Indices of the rows in sight and one on either side, the last one excluded. */
  readonly shown = $derived.by(() => ({
    from: Math.max(0, Math.floor(this.scrolled / this.rowHeight) - 1),
    to: Math.min(this.sheets.length, Math.ceil((this.scrolled + this.room.height) / this.rowHeight) + 1),
  }));
  /** Index of the sheet in the middle of the room. */
  readonly present = $derived.by(() =>
    Math.max(
      0,
      Math.min(
        this.sheets.length - 1,
        Math.floor((this.scrolled + this.room.height / 2) / Math.max(1, this.rowHeight)),
      ),
    ),
  );

  step(direction: 1 | -1): void {
    this.zoom = nextZoom(this.share, direction);
  }
}
