import type { Readable } from 'node:stream';
import { writeDeckList } from '../list/deck-list.js';
import { pokerSize } from '../../cards/size.js';
import { unknownGameIn } from '../../games/cards.js';
import { fileNameOf } from '../../print/file-name.js';
import type { Sink } from '../../files/whole-file.js';
import type { Progress } from '../../print/pdf/request.js';
import { SoftPictures } from '../../print/cards/soft-pictures.js';
import { zipFiles } from '../../print/images/zip-of-files.js';
import { cockatriceDeck, cockatricePictures, cockatriceXml } from '../formats/cockatrice.js';
import { markdownList } from '../formats/markdown.js';
import type { Gathered } from '../package/gather.js';
import { PACKAGE_ENDING } from '../package/manifest.js';
import { writePackage } from '../package/write-package.js';
import { ExchangeRefusal } from '../refusal.js';
import { atCut, cardPictures, foilMasks, pictureSize } from './card-pictures.js';
import type { ExportContents } from './contents.js';
import type { ExportFormat, ExportHow } from './how.js';
import { cardFileNames, textPart, twice, type ExportPart, type ExportTools, type Step } from './parts.js';
import { tableParts } from './table-parts.js';
import { tabletopParts } from './tabletop-parts.js';

/** A file that is to be made of cards. */
export interface ExportFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** How many files a person finds in it; 1 for what is no zip to them. */
  readonly files: number;
  /** In bytes, where that is known before it is made. */
  readonly size: number | null;
  /** What one may want to know before, a sentence each. */
  readonly notes: readonly string[];
  /**
   * Makes it bit by bit, so that no two of its pictures are in memory together.
   * @returns the cards in print quality whose own pictures came out coarse
   * @throws what reading a picture throws, and the signal's reason when it aborts
   */
  readonly write: (sink: Sink, watch: Watch) => Promise<SoftPictures>;
}

interface Watch {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Of Markdown pages, which are read on screens. */
const PAGE_DPI = 150;
const COCKATRICE_DPI = 300;

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'application/xml',
  cod: 'application/xml',
  png: 'image/png',
  zip: 'application/zip',
};

/**
 * Says what will be made of cards, and how.
 * @param packed what a package of them has to hold
 * @throws ExchangeRefusal when there is nothing to export
 */
export async function exportFile(
  contents: ExportContents,
  packed: () => Promise<Gathered>,
  how: ExportHow,
  tools: ExportTools,
): Promise<ExportFile> {
  const { format } = how;
  if (format === 'package') return packageFile(contents.title, await packed(), tools);
  const listed = format === 'list' && (contents.deck?.entries.length ?? 0) > 0;
  if (contents.cards.length === 0 && !listed) throw nothing();
  const soft = new SoftPictures({ dpi: how.dpi });
  const parts = await partsOf(contents, format, how, tools, soft);
  return { ...fileOf(contents.title, parts, soft), notes: notesOf(contents, how) };
}

/** A table says what a game prints on its cards, which is not known of others. */
const ofKnownGames = (cards: ExportContents['cards']): ExportContents['cards'] =>
  cards.filter(({ card }) => unknownGameIn(card) === null);

const strangers = (number: number): string =>
  `${count(number, 'card')} ${number === 1 ? 'is' : 'are'} of a game that this Cardwright does not know, and no table has them. Export a package to pass them on as they are.`;

const nothing = (): ExchangeRefusal =>
  new ExchangeRefusal('There are no cards to export. Choose at least one.');

