/** Words of a text that something is wrong with, for marks below them. */
export interface Fault {
  readonly start: number;
  readonly end: number;
}

export interface MarkedPiece {
  readonly words: string;
  /** Where the fault begins that these words are of; null: they are none. */
  readonly fault: number | null;
}

/** The text in pieces. Of faults that overlap the first and longest is marked; one between two signs marks the word behind it. */
export function markedPieces(text: string, faults: readonly Fault[]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const { start, end } of faults.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from || start > text.length) continue;
    const word = /^\s*\S*/.exec(text.slice(start))?.[0].length ?? 0;
    const to = Math.min(text.length, end > start ? end : start + word);
    if (start > from) pieces.push({ words: text.slice(from, start), fault: null });
    if (to > start) pieces.push({ words: text.slice(start, to), fault: start });
    from = Math.max(from, to);
  }
  if (from < text.length) pieces.push({ words: text.slice(from), fault: null });
  return pieces;
}
