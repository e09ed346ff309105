/** The two ways in which the library changes a file. Replaceable, so that full disks can be tried out. */
export interface FileActions {
  /** Replaces a file as a whole, or leaves it as it was. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

/** What may change files in a turn of the writer. */
export interface WritingTurn {
  readonly files: FileActions;
  /** Brings changed names to the disk. */
  syncFolders(): Promise<void>;
}
