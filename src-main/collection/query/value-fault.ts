import { dateValue } from './date-value.js';
import { choicesCalled, fieldOf, NONE, type FieldName } from './fields.js';
import { numberValue } from './number-value.js';

/** "a, b or c". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Why the field cannot have this value, in a sentence, or null. */
export function faultOf(name: FieldName, text: string): string | null {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'text':
    case 'names':
      return null;
    case 'choice': {
      if (field.words || choicesCalled(field.choices, text).length > 0) return null;
      return `“${text}” is nothing that “${field.names[0]}:” knows; write ${listed(field.choices.map(({ names }) => names[0] ?? ''))}.`;
    }
    case 'number':
      return numberValue(text, name) === null
        ? `“${text}” is no number for “${field.title}”; write one such as 3, a range such as 2..4, or ${NONE}.`
        : null;
    case 'date':
      return dateValue(text) === null
        ? `“${text}” is no date; write one such as 2026-11-01, 2026-11, today or 7d.`
        : null;
  }
}
