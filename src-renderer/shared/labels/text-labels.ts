import { plainText, type Text } from '../../../src-main/engine/text.js';

/** A sentence as the name of a button: without its full stop. */
export const asLabel = (text: Text): string => plainText(text).replace(/\.$/, '');

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** A sentence or name as it goes on in a line. */
export const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
