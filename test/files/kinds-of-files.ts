/** One of each kind of file that the program writes, to be written on disks that do not take it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SettingsFile } from '../../src-main/api/settings-file.js';
import type { Card } from '../../src-main/cards/card.js';
import {
  readCardFile,
  readCardSetFile,
  readDeckFile,
  type KeptReading,
} from '../../src-main/games/card-files.js';
import { picturePlacement } from '../../src-main/cards/picture.js';
import { gather } from '../../src-main/exchange/package/gather.js';
import { writePackage } from '../../src-main/exchange/package/write-package.js';
import { replaceWhole, writeWholeNow, type Sink } from '../../src-main/files/whole-file.js';
import { openLibrary, type Library } from '../../src-main/library/library.js';
import { GamesFolder } from '../../src-main/play/games/games-folder.js';
import { Journal, readingJournal } from '../../src-main/play/games/journal.js';
import { ScenarioStore } from '../../src-main/play/scenarios/scenario-store.js';
import { readScenarioText } from '../../src-main/play/scenarios/scenario-text.js';
import { makePdf } from '../../src-main/print/pdf/make-pdf.js';
import { printJob } from '../../src-main/print/job.js';
import { planSheets } from '../../src-main/print/sheets/sheet-plan.js';
import { finish } from '../../src-main/engine/stepwise.js';
import { kotcScenarios } from '../../src-main/games/kotc/scenario/scenarios.js';
import { cardNamed, deckNamed } from '../library/support.js';
import { arrowBack, card, cardId, fonts, lay, piecesOf } from '../print/fixtures.js';

/** A file that is written in rounds, each time with another content. */
export interface Written {
  /** @throws when the disk does not take it */
  save(round: number): Promise<unknown>;
  /** The last round that stands on the disk, whole; 0: none. Throws where anything is damaged. */
  standing(): Promise<number> | number;
  close?(): Promise<void>;
}

type Begin = (folder: string) => Promise<Written>;

/** Some kilobytes that tell their round; where they are cut off, they tell none. */
const textOf = (round: number, length: number): string => `round ${round}; `.repeat(length).slice(0, length);

function roundOf(text: string, length: number): number {
  const round = Number(/^round (\d+);/.exec(text)?.[1]);
  if (text.trimEnd() !== textOf(round, length).trimEnd()) throw new Error('This is not whole.');
  return round;
}

function contentIn<T>(folder: string, ending: string, read: (text: string) => KeptReading<T>): T {
  const [file, ...more] = readdirSync(folder).filter((name) => name.endsWith(ending));
  if (file === undefined || more.length > 0) throw new Error(`There is not one file in ${folder}.`);
  const reading = read(readFileSync(join(folder, file), 'utf8'));
  if (reading.kind !== 'good') throw new Error(`${file} is ${reading.kind}.`);
  return reading.content;
}

const opened = (folder: string): Promise<Library> => openLibrary(folder, { watch: false });

const aCard: Begin = async (folder) => {
  const library = await opened(folder);
  const { id } = (await library.cards.create(cardNamed('Egg', { text: textOf(0, 4900) }))).content;
  return {
    save: async (round) => {
      const { content, revision } = await library.cards.get(id);
      // What is long in three fields makes a file of 12 KB.
      const flavor = 'é'.repeat(900);
      const tags = Array.from({ length: 50 }, (_, at) => `${at} ${'tag '.repeat(13)}`.trim());
      await library.cards.save({ ...content, text: textOf(round, 4900), flavor, tags }, revision);
    },
    standing: () => roundOf(contentIn(join(folder, 'cards'), '.card.json', readCardFile).text, 4900),
    close: () => library.close(),
  };
};

const aDeck: Begin = async (folder) => {
  const library = await opened(folder);
  const { id } = (await library.decks.create(deckNamed('Deck', { notes: textOf(0, 19_000) }))).content;
  return {
    save: async (round) => {
      const { content, revision } = await library.decks.get(id);
      await library.decks.save({ ...content, notes: textOf(round, 19_000) }, revision);
    },
    standing: () => roundOf(contentIn(join(folder, 'decks'), '.deck.json', readDeckFile).notes, 19_000),
    close: () => library.close(),
  };
};

const aSet: Begin = async (folder) => {
  const library = await opened(folder);
  const blank = { name: 'Set', code: 'S', symbol: null, mark: 'none' as const };
  const { id } = (await library.sets.create({ ...blank, notes: textOf(0, 19_000) })).content;
  return {
    save: async (round) => {
      const { content, revision } = await library.sets.get(id);
      await library.sets.save({ ...content, notes: textOf(round, 19_000) }, revision);
    },
    standing: () => roundOf(contentIn(join(folder, 'sets'), '.set.json', readCardSetFile).notes, 19_000),
    close: () => library.close(),
  };
};

