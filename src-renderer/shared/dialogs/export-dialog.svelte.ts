import type { ExportTarget } from '../../rooms/exchange/export-flow.svelte.js';

/** The export that can be begun from anywhere; `ExportRoom.svelte` shows it. */
class ExportDialogState {
  target = $state.raw<ExportTarget | null>(null);

  open(target: ExportTarget): void {
    this.target = target;
  }
}

export const exportDialog = new ExportDialogState();
