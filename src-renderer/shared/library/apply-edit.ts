import type { BatchDone } from '../../../src-main/api/answers/answers.js';
import type { EditEvent } from '../../../src-main/api/answers/edit-answers.js';
import type { Client } from '../../connection/client.js';

interface Watch {
  readonly signal?: AbortSignal;
  readonly onprogress?: (progress: Exclude<EditEvent, { kind: 'done' }>) => void;
}

/** Edits cards as one change. Answers how it can be taken back, or null where there was nothing to change. */
export async function applyEdit(
  client: Client,
  edit: Parameters<Client['edits']['apply']>[0],
  { signal, onprogress }: Watch = {},
): Promise<BatchDone | null> {
  const events = await client.edits.apply(edit, signal && { signal });
  for await (const event of events) {
    if (event.kind === 'done') return event.batch;
    onprogress?.(event);
  }
  return null;
}
