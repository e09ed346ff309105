import type { HostMessage } from '../../src-main/api/commands.js';
import { onMenuCommand } from '../commands/keyboard.js';
import { sentenceOf } from '../connection/sentence.js';
import type { LibraryActions } from '../library/actions.js';
import type { LibraryStore } from '../library/library.svelte.js';
import { printList } from '../print/print-list.svelte.js';
import { notices } from './notices.svelte.js';
import { router } from './router.svelte.js';

/** Does what the desktop asks for: a menu entry, a file that was opened, a sentence to show. */
export async function onHostMessage(
  message: HostMessage,
  library: LibraryStore,
  actions: LibraryActions,
): Promise<void> {
  try {
    switch (message.kind) {
      case 'command':
        onMenuCommand(message.command);
        return;
      case 'notice':
        notices.complain(message.message);
        return;
      case 'open-card': {
        const { id: own, ...card } = message.card;
        const id = library.byId.has(own) ? own : await actions.create(card, `add ${message.path}`);
        router.go({ view: 'card', id });
        return;
      }
      case 'open-deck': {
        printList.replace(message.deck.entries.map(({ card, copies }) => ({ card, copies })));
        router.go({ view: 'print' });
        return;
      }
    }
  } catch (error) {
    notices.complain(sentenceOf(error));
  }
}
