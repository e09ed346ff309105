/** What a card shows of the set it belongs to, beside its edition indicator. */
export interface SetMark {
  /** "FS 12/40"; empty for a symbol alone. */
  readonly text: string;
  readonly symbol: SetSymbol | null;
}

export type SetSymbol =
  /** SVG path data in a square of `size` units. */
  | { readonly path: string; readonly size: number }
  /** A picture by its id, with its own size in px. */
  | { readonly picture: string; readonly width: number; readonly height: number };
