import type { PDFRef } from 'pdf-lib';
import type { Box, DisplayList } from '../../layout/display-list.js';
import type { SheetPage, SheetPlan, Slot } from '../plan.js';
import { printedList } from '../cards/printed-look.js';
import { foilArea } from '../foil/foil-area.js';
import { withDay } from '../day.js';
import { SHEET_TEXT_FONT } from '../sheets/sheet-text.js';
import { Turns } from '../../common/turns.js';
import { orAbort } from './abort.js';
import { DocumentFonts, fontName } from './fonts/document-fonts.js';
import { FaceForms, type FoilOnFace } from './faces.js';
import { FoilLayer } from './foil-layer.js';
import { shapeLabel } from './label.js';
import { pt } from './numbers.js';
import { PageTree } from './page-tree.js';
import type { PdfFile } from './pdf-file.js';
import type { PdfRequest } from './request.js';
import { drawPage, type SheetWords } from './sheet-page.js';

/** The parts of one document while it is made. */
export class Painter {
  readonly total: number;
  readonly pages: PageTree;
  readonly foil: FoilLayer;
  readonly #file: PdfFile;
  readonly #request: PdfRequest;
  readonly #fonts: DocumentFonts;
  readonly #forms: FaceForms;
  readonly #cards: readonly string[];
  readonly #backs: readonly string[];
  readonly #faces = new Map<string, PDFRef>();
  readonly #turns = new Turns();
  #done = 0;

  constructor(file: PdfFile, request: PdfRequest) {
    this.#file = file;
    this.#request = request;
    this.pages = new PageTree(file);
    this.#fonts = new DocumentFonts(file, request.fonts);
    this.foil = new FoilLayer(file, request.plan.foil?.ink ?? 'Foil');
    this.#forms = new FaceForms(file, request, this.#fonts, this.foil);
    const slots = request.plan.pages.flatMap((page) => page.slots);
    const named = (face: Slot['face'], name: 'card' | 'back') => [
      ...new Set(slots.filter((slot) => slot.face === face).map((slot) => slot[name])),
    ];
    this.#cards = named('front', 'card');
    this.#backs = named('back', 'back');
    this.total = this.#cards.length + request.plan.pages.length;
  }

  async drawFaces(): Promise<void> {
    const { faces, backs, plan, fonts, signal } = this.#request;
    const as = plan.foil?.as ?? 'metal';
    const inLayer = as === 'layer';
    const look = { ...plan, foil: as === 'layer' ? 'without' : as } as const;
    for (const [index, card] of this.#cards.entries()) {
      await this.#step(`Drawing card ${ofAll(index, this.#cards)}`);
      const designed = await orAbort(faces(card), signal);
      const foil = inLayer ? foilOn(designed) : null;
      this.#faces.set(
        `front ${card}`,
        await this.#forms.add(printedList(designed, 'front', look, fonts), foil),
      );
    }
    for (const back of this.#backs) {
      const list = printedList(await orAbort(backs(back), signal), 'back', look, fonts);
      this.#faces.set(`back ${back}`, await this.#forms.add(list));
    }
  }

  async drawPages(): Promise<void> {
    const { plan, date } = this.#request;
    const control = plan.controlLine ? this.#words(plan.controlLine.words) : null;
    const first = plan.pages.find((page) => page.side === 'front');
    for (const [index, page] of plan.pages.entries()) {
      await this.#step(`Placing page ${ofAll(index, plan.pages)}`);
      const refs = [...new Set(page.slots.map((slot) => this.#faceOf(slot)))];
      const words = {
        control: page === first ? control : null,
        label: page.label ? this.#words(withDay(page.label.words, date)) : null,
      };
      const content = drawPage(plan, page, (slot) => `/C${refs.indexOf(this.#faceOf(slot))}`, words);
      this.pages.add({
        ...boxesOf(plan, page),
        Resources: {
          XObject: Object.fromEntries(refs.map((ref, at) => [`C${at}`, ref])),
          ...(words.control || words.label ? { Font: this.#fonts.resources([SHEET_TEXT_FONT]) } : {}),
        },
        Contents: this.#file.addDeflated(content, {}),
      });
    }
  }

  async finish(): Promise<void> {
    await this.#fonts.finish();
    this.pages.finish();
  }

  /** Tells what comes next, lets others have their turn, and stops here when aborted. */
  async #step(doing: string): Promise<void> {
    this.#request.onProgress?.({ done: this.#done++, total: this.total, doing });
    await this.#file.drain();
    await this.#turns.pass();
    this.#request.signal?.throwIfAborted();
  }

  #faceOf({ face, card, back }: Slot): PDFRef {
    const ref = this.#faces.get(face === 'front' ? `front ${card}` : `back ${back}`);
    if (!ref) throw new TypeError(`The ${face} of ${card} was not drawn.`);
    return ref;
  }

  #words(text: string): SheetWords {
    const font = this.#fonts.get(SHEET_TEXT_FONT);
    const { glyphs } = shapeLabel(text, this.#request.fonts.bytes(SHEET_TEXT_FONT));
    font.use(glyphs);
    return { font: `/${fontName(SHEET_TEXT_FONT)}`, glyphs, advance: font.advance };
  }
}

function foilOn(list: DisplayList): FoilOnFace | null {
  const metal = list.steps.flatMap((step) => (step.kind !== 'picture' && step.foil ? [step.foil] : []))[0];
  const area = metal ? foilArea(list) : '';
  return metal && area !== '' ? { area, metal } : null;
}

/** "1,203 of 2,674". */
const ofAll = (index: number, { length }: readonly unknown[]): string =>
  `${(index + 1).toLocaleString('en')} of ${length.toLocaleString('en')}`;

/** MediaBox: the paper. TrimBox: the cards, where the knife goes; BleedBox: with their bleed, as far as the paper reaches. */
function boxesOf({ paper, bleed }: SheetPlan, { trim, adjust }: SheetPage) {
  const onPaper = ({ x, y, width, height }: Box, spread: number): number[] => {
    const { scaleX, scaleY, ...shift } = adjust ?? { scaleX: 1, scaleY: 1, x: 0, y: 0 };
    const toX = (at: number) => paper.width / 2 + (at - paper.width / 2) * scaleX + shift.x;
    const toY = (at: number) => paper.height / 2 + (at - paper.height / 2) * scaleY + shift.y;
    const within = (at: number, end: number) => pt(Math.min(end, Math.max(0, at)));
    return [
      within(toX(x - spread), paper.width),
      within(paper.height - toY(y + height + spread), paper.height),
      within(toX(x + width + spread), paper.width),
      within(paper.height - toY(y - spread), paper.height),
    ];
  };
  return {
    MediaBox: [0, 0, pt(paper.width), pt(paper.height)],
    TrimBox: onPaper(trim, 0),
    BleedBox: onPaper(trim, bleed),
  };
}
