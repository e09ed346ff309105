import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BatchChange } from './batch.js';
import type { BatchStep } from './batch-steps.js';
import { LibraryError } from './errors.js';
import type { Kept, ShelfName } from './file-kinds.js';
import { fileNameFor, slugOf } from './file-names.js';
import { revisionOf } from './read-entry.js';
import type { Shelf, WholeEntry } from './shelf.js';
import type { Shelves } from './shelves.js';
import { keptNameOf, trashNameOf } from './trash.js';

/** What is going to be done, and how much of what was wished is left as it is. */
export interface BatchPlan {
  readonly steps: readonly BatchStep[];
  readonly passedOver: number;
}

/** So many files are read at a time. */
const READ_AT_ONCE = 64;

/**
 * Turns a change into steps, as everything stands on the disk now; for callers that hold the writer's turn.
 * Sets come before the cards that name them, cards before decks.
 * @throws LibraryError BAD_INPUT
 */
export async function planOf(shelves: Shelves, { create, change, remove }: BatchChange): Promise<BatchPlan> {
  const plans = [
    await planOn(shelves.sets, 'sets', create?.sets, change?.sets, remove?.sets),
    await planOn(shelves.cards, 'cards', create?.cards, change?.cards, remove?.cards),
    await planOn(shelves.decks, 'decks', create?.decks, change?.decks, remove?.decks),
  ];
  return {
    steps: plans.flatMap(({ steps }) => steps),
    passedOver: plans.reduce((sum, plan) => sum + plan.passedOver, 0),
  };
}

async function planOn<T extends Kept>(
  shelf: Shelf<T>,
  name: ShelfName,
  create: readonly T[] = [],
  change: readonly T[] = [],
  remove: readonly string[] = [],
): Promise<BatchPlan> {
  const checked = (content: T): T => shelf.checked(content);
  const created = create.map(checked);
  const changed = change.map(checked);
  const removed = [...new Set(remove)];
  const ids = [...created.map(({ id }) => id), ...changed.map(({ id }) => id), ...removed];
  if (new Set(ids).size < ids.length) {
    throw new LibraryError('BAD_INPUT', `A ${shelf.kind.word} is named twice in one change. Name each once.`);
  }
  const there = new Map((await shelf.freshAll(ids)).map((entry) => [entry.content.id, entry]));
  const steps: BatchStep[] = [];
  let passedOver = 0;
  const take = (step: BatchStep | 'passed over' | 'as it is'): void => {
    if (step === 'passed over') passedOver += 1;
    else if (step !== 'as it is') steps.push(step);
  };
  for (const content of created) {
    take(there.has(content.id) ? 'passed over' : creation(shelf, name, content));
  }
  for (let at = 0; at < changed.length; at += READ_AT_ONCE) {
    const some = changed.slice(at, at + READ_AT_ONCE);
    const found = await Promise.all(
      some.map((content) => alteration(shelf, name, content, there.get(content.id))),
    );
    found.forEach(take);
  }
  for (const id of removed) take(removal(name, there.get(id), shelf.kind.ending));
  return { steps, passedOver };
}

function creation<T extends Kept>({ kind }: Shelf<T>, shelf: ShelfName, content: T): BatchStep {
  const text = kind.write(content);
  const file = fileNameFor(content.name, content.id, kind.ending);
  const to = { at: 'shelf', file, revision: revisionOf(text), text } as const;
  return { shelf, id: content.id, from: { at: 'nowhere' }, to };
}

async function alteration<T extends Kept>(
  { kind, folder }: Shelf<T>,
  shelf: ShelfName,
  content: T,
  entry: WholeEntry<T> | undefined,
): Promise<BatchStep | 'passed over' | 'as it is'> {
  if (!entry || entry.readOnly !== null) return 'passed over';
  const text = kind.write(content);
  const revision = revisionOf(text);
  if (revision === entry.revision) return 'as it is';
  const before = await readFile(join(folder, entry.file), 'utf8').catch(() => null);
  if (before === null || revisionOf(before) !== entry.revision) return 'passed over';
  const renamed = slugOf(entry.content.name) !== slugOf(content.name);
  const file = renamed ? fileNameFor(content.name, content.id, kind.ending) : entry.file;
  return {
    shelf,
    id: content.id,
    from: { at: 'shelf', file: entry.file, revision: entry.revision, text: before },
    to: { at: 'shelf', file, revision, text },
  };
}

function removal<T extends Kept>(
  shelf: ShelfName,
  entry: WholeEntry<T> | undefined,
  ending: string,
): BatchStep | 'passed over' {
  if (!entry) return 'passed over';
  const { file, revision, content } = entry;
  const name = trashNameOf(keptNameOf(file, content, ending));
  return { shelf, id: content.id, from: { at: 'shelf', file, revision }, to: { at: 'trash', file, name } };
}
