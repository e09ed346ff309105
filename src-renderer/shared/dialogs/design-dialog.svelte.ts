/** The dialog in which cards are designed backwards, from cost and words; `DesignDialog.svelte` shows it. */
class DesignDialogState {
  open = $state(false);
}

export const designDialog = new DesignDialogState();
