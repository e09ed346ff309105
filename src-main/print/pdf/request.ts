import type { DisplayList } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import type { SheetPlan } from '../plan.js';

export interface PdfRequest {
  readonly plan: SheetPlan;
  /** A card's face. Asked once for each different card. */
  readonly faces: (card: string) => Promise<DisplayList>;
  /** A back by what the job calls it. Asked once for each different back that the plan has. */
  readonly backs: (back: string) => Promise<DisplayList>;
  /** A picture's file, JPEG or PNG. Asked once for each different picture. */
  readonly picture: (id: string) => Promise<Uint8Array>;
  readonly fonts: Fonts;
  readonly title: string;
  /** Empty: not said. */
  readonly author: string;
  /** When the document says it was made: there is no clock in here. */
  readonly date: Date;
  /** Makes it PDF/X-4 and says so, as print services ask for it. */
  readonly pdfx?: boolean;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** `doing` is a few words for people: "Drawing card 3 of 40". */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly doing: string;
}
