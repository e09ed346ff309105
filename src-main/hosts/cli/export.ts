import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Option, type Command } from 'commander';
import { exported } from '../../api/exchange/exported.js';
import type { ExportedThing } from '../../api/contract/export-contract.js';
import { Faces as LibraryFaces } from '../../api/cards/faces.js';
import { Icons } from '../../api/pictures/icons.js';
import { setMarkOf } from '../../api/sets/set-mark.js';
import { contentsOfLoose, type ExportContents } from '../../exchange/export/contents.js';
import { exportFile, type ExportFile } from '../../exchange/export/export-file.js';
import { exportFormats, exportHow, type ExportFormat, type ExportHow } from '../../exchange/export/how.js';
import { picturesOf } from '../../exchange/package/gather.js';
import { openLibrary, type Library } from '../../library/library.js';
import { filesRead, readLooseFiles } from '../../library/loose-files.js';
import { placeOf } from '../../library/place.js';
import { loadFonts } from '../../print/images/font-files.js';
import { choices } from '../../print/parameters.js';
import { SoftPictures } from '../../print/cards/soft-pictures.js';
import { Failure, UsageError } from './failure.js';
import { Faces } from './faces.js';
import { addOutputOptions, Output, type OutputFlags } from './output/output.js';
import { jsonLine, type Terminal } from './terminal.js';
import { wholeNumber } from './values.js';

interface ExportFlags extends OutputFlags {
  readonly format: ExportFormat;
  readonly pictures?: boolean;
  readonly dpi: number;
  readonly bleed?: boolean;
  readonly corners: ExportHow['corners'];
  readonly foil?: boolean;
  readonly address: string;
  readonly query?: string;
  readonly deck?: string;
  readonly set?: string;
  readonly json?: boolean;
}

interface Exported {
  readonly contents: ExportContents;
  readonly file: ExportFile;
  /** Files and folders that are not to be written onto. */
  readonly read: readonly string[];
}

const densities = exportHow.shape.dpi.unwrap();

export function addExportCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('export')
    .description('write cards of a library, or card and deck files, as a file for people and other programs')
    .argument('<library|files...>', 'folder of a library, or card files and deck files');
  addOutputOptions(command, 'the file to write, a ZIP archive where there are several')
    .addOption(new Option('--format <format>', 'what to write').choices(exportFormats).makeOptionMandatory())
    .option('--query <search>', 'of a library, the cards that a search finds')
    .option('--deck <name>', 'of a library, a deck')
    .option('--set <name>', 'of a library, a set by its name or code')
    .option('--pictures', 'tables, Markdown and Cockatrice with pictures')
    .addOption(
      new Option('--dpi <number>', 'of PNG pictures: 150, 300, 600 or 1200')
        .argParser(wholeNumber(150, 1200))
        .default(300),
    )
    .option('--bleed', 'PNG pictures with 3 mm beyond the cut')
    .addOption(
      new Option('--corners <shape>', 'of PNG pictures; rounded: without bleed, transparent outside them')
        .choices(Object.keys(choices.corners))
        .default('square'),
    )
    .option('--foil', 'beside PNG pictures, where the foil of cards lies, black on white')
    .option(
      '--address <place>',
      'folder or web address where the pictures for Tabletop Simulator will lie',
      '',
    )
    .option('--json', 'say what was written as JSON')
    .action(async (places: string[], flags: ExportFlags) => run(places, flags, terminal));
}

async function run(places: readonly string[], flags: ExportFlags, terminal: Terminal): Promise<void> {
  const how = howOf(flags);
  const folder = await folderOf(places);
  const output = await Output.at(flags, 'export', terminal);
  const write = async ({ contents, file, read }: Exported): Promise<void> => {
    let soft = new SoftPictures({});
    const path = await output.write(read, async (sink) => {
      soft = await file.write(sink, {});
    });
    tell(path, contents, { file, soft }, flags, terminal);
  };
  if (folder === null) {
    if (flags.query !== undefined || flags.deck !== undefined || flags.set !== undefined) {
      throw new UsageError('--query, --deck and --set choose from a library; name its folder');
    }
    return write(await fromFiles(places, how));
  }
  const library = await openLibrary(folder, { watch: false });
  try {
    await write(await fromLibrary(library, folder, await chosenIn(library, flags), how));
  } finally {
    await library.close();
  }
}

