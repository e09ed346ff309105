import type { HostMessage } from '../../src-main/api/commands.js';
import { onMenuCommand } from '../shared/commands/keyboard.js';
import { openedFiles } from '../rooms/exchange/opened-files.svelte.js';
import { notices } from '../shared/notices/notices.svelte.js';
import { router } from '../shared/navigation/router.svelte.js';

/** Does what the desktop asks for: a menu entry, a file or library that was opened, a sentence to show. */
export function onHostMessage(message: HostMessage, openLibraryIn: (folder: string) => Promise<void>): void {
  switch (message.kind) {
    case 'command':
      onMenuCommand(message.command);
      return;
    case 'notice':
      notices.complain(message.message);
      return;
    case 'open-import':
      openedFiles.add(message.uploads);
      return;
    case 'show':
      router.go({ view: message.view, id: message.id });
      return;
    case 'open-library':
      void openLibraryIn(message.folder);
  }
}