/** Noise, of which a PNG is about as large as its pixels: another one each round. */
function noise(round: number): Promise<Buffer> {
  const data = Buffer.alloc(90 * 90 * 3);
  let state = round + 1;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    data[at] = state >>> 24;
  }
  return sharp(data, { raw: { width: 90, height: 90, channels: 3 } })
    .png()
    .toBuffer();
}

const aPicture: Begin = async (folder) => {
  const library = await opened(folder);
  const ids: string[] = [];
  const save = async (round: number): Promise<void> => {
    ids[round] = (await library.pictures.add(await noise(round))).id;
  };
  await save(0);
  return {
    save,
    standing: () => {
      const kept = readdirSync(join(folder, 'pictures')).filter((name) => !name.startsWith('.'));
      if (kept.some((name) => !ids.includes(name))) throw new Error('There is a picture that nobody added.');
      return ids.findLastIndex((id) => kept.includes(id));
    },
    close: () => library.close(),
  };
};

const aBatch: Begin = async (folder) => {
  const library = await opened(folder);
  const made: Card[] = [];
  for (let at = 0; at < 6; at += 1)
    made.push((await library.cards.create(cardNamed(`Card ${at}`, { text: textOf(0, 4000) }))).content);
  return {
    save: (round) =>
      library.batches.apply({
        title: `round ${round}`,
        change: { cards: made.map((one) => ({ ...one, text: textOf(round, 4000) })) },
      }),
    standing: async () => {
      const rounds = new Set<number>();
      for (const file of readdirSync(join(folder, 'cards')).filter((name) => !name.startsWith('.'))) {
        const reading = readCardFile(readFileSync(join(folder, 'cards', file), 'utf8'));
        if (reading.kind !== 'good') throw new Error(`${file} is ${reading.kind}.`);
        rounds.add(roundOf(reading.content.text, 4000));
      }
      if (rounds.size !== 1) throw new Error('The batch is half done.');
      const [round = 0] = rounds;
      const told = (await library.batches.list())[0]?.title ?? 'round 0';
      if (told !== `round ${round}`) throw new Error(`What was done is not told: ${told}.`);
      return round;
    },
    close: () => library.close(),
  };
};

const versions: Begin = async (folder) => {
  let clock = Date.now();
  const library = await openLibrary(folder, { watch: false, now: () => (clock += 10 * 60_000) });
  const { id } = (await library.decks.create(deckNamed('Deck', { notes: textOf(0, 9000) }))).content;
  return {
    save: async (round) => {
      const { content, revision } = await library.decks.get(id);
      await library.decks.save({ ...content, notes: textOf(round, 9000) }, revision);
    },
    standing: async () => {
      const kept = await library.decks.versions.list(id);
      for (const { content } of kept) roundOf(content.notes, 9000);
      return roundOf((await library.decks.get(id)).content.notes, 9000);
    },
    close: () => library.close(),
  };
};

const theLedger: Begin = async (folder) => {
  const library = await opened(folder);
  const cards = Array.from({ length: 150 }, (_, at) => ({
    card: cardId(at),
    face: 'a'.repeat(32),
    copies: 1,
  }));
  const idOf = (round: number): string => `00000000-0000-4000-8000-${String(round).padStart(12, '0')}`;
  return {
    save: (round) => library.prints.add({ id: idOf(round), when: round, title: `round ${round}`, cards }),
    standing: async () => {
      const prints = await library.prints.list();
      const inFolder = join(folder, '.cardwright', 'prints');
      const files = existsSync(inFolder) ? readdirSync(inFolder).filter((name) => !name.startsWith('.')) : [];
      if (files.length !== prints.length) throw new Error('A print is damaged.');
      return prints[0]?.when ?? 0;
    },
    close: () => library.close(),
  };
};

/** So many answers a round. */
const ANSWERS = 300;
const answers = (round: number) =>
  Array.from({ length: round * ANSWERS }, (_, at) => ({ player: 0, decision: at, reply: { yes: true } }));

async function aJournal(folder: string, keep: (journal: Journal, round: number) => Promise<void>) {
  await (await opened(folder)).close();
  const games = new GamesFolder(folder);
  const id = cardId(1);
  await games.exclusively('begun', () => games.files.write(games.inputs(id), ''));
  const journal = new Journal(games, id, { inputs: [], bytes: 0, whole: 0 });
  return {
    save: (round: number) => keep(journal, round),
    standing: () => {
      const read = finish(readingJournal(readFileSync(games.inputs(id))));
      if ('faulty' in read || read.whole !== read.bytes) throw new Error('The journal is damaged.');
      if (read.inputs.length % ANSWERS > 0) throw new Error('The journal is half written.');
      return read.inputs.length / ANSWERS;
    },
  };
}

