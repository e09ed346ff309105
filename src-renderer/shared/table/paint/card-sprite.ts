import type { SeenCard, SeenFace, StackEntry } from '../../../../src-main/api/answers/play-answers.js';
import { chipsBottom, drawController, drawMarks, type Mark } from './card-marks.js';
import { drawTokenFrame, isToken, outlineOf, stoneWord, turnToStone } from './card-surface.js';
import { drawChips } from './counter-chips.js';
import type { FaceCache } from './card-picture-cache.js';
import { aimOf, drawItemForm, textOfItem } from './item-form.js';
import { drawLiveFigures, figuresTop, PRINT_WIDTH } from './live-figures.js';
import { READING_WIDTH, drawReadingForm } from './reading-form.js';
import type { PlacedCard } from '../scene/placed-card.js';
import { CARD_RATIO } from '../scene/row-layout.js';
import { drawTableTexts } from './table-face.js';
import type { TableColors } from './signs/table-colors.js';

/** A card with all that is on it as one picture; `margin` CSS px around it are for its shadow and for what sticks out. */
interface Sprite {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly margin: number;
}

/** What a sprite is painted of. */
export type SpriteOf = Pick<PlacedCard, 'card' | 'width' | 'entry' | 'strip'>;

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
    const surface = stoneWord(card) ?? (isToken(card) ? 'token' : '');
    const seen = [this.#versions.get(design) ?? 0, ...stats, ...stuck, ...marks, surface, controller ?? ''];
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
    const outline = outlineOf(card, width);
    this.#ground(context, outline, width);
    context.save();
    context.clip(outline);
    if (entry) {
      this.#item(context, entry, card.face, width);
      context.restore();
      return { canvas, width, margin };
    }
    const whole = card.face
      ? this.#front(context, card.face, width, isCovered)
      : this.#reverse(context, width, height);
    const stone = stoneWord(card);
    if (stone !== null) turnToStone(context, stone, width, this.#colors);
    if (card.controller !== undefined) drawController(context, card.controller, width, this.#colors);
    context.restore();
    if (isToken(card)) drawTokenFrame(context, width, this.#colors);
    const list = whole && card.face ? this.#faces.answer(card.face.design)?.list : null;
    if (list && card.face) drawLiveFigures(context, card.face, list, width, this.#colors);
    const figures = list && card.face ? figuresTop(card.face, list, width) : null;
    const bottom = figures ?? chipsBottom(width);
    drawChips(context, card.chips, width, bottom, this.#colors);
    drawMarks(context, marksOf(card), width, this.#colors);
    return { canvas, width, margin };
  }

  /** Paper with its shadow and a hairline around it. */
  #ground(context: CanvasRenderingContext2D, outline: Path2D, width: number): void {
    const { card, shadow } = this.#colors;
    context.save();
    context.shadowColor = shadow;
    context.shadowBlur = Math.max(2, width * 0.05) * this.#ratio;
    context.shadowOffsetY = Math.max(1, width * 0.015) * this.#ratio;
    context.fillStyle = card.sheet;
    context.fill(outline);
    context.restore();
    context.lineWidth = 1;
    context.strokeStyle = card.edge;
    context.stroke(outline);
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
      const list = this.#faces.answer(face.design)?.list;
      if (list && width < PRINT_WIDTH)
        drawTableTexts(context, face, { list, canvas: whole, width }, this.#colors);
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
}
