import type { StagedFile } from '../files/whole-file.js';

/** The ways in which the library changes a file. Replaceable, so that full disks can be tried out. */
export interface FileActions {
  /** Replaces a file as a whole, or leaves it as it was. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Writes beside a file what is to replace it. */
  stage(path: string, content: string): Promise<StagedFile>;
  /** Adds to a file, or makes one; what fails leaves it as it was. @param before what is in it; empty where there is none */
  addTo(path: string, before: string, more: string): Promise<void>;
}

/** What may change files in a turn of the writer. */
export interface WritingTurn {
  readonly files: FileActions;
  /** Brings changed names to the disk. */
  syncFolders(): Promise<void>;
}
