import type { AppInfo, SavedOutput } from './answers/answers.js';
import type { Output } from './outputs.js';

/** What only a host can do. Everything else is the same in all three. */
export interface HostServices {
  readonly kind: AppInfo['host'];
  /** Hands a finished file to the person: copied to where they say, or served for download under its `id`. */
  saveFile(id: string, output: Output): Promise<SavedOutput>;
  /** Asks for a folder; null when the person cancels or the host has no dialogs. */
  chooseFolder(title: string): Promise<string | null>;
}
