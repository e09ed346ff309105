import type { BatchDone } from '../../../src-main/api/answers/answers.js';
import type { Client } from '../../connection/client.js';
import { leftAlone } from '../labels/version-labels.js';
import { saving } from '../notices/saving.svelte.js';
import type { Step } from './undo.svelte.js';

/** A change of many cards as a step: it is taken back as a whole, and what took it back can be taken back in turn. */
export function batchStep(client: Client, name: string, done: Pick<BatchDone, 'batch'>): Step {
  let { batch } = done;
  const takeBack = async (): Promise<string> => {
    const back = await saving.track(client.batches.undo({ batch }));
    batch = back.batch;
    return leftAlone(back.left);
  };
  return { name, undo: takeBack, redo: takeBack };
}
