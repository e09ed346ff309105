import { basename, join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import type { HostServices } from '../../api/host-services.js';
import { outputTrouble } from '../../api/outputs.js';
import { copyWhole } from '../../files/whole-file.js';

/** Native dialogs, attached to the window while there is one. */
export function electronServices(window: () => BrowserWindow | null): HostServices {
  return {
    kind: 'electron',
    async saveFile(_id, { name, path }) {
      const options = {
        title: 'Save',
        defaultPath: join(app.getPath('documents'), basename(name)),
        filters: filtersFor(name),
        // Only Linux does not ask by itself before an older file is written over.
        properties: ['showOverwriteConfirmation' as const, 'createDirectory' as const],
      };
      const parent = window();
      const answer = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
      if (answer.canceled || !answer.filePath) return { kind: 'cancelled' };
      const { filePath } = answer;
      await copyWhole(path, filePath, { followLink: true }).catch((error: unknown) => {
        throw outputTrouble(error, basename(filePath));
      });
      return { kind: 'saved', path: filePath };
    },
    async chooseFolder(title) {
      const options = { title, properties: ['openDirectory' as const, 'createDirectory' as const] };
      const parent = window();
      const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
      return answer.canceled ? null : (answer.filePaths[0] ?? null);
    },
  };
}

/** What the kinds of files that are made here are called, by the end of their names. */
const kinds: Readonly<Record<string, string>> = {
  cardwright: 'Cardwright package',
  cod: 'Cockatrice deck',
  csv: 'CSV table',
  md: 'Markdown',
  pdf: 'PDF',
  png: 'PNG picture',
  tsv: 'TSV table',
  txt: 'Text',
  xlsx: 'Excel workbook',
  xml: 'XML',
  zip: 'ZIP archive',
};

function filtersFor(name: string): { name: string; extensions: string[] }[] {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const kind = kinds[ending];
  return kind === undefined ? [] : [{ name: kind, extensions: [ending] }];
}
