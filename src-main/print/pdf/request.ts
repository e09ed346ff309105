import type { DisplayList, FontId } from '../../layout/display-list.js';
import type { SheetPlan } from '../job.js';

export interface PdfRequest {
  readonly plan: SheetPlan;
  /** A card's face. Asked once for each different card. */
  readonly faces: (card: string) => Promise<DisplayList>;
  /** The cards' back; needed when the plan has back pages. */
  readonly back: DisplayList | null;
  /** A picture's file, JPEG or PNG. Asked once for each different picture. */
  readonly picture: (id: string) => Promise<Uint8Array>;
  readonly fontBytes: (font: FontId) => Uint8Array;
  readonly title: string;
  /** When the document says it was made: there is no clock in here. */
  readonly date: Date;
  readonly onProgress?: (progress: PdfProgress) => void;
  readonly signal?: AbortSignal;
}

/** `doing` is a few words for people: "Drawing card 3 of 40". */
export interface PdfProgress {
  readonly done: number;
  readonly total: number;
  readonly doing: string;
}
