/** Short forms that become text while somebody types. Draws nothing. */
import type { ShortForm } from '../../../src-main/api/writing/writing-aids.js';

/** What a text becomes by a short form. */
export interface Replacement {
  readonly short: string;
  readonly text: string;
  /** Where the keyboard goes on. */
  readonly caret: number;
  /** Where the short form began. */
  readonly start: number;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

/** What `$name` stands for; a card without one keeps the sign. */
const filledIn = (text: string, name: string): string =>
  name.trim() === '' ? text : text.replaceAll('$name', () => name.trim());

/**
 * The replacement that is due where somebody has just typed, or null. A form that ends with a letter or digit is a word: it
 * is replaced once a sign after it ends the word, and only where none stands before it. Any other is replaced at once. Of several
 * the longest is meant.
 * @param caret after what was typed last
 */
export function replacementAt(
  text: string,
  caret: number,
  forms: readonly ShortForm[],
  name: string,
): Replacement | null {
  let best: { readonly form: ShortForm; readonly start: number; readonly end: number } | null = null;
  const typed = text[caret - 1];
  for (const form of forms) {
    const isWord = isLetter(form.short.at(-1));
    if (isWord && isLetter(typed)) continue;
    const end = isWord ? caret - 1 : caret;
    const start = end - form.short.length;
    if (start < 0 || text.slice(start, end) !== form.short) continue;
    if (isLetter(form.short[0]) && isLetter(text[start - 1])) continue;
    if (!best || form.short.length > best.form.short.length) best = { form, start, end };
  }
  if (!best) return null;
  const { form, start, end } = best;
  const put = filledIn(form.text, name);
  if (put === form.short || put === '$name') return null;
  return {
    short: form.short,
    text: text.slice(0, start) + put + text.slice(end),
    caret: start + put.length + (caret - end),
    start,
  };
}

/** The short forms of one field, while somebody is in it: what they have taken back is left alone until they leave. */
export class AutoReplace {
  #done: { readonly start: number; readonly short: string; takenBack: boolean }[] = [];

  constructor(
    private readonly forms: () => readonly ShortForm[],
    private readonly name: () => string,
  ) {}

  /**
   * To be asked after each input.
   * @param before the text before it
   * @param text, caret after it
   */
  typed(event: Event, before: string, text: string, caret: number): Replacement | null {
    for (const done of this.#done) if (before.startsWith(done.short, done.start)) done.takenBack = true;
    const isTyped =
      event instanceof InputEvent &&
      !event.isComposing &&
      (event.inputType === 'insertText' || event.inputType === 'insertLineBreak');
    if (!isTyped) return null;
    const due = replacementAt(text, caret, this.forms(), this.name());
    if (!due) return null;
    const same = this.#done.find(({ start, short }) => start === due.start && short === due.short);
    if (same?.takenBack) return null;
    if (!same) this.#done.push({ start: due.start, short: due.short, takenBack: false });
    return due;
  }

  /** The field was left: what is typed there anew is new. */
  forget(): void {
    this.#done = [];
  }
}
