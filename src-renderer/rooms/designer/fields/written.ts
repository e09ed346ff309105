/** Short forms that become text in the fields of a card. */
import { writeField, type FieldInfo } from '../../../shared/card-fields/fields.js';
import type { Replacement } from '../../../shared/writing/auto-replace.js';
import type { CardEditor } from '../editor/card-editor.svelte.js';

/** Texts are; names, figures and lines that a game reads are written as they are typed. */
export const isReplaced = (field: FieldInfo): boolean =>
  field.kind === 'text' && (field.prose || field.key === 'licence');

/** Writes a replacement as a step of its own, so that it can be taken back by itself. Where the text would be too long it stays. */
export function writeReplaced(
  editor: CardEditor,
  field: FieldInfo,
  control: HTMLInputElement | HTMLTextAreaElement,
  { short, text, caret }: Replacement,
): void {
  if (text.length > field.limit) return;
  editor.seal();
  editor.change(`replace “${short}”`, (draft) => writeField(draft, field, text));
  editor.seal();
  control.value = text;
  control.setSelectionRange(caret, caret);
}
