import type { PictureChange } from '../../../cards/picture-variant.js';
import type { Box, FontId } from '../../../layout/display-list.js';
import type { Decor } from '../../../layout/frames/decor.js';
import type { OpticalRoles, WordsLook } from '../../../layout/frames/framed.js';
import type { OwnShapes } from '../../../layout/symbol-shapes.js';
import type { FramePaint } from './frames.js';

interface PanelEdge {
  readonly radius: number;
  readonly line: boolean;
}

interface Sizes {
  readonly largest: number;
  readonly smallest: number;
}

/** A way to set a card out: lengths in mm from the upper left corner of the trimmed card. Every template keeps the format's order of elements. */
export interface Template {
  /** What reaches to the bleed's edge under everything; null: the color of the card's frame. */
  readonly ground: string | null;
  /** The frame within its border; null: there is none. */
  readonly frame: { readonly box: Box; readonly radius: number } | null;
  /** In the place of the paints that follow from the card's colors; null: those. */
  readonly paint: FramePaint | null;
  /** Behind name and type line, power and toughness; from 0, where nothing is painted, to 1. */
  readonly plates: number;
  /** Plates and paper of a frame: the corners of both, and whether they have an edge; null: as this layout has them. */
  readonly panels: { readonly plate: PanelEdge; readonly paper: PanelEdge } | null;
  readonly fonts: {
    readonly name: FontId;
    readonly type: FontId;
    readonly text: FontId;
    readonly flavor: FontId;
    readonly small: FontId;
    readonly stats: FontId;
  };
  /** Wished for; null: black or white, as the ground asks for. */
  readonly inks: {
    readonly name: string | null;
    readonly text: string | null;
    readonly flavor: string | null;
    readonly small: string | null;
    readonly stats: string | null;
  };
  /** Sizes of the em, mm. */
  readonly sizes: Readonly<Record<'name' | 'cost' | 'type' | 'licence' | 'stats', Sizes>>;
  readonly words: WordsLook;
  /** Of roles that are not here, letters are the same at every size. */
  readonly optical: OpticalRoles;
  readonly decor: Decor | null;
  /** Width of the lines around everything. */
  readonly line: number;
  /** Name and mana cost. */
  readonly title: Box;
  readonly picture: {
    readonly window: Box;
    /** The picture goes on into the bleed. */
    readonly bleeds: boolean;
    readonly change: Partial<PictureChange>;
    readonly missing: string;
  };
  /** Type line and expansion symbol. */
  readonly type: Box;
  readonly text: {
    readonly paper: Box;
    readonly opacity: number;
    /** The paper shrinks from above to what stands on it, and the type line comes down with it. */
    readonly hugs: boolean;
    readonly largest: number;
    readonly smallest: number;
    readonly pitch: number;
    /** Height of a basic land's mana. */
    readonly emblem: number;
  };
  /** Licence line, with the artist, and collector number. */
  readonly foot: {
    readonly licence: Box;
    readonly setMark: Box;
    readonly panel: { readonly box: Box; readonly of: 'frame' | 'plate' } | null;
  };
  readonly stats: Box;
  readonly symbols: OwnShapes;
}
