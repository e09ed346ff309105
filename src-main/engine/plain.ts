/** What plain data is: null, booleans, finite numbers, strings, and lists and records of them. State is nothing else. */

/** A copy that shares nothing with the original. Plain data only: no classes, no cycles. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = Array.from({ length: value.length });
    for (let i = 0; i < value.length; i += 1) {
      const item: unknown = value[i];
      list[i] = typeof item === 'object' ? clone(item) : item;
    }
    return list as T;
  }
  const record: Record<string, unknown> = {};
  for (const key in value) {
    const item: unknown = value[key];
    record[key] = typeof item === 'object' ? clone(item) : item;
  }
  return record as T;
}

/** JSON with the keys of every record in order, so that equal data give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Readonly<Record<string, unknown>>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(item)}`);
  }
  return `{${parts.join(',')}}`;
}

/** Entries of a list that are one part. */
const PART = 500;

/** What `canonical` makes of a record, in parts of which none is long where the record's lists have many small entries. */
export function* canonicalParts(record: Readonly<Record<string, unknown>>): Generator<string, void, void> {
  let before = '{';
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item === undefined) continue;
    const name = `${before}${JSON.stringify(key)}:`;
    before = ',';
    if (!Array.isArray(item)) {
      yield name + canonical(item);
      continue;
    }
    yield `${name}[`;
    for (let from = 0; from < item.length; from += PART) {
      const part = item
        .slice(from, from + PART)
        .map(canonical)
        .join(',');
      yield from === 0 ? part : `,${part}`;
    }
    yield ']';
  }
  yield before === '{' ? '{}' : '}';
}
