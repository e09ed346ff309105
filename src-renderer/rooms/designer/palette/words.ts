/** The words of a text or search, without their marks. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one of the words begins so. */
export const begins = (words: readonly string[], beginning: string): boolean =>
  words.some((word) => word.startsWith(beginning));
