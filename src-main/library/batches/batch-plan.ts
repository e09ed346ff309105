import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clashInWords, merge } from './merge.js';
import type { BatchChange, LeftAsItIs } from './batch.js';
import type { BatchStep } from './batch-steps.js';
import { LibraryError } from '../errors.js';
import type { Kept, StoreName } from '../file-kinds.js';
import { fileNameFor, slugOf } from '../file-names.js';
import { revisionOf } from '../read-entry.js';
import type { WholeEntry } from '../read-entry.js';
import type { FileStore } from '../file-store.js';
import type { FileStores } from '../file-stores.js';
import { keptNameOf, trashNameOf } from '../trash/trash.js';

/** What is going to be done, and what of the wishes is left as it is. */
export interface BatchPlan {
  readonly steps: readonly BatchStep[];
  readonly left: readonly LeftAsItIs[];
}

/** What becomes of one thing: null, where it is like that already. */
export type Outcome = BatchStep | LeftAsItIs | null;

/** So many files are read at a time. */
const READ_AT_ONCE = 64;

/**
 * Turns a change into steps, as everything stands on the disk now; for callers that hold the writer's turn.
 * Sets come before the cards that name them, cards before decks.
 * @throws LibraryError BAD_INPUT
 */
export async function planOf(
  stores: FileStores,
  { create, change, before, remove }: BatchChange,
): Promise<BatchPlan> {
  return sorted([
    ...(await planOn(stores.sets, 'sets', create?.sets, change?.sets, before?.sets, remove?.sets)),
    ...(await planOn(stores.cards, 'cards', create?.cards, change?.cards, before?.cards, remove?.cards)),
    ...(await planOn(stores.decks, 'decks', create?.decks, change?.decks, before?.decks, remove?.decks)),
  ]);
}

/** Outcomes as a plan. */
export const sorted = (outcomes: readonly Outcome[]): BatchPlan => ({
  steps: outcomes.flatMap((one) => (one && 'from' in one ? [one] : [])),
  left: outcomes.flatMap((one) => (one && 'because' in one ? [one] : [])),
});

async function planOn<T extends Kept>(
  store: FileStore<T>,
  name: StoreName,
  create: readonly T[] = [],
  change: readonly T[] = [],
  before: readonly T[] = [],
  remove: readonly string[] = [],
): Promise<Outcome[]> {
  const checked = (content: T): T => store.checked(content);
  const created = create.map(checked);
  const removed = [...new Set(remove)];
  const ids = [...created.map(({ id }) => id), ...change.map(({ id }) => id), ...removed];
  if (new Set(ids).size < ids.length) {
    throw new LibraryError('BAD_INPUT', `A ${store.kind.word} is named twice in one change. Name each once.`);
  }
  const there = new Map((await store.freshAll(ids)).map((entry) => [entry.content.id, entry]));
  // What is never written stays as it is, also where it could not be written.
  const changed = change.map((one) => (there.get(one.id)?.readOnly == null ? checked(one) : one));
  const madeFrom = new Map(before.map((content) => [content.id, content]));
  const outcomes: Outcome[] = created.map((content) =>
    there.has(content.id)
      ? { kind: name, id: content.id, name: content.name, because: 'It is in the library already.' }
      : creation(store, name, content),
  );
  for (let at = 0; at < changed.length; at += READ_AT_ONCE) {
    const some = changed.slice(at, at + READ_AT_ONCE);
    outcomes.push(
      ...(await Promise.all(
        some.map((content) =>
          alteration(store, name, content, there.get(content.id), madeFrom.get(content.id)),
        ),
      )),
    );
  }
  for (const id of removed) outcomes.push(removal(name, id, there.get(id), store.kind.ending));
  return outcomes;
}

function creation<T extends Kept>({ kind }: FileStore<T>, shelf: StoreName, content: T): BatchStep {
  const text = kind.write(content);
  const file = fileNameFor(content.name, content.id, kind.ending);
  const to = { at: 'shelf', file, revision: revisionOf(text), text } as const;
  return { shelf, id: content.id, from: { at: 'nowhere' }, to };
}

/**
 * The step that gives a thing another content, merged with what somebody else changed since it was `before`.
 * @param before null or undefined: the content was made from what stands now
 */
export async function alteration<T extends Kept>(
  store: FileStore<T>,
  kind: StoreName,
  content: T,
  entry: WholeEntry<T> | undefined,
  before?: T | null,
): Promise<Outcome> {
  const left = (because: string): LeftAsItIs => ({ kind, id: content.id, name: content.name, because });
  if (!entry) return left('It is not in the library any more.');
  if (entry.readOnly !== null) return left(entry.readOnly);
  const merged = merge(before ?? entry.content, content, entry.content);
  if (merged.kind === 'clash') return left(clashInWords(merged.fields));
  const checked = store.kind.model.safeParse(merged.content);
  if (!checked.success) return left('With what was changed elsewhere at the same time it would be too long.');
  const text = store.kind.write(checked.data);
  const revision = revisionOf(text);
  if (revision === entry.revision) return null;
  const now = await readFile(join(store.folder, entry.file), 'utf8').catch(() => null);
  if (now === null || revisionOf(now) !== entry.revision) return left('It was changed at this very moment.');
  const renamed = slugOf(entry.content.name) !== slugOf(checked.data.name);
  const file = renamed ? fileNameFor(checked.data.name, content.id, store.kind.ending) : entry.file;
  return {
    shelf: kind,
    id: content.id,
    from: { at: 'shelf', file: entry.file, revision: entry.revision, text: now },
    to: { at: 'shelf', file, revision, text },
  };
}

function removal<T extends Kept>(
  shelf: StoreName,
  id: string,
  entry: WholeEntry<T> | undefined,
  ending: string,
): Outcome {
  if (!entry) return { kind: shelf, id, name: '', because: 'It is not in the library any more.' };
  const { file, revision, content } = entry;
  const name = trashNameOf(keptNameOf(file, content, ending));
  return { shelf, id: content.id, from: { at: 'shelf', file, revision }, to: { at: 'trash', file, name } };
}
