import type { ReplacedPart } from '../../../src-main/api/answers/edit-answers.js';

/** A piece of a text as a preview shows it: what stays, shortened, or a hit before and after. */
export type HitPiece =
  | { readonly kind: 'stays'; readonly text: string }
  | { readonly kind: 'hit'; readonly before: string; readonly after: string };

/** How many characters beside a hit are shown. */
const AROUND = 32;

/** The hits of a replacement with what stands around them. */
export const hitPieces = (parts: readonly ReplacedPart[]): HitPiece[] =>
  parts.map(({ before, after, hit }, place) =>
    hit
      ? { kind: 'hit', before, after }
      : { kind: 'stays', text: shortened(before, place === 0, place === parts.length - 1) },
  );

/** Without a hit before or behind it, a text need not be shown to that end. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const signs = [...text];
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  if (signs.length <= head + tail) return text;
  return `${signs.slice(0, head).join('')}…${tail > 0 ? signs.slice(-tail).join('') : ''}`;
}
