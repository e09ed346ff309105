import type { CardFaceAnswer } from '../../../../src-main/api/answers/play-answers.js';
import { compileSteps, paintStrokes, picturesOf } from '../../card-painter/paint-list.js';
import { pictures as sharedPictures, type PictureCache } from '../../card-painter/picture-cache.js';
import { sizeOf } from './reading-form.js';
import { SecondTries } from './second-tries.js';

/** Widths in device px in which whole cards are painted; one is scaled down to what is wanted. */
const BUCKETS = [128, 192, 256, 384, 512, 768];
/** As many painted cards are kept; the one used longest ago goes first. */
const MOST_PAINTED = 240;
/** Width of the pictures of the reading form, device px: twice the widest reading form on a fine screen. */
const CROP_WIDTH = 240;
const BACK = '/back/standard.png';

export type Faces = (design: number) => Promise<CardFaceAnswer>;

/**
 * The fronts of cards as pictures, each painted once in each size. What is not there yet is fetched, and `onlate` is called when
 * it can be had.
 */
export class FaceCache {
  readonly #faces: Faces;
  readonly #onlate: (design: number | null) => void;
  readonly #pictures: PictureCache;
  readonly #answers = new Map<number, CardFaceAnswer | null>();
  readonly #whole = new Map<string, HTMLCanvasElement>();
  readonly #crops = new Map<number, HTMLCanvasElement>();
  /** Designs whose pictures are on their way, and pictures that could not be had. */
  readonly #loading = new Set<number>();
  readonly #failed = new Set<string>();
  /** Designs that the host would not show. */
  readonly #refused = new Set<number>();
  readonly #secondTries = new SecondTries(() => this.#tryAgain());
  #back: HTMLImageElement | null = null;
  #backReady = false;
  #closed = false;

  constructor(
    faces: Faces,
    onlate: (design: number | null) => void,
    pictures: PictureCache = sharedPictures,
  ) {
    this.#faces = faces;
    this.#onlate = onlate;
    this.#pictures = pictures;
  }

  /** Something is still on its way: what is drawn now is drawn again when it comes. */
  get awaits(): boolean {
    const asked = [...this.#answers].some(([design, answer]) => !answer && !this.#refused.has(design));
    return asked || this.#loading.size > 0 || (this.#back !== null && !this.#backReady);
  }

  /** What the host said of a design, as soon as it has. */
  answer(design: number): CardFaceAnswer | null {
    if (!this.#answers.has(design)) {
      this.#answers.set(design, null);
      void this.#fetch(design);
    }
    return this.#answers.get(design) ?? null;
  }

  /** The card as printed, at least so many device px wide. */
  whole(design: number, width: number): HTMLCanvasElement | null {
    const answer = this.answer(design);
    if (!answer) return null;
    const bucket = BUCKETS.find((one) => one >= width) ?? BUCKETS.at(-1) ?? width;
    const key = `${design} ${bucket}`;
    const known = this.#whole.get(key);
    if (known) {
      this.#whole.delete(key);
      this.#whole.set(key, known);
      return known;
    }
    const missing = picturesOf(answer.list).filter((id) => !this.#pictures.get(id) && !this.#failed.has(id));
    if (missing.length > 0) {
      void this.#fetchPictures(design, missing);
      return null;
    }
    const painted = paintWhole(answer, bucket, this.#pictures);
    this.#whole.set(key, painted);
    for (const oldest of this.#whole.keys()) {
      if (this.#whole.size <= MOST_PAINTED) break;
      this.#whole.delete(oldest);
    }
    return painted;
  }

  /** The part of the picture that the card's window shows; 'none': it has no picture, or one that cannot be had. */
  picture(design: number): HTMLCanvasElement | 'none' | null {
    const known = this.#crops.get(design);
    if (known) return known;
    const answer = this.answer(design);
    if (!answer) return null;
    const { picture } = answer;
    if (!picture || this.#failed.has(picture.id)) return 'none';
    const image = this.#pictures.get(picture.id);
    if (!image) {
      void this.#fetchPictures(design, [picture.id]);
      return null;
    }
    const size = sizeOf(image);
    const { x, y, width, height } = picture.shown;
    const canvas = document.createElement('canvas');
    canvas.width = CROP_WIDTH;
    canvas.height = Math.max(1, Math.round((CROP_WIDTH * height * size.height) / (width * size.width)));
    const context = canvas.getContext('2d');
    if (context) {
      context.imageSmoothingQuality = 'high';
      context.drawImage(
        image,
        x * size.width,
        y * size.height,
        width * size.width,
        height * size.height,
        0,
        0,
        canvas.width,
        canvas.height,
      );
    }
    this.#crops.set(design, canvas);
    return canvas;
  }

  /** The back of all cards. */
  back(): HTMLImageElement | null {
    if (!this.#back) {
      const image = new Image();
      this.#back = image;
      image.addEventListener('load', () => {
        this.#backReady = true;
        if (!this.#closed) this.#onlate(null);
      });
      image.src = BACK;
    }
    return this.#backReady ? this.#back : null;
  }

  /** Asks again for fronts that could not be had before; call it when another view is shown. Answers which may come now. */
  askAgain(): readonly number[] {
    const again = [...this.#refused];
    this.#refused.clear();
    for (const design of again) this.#answers.delete(design);
    return again;
  }

  close(): void {
    this.#closed = true;
    this.#secondTries.stop();
  }

  /** What is still shown without a front or a picture is asked for again as it is painted anew. */
  #tryAgain(): void {
    const designs = this.askAgain();
    const pictures = new Set(this.#failed);
    this.#failed.clear();
    for (const design of designs) this.#onlate(design);
    for (const [design, answer] of this.#answers) {
      if (!answer || !picturesOf(answer.list).some((id) => pictures.has(id))) continue;
      for (const bucket of BUCKETS) this.#whole.delete(`${design} ${bucket}`);
      this.#onlate(design);
    }
  }

  async #fetch(design: number): Promise<void> {
    try {
      const answer = await this.#faces(design);
      this.#answers.set(design, answer);
      this.#secondTries.begin();
      if (!this.#closed) this.#onlate(design);
    } catch {
      // The game may have gone on meanwhile: what is still shown then is asked for again.
      this.#refused.add(design);
      if (!this.#closed) this.#secondTries.later();
    }
  }

  async #fetchPictures(design: number, ids: readonly string[]): Promise<void> {
    if (this.#loading.has(design)) return;
    this.#loading.add(design);
    const loaded = await Promise.all(ids.map((id) => this.#pictures.load(id)));
    // One that cannot be had stays away for a while: asking for it with every frame would not bring it.
    for (const [at, id] of ids.entries()) if (!loaded[at]) this.#failed.add(id);
    this.#loading.delete(design);
    if (this.#closed) return;
    if (loaded.some((image) => !image)) this.#secondTries.later();
    this.#onlate(design);
  }
}

function paintWhole(
  { list }: CardFaceAnswer,
  width: number,
  pictures: Pick<PictureCache, 'get'>,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = width / list.width;
  canvas.width = width;
  canvas.height = Math.round(list.height * scale);
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  if (context) paintStrokes(context, compileSteps(list.steps, list), pictures);
  return canvas;
}
