/** How large a zip file from anyone may be, so that none keeps a computer busy. Sizes are bytes after unpacking. */
export interface ZipLimits {
  readonly entries: number;
  readonly perEntry: number;
  readonly total: number;
  /** Times that an entry of more than a megabyte may be larger than packed. Honest files stay far below it. */
  readonly ratio: number;
}

export const MB = 1024 * 1024;

/** A package, or a zip of pictures and tables: a library of ten thousand cards with large pictures. */
export const archiveLimits: ZipLimits = { entries: 30_000, perEntry: 64 * MB, total: 2048 * MB, ratio: 250 };

/** A spreadsheet: its texts stand in memory at once. */
export const workbookLimits: ZipLimits = { entries: 2000, perEntry: 32 * MB, total: 64 * MB, ratio: 250 };
