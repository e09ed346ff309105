import { notices } from '../notices/notices.svelte.js';
import type { Undoable } from './active.svelte.js';
import { History } from './undo.svelte.js';

/**
 * Takes the newest step back, or does the last one again that was taken back, and says which it was. A game tells that itself.
 * @throws what the step throws
 */
export async function takeBack(history: Undoable, direction: 'undo' | 'redo' = 'undo'): Promise<void> {
  const moved = await history[direction]();
  if (!(history instanceof History) || !moved) return;
  const { name, note } = moved;
  const again = { run: () => takeBack(history, direction === 'undo' ? 'redo' : 'undo'), of: history };
  if (direction === 'undo') notices.say(`Undone: ${name}.${note}`, { label: 'Redo', ...again });
  else notices.say(`Done again: ${name}.${note}`, { label: 'Undo', ...again });
}
