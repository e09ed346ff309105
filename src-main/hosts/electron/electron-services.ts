import { basename, join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import writeFileAtomic from 'write-file-atomic';
import type { HostServices } from '../../api/host-services.js';

/** Native dialogs, attached to the window while there is one. */
export function electronServices(window: () => BrowserWindow | null): HostServices {
  return {
    kind: 'electron',
    async saveFile(_output, name, bytes) {
      const options = {
        title: 'Save',
        defaultPath: join(app.getPath('documents'), basename(name)),
        filters: filtersFor(name),
      };
      const parent = window();
      const answer = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
      if (answer.canceled || !answer.filePath) return { kind: 'cancelled' };
      await writeFileAtomic(answer.filePath, Buffer.from(bytes));
      return { kind: 'saved', path: answer.filePath };
    },
    async chooseFolder(title) {
      const options = { title, properties: ['openDirectory' as const, 'createDirectory' as const] };
      const parent = window();
      const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
      return answer.canceled ? null : (answer.filePaths[0] ?? null);
    },
  };
}

function filtersFor(name: string): { name: string; extensions: string[] }[] {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'pdf') return [{ name: 'PDF', extensions: ['pdf'] }];
  if (ending === 'png') return [{ name: 'PNG picture', extensions: ['png'] }];
  return [];
}
