import { join } from 'node:path';
import { blankCard } from '../cards/card.js';
import { editions } from '../cards/editions.js';
import { paintPng } from '../print/png.js';
import { planSheets } from '../print/sheet-plan.js';
import { LibraryError } from '../library/errors.js';
import type { CardSummary, KeptPicture } from '../library/types.js';
import type { CardRow, PictureInfo } from './answers.js';
import { pictureAddress, thumbnailAddress } from './assets.js';
import type { Body } from './body.js';
import { withContractErrors } from './failures.js';
import { implementContract } from './implementer.js';
import { offerVocabulary } from './language-vocabulary.js';
import { readCard } from './language-read.js';
import { upgradeFor } from './language-upgrade.js';
import { writeParagraphs } from './language-write.js';
import { iconLooks } from './icon-looks.js';
import { Icons } from './icons.js';
import { fileNameOf } from './outputs.js';
import { playHandlers } from './play-handlers.js';
import { printEvents } from './print-events.js';
import { sampleFolder } from './sample-sets.js';
import { addSamples } from './samples.js';

const { id: _none, ...blank } = blankCard('');

/** The contract's procedures, each a line or two over the rooms below. */
export function makeRouter(body: Body) {
  const os = implementContract();
  const { settings, options } = body;
  const { host } = options;
  const icons = new Icons();

  return os.router({
    app: {
      info: os.app.info.handler(() => ({
        name: 'Cardwright',
        version: options.version,
        host: host.kind,
        editions,
      })),
      settings: os.app.settings.handler(async function* ({ signal }) {
        const changes = settings.changes.subscribe('settings', { signal });
        yield settings.now;
        yield* changes;
      }),
      changeSettings: os.app.changeSettings.handler(({ input }) => settings.change(input)),
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
      addSamples: os.library.addSamples.handler(({ input }) =>
        addSamples(body.library, join(options.assets, sampleFolder(input.set))),
      ),
    },
    cards: {
      list: os.cards.list.handler(({ input }) => body.library.cards.list(input).map(row)),
      get: os.cards.get.handler(({ input }) => body.library.cards.get(input.id)),
      create: os.cards.create.handler(({ input }) => body.library.cards.create({ ...blank, ...input.card })),
      save: os.cards.save.handler(({ input }) => body.library.cards.save(input.card, input.base)),
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
    language: {
      vocabulary: os.language.vocabulary.handler(({ input }) => offerVocabulary(input.edition)),
      read: os.language.read.handler(({ input }) => readCard(input.card)),
      write: os.language.write.handler(({ input }) => writeParagraphs(input)),
      upgrade: os.language.upgrade.handler(({ input }) => upgradeFor(input.card, input.to)),
    },
    decks: {
      list: os.decks.list.handler(() => body.library.decks.list()),
      get: os.decks.get.handler(({ input }) => body.library.decks.get(input.id)),
      create: os.decks.create.handler(({ input }) => body.library.decks.create(input.deck)),
      save: os.decks.save.handler(({ input }) => body.library.decks.save(input.deck, input.base)),
      remove: os.decks.remove.handler(({ input }) => body.library.decks.remove(input.ids)),
      restore: os.decks.restore.handler(({ input }) => body.library.decks.restore(input.trash)),
    },
    pictures: {
      add: os.pictures.add.handler(async ({ input }) =>
        withAddress(await body.library.pictures.add(new Uint8Array(await input.file.arrayBuffer()))),
      ),
      info: os.pictures.info.handler(async ({ input }) =>
        withAddress(await body.library.pictures.info(input.id)),
      ),
      icons: os.pictures.icons.handler(({ input }) => icons.search(input.query)),
      iconLooks: os.pictures.iconLooks.handler(() => iconLooks),
      addIcon: os.pictures.addIcon.handler(async ({ input: { icon, ...look } }) => {
        const { bytes, credit } = await icons.paint(icon, look);
        return { ...withAddress(await body.library.pictures.add(bytes)), credit };
      }),
    },
    print: {
      plan: os.print.plan.handler(({ input }) => planSheets(input)),
      pdf: os.print.pdf.handler(({ input, signal }) => withContractErrors(printEvents(body, input, signal))),
    },
    play: playHandlers(os.play, body),
    outputs: {
      save: os.outputs.save.handler(({ input }) => {
        const output = body.outputs.get(input.output);
        if (!output) throw new LibraryError('NOT_FOUND', 'This file is no longer kept. Make it again.');
        return host.saveFile(input.output, output.name, output.bytes);
      }),
    },
  });
}

const row = (summary: CardSummary): CardRow => ({
  ...summary,
  thumbnail: thumbnailAddress(summary.id, summary.revision),
});

const withAddress = (picture: KeptPicture): PictureInfo => ({ ...picture, url: pictureAddress(picture.id) });
