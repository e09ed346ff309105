import type {
  CardFaceAnswer,
  SeenCard,
  SeenFace,
  StackEntry,
} from '../../../../src-main/api/answers/play-answers.js';
import { chipsBottom, drawChips, drawController, drawMarks, type Mark } from './card-marks.js';
import { boxedOf, boxWidth, drawFigureBox } from './figure-box.js';
import type { FaceCache } from './card-picture-cache.js';
import { aimOf, drawItemForm, textOfItem } from './item-form.js';
import { CORNER, READING_WIDTH, drawReadingForm } from './reading-form.js';
import type { PlacedCard } from '../scene/placed-card.js';
import { CARD_RATIO } from '../scene/row-layout.js';
import { drawSign, halfWidth } from './sign-shapes.js';
import { symbolsIn } from './symbol-painter.js';
import type { TableColors } from './table-colors.js';

/** A card with all that is on it as one picture; `margin` CSS px around it are for its shadow and for what sticks out. */
interface Sprite {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly margin: number;
}

/** What a sprite is painted of. */
export type SpriteOf = Pick<PlacedCard, 'card' | 'width' | 'entry' | 'strip'>;

/** On a whole card that is narrower, CSS px, the figures stand in signs that can be read from afar. */
const FIGURES_WIDTH = 240;
/** How large these are, and half as large as symbols, in shares of the card's width. */
const FIGURE = 0.105;
const SYMBOL = 0.06;

/** More sprites than these are kept only while they are shown. */
const MOST_IDLE = 400;

const natures = { token: 'T', copy: 'C' } as const;

/** What stands in a card's upper right corner. */
function marksOf({ remembered, nature, flags }: SeenCard): readonly Mark[] {
  const states = flags.flatMap(({ badge, harm = false }) =>
    badge === undefined ? [] : [{ letters: badge, harm }],
  );
  return [
    ...(remembered ? (['remembered'] as const) : []),
    ...(nature ? [{ letters: natures[nature], harm: false }] : []),
    ...states,
  ];
}

/** All that is shown of an entry. */
const signatureOf = (entry: StackEntry): string =>
  JSON.stringify([
    entry.player,
    entry.card.name,
    entry.item?.kind,
    textOfItem(entry),
    aimOf(entry),
    entry.fate,
  ]);

/** The pictures of cards as they lie on the stage. What looks alike is painted once: forty cards face down are one picture. */
export class SpriteCache {
  readonly #faces: FaceCache;
  readonly #sprites = new Map<string, Sprite>();
  readonly #versions = new Map<number | null, number>();
  #colors: TableColors;
  #ratio = 1;
  /** Sprites painted since the stage was opened. */
  painted = 0;

  constructor(faces: FaceCache, colors: TableColors) {
    this.#faces = faces;
    this.#colors = colors;
  }

  /** Another theme or pixel ratio: all is painted anew when it is next shown. */
  restyle(colors: TableColors, ratio: number): void {
    this.#colors = colors;
    this.#ratio = ratio;
    this.#sprites.clear();
  }

  /** A front, a picture, or the back (null) has come: what was painted without it is painted anew. */
  renew(design: number | null): void {
    this.#versions.set(design, (this.#versions.get(design) ?? 0) + 1);
  }

