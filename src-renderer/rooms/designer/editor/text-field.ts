/** The field of the inspector in which a card's text is typed. */
import { tick } from 'svelte';
import { limits } from '../../../../src-main/cards/limits.js';
import { notices } from '../../../shared/notices/notices.svelte.js';
import type { CardEditor } from './card-editor.svelte.js';

const field = (): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>('.inspector textarea[data-element="text"]');

/** Shows words of the text: the field has the focus, and they are selected. */
export function showInText({ start, end }: { readonly start: number; readonly end: number }): void {
  field()?.focus();
  field()?.setSelectionRange(start, end);
}

/** The same, of words that are just being written. */
export const showWhenWritten = (place: { readonly start: number; readonly end: number }): void =>
  void tick().then(() => showInText(place));

/** Where the cursor stands in the text of the card, in the inspector or on the card itself; null: it is elsewhere. */
export function cursorInText(): number | null {
  const active = document.activeElement;
  const isText =
    active instanceof HTMLTextAreaElement && (active === field() || active.dataset.element === 'text');
  return isText ? active.selectionStart : null;
}

/**
 * A text with a paragraph more, and where that stands.
 * @param at a place in the text: it is put below the paragraph there; left out: at the end
 */
export function withParagraph(
  text: string,
  paragraph: string,
  at = text.length,
): { readonly text: string; readonly start: number; readonly end: number } {
  const next = text.indexOf('\n', at);
  const before = (next < 0 ? text : text.slice(0, next)).trimEnd();
  const start = before === '' ? 0 : before.length + 1;
  return {
    text: `${before}${before === '' ? '' : '\n'}${paragraph}${next < 0 ? '' : text.slice(next)}`,
    start,
    end: start + paragraph.length,
  };
}

/** The place in the text that lies under the pointer; undefined: it is elsewhere. */
export function placeUnder({ clientX, clientY }: MouseEvent): number | undefined {
  const caret = document.caretPositionFromPoint(clientX, clientY);
  return caret?.offsetNode === field() ? caret?.offset : undefined;
}

/** Writes a paragraph into the text, selected in its field, while the focus stays where it is. */
export function addParagraph(editor: CardEditor, words: string, name: string, at?: number): void {
  const { card } = editor;
  if (!card) return;
  const added = withParagraph(card.text, words, at);
  if (added.text.length > limits.text) {
    notices.say(`There is room for ${limits.text} characters; with this it would be more.`);
    return;
  }
  editor.seal();
  editor.change(name, (draft) => (draft.text = added.text));
  editor.seal();
  void tick().then(() => field()?.setSelectionRange(added.start, added.end));
}
