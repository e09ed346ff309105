/**
 * The one contract between the renderer and the program. Electron serves it over a message port, the web host
 * over a WebSocket, the command line calls it in process. Every input is validated on entry.
 * oRPC rather than tRPC: one contract-first library with both a message-port and a WebSocket adapter of its own,
 * with files and live subscriptions in both.
 */
import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { gameId } from '../../cards/card.js';
import { card, cardFields } from '../../games/cards.js';
import type { DisplayList } from '../../layout/display-list.js';
import { sampleSet } from '../sets/sample-sets.js';
import type { NamedIconLook } from '../pictures/icon-looks.js';
import { errors } from './contract-errors.js';
import { collectionContract } from './collection-contract.js';
import { contentId, removedIds, saving, trashedNames } from './content-ids.js';
import { decksContract } from './decks-contract.js';
import { editsContract } from './edits-contract.js';
import { batchesContract, duplicatesContract, trashContract, versionsContract } from './keeping-contract.js';
import { exchangeContract } from './exchange-contract.js';
import { exportContract } from './export-contract.js';
import { framesContract } from './frames-contract.js';
import { labContract } from './lab-contract.js';
import { playContract } from './play-contract.js';
import { printContract } from './print-contract.js';
import { setsContract } from './sets-contract.js';
import { settings } from '../settings.js';
import { statisticsContract } from './statistics-contract.js';
import { someOf } from './some-of.js';
import { marking, type Selected, type TextSymbol } from '../language/language-marks.js';
import { designWish } from './design-wish.js';
import { writing } from './writing.js';
import { writingContract } from './writing-contract.js';
import { editionId, guideEditionId } from './edition-ids.js';
import type {
  JudgedReading,
  OfferedGrammar,
  PlainLine,
  Proposals,
  UpgradeAnswer,
  VocabularyAnswer,
  CardWarning,
} from '../answers/language-answers.js';
import type {
  AddedSamples,
  AppInfo,
  CardRow,
  IconPicture,
  IconRow,
  LibraryChange,
  LibraryInfo,
  PictureInfo,
  Removed,
  SaveOutcome,
  SavedOutput,
  Stored,
} from '../answers/answers.js';

const id = z.uuid();
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);
export const contract = {
  app: {
    info: errors.output(type<AppInfo>()),
    /** Settings now and whenever they change. */
    settings: errors.output(eventIterator(settings)),
    changeSettings: errors.input(someOf(settings)).output(settings),
  },
  library: {
    info: errors.output(type<LibraryInfo>()),
    /** Every change from wherever it came: this window, another copy of the program, an editor, a version control. */
    changes: errors.output(eventIterator(type<LibraryChange>())),
    /** Asks the person for another folder (desktop only); null when they cancel. */
    choose: errors.output(type<LibraryInfo | null>()),
    /** Opens one of the libraries that were open here before, as the settings have them. */
    reopen: errors.input(z.strictObject({ folder: z.string().max(4096) })).output(type<LibraryInfo>()),
    /** Copies the sample cards, or an edition's starter cards, with their decks into the library; those that it has already are left. */
    addSamples: errors
      .input(z.strictObject({ set: sampleSet.default('samples') }))
      .output(type<AddedSamples>()),
  },
  cards: {
    /** All cards in the order of their names; `collection.find` says which of them a search means. */
    list: errors.output(type<CardRow[]>()),
    get: errors.input(contentId).output(type<Stored<z.infer<typeof card>>>()),
    /** What is not given is blank. */
    create: errors.input(z.strictObject({ card: cardFields })).output(type<Stored<z.infer<typeof card>>>()),
    /** `base` is the revision that the edit began from; another revision on disk is answered, not overwritten. */
    save: errors.input(z.strictObject({ card, ...saving })).output(type<SaveOutcome<z.infer<typeof card>>>()),
    duplicate: errors.input(contentId).output(type<Stored<z.infer<typeof card>>>()),
    remove: errors.input(removedIds).output(type<Removed>()),
    restore: errors.input(trashedNames).output(type<string[]>()),
    /** Lays out a card as it stands in the editor, saved or not. */
    layout: errors.input(z.strictObject({ card })).output(type<DisplayList>()),
    /** PNG of one side, for people who want the picture. */
    png: errors
      .input(z.strictObject({ id, dpi: z.number().int().min(36).max(1200).default(300) }))
      .output(z.file()),
  },
  language: {
    vocabulary: errors.input(z.strictObject({ edition: guideEditionId })).output(type<VocabularyAnswer>()),
    /** Reads, prices and judges a card as it stands in the editor, saved or not. */
    read: errors.input(z.strictObject({ card })).output(type<JudgedReading>()),
    /** What never ends between a card, as it stands in the editor, and another of the library. */
    withOthers: errors.input(z.strictObject({ card })).output(type<readonly CardWarning[]>()),
    /** What a card does, in plain words: nothing of what cannot be read. */
    plainWords: errors.input(z.strictObject({ card })).output(type<readonly PlainLine[]>()),
    /** Cards that cost what is asked and do what is said in words; nothing is kept. */
    propose: errors.input(designWish).output(type<Proposals>()),
    /** The parts of a game's grammar, for a palette. */
    grammar: errors.input(z.strictObject({ game: gameId })).output(type<OfferedGrammar>()),
    /** The text of abilities given as components. */
    write: errors.input(writing).output(z.string()),
    /** Gives a style to what is selected in a text, or takes it away; what is answered is the text and what is selected now. */
    mark: errors.input(marking).output(type<Selected>()),
    /** The symbols that can stand in texts of a game's cards, as the marks that write them. */
    symbols: errors.input(z.strictObject({ game: gameId })).output(type<TextSymbol[]>()),
    /** How the card would be issued anew for another edition, or for none; nothing is kept. */
    upgrade: errors.input(z.strictObject({ card, to: editionId.nullable() })).output(type<UpgradeAnswer>()),
  },
  collection: collectionContract,
  batches: batchesContract,
  versions: versionsContract,
  trash: trashContract,
  duplicates: duplicatesContract,
  sets: setsContract,
  frames: framesContract,
  edits: editsContract,
  statistics: statisticsContract,
  decks: decksContract,
  pictures: {
    /** Takes any of the accepted kinds, turns it upright, reduces it to what 1200 dpi needs, keeps it once. */
    add: errors.input(z.strictObject({ file: z.file() })).output(type<PictureInfo>()),
    info: errors.input(z.strictObject({ id: z.string().max(100) })).output(type<PictureInfo>()),
    /** The colours that a picture, or a variant of one, is mostly made of, "#rrggbb". */
    colors: errors.input(z.strictObject({ id: z.string().max(100) })).output(type<string[]>()),
    /** Icons of game-icons.net by the words of their names. */
    icons: errors.input(z.strictObject({ query: z.string().max(100) })).output(type<IconRow[]>()),
    /** Colours to begin from. */
    iconLooks: errors.output(type<readonly NamedIconLook[]>()),
    /** Paints an icon in colours of one's own and adds the picture to the library. */
    addIcon: errors
      .input(z.strictObject({ icon: z.string().max(100), ink: hexColor, glow: hexColor, ground: hexColor }))
      .output(type<IconPicture>()),
  },
  writing: writingContract,
  print: printContract,
  exchange: exchangeContract,
  exports: exportContract,
  outputs: {
    /** Gives a finished output to the person: a save dialog on the desktop, an address to download in a browser. */
    save: errors.input(z.strictObject({ output: z.uuid() })).output(type<SavedOutput>()),
  },
  lab: labContract,
  play: playContract,
};

export type Contract = typeof contract;
