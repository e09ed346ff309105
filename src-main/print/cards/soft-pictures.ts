import type { DisplayList } from '../../layout/display-list.js';
import { printedDpi, SHARP_DPI, shownPicture } from '../../layout/picture-window.js';
import { fitInto, onCard } from './fit.js';
import type { Size } from '../plan.js';

/** A face whose picture comes out with fewer than `SHARP_DPI` pixels of its own per inch, rounded. */
export interface SoftPicture {
  /** Of the card, for people; of a back "The cards’ back". */
  readonly name: string;
  readonly dpi: number;
}

export interface PrintedSize {
  /** Size of the card in mm; the list's own unless given. */
  readonly card?: Size;
  /** Beyond the card's edge, in mm. */
  readonly bleed?: number;
  /** Of the pixels that are made; paper has no end of them. */
  readonly dpi?: number;
}

/** The pixels per inch of a face's picture, as it is printed in that size; null where it shows none. */
export function pictureDpi(given: DisplayList, { card = given, bleed = 0 }: PrintedSize): number | null {
  const list = onCard(given, card, bleed);
  const step = shownPicture(list.steps);
  if (!step || !list.pictureSize) return null;
  return printedDpi(list.pictureSize.width, step.place.width * fitInto(list, card, bleed).scale);
}

/** Gathers the faces of a print, or of pictures, whose picture comes out coarse. */
export class SoftPictures {
  readonly #found: SoftPicture[] = [];

  constructor(private readonly size: PrintedSize) {}

  /** Looks at a face before it is painted; each face once. */
  look(name: string, list: DisplayList): void {
    const dpi = pictureDpi(list, this.size);
    if (dpi === null || Math.round(dpi) >= Math.min(SHARP_DPI, this.size.dpi ?? Infinity)) return;
    this.#found.push({ name: name.trim() || 'Unnamed card', dpi: Math.round(dpi) });
  }

  /** The coarsest first. */
  get found(): SoftPicture[] {
    return this.#found.toSorted((a, b) => a.dpi - b.dpi);
  }

  /** One sentence about all of them, or none. */
  get sentences(): string[] {
    const { found } = this;
    const [first] = found;
    if (!first) return [];
    const wayOut = 'choose a larger one, or zoom out';
    if (found.length === 1) {
      return [`The picture of ${said(first)} comes out under ${SHARP_DPI} dpi and may look soft; ${wayOut}.`];
    }
    const more = found.length - NAMED;
    const named = found.slice(0, NAMED).map(said).join(', ');
    const others = more > 0 ? ` and ${more.toLocaleString('en')} more` : '';
    return [
      `${found.length.toLocaleString('en')} pictures come out under ${SHARP_DPI} dpi and may look soft: ${named}${others}. Choose larger ones, or zoom out.`,
    ];
  }
}

/** More names than these are not read. */
const NAMED = 5;

const said = ({ name, dpi }: SoftPicture): string => `“${name}” (${dpi} dpi)`;

/** How a back is called among them. */
export const THE_BACK = 'The cards’ back';
