import { join } from 'node:path';
import { newCard } from '../games/cards.js';
import { games } from '../games/registry.js';
import { gameInfo } from './game-info.js';
import { paintPng } from '../print/images/png.js';
import { givenColumns } from '../library/finding/card-orders.js';
import { LibraryError } from '../library/errors.js';
import type { KeptPicture } from '../library/types.js';
import type { PictureInfo } from './answers/answers.js';
import { pictureAddress } from './pictures/assets.js';
import type { Body } from './body.js';
import { cardRowsOf } from './cards/card-row.js';
import { collectionHandlers } from './cards/collection-handlers.js';
import { decksHandlers } from './decks/decks-handlers.js';
import { editsHandlers } from './cards/edits-handlers.js';
import {
  batchesHandlers,
  duplicatesHandlers,
  trashHandlers,
  versionsHandlers,
} from './cards/keeping-handlers.js';
import { exchangeHandlers } from './exchange/exchange-handlers.js';
import { exportHandlers } from './exchange/export-handlers.js';
import { printHandlers } from './print/print-handlers.js';
import { setsHandlers } from './sets/sets-handlers.js';
import { statisticsHandlers } from './cards/statistics-handlers.js';
import { implementContract } from './implementer.js';
import { languageHandlers } from './language/language-handlers.js';
import { iconLooks } from './pictures/icon-looks.js';
import { fileNameOf } from '../print/file-name.js';
import { playHandlers } from './play/play-handlers.js';
import { sampleFolder } from './sets/sample-sets.js';
import { addSamples } from './sets/samples.js';

/** The contract's procedures, each a line or two over the rooms below. */
export function makeRouter(body: Body) {
  const os = implementContract();
  const { settings, options, icons } = body;
  const { host } = options;

  return os.router({
    app: {
      info: os.app.info.handler(() => ({
        name: 'Cardwright',
        version: options.version,
        host: host.kind,
        games: games().map(gameInfo),
        columns: givenColumns(),
        settingsProblem: settings.problem,
      })),
      settings: os.app.settings.handler(async function* ({ signal }) {
        const changes = settings.changes.subscribe('settings', { signal });
        yield settings.now;
        yield* changes;
      }),
      changeSettings: os.app.changeSettings.handler(({ input }) => body.changeSettings(input)),
    },
    library: {
      info: os.library.info.handler(() => body.library.info()),
      changes: os.library.changes.handler(({ signal }) => body.changes.subscribe('library', { signal })),
      choose: os.library.choose.handler(async () => {
        const folder = await host.chooseFolder('Choose the folder of your card library');
        if (folder === null) return null;
        await body.openLibrary(folder);
        return body.library.info();
      }),
      reopen: os.library.reopen.handler(async ({ input }) => {
        await body.reopenLibrary(input.folder);
        return body.library.info();
      }),
      addSamples: os.library.addSamples.handler(({ input }) =>
        addSamples(body.library, join(options.assets, sampleFolder(input.set))),
      ),
    },
    cards: {
      list: os.cards.list.handler(() => body.library.cards.list().map(cardRowsOf(body.library))),
      get: os.cards.get.handler(({ input }) => body.library.cards.get(input.id)),
      create: os.cards.create.handler(({ input }) => body.library.cards.create(newCard(input.card))),
      save: os.cards.save.handler(({ input }) =>
        body.library.cards.save(input.card, input.base, input.opened),
      ),
      duplicate: os.cards.duplicate.handler(({ input }) => body.library.cards.duplicate(input.id)),
      remove: os.cards.remove.handler(({ input }) => body.library.cards.remove(input.ids)),
      restore: os.cards.restore.handler(({ input }) => body.library.cards.restore(input.trash)),
      layout: os.cards.layout.handler(({ input }) => body.faces.front(input.card)),
      png: os.cards.png.handler(async ({ input }) => {
        const { content } = await body.library.cards.get(input.id);
        const picture = (id: string) => body.faces.picture(id);
        const bytes = await paintPng(await body.faces.front(content), { dpi: input.dpi, picture });
        return new File([new Uint8Array(bytes)], fileNameOf(content.name, 'png'), { type: 'image/png' });
      }),
    },
    language: languageHandlers(os.language),
    collection: collectionHandlers(os.collection, body),
    batches: batchesHandlers(os.batches, body),
    versions: versionsHandlers(os.versions, body),
    trash: trashHandlers(os.trash, body),
    duplicates: duplicatesHandlers(os.duplicates, body),
    sets: setsHandlers(os.sets, body),
    edits: editsHandlers(os.edits, body),
    statistics: statisticsHandlers(os.statistics, body),
    decks: decksHandlers(os.decks, body),
    pictures: {
      add: os.pictures.add.handler(async ({ input }) =>
        withAddress(await body.library.pictures.add(new Uint8Array(await input.file.arrayBuffer()))),
      ),
      info: os.pictures.info.handler(async ({ input }) =>
        withAddress(await body.library.pictures.info(input.id)),
      ),
      colors: os.pictures.colors.handler(({ input }) => body.library.pictures.colors(input.id)),
      icons: os.pictures.icons.handler(({ input }) => icons.search(input.query)),
      iconLooks: os.pictures.iconLooks.handler(() => iconLooks),
      addIcon: os.pictures.addIcon.handler(async ({ input: { icon, ...look } }) => {
        const { bytes, credit } = await icons.paint(icon, look);
        return { ...withAddress(await body.library.pictures.add(bytes)), credit };
      }),
    },
    print: printHandlers(os.print, body),
    play: playHandlers(os.play, body),
    exchange: exchangeHandlers(os.exchange, body),
    exports: exportHandlers(os.exports, body),
    outputs: {
      save: os.outputs.save.handler(({ input }) => {
        const output = body.outputs.get(input.output);
        if (!output) throw new LibraryError('NOT_FOUND', 'This file is no longer kept. Make it again.');
        return host.saveFile(input.output, output);
      }),
    },
  });
}

const withAddress = (picture: KeptPicture): PictureInfo => ({ ...picture, url: pictureAddress(picture.id) });
