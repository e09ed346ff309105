/** Of a picture as it is kept; in px, or in any unit, as its proportion counts. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Tells a picture's size in px, or null when the library does not have it. */
export type PictureSizes = (picture: string) => PictureSize | null;
