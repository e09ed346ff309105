import { fieldCalled, fieldOf, NONE, type FieldName } from './fields.js';

/** What a number can be asked to be. */
export type NumberValue =
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'blank' }
  /** The same card's figure of another field. */
  | { readonly kind: 'field'; readonly field: FieldName };

const number = String.raw`\d{1,9}(?:\.\d{1,6})?`;
const one = new RegExp(`^(${number})$`);
const range = new RegExp(`^(${number})?\\.\\.(${number})?$`);

/** Reads "3", "2..4", "..4", "none", "level"; null for anything else. */
export function numberValue(text: string, of: FieldName): NumberValue | null {
  const typed = text.trim().toLowerCase();
  const field = fieldOf(of);
  if (typed === NONE || (field.kind === 'number' && typed === field.blank)) return { kind: 'blank' };
  const [, alone] = one.exec(typed) ?? [];
  if (alone !== undefined) return { kind: 'range', from: Number(alone), to: Number(alone) };
  const found = range.exec(typed);
  if (found && (found[1] ?? found[2]) !== undefined)
    return { kind: 'range', from: Number(found[1] ?? -Infinity), to: Number(found[2] ?? Infinity) };
  const other = fieldCalled(typed);
  return other !== null && fieldOf(other).kind === 'number' ? { kind: 'field', field: other } : null;
}
