/** What plain data is: null, booleans, finite numbers, strings, and lists and records of them. State is nothing else. */

/** A copy that shares nothing with the original. Plain data only: no classes, no cycles. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Copied as a whole first: so V8 gives the copy the shape of the original, which is quicker to make and to use.
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i += 1) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = clone(item);
    }
    return list as T;
  }
  const record = { ...(value as Record<string, unknown>) };
  for (const key in record) {
    const item = record[key];
    if (typeof item === 'object' && item !== null) record[key] = clone(item);
  }
  return record as T;
}

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
/** Leaves a field out. It stands there as undefined, which no text of plain data has: deleted, it would make V8 look up all fields of the record by name. */
export function unset<T extends object>(data: T, field: Optional<T>): void {
  if (data[field] !== undefined) data[field] = undefined as T[Optional<T>];
}

/** A record whose fields can be emptied one by one, as `unset` does: quicker where it is done often, as V8 looks up slowly what it is given the name of. */
export type Emptied<T> = { -readonly [F in keyof T]: T[F] | undefined };

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
