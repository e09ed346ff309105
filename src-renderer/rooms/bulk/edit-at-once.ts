import type { CardEdit } from '../../../src-main/api/answers/edit-answers.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { batchStep } from '../../shared/history/batch-step.js';
import { takeBack } from '../../shared/history/take-back.js';
import type { History } from '../../shared/history/undo.svelte.js';
import { notices } from '../../shared/notices/notices.svelte.js';
import { saving } from '../../shared/notices/saving.svelte.js';
import { applyEdit } from '../../shared/library/apply-edit.js';

/** An edit of cards that needs no look beforehand. */
export interface EditAtOnce {
  readonly cards: readonly string[];
  readonly edit: CardEdit;
  /** What undo, and the list of recent changes, call it. */
  readonly title: string;
  /** What is said when it is done. */
  readonly done: string;
}

/** Does it as one change that can be taken back, and says so; says as much where there was nothing to change. */
export function editAtOnce(client: Client, history: History, wanted: EditAtOnce): Promise<void> {
  return history.during(apply(client, history, wanted));
}

async function apply(client: Client, history: History, wanted: EditAtOnce): Promise<void> {
  const complain = (error: unknown): void => void notices.complain(sentenceOf(error));
  try {
    const { cards, edit, title } = wanted;
    const done = await saving.track(applyEdit(client, { cards: { ids: [...cards] }, edit, title }));
    if (!done) return void notices.say('They are like that already; nothing was changed.');
    history.push(batchStep(client, title, done));
    notices.say(wanted.done, { label: 'Undo', run: () => takeBack(history).catch(complain), of: history });
  } catch (error) {
    complain(error);
  }
}
