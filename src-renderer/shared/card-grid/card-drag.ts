/** Cards dragged within the app: what they are called among what can be dropped. */
const CARDS = 'application/x-cardwright-cards';

/** Begins to drag these cards, the first of which the pointer holds. `names` are what other programs get. */
export function dragCards(event: DragEvent, ids: readonly string[], names: readonly string[]): void {
  event.dataTransfer?.setData(CARDS, JSON.stringify(ids));
  event.dataTransfer?.setData('text/plain', names.join('\n'));
  if (event.dataTransfer) event.dataTransfer.effectAllowed = 'copy';
}

/** Whether cards are held over a place; which, is only told when they are dropped. */
export const holdsCards = (event: DragEvent): boolean => event.dataTransfer?.types.includes(CARDS) ?? false;

/** Ids of the cards that were dropped; empty for anything else. */
export function droppedCards(event: DragEvent): readonly string[] {
  const text = event.dataTransfer?.getData(CARDS) ?? '';
  if (text === '') return [];
  const ids: unknown = JSON.parse(text);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
