import type { MenuCommand } from '../../../src-main/api/commands.js';
import { takesPlainKeys, takesPress } from '../focus/focus.js';
import { currentCommands, perform, runCommand } from './commands.svelte.js';
import { fieldKeepsPress, isPlainPress, matchesShortcut } from './shortcuts.js';

export const isMac = /mac/i.test(navigator.platform);

/**
 * Runs the command whose shortcut was pressed, unless the field being typed into keeps the key, it presses the button that has the
 * keyboard, a dialog is open, or the key was pressed by itself where text may be meant.
 */
export function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target && isTyping(target) && fieldKeepsPress(event, target.closest('[data-undo="app"]') !== null))
    return;
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && takesPress(target)) return;
  if (document.querySelector('[role="dialog"][data-state="open"]')) return;
  const maybeText = isPlainPress(event) && !takesPlainKeys(target);
  const command = currentCommands().findLast(
    (candidate) =>
      (!maybeText || candidate.anywhere === true) &&
      [candidate.shortcut ?? []].flat().some((shortcut) => matchesShortcut(event, shortcut, isMac)),
  );
  if (!command) return;
  event.preventDefault();
  if (!(event.repeat && command.once)) void perform(command);
}

/**
 * Enter with Ctrl or Cmd, before what has the keyboard sees it: a switch or a list takes Enter for itself, whatever is held with it.
 * Where it is no shortcut it stays theirs.
 */
export function onKeyDownFirst(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  onKeyDown(event);
  if (event.defaultPrevented) event.stopPropagation();
}

const leavesUndo = (element: Element): boolean => element.closest('[data-undo="app"]') !== null;

const fieldEdits: { readonly [command in MenuCommand]?: string } = {
  undo: 'undo',
  redo: 'redo',
  delete: 'delete',
  'select-all': 'selectAll',
};

/**
 * What the native menu asks for. A field that is being typed into takes what edits text for itself, as it does with
 * the keys; a Mac presses the menu's keys before the page sees them.
 */
export function onMenuCommand(command: MenuCommand): void {
  const edit = fieldEdits[command];
  const field = document.activeElement;
  const isUndo = command === 'undo' || command === 'redo';
  if (edit && field && isTyping(field) && !(isUndo && leavesUndo(field))) document.execCommand(edit);
  else runCommand(command);
}

function isTyping(element: Element): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLElement && element.isContentEditable) ||
    (element instanceof HTMLInputElement &&
      !/^(checkbox|radio|range|button|submit|file|color)$/.test(element.type))
  );
}
