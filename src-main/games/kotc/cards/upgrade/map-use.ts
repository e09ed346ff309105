import { ordinal } from '../editions.js';
import type { Use } from '../../../card-components.js';
import type { Values } from '../../../card-components.js';
import type { Entry, Vocabulary } from '../vocabulary/vocabulary.js';
import { equivalents, type Equivalents } from './equivalents.js';

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
  const { values, notes } = numbersFor(use, entry, like?.pair ?? null, from);
  const beyond = Object.entries(entry.limits).find(
    ([variable, most]) => (values[variable as 'x'] ?? 0) > most,
  );
  if (beyond) return { kind: 'lost', because: `There its number is at most ${beyond[1]}.` };
  const note = like?.pair?.note;
  return { kind: 'mapped', use: { id: entry.id, values }, notes: note ? [note, ...notes] : notes };
}

function likeOf(id: string, from: Vocabulary, to: Vocabulary): { id: string; pair: Equivalents } | null {
  if (to.byId.has(id) || from.era === to.era) return null;
  const pair =
    to.era === 'modern'
      ? equivalents.find(({ classic }) => classic === id)
      : equivalents.find(({ modern, onlyTo14 }) => modern === id && !onlyTo14);
  return pair ? { id: to.era === 'modern' ? pair.modern : pair.classic, pair } : null;
}

/** Keeps the numbers that the other text has, and fills in those that only it has. */
function numbersFor(
  use: Use,
  entry: Entry,
  pair: Equivalents | null,
  from: Vocabulary,
): { values: Values; notes: string[] } {
  const revised = entry.older.find(
    (older) => older.phrase.template === from.byId.get(use.id)?.phrase.template,
  );
  const standard: Values = { ...(pair?.x !== undefined && { x: pair.x }), ...revised?.sets };
  const values = Object.fromEntries(
    entry.phrase.variables.map((variable) => [variable, use.values[variable] ?? standard[variable] ?? 1]),
  );
  const notes: string[] = [];
  for (const [variable, value] of Object.entries(use.values)) {
    if (variable in values) continue;
    if (value !== (pair?.x ?? 1)) notes.push(`It asked for ${value}; the new text has no number.`);
  }
  for (const variable of entry.phrase.variables) {
    if (use.values[variable] === undefined)
      notes.push(`The new text has a number, which was set to ${values[variable] ?? 1}.`);
  }
  return { values, notes };
}