const theGame: Begin = (folder) => aJournal(folder, (journal, round) => journal.save(answers(round)));
const aGameTakenBack: Begin = (folder) =>
  aJournal(folder, (journal, round) => journal.replace(answers(round)));

const aScenario: Begin = async (folder) => {
  await (await opened(folder)).close();
  const store = new ScenarioStore(folder);
  const contentOf = (round: number) => ({
    ...kotcScenarios.blank('kotc-14'),
    name: 'Duel',
    about: textOf(round, 4900),
  });
  const { id } = await store.save(contentOf(0), null);
  return {
    save: (round) => store.save(contentOf(round), id),
    standing: () =>
      roundOf(contentIn(join(folder, 'scenarios'), '.scenario.json', readScenarioText).about ?? '', 4900),
  };
};

const theSettings: Begin = async (folder) => {
  const path = join(folder, 'settings.json');
  const settings = await SettingsFile.open(path);
  const textIn = (round: number) => ({
    searches: Array.from({ length: 20 }, (_, at) => ({ name: `S ${at}`, query: textOf(round, 900) })),
  });
  const save = (round: number) =>
    settings.change({ collection: { ...settings.now.collection, ...textIn(round) } });
  await save(0);
  return {
    save,
    standing: async () => {
      const read = await SettingsFile.open(path);
      if (read.problem !== null) throw new Error(read.problem);
      return roundOf(read.now.collection.searches.at(-1)?.query ?? '', 900);
    },
  };
};

const theWindow: Begin = async (folder) => {
  const path = join(folder, 'window.json');
  writeWholeNow(path, textOf(0, 20_000));
  return {
    save: async (round) => writeWholeNow(path, textOf(round, 20_000)),
    standing: () => roundOf(readFileSync(path, 'utf8'), 20_000),
  };
};

/** A file for other programs, made as a stream; the same content gives the same bytes. */
async function aStream(path: string, make: (round: number, write: Sink) => Promise<unknown>) {
  const bytesOf = async (round: number): Promise<Buffer> => {
    const parts: Uint8Array[] = [];
    await make(round, async (bytes) => void parts.push(...piecesOf(bytes)));
    return Buffer.concat(parts);
  };
  const known = [await bytesOf(0)];
  const save = async (round: number): Promise<void> => {
    known[round] = await bytesOf(round);
    await replaceWhole(path, (write) => make(round, write));
  };
  await save(0);
  return {
    save,
    standing: () => {
      const there = readFileSync(path);
      const round = known.findLastIndex((bytes) => bytes.equals(there));
      if (round < 0) throw new Error('This is not whole.');
      return round;
    },
  };
}

const aPdf: Begin = (folder) =>
  aStream(join(folder, 'Deck.pdf'), (round, write) => {
    const items = [{ card: cardId(0), copies: 1 }];
    const list = lay(card(0));
    return makePdf(
      {
        plan: planSheets(printJob.parse({ items, sheet: {} })),
        faces: async () => list,
        backs: async () => arrowBack,
        picture: async (id) => Promise.reject(new Error(id)),
        fonts,
        title: `round ${round}`,
        author: '',
        date: new Date(0),
      },
      write,
    );
  });

const aPackage: Begin = async (folder) => {
  const library = await opened(folder);
  const { id } = await library.pictures.add(await noise(1));
  await library.cards.create(cardNamed('Egg', { picture: picturePlacement.parse({ id }) }));
  const contents = await gather(library, {});
  const stream = await aStream(join(folder, 'All.cardwright'), async (round, write) => {
    const picture = (wanted: string) => library.pictures.read(wanted);
    for await (const part of writePackage({ title: `round ${round}`, contents, picture }))
      await write(part as Buffer);
  });
  return { ...stream, close: () => library.close() };
};

export const kindsOfFiles: Readonly<Record<string, Begin>> = {
  'a card': aCard,
  'a deck': aDeck,
  'a set': aSet,
  'a picture': aPicture,
  'a change of many cards': aBatch,
  'former versions': versions,
  'the ledger of prints': theLedger,
  'a game': theGame,
  'a game with answers taken back': aGameTakenBack,
  'a scenario': aScenario,
  'the settings': theSettings,
  'the place of the window': theWindow,
  'a PDF': aPdf,
  'a package': aPackage,
};