function howOf({ format, pictures, dpi, bleed, corners, foil, address }: ExportFlags): ExportHow {
  const density = densities.safeParse(dpi);
  if (!density.success) throw new UsageError('--dpi must be 150, 300, 600 or 1200');
  return {
    format,
    pictures: pictures === true,
    dpi: density.data,
    bleed: bleed === true,
    corners,
    foil: foil === true,
    address,
  };
}

/** The folder of the library that is meant, or null where files are. */
async function folderOf(places: readonly string[]): Promise<string | null> {
  const [first = ''] = places;
  const isFolder = await stat(first).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return null;
  if (places.length > 1) throw new UsageError(`${first} is a folder; name one library, or files`);
  return first;
}

async function chosenIn(library: Library, { query, deck, set }: ExportFlags): Promise<ExportedThing> {
  const given = [query, deck, set].filter((one) => one !== undefined);
  if (given.length > 1) throw new UsageError('Give one of --query, --deck and --set');
  const same = (name: string, wanted: string): boolean =>
    name.trim().toLowerCase() === wanted.trim().toLowerCase();
  if (deck !== undefined) {
    const found = library.decks.list().find(({ name }) => same(name, deck));
    if (!found) throw new Failure(`The library has no deck “${deck}”.`);
    return { deck: found.id };
  }
  if (set !== undefined) {
    const found = library.sets.list().find(({ name, code }) => same(name, set) || same(code, set));
    if (!found) throw new Failure(`The library has no set “${set}”.`);
    return { set: found.id };
  }
  const { remarks } = await library.cards.find({ query: query ?? '', sort: 'name', descending: false });
  if (remarks.length > 0) {
    throw new Failure(`The search is not understood: ${remarks.map(({ sentence: said }) => said).join(' ')}`);
  }
  return { query: query ?? '' };
}

async function fromLibrary(
  library: Library,
  folder: string,
  what: ExportedThing,
  how: ExportHow,
): Promise<Exported> {
  const icons = new Icons();
  const faces = new LibraryFaces(
    loadFonts(),
    () => library.pictures,
    (card) => setMarkOf(library, icons, card),
  );
  const { cards, decks, sets, pictures, inner } = placeOf(folder);
  const made = await exported({ library, faces }, { what, how });
  return { ...made, read: [cards, decks, sets, pictures, inner] };
}

async function fromFiles(places: readonly string[], how: ExportHow): Promise<Exported> {
  const files = await readLooseFiles(places);
  const faces = await Faces.of(files, loadFonts());
  const contents = contentsOfLoose(files);
  const packed = async () => {
    const whole = { cards: contents.cards.map(({ card }) => card), decks: files.decks, sets: [] };
    const pictures = picturesOf(whole).filter((id) => files.pictures.has(id));
    return { ...whole, frames: [], pictures, untouched: new Map() };
  };
  const tools = {
    front: async (card: Parameters<Faces['face']>[0]) => faces.face(card),
    back: async (back: string) => faces.back(back),
    picture: (id: string) => faces.picture(id),
    hasPicture: async (id: string) => files.pictures.has(id),
  };
  const file = await exportFile(contents, packed, how, tools);
  return { contents, file, read: filesRead(files, places) };
}

function tell(
  path: string,
  { cards }: ExportContents,
  { file: { files, name, notes }, soft }: { readonly file: ExportFile; readonly soft: SoftPictures },
  { json }: ExportFlags,
  terminal: Terminal,
): void {
  const ending = extname(name);
  const named = extname(path).toLowerCase();
  const other = named !== '' && named !== ending ? [`It is a ${ending.slice(1)} file by its contents.`] : [];
  const warnings = [...notes, ...other, ...soft.sentences];
  if (json)
    terminal.out(jsonLine({ file: path, cards: cards.length, files, softPictures: soft.found, warnings }));
  else {
    const packed = files > 1 ? ` in ${files} files` : '';
    const first = `${path}: ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}${packed}.`;
    terminal.out([first, ...warnings.map((warning) => `Note: ${warning}`), ''].join('\n'));
  }
}