  /** A card with its entry of a stack, which is shown instead of what is printed; with a strip of it in sight its name has one line. */
  get({ card, width, entry, strip }: SpriteOf): Sprite {
    const snug = Math.max(8, Math.round(width * this.#ratio) / this.#ratio);
    const isCovered = strip !== undefined;
    const how = entry ? signatureOf(entry) : isCovered ? 'covered' : '';
    const key = `${this.#signature(card, snug)} ${how}`;
    const known = this.#sprites.get(key);
    if (known) {
      this.#sprites.delete(key);
      this.#sprites.set(key, known);
      return known;
    }
    const sprite = this.#paint(card, snug, isCovered, entry);
    this.#sprites.set(key, sprite);
    if (this.#sprites.size > MOST_IDLE) this.#sprites.delete(this.#sprites.keys().next().value ?? '');
    return sprite;
  }

  #signature(card: SeenCard, width: number): string {
    const { face, chips, controller } = card;
    const design = face?.design ?? null;
    const stats = face?.stats.map(({ now, printed }) => `${now}/${printed}`) ?? [];
    const stuck = chips.map(({ kind, owner, count }) => `${kind}.${owner}.${count}`);
    const marks = marksOf(card).map((mark) => (typeof mark === 'string' ? mark : `‘${mark.letters}’`));
    const seen = [this.#versions.get(design) ?? 0, ...stats, ...stuck, ...marks, controller ?? ''];
    return [width, design, ...seen].join(' ');
  }

  #paint(card: SeenCard, width: number, isCovered: boolean, entry?: StackEntry): Sprite {
    this.painted += 1;
    const height = width * CARD_RATIO;
    const margin = Math.ceil(width * 0.1) + 2;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((width + 2 * margin) * this.#ratio);
    canvas.height = Math.ceil((height + 2 * margin) * this.#ratio);
    const context = canvas.getContext('2d');
    if (!context) return { canvas, width, margin };
    context.scale(this.#ratio, this.#ratio);
    context.translate(margin, margin);
    this.#ground(context, width, height);
    context.save();
    context.beginPath();
    context.roundRect(0, 0, width, height, width * CORNER);
    context.clip();
    if (entry) {
      this.#item(context, entry, card.face, width);
      context.restore();
      return { canvas, width, margin };
    }
    const whole = card.face
      ? this.#front(context, card.face, width, isCovered)
      : this.#reverse(context, width, height);
    if (card.controller !== undefined) drawController(context, card.controller, width, this.#colors);
    context.restore();
    if (whole && card.face) this.#liveFigures(context, card.face, width);
    const figures = whole && card.face ? this.#figuresTop(card.face, width) : null;
    const bottom = figures ?? chipsBottom(width);
    drawChips(context, card.chips, width, bottom, this.#colors);
    drawMarks(context, marksOf(card), width, this.#colors);
    return { canvas, width, margin };
  }

  /** Paper with its shadow and a hairline around it. */
  #ground(context: CanvasRenderingContext2D, width: number, height: number): void {
    const { card, shadow } = this.#colors;
    context.save();
    context.shadowColor = shadow;
    context.shadowBlur = Math.max(2, width * 0.05) * this.#ratio;
    context.shadowOffsetY = Math.max(1, width * 0.015) * this.#ratio;
    context.beginPath();
    context.roundRect(0, 0, width, height, width * CORNER);
    context.fillStyle = card.sheet;
    context.fill();
    context.restore();
    context.lineWidth = 1;
    context.strokeStyle = card.edge;
    context.stroke();
  }

  #item(context: CanvasRenderingContext2D, entry: StackEntry, face: SeenFace | null, width: number): void {
    const picture = face ? this.#faces.picture(face.design) : 'none';
    drawItemForm(context, entry, face?.stats ?? [], width, picture, this.#colors);
  }

  /** Answers whether the card is shown as printed. */
  #front(context: CanvasRenderingContext2D, face: SeenFace, width: number, isCovered: boolean): boolean {
    const whole = width >= READING_WIDTH ? this.#faces.whole(face.design, width * this.#ratio) : null;
    if (whole) {
      context.imageSmoothingQuality = 'high';
      context.drawImage(whole, 0, 0, width, width * CARD_RATIO);
      return true;
    }
    drawReadingForm(context, face, width, this.#faces.picture(face.design), this.#colors, isCovered);
    return false;
  }

  #reverse(context: CanvasRenderingContext2D, width: number, height: number): boolean {
    const back = this.#faces.back();
    context.imageSmoothingQuality = 'high';
    context.fillStyle = this.#colors.card.back;
    if (back) context.drawImage(back, 0, 0, width, height);
    else context.fillRect(0, 0, width, height);
    return true;
  }

  /** Where the figures of a whole card begin, CSS px: its counters lie above them. */
  #figuresTop({ design, stats }: SeenFace, width: number): number | null {
    const list = this.#faces.answer(design)?.list;
    if (!list) return null;
    const scale = width / list.width;
    const tops = stats.flatMap(({ key }) => {
      const box = list.boxes[key];
      return box ? [(box.y + box.height / 2) * scale - width * FIGURE * 1.3] : [];
    });
    return tops.length === 0 ? null : Math.min(...tops);
  }

  /** Over a whole card its figures stand as they are now: where it is small, or they differ from what is printed. */
  #liveFigures(context: CanvasRenderingContext2D, face: SeenFace, width: number): void {
    const list = this.#faces.answer(face.design)?.list;
    if (!list) return;
    const scale = width / list.width;
    this.#liveBox(context, face, list, width);
    for (const stat of face.stats) {
      const box = list.boxes[stat.key];
      if (!box || stat.sign === 'box' || (stat.now === stat.printed && width >= FIGURES_WIDTH)) continue;
      const y = (box.y + box.height / 2) * scale;
      // Symbols end where the printed ones do.
      const half =
        symbolsIn(stat.now).length > 0 ? halfWidth(context, stat, width * SYMBOL, this.#colors) : 0;
      const x = half > 0 ? (box.x + box.width) * scale - half : (box.x + box.width / 2) * scale;
      drawSign(context, stat, { x, y }, width * (half > 0 ? SYMBOL : FIGURE), this.#colors);
    }
  }

  /** Figures in one box stand there together where one of them stands there. */
  #liveBox(
    context: CanvasRenderingContext2D,
    { stats }: SeenFace,
    { boxes, width: whole }: CardFaceAnswer['list'],
    width: number,
  ): void {
    const boxed = boxedOf(stats);
    const [first, last] = [boxes[boxed[0]?.key ?? ''], boxes[boxed.at(-1)?.key ?? '']];
    const isLive = width < FIGURES_WIDTH || boxed.some(({ now, printed }) => now !== printed);
    if (!first || !last || !isLive) return;
    const scale = width / whole;
    const size = width * FIGURE * 0.72;
    const half = boxWidth(context, boxed, size, this.#colors) / 2;
    const middle = ((first.x + last.x + last.width) * scale) / 2;
    const x = Math.min(middle, width * 0.97 - half);
    drawFigureBox(context, boxed, { x, y: (first.y + first.height / 2) * scale }, size, this.#colors);
  }
}
