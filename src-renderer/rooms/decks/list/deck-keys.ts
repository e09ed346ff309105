import type { DeckDesk } from '../deck/deck-desk.svelte.js';
import type { DeckLine } from '../deck/deck-groups.js';

/** How far a page key leads, lines. */
const PAGE = 12;

/**
 * What a key does to a deck's lines where the keyboard is on one of them; a chip or a field within it keeps its own keys.
 * True: it did something, and the keyboard belongs to the line that the desk has in focus now.
 */
export function takeDeckKey(event: KeyboardEvent, desk: DeckDesk, open: (card: string) => void): boolean {
  const line = desk.focused;
  if (!line || !(event.target instanceof Element) || !event.target.matches('[data-line]')) return false;
  if (!pressDeckKey(event, desk, line, open)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** What a key does to a deck's lines on one of them. True: it did something. */
export function pressDeckKey(
  event: KeyboardEvent,
  desk: DeckDesk,
  line: DeckLine,
  open: (card: string) => void,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = desk.lines.findIndex(({ key }) => key === line.key);
  const go = (to: number): void => {
    const next = desk.lines[Math.min(desk.lines.length - 1, Math.max(0, to))];
    if (next) desk.focus(next.key);
  };
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowRight':
      go(at + 1);
      return true;
    case 'ArrowUp':
    case 'ArrowLeft':
      go(at - 1);
      return true;
    case 'Home':
      go(0);
      return true;
    case 'End':
      go(desk.lines.length - 1);
      return true;
    case 'PageDown':
      go(at + PAGE);
      return true;
    case 'PageUp':
      go(at - PAGE);
      return true;
    case 'Enter':
      if (line.row) open(line.row.id);
      return true;
  }
  if (!desk.editor.editable) return false;
  if (/^\d$/.test(event.key)) desk.typeDigit(line, event.key);
  else if (event.key === '+' || event.key === '=') desk.setCount(line, line.copies + 1);
  else if (event.key === '-') desk.setCount(line, line.copies - 1);
  else if (event.key === 'Delete' || event.key === 'Backspace') desk.takeOut(line);
  else if (event.key.toLowerCase() === 'r' && desk.splits) {
    desk.moveTo(line, line.place === 'main' ? 'reserves' : 'main', event.shiftKey ? line.copies : 1);
  } else return false;
  return true;
}
