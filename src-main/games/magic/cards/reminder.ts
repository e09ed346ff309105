/** Reminder text: italic, in parentheses, it repeats a rule and does nothing (MC-CARD-19). */
const REMINDER = /\([^()]*\)/gu;

/** Where reminders stand in a text, [start, end), with their parentheses. */
export const remindersIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(REMINDER)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** A text without its reminders. */
export function withoutReminder(text: string): string {
  let left = text;
  for (const { start, end } of remindersIn(text).toReversed()) left = left.slice(0, start) + left.slice(end);
  return left.trim();
}
