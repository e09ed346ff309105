import { join } from 'node:path';
import { newCard } from '../games/cards.js';
import { gamesWithFrames } from './frames/games-with-frames.js';
import { paintPng } from '../print/images/png.js';
import { givenColumns } from '../library/finding/card-orders.js';
import { LibraryError } from '../library/errors.js';
import type { KeptPicture } from '../library/types.js';
import type { PictureInfo } from './answers/answers.js';
import { pictureAddress } from './pictures/assets.js';
import type { AppServices } from './app-services.js';
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
import { framesHandlers } from './frames/frames-handlers.js';
import { printHandlers } from './print/print-handlers.js';
import { setsHandlers } from './sets/sets-handlers.js';
import { statisticsHandlers } from './cards/statistics-handlers.js';
import { implementContract } from './implementer.js';
import { labHandlers } from './lab/lab-handlers.js';
import { languageHandlers } from './language/language-handlers.js';
import { iconLooks } from './pictures/icon-looks.js';
import { fileNameOf } from '../print/file-name.js';
import { playHandlers } from './play/play-handlers.js';
import { sampleFolder } from './sets/sample-sets.js';
import { writingHandlers } from './writing/writing-handlers.js';
import { addSamples } from './sets/samples.js';

/** The contract's procedures, each a line or two over the rooms below. */
export function makeRouter(services: AppServices) {
  const os = implementContract();
  const { settings, options, icons } = services;
  const { host } = options;

  return os.router({
    app: {
      info: os.app.info.handler(async () => ({
        name: 'Cardwright',
        version: options.version,
        host: host.kind,
        games: await gamesWithFrames(services),
        columns: givenColumns(),
        settingsProblem: settings.problem,
      })),
      settings: os.app.settings.handler(async function* ({ signal }) {
        const changes = settings.changes.subscribe('settings', { signal });
        yield settings.now;
        yield* changes;
      }),
      changeSettings: os.app.changeSettings.handler(({ input }) => services.changeSettings(input)),
    },
    library: {
      info: os.library.info.handler(() => services.library.info()),
      changes: os.library.changes.handler(({ signal }) => services.changes.subscribe('library', { signal })),
      choose: os.library.choose.handler(async () => {
        const folder = await host.chooseFolder('Choose the folder of your card library');
        if (folder === null) return null;
        await services.openLibrary(folder);
        return services.library.info();
      }),
      reopen: os.library.reopen.handler(async ({ input }) => {
        await services.reopenLibrary(input.folder);
        return services.library.info();
      }),
      addSamples: os.library.addSamples.handler(({ input }) =>
        addSamples(services.library, join(options.assets, sampleFolder(input.set))),
      ),
    },
    cards: {
      list: os.cards.list.handler(() => services.library.cards.list().map(cardRowsOf(services.library))),
      get: os.cards.get.handler(({ input }) => services.library.cards.get(input.id)),
      create: os.cards.create.handler(({ input }) => services.library.cards.create(newCard(input.card))),
      save: os.cards.save.handler(({ input }) =>
        services.library.cards.save(input.card, input.base, input.opened),
      ),
      duplicate: os.cards.duplicate.handler(({ input }) => services.library.cards.duplicate(input.id)),
      remove: os.cards.remove.handler(({ input }) => services.library.cards.remove(input.ids)),
      restore: os.cards.restore.handler(({ input }) => services.library.cards.restore(input.trash)),
      layout: os.cards.layout.handler(({ input }) => services.faces.front(input.card)),
      png: os.cards.png.handler(async ({ input }) => {
        const { content } = await services.library.cards.get(input.id);
        const picture = (id: string) => services.faces.picture(id);
        const bytes = await paintPng(await services.faces.front(content), { dpi: input.dpi, picture });
        return new File([new Uint8Array(bytes)], fileNameOf(content.name, 'png'), { type: 'image/png' });
      }),
    },
    language: languageHandlers(os.language, services),
    collection: collectionHandlers(os.collection, services),
    batches: batchesHandlers(os.batches, services),
    versions: versionsHandlers(os.versions, services),
    trash: trashHandlers(os.trash, services),
    duplicates: duplicatesHandlers(os.duplicates, services),
    sets: setsHandlers(os.sets, services),
    frames: framesHandlers(os.frames, services),
    edits: editsHandlers(os.edits, services),
    statistics: statisticsHandlers(os.statistics, services),
    decks: decksHandlers(os.decks, services),
    pictures: {
      add: os.pictures.add.handler(async ({ input }) =>
        withAddress(await services.library.pictures.add(new Uint8Array(await input.file.arrayBuffer()))),
      ),
      info: os.pictures.info.handler(async ({ input }) =>
        withAddress(await services.library.pictures.info(input.id)),
      ),
      colors: os.pictures.colors.handler(({ input }) => services.library.pictures.colors(input.id)),
      icons: os.pictures.icons.handler(({ input }) => icons.search(input.query)),
      iconLooks: os.pictures.iconLooks.handler(() => iconLooks),
      addIcon: os.pictures.addIcon.handler(async ({ input: { icon, ...look } }) => {
        const { bytes, credit } = await icons.paint(icon, look);
        return { ...withAddress(await services.library.pictures.add(bytes)), credit };
      }),
    },
    writing: writingHandlers(os.writing, services),
    print: printHandlers(os.print, services),
    lab: labHandlers(os.lab, services),
    play: playHandlers(os.play, services),
    exchange: exchangeHandlers(os.exchange, services),
    exports: exportHandlers(os.exports, services),
    outputs: {
      save: os.outputs.save.handler(({ input }) => {
        const output = services.outputs.get(input.output);
        if (!output) throw new LibraryError('NOT_FOUND', 'This file is no longer kept. Make it again.');
        return host.saveFile(input.output, output);
      }),
    },
  });
}

const withAddress = (picture: KeptPicture): PictureInfo => ({ ...picture, url: pictureAddress(picture.id) });
