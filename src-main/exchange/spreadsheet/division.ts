export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];
export type Quote = '"' | "'";

/** How a text is divided into cells. */
export interface Division {
  readonly separator: Separator;
  readonly quote: Quote;
}
