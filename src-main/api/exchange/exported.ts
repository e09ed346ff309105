import { contentsOfCards, contentsOfDeck, type ExportContents } from '../../exchange/export/contents.js';
import { exportFile, type ExportFile } from '../../exchange/export/export-file.js';
import type { ExportTools } from '../../exchange/export/parts.js';
import { gather, type PackageChoice } from '../../exchange/package/gather.js';
import { makeWhole } from '../../files/whole-file.js';
import type { Library } from '../../library/library.js';
import type { AppServices } from '../app-services.js';
import type { ExportEvent, ExportPreview } from '../answers/export-answers.js';
import type { ExportedThing, Exporting } from '../contract/export-contract.js';
import { withProgress } from '../progress-events.js';
import { cardsOf } from '../cards/some-cards.js';

/** Where cards are exported from. */
type Source = Pick<AppServices, 'library' | 'faces'>;

export async function previewExport(source: Source, wish: Exporting): Promise<ExportPreview> {
  // Looking for every picture takes long where there are thousands; those that are lost are left out when the file is made.
  const { contents, file } = await exported(source, wish, async () => true);
  const { name, files, size, notes } = file;
  return { name, files, size, notes, cards: contents.cards.length };
}

/** Makes an export and keeps it as an output. Ends early when `signal` aborts. */
export async function* exportEvents(
  services: AppServices,
  wish: Exporting,
  signal: AbortSignal | undefined,
): AsyncGenerator<ExportEvent, void, void> {
  const { file } = await exported(services, wish);
  let notes: readonly string[] = [];
  const { output, bytes } = yield* withProgress((onProgress) =>
    services.outputs.make(file, (path) =>
      makeWhole(path, async (write) => {
        notes = (await file.write(write, { onProgress, signal })).sentences;
      }),
    ),
  );
  yield { kind: 'done', output, name: file.name, bytes, notes };
}

/**
 * What is to go out, and the file that can be made of it.
 * @param hasPicture whether a picture is there; looked for in the library unless given
 * @throws LibraryError NOT_FOUND for a deck or set that is gone; ExchangeRefusal when there is nothing to export
 */
export async function exported(
  { library, faces }: Source,
  { what, how }: Exporting,
  hasPicture: ExportTools['hasPicture'] = (id) =>
    library.pictures.info(id).then(
      () => true,
      () => false,
    ),
): Promise<{ readonly contents: ExportContents; readonly file: ExportFile }> {
  const contents = await contentsOf(library, what);
  const tools: ExportTools = {
    front: (card) => faces.front(card),
    back: (back) => faces.back(back),
    picture: (id) => library.pictures.read(id),
    hasPicture,
  };
  const packed = () => gather(library, packageOf(what, contents));
  return { contents, file: await exportFile(contents, packed, how, tools) };
}

async function contentsOf(library: Library, what: ExportedThing): Promise<ExportContents> {
  if ('deck' in what) return contentsOfDeck(library, (await library.decks.get(what.deck)).content);
  const cards = await cardsOf(library, what);
  return contentsOfCards(library, await titleOf(library, what, cards), cards);
}

async function titleOf(
  library: Library,
  what: Exclude<ExportedThing, { deck: string }>,
  cards: readonly { readonly name: string }[],
): Promise<string> {
  if ('set' in what) return (await library.sets.get(what.set)).content.name.trim() || 'Unnamed set';
  const [first] = cards;
  if (cards.length === 1 && first) return first.name.trim() || 'Unnamed card';
  return 'query' in what && what.query.trim() === '' ? 'All cards' : 'Cards';
}

function packageOf(what: ExportedThing, { cards }: ExportContents): PackageChoice {
  if ('deck' in what) return { decks: [what.deck] };
  if ('set' in what) return { sets: [what.set] };
  if ('query' in what && what.query.trim() === '') return {};
  return { cards: cards.map(({ card }) => card.id) };
}
