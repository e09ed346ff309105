/** What takes a batch back, as everything stands on the disk now. */
import type { LeftAsItIs } from './batch.js';
import { alteration, sorted, type BatchPlan, type Outcome } from './batch-plan.js';
import { takingBack, type BatchStep } from './batch-steps.js';
import type { BatchWork } from './batch-work.js';
import type { Kept } from '../file-kinds.js';
import type { FileStore } from '../file-store.js';
import type { FileStores } from '../file-stores.js';
import { trashNameOf } from '../trash/trash.js';

/**
 * The steps that take others back, last first. What somebody changed since keeps that change where it was in other fields; what
 * came into being and was changed since, or cannot be brought back, is left as it is. For callers that hold the writer's turn.
 */
export async function planBack(
  work: BatchWork,
  stores: FileStores,
  steps: readonly BatchStep[],
): Promise<BatchPlan> {
  const standing = new Set(await work.standing(steps));
  const outcomes: Outcome[] = [];
  for (const step of [...steps].reverse()) {
    outcomes.push(standing.has(step) ? takingBack(step, trashNameOf) : await backOn(stores, step));
  }
  return sorted(outcomes);
}

function backOn(stores: FileStores, step: BatchStep): Promise<Outcome> {
  switch (step.shelf) {
    case 'cards':
      return back(stores.cards, step);
    case 'decks':
      return back(stores.decks, step);
    case 'sets':
      return back(stores.sets, step);
  }
}

async function back<T extends Kept>(
  store: FileStore<T>,
  { shelf: kind, id, from, to }: BatchStep,
): Promise<Outcome> {
  const [entry] = await store.freshAll([id]);
  if (from.at === 'shelf' && to.at === 'shelf') {
    const [before, after] = [contentIn(store, from.text), contentIn(store, to.text)];
    if (before && after) return alteration(store, kind, before, entry, after);
  }
  const left = (because: string): LeftAsItIs => ({ kind, id, name: entry?.content.name ?? '', because });
  if (to.at === 'trash')
    return left(entry ? 'It is in the library again already.' : 'It is not in the trash any more.');
  return left(entry ? 'It was changed since.' : 'It is not in the library any more.');
}

function contentIn<T extends Kept>(store: FileStore<T>, text: string | undefined): T | null {
  const reading = text === undefined ? null : store.kind.read(text);
  return reading?.kind === 'good' ? reading.content : null;
}