async function partsOf(
  contents: ExportContents,
  format: Exclude<ExportFormat, 'package'>,
  how: ExportHow,
  tools: ExportTools,
  soft: SoftPictures,
): Promise<ExportPart[]> {
  const { title, cards, deck } = contents;
  switch (format) {
    case 'csv':
    case 'tsv':
    case 'xlsx':
      if (ofKnownGames(cards).length === 0) throw new ExchangeRefusal(strangers(cards.length));
      return tableParts({ ...contents, cards: ofKnownGames(cards) }, format, how.pictures, tools);
    case 'markdown': {
      const names = cardFileNames(cards, 'png').map((name) => `cards/${name}`);
      const written = cards.map((meant, index) => ({ ...meant, pictureFile: names[index] ?? '' }));
      const page = textPart(fileNameOf(title, 'md'), markdownList(title, written, how.pictures));
      if (!how.pictures) return [page];
      return [page, ...cardPictures(cards, names, tools, { dpi: PAGE_DPI, ...atCut })];
    }
    case 'list': {
      const ofNoDeck = { game: cards[0]?.card.game ?? '', edition: null };
      const entries = cards.map(({ card, copies }) => ({ card: card.id, name: card.name, copies }));
      return [
        textPart(fileNameOf(title, 'txt'), writeDeckList(deck ?? { ...ofNoDeck, name: title, entries })),
      ];
    }
    case 'png': {
      const names = cardFileNames(cards, 'png');
      const masks = how.foil ? await foilMasks(cards, names, tools, how) : [];
      return [...cardPictures(cards, names, tools, how, soft), ...masks];
    }
    case 'tabletop':
      return tabletopParts(contents, how.address, tools);
    case 'cockatrice': {
      const meant = [...cards, ...contents.tokens];
      const texts = [textPart(fileNameOf(title, 'xml'), cockatriceXml(title, meant))];
      if (deck) texts.push(textPart(fileNameOf(title, 'cod'), cockatriceDeck(deck, meant)));
      if (!how.pictures) return texts;
      const { cards: painted, names } = cockatricePictures(meant);
      const first = names.map(([name]) => name);
      const pictures = cardPictures(painted, first, tools, { dpi: COCKATRICE_DPI, ...atCut });
      return [...texts, ...pictures.flatMap((part, index) => twice(part, names[index]?.[1] ?? part.name))];
    }
  }
}

/** One file as it is, several in a zip. */
function fileOf(title: string, parts: readonly ExportPart[], soft: SoftPictures): Omit<ExportFile, 'notes'> {
  const [only] = parts;
  if (!only) throw nothing();
  const name = parts.length === 1 ? only.name : fileNameOf(title, 'zip');
  const total = parts.reduce((sum, { steps }) => sum + steps, 0);
  return {
    name,
    type: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    files: parts.length,
    size: parts.length === 1 ? only.size : null,
    write: async (sink, { onProgress, signal }) => {
      let done = 0;
      const step: Step = (doing) => {
        signal?.throwIfAborted();
        onProgress?.({ done, total, doing });
        done += 1;
      };
      if (parts.length === 1) await sink(await only.make(step));
      else {
        const files = parts.map((part) => ({ name: part.name, make: () => part.make(step) }));
        await zipFiles(files, new Date(), sink);
      }
      return soft;
    },
  };
}

function packageFile(title: string, contents: Gathered, tools: ExportTools): ExportFile {
  const { cards, decks, sets } = contents;
  if (cards.length + decks.length + sets.length === 0) throw nothing();
  const picture = (id: string): Promise<Uint8Array> => tools.picture(id);
  return {
    name: fileNameOf(title, PACKAGE_ENDING),
    type: 'application/zip',
    files: 1,
    size: null,
    notes: alongOf(contents),
    write: async (sink, { onProgress, signal }) => {
      const wish = { title, contents, picture, ...(onProgress && { onProgress }), ...(signal && { signal }) };
      const stream: Readable = writePackage(wish);
      for await (const part of stream) await sink(part as Buffer);
      return new SoftPictures({});
    },
  };
}

/** What comes along with the cards. */
function alongOf({ decks, sets, pictures }: Gathered): string[] {
  const counted = [
    ...(decks.length > 0 ? [count(decks.length, 'deck')] : []),
    ...(sets.length > 0 ? [count(sets.length, 'set')] : []),
    ...(pictures.length > 0 ? [count(pictures.length, 'picture')] : []),
  ];
  const last = counted.pop();
  if (last === undefined) return [];
  return [`With ${counted.length > 0 ? `${counted.join(', ')} and ` : ''}${last}.`];
}

function notesOf({ cards, lost }: ExportContents, { format, dpi, ...cut }: ExportHow): string[] {
  const size = pictureSize(pokerSize, dpi, cut);
  const unknown = tableFormats.has(format) ? cards.length - ofKnownGames(cards).length : 0;
  return [
    ...(format === 'png' ? [`Each picture has ${size.width} × ${size.height} px.`] : []),
    ...(lost > 0 && format !== 'list'
      ? [`${count(lost, 'card')} of the deck ${lost === 1 ? 'is' : 'are'} not in the library and left out.`]
      : []),
    ...(unknown > 0 ? [strangers(unknown)] : []),
  ];
}

const tableFormats: ReadonlySet<ExportFormat> = new Set(['csv', 'tsv', 'xlsx']);

const count = (number: number, word: string): string =>
  `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
