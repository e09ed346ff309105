/** Words and the day where the program runs, as everybody reads it: "Embers · 2026-11-21". */
export function withDay(words: string, date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${words} · ${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
