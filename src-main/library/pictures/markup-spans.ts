/** Where a stretch of a text begins and ends. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The stretches from something that opens to the next thing that closes it; they do not overlap. What is opened and never closed is none.
 * Looks at every character a fixed number of times, which one pattern for both with a repetition between them does not.
 * @param open global; as `close`, it takes time in proportion to what it looks at
 */
export function* spansOf(text: string, open: RegExp, close: RegExp): Generator<Span, void, void> {
  for (let from = 0; ;) {
    open.lastIndex = from;
    const start = open.exec(text)?.index;
    if (start === undefined) return;
    close.lastIndex = open.lastIndex;
    // Where nothing closes this one, nothing closes a later one.
    if (!close.test(text)) return;
    from = close.lastIndex;
    yield { start, end: from };
  }
}

/** The text without such stretches. */
export function withoutSpans(
  text: string,
  open: RegExp,
  close: RegExp,
  isMeant: (span: Span) => boolean = () => true,
): string {
  const parts: string[] = [];
  let from = 0;
  for (const span of spansOf(text, open, close)) {
    if (!isMeant(span)) continue;
    parts.push(text.slice(from, span.start));
    from = span.end;
  }
  return parts.join('') + text.slice(from);
}
