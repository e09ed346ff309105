/** The dialog in which a new card's game is chosen, where more than one is known; `NewCardDialog.svelte` shows it. */
class NewCardDialogState {
  open = $state(false);
}

export const newCardDialog = new NewCardDialogState();
