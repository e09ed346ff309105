import type { AppInfo, SavedOutput } from './answers.js';

/** What only a host can do. Everything else is the same in all three. */
export interface HostServices {
  readonly kind: AppInfo['host'];
  /** Hands a finished file to the person. `output` is its id, for hosts that serve it for download. */
  saveFile(output: string, name: string, bytes: Uint8Array): Promise<SavedOutput>;
  /** Asks for a folder; null when the person cancels or the host has no dialogs. */
  chooseFolder(title: string): Promise<string | null>;
}
