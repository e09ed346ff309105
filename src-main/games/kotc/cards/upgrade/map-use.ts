import { ordinal } from '../editions.js';
import type { Use } from '../../../card-components.js';
import type { Values } from '../../../card-components.js';
import type { Entry, Vocabulary } from '../vocabulary/vocabulary.js';
import { meaningsBetween } from './changed-meanings.js';
import { equivalents } from './equivalents.js';

/** A component in the other edition, with what its maker should know, or why there is none. */
export type Mapped =
  | { readonly kind: 'mapped'; readonly use: Use; readonly notes: readonly string[] }
  | { readonly kind: 'lost'; readonly because: string };

export function mapUse(use: Use, from: Vocabulary, to: Vocabulary): Mapped {
  const like = likeOf(use.id, from, to);
  const entry = to.byId.get(like?.id ?? use.id);
  if (!entry) return { kind: 'lost', because: `The ${ordinal(to.edition)} Edition has nothing like it.` };
  if (entry.redacted !== null) {
    return {
      kind: 'lost',
      because: `It was redacted in the ${ordinal(entry.redacted)} Edition; cards with it are banned.`,
    };
  }
  const { values, notes } = numbersFor(use, entry, like?.x, from);
  const beyond = Object.entries(entry.limits).find(
    ([variable, most]) => (values[variable as 'x'] ?? 0) > most,
  );
  if (beyond) return { kind: 'lost', because: `There its number is at most ${beyond[1]}.` };
  const meanings = meaningsBetween(entry.id, from, to);
  const all = [...(like?.notes ?? []), ...notes, ...meanings];
  return { kind: 'mapped', use: { id: entry.id, values }, notes: all };
}

interface Like {
  readonly id: string;
  readonly x?: number | undefined;
  readonly notes: readonly string[];
}

/** The like of a component that the other edition does not have: that of its like where need be. Null: it has none, or needs none. */
function likeOf(id: string, from: Vocabulary, to: Vocabulary): Like | null {
  if (to.byId.has(id)) return null;
  const likes = likesOf(id, to.edition > from.edition);
  const further = likes.flatMap((one) =>
    likesOf(one.id, to.edition > from.edition).map((next): Like => ({
      id: next.id,
      x: one.x ?? next.x,
      notes: [...one.notes, ...next.notes],
    })),
  );
  return [...likes, ...further].find((like) => to.byId.has(like.id)) ?? null;
}

const likesOf = (id: string, isNewer: boolean): readonly Like[] =>
  equivalents
    .filter(({ older, newer, onlyToNewer }) => (isNewer ? older === id : newer === id && !onlyToNewer))
    .map(({ older, newer, x, note }) => ({
      id: isNewer ? newer : older,
      x,
      notes: note === undefined ? [] : [note],
    }));

/** Keeps the numbers that the other text has, and fills in those that only it has. */
function numbersFor(
  use: Use,
  entry: Entry,
  x: number | undefined,
  from: Vocabulary,
): { values: Values; notes: string[] } {
  const revised = entry.older.find(
    (older) => older.phrase.template === from.byId.get(use.id)?.phrase.template,
  );
  const standard: Values = { ...(x !== undefined && { x }), ...revised?.sets };
  const values = Object.fromEntries(
    entry.phrase.variables.map((variable) => [variable, use.values[variable] ?? standard[variable] ?? 1]),
  );
  const notes: string[] = [];
  for (const [variable, value] of Object.entries(use.values)) {
    if (variable in values) continue;
    if (value !== (x ?? 1)) notes.push(`It asked for ${value}; the new text has no number.`);
  }
  for (const variable of entry.phrase.variables) {
    if (use.values[variable] === undefined)
      notes.push(`The new text has a number, which was set to ${values[variable] ?? 1}.`);
  }
  return { values, notes };
}
