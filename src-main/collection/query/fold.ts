/** Lower case without accents and curly quotes, white space as single spaces: what is compared in a search. */
export function fold(text: string): string {
  const plain = text.replace(/[\u2010-\u201f\u2026]/g, ' ').replace(/\s{2,}|[^\S ]/g, ' ');
  if (isAscii(plain)) return plain.toLowerCase();
  return plain
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
}

export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

export const wordsOf = (folded: string): string[] =>
  (isAscii(folded) ? folded.match(/[a-z0-9]+/g) : folded.match(/[\p{L}\p{N}\p{M}]+/gu)) ?? [];

/** Names that differ in case, accents and punctuation only have the same key. */
export function keyOf(name: string): string {
  const folded = fold(name);
  return wordsOf(folded).join(' ') || folded.trim();
}

/** Whether a word of the folded text begins with `start`, which may itself hold several words. */
export function beginsWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !isWordSign(text, at - 1) || !isWordSign(start, 0)) return true;
  }
  return false;
}

function isWordSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(text.charAt(at));
}
