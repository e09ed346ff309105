import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { notices } from '../../../shared/notices/notices.svelte.js';
import { router } from '../../../shared/navigation/router.svelte.js';
import type { CardEditor } from '../editor/card-editor.svelte.js';

/** The card as it is now, on a table that is set up for it. */
export async function tryOut(client: Client, editor: CardEditor, card: string): Promise<void> {
  await editor.flush();
  try {
    const { game } = await client.play.trials.start({ card });
    router.go({ view: 'table', id: game });
  } catch (error) {
    notices.complain(sentenceOf(error));
  }
}
