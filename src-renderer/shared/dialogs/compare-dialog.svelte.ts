/** Most cards that are laid side by side. */
export const MOST_COMPARED = 6;

/** The comparison of cards; it stands in the app, and any room can open it. */
class CompareDialog {
  #ids = $state.raw<readonly string[] | null>(null);
  calibrating = $state(false);

  /** The cards to begin with; null: closed. */
  get ids(): readonly string[] | null {
    return this.#ids;
  }

  show(ids: readonly string[]): void {
    this.#ids = ids.slice(0, MOST_COMPARED);
  }

  close(): void {
    this.#ids = null;
  }
}

export const compareDialog = new CompareDialog();
