import { isDeepStrictEqual } from 'node:util';
import { games } from '../../games/registry.js';

/** What two changes of one thing come to. */
export type Merge<T> =
  | { readonly kind: 'merged'; readonly content: T }
  | { readonly kind: 'clash'; readonly fields: readonly string[] };

/**
 * Brings two changes of the same thing together, field by field. Fields that both changed differently clash; of tags, each
 * change's additions and removals are kept.
 * @param before what both began from
 */
export function merge<T extends object>(before: T, mine: T, theirs: T): Merge<T> {
  const content = { ...theirs };
  const fields: string[] = [];
  for (const field of Object.keys(mine) as (keyof T & string)[]) {
    const [was, own, other] = [before[field], mine[field], theirs[field]];
    if (isDeepStrictEqual(own, was) || isDeepStrictEqual(own, other)) continue;
    if (isDeepStrictEqual(other, was)) content[field] = own;
    else if (isWords(was) && isWords(own) && isWords(other))
      content[field] = mergedWords(was, own, other) as T[typeof field];
    else fields.push(field);
  }
  return fields.length === 0 ? { kind: 'merged', content } : { kind: 'clash', fields };
}

/** A sentence on fields that clash. */
export function clashInWords(fields: readonly string[]): string {
  const names = fields.map((field) => fieldWords[field] ?? titleOf(field));
  const last = names.pop() ?? '';
  return `Its ${names.length === 0 ? last : `${names.join(', ')} and ${last}`} changed elsewhere at the same time.`;
}

const fieldWords: Readonly<Record<string, string>> = {
  text: 'ability text',
  flavor: 'flavor text',
  licence: 'licence line',
  favourite: 'star',
  entries: 'cards',
};

/** As searches call a field of some game's cards: "level or cost". */
function titleOf(key: string): string {
  const title = games()
    .flatMap(({ cardFields }) => cardFields.fields)
    .find((field) => field.key === key)?.search?.title;
  return title?.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) ?? key;
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function mergedWords(was: readonly string[], own: readonly string[], other: readonly string[]): string[] {
  const gone = new Set(was.filter((word) => !own.includes(word)));
  return [
    ...new Set([...other.filter((word) => !gone.has(word)), ...own.filter((word) => !was.includes(word))]),
  ];
}
