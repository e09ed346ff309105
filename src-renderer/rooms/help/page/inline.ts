/** A piece of a help text. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'keys'; readonly shortcut: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'command'; readonly text: string; readonly command: string };

const marks = /\[([^\]]+)\]\(([#!])([^)]*)\)|\{([^}]+)\}|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Takes a help text apart. Marks that are not closed are text. */
export function inlineOf(text: string): readonly Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) pieces.push({ kind: 'text', text: text.slice(from, match.index) });
    pieces.push(pieceOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

function pieceOf([, words, sign, target = '', keys, strong, code = '']: RegExpMatchArray): Inline {
  if (words !== undefined) {
    return sign === '#'
      ? { kind: 'link', text: words, href: `#${target}` }
      : { kind: 'command', text: words, command: target };
  }
  if (keys !== undefined) return { kind: 'keys', shortcut: keys };
  return strong === undefined ? { kind: 'code', text: code } : { kind: 'strong', text: strong };
}

/** A help text without its marks. */
export const plainText = (text: string): string =>
  inlineOf(text)
    .map((piece) => (piece.kind === 'keys' ? piece.shortcut : piece.text))
    .join('');
