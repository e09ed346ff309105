import { PDFName, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import type { DisplayList, FontId } from '../../layout/display-list.js';
import type { SheetPlan } from '../job.js';
import { nextTurn, orAbort } from './abort.js';
import { drawFace, fontName } from './face.js';
import { PdfFont } from './font.js';
import { shapeLabel } from './label.js';
import type { PdfRequest } from './request.js';
import { pt } from './numbers.js';
import { addPicture } from './picture.js';
import { CONTROL_WORDS, drawPage, type ControlWords } from './sheet-page.js';
import { addDeflated } from './stream.js';

const fontNames: Readonly<Record<FontId, string>> = {
  sans: 'DejaVuSans',
  'sans-oblique': 'DejaVuSans-Oblique',
  condensed: 'DejaVuSansCondensed',
  'condensed-bold': 'DejaVuSansCondensed-Bold',
};

/** Font of the control line's words. */
const WORDS_FONT: FontId = 'condensed';

/** The parts of one document while it is made. */
export class Painter {
  readonly total: number;
  readonly #cards: readonly string[];
  readonly #fonts = new Map<FontId, PdfFont>();
  readonly #pictures = new Map<string, PDFRef>();
  readonly #faces = new Map<string, PDFRef>();
  readonly #knownPaths = new Map<string, string>();
  #back: PDFRef | null = null;
  #done = 0;

  constructor(
    readonly document: PDFDocument,
    readonly request: PdfRequest,
  ) {
    const { pages } = request.plan;
    this.#cards = [...new Set(pages.flatMap((page) => page.slots.map((slot) => slot.card)))];
    this.total = this.#cards.length + pages.length;
  }

  async drawFaces(): Promise<void> {
    const { request } = this;
    for (const [index, card] of this.#cards.entries()) {
      await this.#step(`Drawing card ${index + 1} of ${this.#cards.length}`);
      const list = await orAbort(request.faces(card), request.signal);
      this.#faces.set(card, await this.#addFace(list));
    }
    if (request.plan.pages.some((page) => page.side === 'back')) {
      if (!request.back) throw new TypeError('The plan has back pages, but no back was given.');
      this.#back = await this.#addFace(request.back);
    }
  }

  async drawPages(): Promise<void> {
    const { plan } = this.request;
    const words = plan.controlLine ? this.#controlWords() : null;
    for (const [index, page] of plan.pages.entries()) {
      await this.#step(`Placing page ${index + 1} of ${plan.pages.length}`);
      const refs = [...new Set(page.slots.map((slot) => this.#faceOf(page.side, slot.card)))];
      const sheet = this.document.addPage([pt(plan.paper.width), pt(plan.paper.height)]);
      setBoxes(sheet, plan);
      const content = drawPage(
        plan,
        page,
        (slot) => `/C${refs.indexOf(this.#faceOf(page.side, slot.card))}`,
        words,
      );
      const { context } = this.document;
      const carriesWords = words !== null && index === 0;
      sheet.node.set(
        PDFName.of('Resources'),
        context.obj({
          XObject: Object.fromEntries(refs.map((ref, at) => [`C${at}`, ref])),
          ...(carriesWords ? { Font: { [fontName(WORDS_FONT)]: this.#font(WORDS_FONT).ref } } : {}),
        }),
      );
      sheet.node.set(PDFName.of('Contents'), addDeflated(context, content, {}));
    }
  }

  async finish(): Promise<void> {
    for (const font of this.#fonts.values()) await font.finish();
  }

  /** Tells what comes next, lets others have their turn, and stops here when aborted. */
  async #step(doing: string): Promise<void> {
    this.request.onProgress?.({ done: this.#done++, total: this.total, doing });
    await nextTurn();
    this.request.signal?.throwIfAborted();
  }

  #faceOf(side: 'front' | 'back', card: string): PDFRef {
    const face = side === 'front' ? this.#faces.get(card) : this.#back;
    if (!face) throw new TypeError(`The face of ${card} was not drawn.`);
    return face;
  }

  #font(id: FontId): PdfFont {
    let font = this.#fonts.get(id);
    if (!font) {
      font = new PdfFont(this.document.context, this.request.fontBytes(id), fontNames[id]);
      this.#fonts.set(id, font);
    }
    return font;
  }

  async #addFace(list: DisplayList): Promise<PDFRef> {
    const { plan, signal } = this.request;
    const fonts = new Set<FontId>();
    const pictures: string[] = [];
    const content = drawFace(
      list,
      { ...plan.card, bleed: plan.bleed },
      {
        font: (id) => {
          fonts.add(id);
          return this.#font(id);
        },
        knownPaths: this.#knownPaths,
        pictureName: (picture) => {
          if (!pictures.includes(picture)) pictures.push(picture);
          return `P${pictures.indexOf(picture)}`;
        },
      },
    );
    const xObjects: Record<string, PDFRef> = {};
    for (const [index, picture] of pictures.entries()) {
      xObjects[`P${index}`] = await orAbort(this.#picture(picture), signal);
    }
    const low = pt(-plan.bleed);
    return addDeflated(this.document.context, content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [low, low, pt(plan.card.width + plan.bleed), pt(plan.card.height + plan.bleed)],
      Resources: {
        Font: Object.fromEntries([...fonts].map((id) => [fontName(id), this.#font(id).ref])),
        XObject: xObjects,
      },
    });
  }

  async #picture(id: string): Promise<PDFRef> {
    let ref = this.#pictures.get(id);
    if (!ref) {
      ref = await addPicture(this.document.context, await this.request.picture(id), id);
      this.#pictures.set(id, ref);
    }
    return ref;
  }

  #controlWords(): ControlWords {
    const font = this.#font(WORDS_FONT);
    const glyphs = shapeLabel(CONTROL_WORDS, this.request.fontBytes(WORDS_FONT));
    font.use(glyphs);
    return { font: `/${fontName(WORDS_FONT)}`, glyphs, advance: font.facts.advance };
  }
}

/** TrimBox: the cards' grid, where the knife goes; BleedBox: the grid with its bleed, as far as the paper reaches. */
function setBoxes(page: PDFPage, plan: SheetPlan): void {
  const { paper, grid, bleed } = plan;
  const lower = paper.height - grid.y - grid.height;
  const box = (spread: number): [number, number, number, number] => {
    const x = Math.max(0, grid.x - spread);
    const y = Math.max(0, lower - spread);
    const right = Math.min(paper.width, grid.x + grid.width + spread);
    const top = Math.min(paper.height, lower + grid.height + spread);
    return [pt(x), pt(y), pt(right - x), pt(top - y)];
  };
  page.setTrimBox(...box(0));
  page.setBleedBox(...box(bleed));
}
