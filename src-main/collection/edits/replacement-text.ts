import type { Pattern, PatternHit } from '../patterns/pattern.js';

/** What takes the place of a hit, made of what the pattern's groups have taken. */
export type Filling = (hit: PatternHit) => string;

/** What is wrong in a replacing text; offsets in it. */
export interface FillingFault {
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
}

const signs = /\$(?:(\d{1,2})|<([^>]*)>|([$&]))|\\([n\\])/g;

/** Reads "$1", "$<name>", "$&" (all that was found), "$$", "\n" and "\\" in a replacing text; everything else stands for itself. */
export function readFilling(text: string, pattern: Pattern): Filling | FillingFault {
  const pieces: Filling[] = [];
  let from = 0;
  for (const found of text.matchAll(signs)) {
    const [whole, number, name, sign, escaped] = found;
    const start = found.index;
    const kept = text.slice(from, start);
    pieces.push(() => kept);
    from = start + whole.length;
    const group = name === undefined ? Number(number) : (pattern.groupNames.get(name) ?? -1);
    if ((number !== undefined && group > pattern.groups) || group === -1)
      return { start, end: from, sentence: noGroup(whole, pattern) };
    if (sign === '$' || escaped !== undefined) {
      const plain = sign ?? (escaped === 'n' ? '\n' : '\\');
      pieces.push(() => plain);
    } else {
      const taken = sign === '&' ? 0 : group;
      pieces.push(({ groups }) => groups[taken] ?? '');
    }
  }
  const rest = text.slice(from);
  return (hit) => pieces.map((piece) => piece(hit)).join('') + rest;
}

function noGroup(written: string, { groups, groupNames }: Pattern): string {
  const there =
    groups === 0
      ? 'it has none; put parentheses around what “$1” is to be'
      : `it has $1${groups > 1 ? ` to $${groups}` : ''}${[...groupNames.keys()].map((name) => `, $<${name}>`).join('')}`;
  return `The pattern has no group “${written}”: ${there}. For the sign itself write “$$”.`;
}
