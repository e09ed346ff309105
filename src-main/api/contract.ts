/**
 * The one contract between the app's face and its body. Electron serves it over a message port, the web host
 * over a WebSocket, the command line calls it in process. Every input is validated on entry.
 * oRPC rather than tRPC: one contract-first library with both a message-port and a WebSocket adapter of its own,
 * with files and live subscriptions in both.
 */
import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { card, editionNumber } from '../cards/card.js';
import { deck } from '../cards/deck.js';
import { printJob, type SheetPlan } from '../print/job.js';
import type { DisplayList } from '../layout/display-list.js';
import { sampleSets } from './sample-sets.js';
import type { NamedIconLook } from './icon-looks.js';
import { errors } from './contract-errors.js';
import { playContract } from './play-contract.js';
import { settings } from './settings.js';
import { someOf } from './some-of.js';
import { writing } from './language-write.js';
import type { CardReading, UpgradeAnswer, VocabularyAnswer } from './language-answers.js';
import type {
  AddedSamples,
  AppInfo,
  CardRow,
  IconPicture,
  IconRow,
  DeckRow,
  LibraryChange,
  LibraryInfo,
  PictureInfo,
  PrintEvent,
  Removed,
  SaveOutcome,
  SavedOutput,
  Stored,
} from './answers.js';

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
    /** Copies the sample cards, or an edition's starter cards, with their decks into the library. */
    addSamples: errors
      .input(z.strictObject({ set: z.enum(sampleSets).default('samples') }))
      .output(type<AddedSamples>()),
  },
  cards: {
    list: errors
      .input(
        z.strictObject({
          query: z.string().max(500).default(''),
          sort: z.enum(['name', 'changed', 'edition', 'cost']).default('name'),
        }),
      )
      .output(type<CardRow[]>()),
    get: errors.input(z.strictObject({ id })).output(type<Stored<z.infer<typeof card>>>()),
    /** What is not given is blank. */
    create: errors
      .input(z.strictObject({ card: card.omit({ id: true }).partial() }))
      .output(type<Stored<z.infer<typeof card>>>()),
    /** `base` is the revision that the edit began from; another revision on disk is answered, not overwritten. */
    save: errors
      .input(z.strictObject({ card, base: z.string() }))
      .output(type<SaveOutcome<z.infer<typeof card>>>()),
    duplicate: errors.input(z.strictObject({ id })).output(type<Stored<z.infer<typeof card>>>()),
    /** Into the trash; `restore` takes what this answers. */
    remove: errors.input(z.strictObject({ ids: z.array(id).min(1).max(10_000) })).output(type<Removed>()),
    restore: errors
      .input(z.strictObject({ trash: z.array(z.string().max(300)).min(1) }))
      .output(type<string[]>()),
    /** Lays out a card as it stands in the editor, saved or not. */
    layout: errors.input(z.strictObject({ card })).output(type<DisplayList>()),
    /** PNG of one side, for people who want the picture. */
    png: errors
      .input(z.strictObject({ id, dpi: z.number().int().min(36).max(1200).default(300) }))
      .output(z.file()),
  },
  language: {
    vocabulary: errors.input(z.strictObject({ edition: editionNumber })).output(type<VocabularyAnswer>()),
    /** Reads, prices and judges a card as it stands in the editor, saved or not. */
    read: errors.input(z.strictObject({ card })).output(type<CardReading>()),
    /** The text of abilities given as components. */
    write: errors.input(writing).output(z.string()),
    /** How the card would be issued anew for another edition; nothing is kept. */
    upgrade: errors.input(z.strictObject({ card, to: editionNumber })).output(type<UpgradeAnswer>()),
  },
  decks: {
    list: errors.output(type<DeckRow[]>()),
    get: errors.input(z.strictObject({ id })).output(type<Stored<z.infer<typeof deck>>>()),
    create: errors
      .input(z.strictObject({ deck: deck.omit({ id: true }) }))
      .output(type<Stored<z.infer<typeof deck>>>()),
    save: errors
      .input(z.strictObject({ deck, base: z.string() }))
      .output(type<SaveOutcome<z.infer<typeof deck>>>()),
    remove: errors.input(z.strictObject({ ids: z.array(id).min(1).max(10_000) })).output(type<Removed>()),
    restore: errors
      .input(z.strictObject({ trash: z.array(z.string().max(300)).min(1) }))
      .output(type<string[]>()),
  },
  pictures: {
    /** Takes any of the accepted kinds, turns it upright, reduces it to what 1200 dpi needs, keeps it once. */
    add: errors.input(z.strictObject({ file: z.file() })).output(type<PictureInfo>()),
    info: errors.input(z.strictObject({ id: z.string().max(100) })).output(type<PictureInfo>()),
    /** Icons of game-icons.net by the words of their names. */
    icons: errors.input(z.strictObject({ query: z.string().max(100) })).output(type<IconRow[]>()),
    /** Colours to begin from. */
    iconLooks: errors.output(type<readonly NamedIconLook[]>()),
    /** Paints an icon in colours of one's own and adds the picture to the library. */
    addIcon: errors
      .input(z.strictObject({ icon: z.string().max(100), ink: hexColor, glow: hexColor, ground: hexColor }))
      .output(type<IconPicture>()),
  },
  print: {
    plan: errors.input(printJob).output(type<SheetPlan>()),
    /** Progress, then `done` with the output's id. Cancelled by aborting the call. */
    pdf: errors.input(printJob).output(eventIterator(type<PrintEvent>())),
  },
  outputs: {
    /** Gives a finished output to the person: a save dialog on the desktop, an address to download in a browser. */
    save: errors.input(z.strictObject({ output: z.uuid() })).output(type<SavedOutput>()),
  },
  play: playContract,
};

export type Contract = typeof contract;
