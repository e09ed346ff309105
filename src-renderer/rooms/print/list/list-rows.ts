import type { PrintEntry, PrintGroup } from '../../../shared/printing/print-list.svelte.js';

/** A line of the list: the head of a group, or one of its cards. */
export type ListRow =
  | { readonly kind: 'head'; readonly key: string; readonly group: PrintGroup }
  | { readonly kind: 'card'; readonly key: string; readonly group: PrintGroup; readonly entry: PrintEntry };

/** The lines of the list from the top down. Single cards without decks beside them need no head. */
export function rowsOf(groups: readonly PrintGroup[]): readonly ListRow[] {
  const headed = groups.length > 1 || groups.some(({ name }) => name !== null);
  return groups.flatMap((group): ListRow[] => [
    ...(headed ? [{ kind: 'head' as const, key: group.id, group }] : []),
    ...group.entries.map((entry) => ({
      kind: 'card' as const,
      key: `${group.id} ${entry.card}`,
      group,
      entry,
    })),
  ]);
}

/** The card that a key leads to from the present one; null where it leads nowhere. */
export function cardAfterKey(rows: readonly ListRow[], present: string | null, key: string): string | null {
  const cards = rows.filter((row) => row.kind === 'card');
  const at = cards.findIndex((row) => row.key === present);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(0, at - 1),
    PageDown: at + 8,
    PageUp: Math.max(0, at - 8),
    Home: 0,
    End: cards.length - 1,
  };
  const target = targets[key];
  return target === undefined ? null : (cards[Math.min(cards.length - 1, target)]?.key ?? null);
}
