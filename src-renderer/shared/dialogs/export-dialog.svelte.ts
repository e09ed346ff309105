import type { ExportedThing } from '../../../src-main/api/contract/export-contract.js';

/** What is to go out, and what people call it: "3 cards". */
export interface ExportTarget {
  readonly what: ExportedThing;
  readonly called: string;
}

/** The export that can be begun from anywhere; `ExportRoom.svelte` shows it. */
class ExportDialogState {
  target = $state.raw<ExportTarget | null>(null);

  open(target: ExportTarget): void {
    this.target = target;
  }
}

export const exportDialog = new ExportDialogState();
