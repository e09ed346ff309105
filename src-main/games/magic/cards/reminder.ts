/** Reminder text: italic, in parentheses, it repeats a rule and does nothing (MC-CARD-19). */
const REMINDER = /\([^()]*\)/gu;

/** Whether a text says anything but reminders. */
export const saysMoreThanReminders = (text: string): boolean =>
  /[\p{L}\p{N}{]/u.test(text.replaceAll(REMINDER, ''));

/** Where reminders stand in a text, [start, end), with their parentheses. */
export const remindersIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(REMINDER)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
