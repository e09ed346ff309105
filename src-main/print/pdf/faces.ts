import type { PDFRef } from 'pdf-lib';
import type { FoilMetal } from '../../cards/look.js';
import type { Box, DisplayList, FontId } from '../../layout/display-list.js';
import { fitInto, onCard, type Fit, type Stretch } from '../cards/fit.js';
import { orAbort } from './abort.js';
import type { Entries } from './dictionary.js';
import type { DocumentFonts } from './fonts/document-fonts.js';
import { drawFace, placing } from './face.js';
import { FoilLayer } from './foil-layer.js';
import { metalPattern } from './metal-pattern.js';
import { num, pt } from './numbers.js';
import { pathOperators } from './path.js';
import type { PdfFile } from './pdf-file.js';
import { addPicture } from './picture.js';
import type { PdfRequest } from './request.js';

/** Where a face has foil, as path data in mm of its list, and of which metal. */
export interface FoilOnFace {
  readonly area: string;
  readonly metal: FoilMetal;
}

/** Paths are remembered for the cards of a deck, which share their frames and signs; not for every card of thousands. */
const REMEMBERED_PATHS = 2000;

/** Writes faces and backs as forms, and the pictures that they show, each once. */
export class FaceForms {
  readonly #file: PdfFile;
  readonly #request: PdfRequest;
  readonly #fonts: DocumentFonts;
  readonly #pictures = new Map<string, PDFRef>();
  readonly #paths = new Map<string, Map<string, string>>();

  /** @param foil the layer of what is not printed, but put on */
  constructor(
    file: PdfFile,
    request: PdfRequest,
    fonts: DocumentFonts,
    private readonly foil: FoilLayer,
  ) {
    this.#file = file;
    this.#request = request;
    this.#fonts = fonts;
  }

  /**
   * A form with its origin at the lower left corner of the card's trim box, which paints the whole bleed.
   * @param foil what lies in the layer over it; null: nothing
   */
  async add(given: DisplayList, foil: FoilOnFace | null = null): Promise<PDFRef> {
    const { card, bleed } = this.#request.plan;
    const list = onCard(given, card, bleed);
    const fit = fitInto(list, card, bleed);
    const face = await this.#draw(list, fit);
    // Without its texts, which are to be found once.
    const ground = { ...list, steps: list.steps.filter((step) => step.kind !== 'text') };
    const whole =
      fit.stretches.length === 0 ? face : this.#drawnOut(fit, await this.#draw(ground, fit), face);
    if (!foil) return whole;
    const area = this.#foilForm(foil, fit);
    const layer = fit.stretches.length === 0 ? area : this.#drawnOut(fit, area, area);
    return this.#form('/Face Do /Foil Do', fit.whole, {
      Resources: { XObject: { Face: whole, Foil: layer } },
    });
  }

  /** A face over its edges, drawn out. */
  #drawnOut(fit: Fit, edge: PDFRef, face: PDFRef): PDFRef {
    const edges = fit.stretches.map((stretch) => this.#stretch(stretch));
    return this.#form([...edges, '/Face Do'].join('\n'), fit.whole, {
      Resources: { XObject: { Edge: edge, Face: face } },
    });
  }

  #foilForm({ area, metal }: FoilOnFace, fit: Fit): PDFRef {
    const { toX, toY } = placing(fit, this.#request.plan.card.height);
    const content = FoilLayer.paint(pathOperators(area, toX, toY));
    return this.#form(content, fit.own, this.foil.entriesOf(metal));
  }

  async #draw(list: DisplayList, fit: Fit): Promise<PDFRef> {
    const fonts = new Set<FontId>();
    const pictures: string[] = [];
    const opacities = new Set<number>();
    const used = new Set<FoilMetal>();
    const content = drawFace(list, fit, this.#request.plan.card.height, {
      font: (id) => {
        fonts.add(id);
        return this.#fonts.get(id);
      },
      paths: (its) => this.#pathsOf(its),
      pictureName: (picture) => {
        if (!pictures.includes(picture)) pictures.push(picture);
        return `P${pictures.indexOf(picture)}`;
      },
      opacityName: (opacity) => {
        opacities.add(opacity);
        return opacityName(opacity);
      },
      metalName: (metal) => {
        used.add(metal);
        return metalName(metal);
      },
    });
    const xObjects: Record<string, PDFRef> = {};
    for (const [index, picture] of pictures.entries()) xObjects[`P${index}`] = await this.#picture(picture);
    const { toX, toY } = placing(fit, this.#request.plan.card.height);
    const resources = {
      Font: this.#fonts.resources(fonts),
      XObject: xObjects,
      ExtGState: Object.fromEntries(
        [...opacities].map((value) => [opacityName(value), { Type: 'ExtGState', ca: value, CA: value }]),
      ),
      ...(used.size > 0 && {
        Pattern: Object.fromEntries(
          [...used].map((metal) => [metalName(metal), metalPattern(metal, toX, toY)]),
        ),
      }),
    };
    return this.#form(content, fit.own, { Resources: resources });
  }

  /** Those of lists with the same size, place and scale. */
  #pathsOf({ scale, left, top }: Fit): Map<string, string> {
    const key = `${scale} ${left} ${top}`;
    const known = this.#paths.get(key);
    if (known && known.size <= REMEMBERED_PATHS) return known;
    const paths = new Map<string, string>();
    this.#paths.set(key, paths);
    return paths;
  }

  #form(content: string, box: Box, entries: Entries): PDFRef {
    const lower = this.#request.plan.card.height - box.y - box.height;
    return this.#file.addDeflated(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [pt(box.x), pt(lower), pt(box.x + box.width), pt(lower + box.height)],
      ...entries,
    });
  }

  /** Paints the face's edge, drawn out, over a part that it does not reach. */
  #stretch({ area, scaleX, scaleY, x, y }: Stretch): string {
    const { height } = this.#request.plan.card;
    const clip = [area.x, height - area.y - area.height, area.width, area.height];
    // Upwards: height − (scaleY · (height − v) + y) = scaleY · v + height · (1 − scaleY) − y.
    const matrix = [num(scaleX), '0 0', num(scaleY), num(pt(x)), num(pt(height * (1 - scaleY) - y))];
    return `q ${clip.map((mm) => num(pt(mm))).join(' ')} re W n ${matrix.join(' ')} cm /Edge Do Q`;
  }

  async #picture(id: string): Promise<PDFRef> {
    let ref = this.#pictures.get(id);
    if (!ref) {
      const request = this.#request;
      const bytes = await orAbort(request.picture(id), request.signal);
      ref = await orAbort(addPicture(this.#file, bytes, id, request.pdfx), request.signal);
      this.#pictures.set(id, ref);
    }
    return ref;
  }
}

const opacityName = (opacity: number): string => `G${Math.round(opacity * 1000)}`;
const metalName = (metal: FoilMetal): string => `M${metal}`;
