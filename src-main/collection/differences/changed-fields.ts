/** "level 3 → 4"; what is blank is called so. */
export function changeOf(
  what: string,
  before: string | number | null,
  after: string | number | null,
): string {
  return `${what} ${before ?? 'blank'} → ${after ?? 'blank'}`;
}

/** Words for the fields in which two contents differ, in the order of the words; plain data is compared by its value. */
export function fieldsThatDiffer<T extends object>(
  before: T,
  after: T,
  said: { readonly [K in keyof T]?: (before: T[K], after: T[K]) => string },
): string[] {
  const words: string[] = [];
  const say = <K extends keyof T>(
    field: K,
    word: ((before: T[K], after: T[K]) => string) | undefined,
  ): void => {
    if (word && !isSame(before[field], after[field])) words.push(word(before[field], after[field]));
  };
  for (const field in said) say(field, said[field]);
  return words;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, two] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    one.size === two.size && [...one].every(([key, value]) => two.has(key) && isSame(value, two.get(key)))
  );
}
