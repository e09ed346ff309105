import type { CardSet } from './card-set.js';

/**
 * What a card says of its set: "FS 12/40", "FS 12", "FS" where it has no number yet. Null where the set's cards show nothing.
 * @param total of the set's numbers
 */
export function setMarkText(
  { code, mark }: Pick<CardSet, 'code' | 'mark'>,
  number: number | null,
  total: number,
): string | null {
  if (mark === 'none') return null;
  const count = number === null ? '' : mark === 'number' ? `${number}` : `${number}/${total}`;
  return [code, count].filter(Boolean).join(' ');
}
