/** Which cards are chosen. `anchor` is where a range begins; `focus` is the card that the keyboard is on. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly anchor: string | null;
  readonly focus: string | null;
}

export const nothingSelected: Selection = { chosen: new Set(), anchor: null, focus: null };

/** How the hand that chooses is held: `range` is Shift, `toggle` is Ctrl or Cmd. */
export interface Grip {
  readonly range: boolean;
  readonly toggle: boolean;
}

/** A click on a card, or an arrow key that came to it. `ids` are all cards in the order shown. */
export function select(selection: Selection, ids: readonly string[], id: string, grip: Grip): Selection {
  if (grip.range) {
    const range = rangeOf(ids, selection.anchor ?? selection.focus ?? id, id);
    const chosen = grip.toggle ? new Set([...selection.chosen, ...range]) : new Set(range);
    return { chosen, anchor: selection.anchor ?? selection.focus ?? id, focus: id };
  }
  if (grip.toggle) {
    const chosen = new Set(selection.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    return { chosen, anchor: id, focus: id };
  }
  return { chosen: new Set([id]), anchor: id, focus: id };
}

/** Moves the keyboard to a card and chooses nothing (Ctrl with an arrow). */
export const moveFocus = (selection: Selection, id: string): Selection => ({ ...selection, focus: id });

export const selectAll = (selection: Selection, ids: readonly string[]): Selection => ({
  chosen: new Set(ids),
  anchor: ids[0] ?? null,
  focus: selection.focus ?? ids[0] ?? null,
});

export const selectOnly = (ids: readonly string[]): Selection => ({
  chosen: new Set(ids),
  anchor: ids[0] ?? null,
  focus: ids[0] ?? null,
});

/** Lets go of cards that are no longer shown. The keyboard stays where it was in the row: on the next that is left. */
export function keepShown(
  selection: Selection,
  before: readonly string[],
  now: readonly string[],
): Selection {
  const shown = new Set(now);
  const chosen = new Set([...selection.chosen].filter((id) => shown.has(id)));
  const place = (id: string | null): string | null => {
    if (id === null || shown.has(id)) return id;
    const at = before.indexOf(id);
    const next = before.slice(at + 1).find((other) => shown.has(other));
    return next ?? before.slice(0, at).findLast((other) => shown.has(other)) ?? null;
  };
  return { chosen, anchor: place(selection.anchor), focus: place(selection.focus) };
}

function rangeOf(ids: readonly string[], from: string, to: string): readonly string[] {
  const a = ids.indexOf(from);
  const b = ids.indexOf(to);
  if (a < 0 || b < 0) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
