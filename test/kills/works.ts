/** What a program is killed at. Each work goes on in rounds and can tell from a library up to which it is done. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { Imports } from '../../src-main/exchange/imports.js';
import type { Library } from '../../src-main/library/library.js';
import { botReply, botThought, type BotRequest } from '../../src-main/play/bots/bot-reply.js';
import { newGame } from '../../src-main/play/new-game/new-game.js';
import { Play } from '../../src-main/play/play.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';

export interface Work {
  /** How far the library is, as it is shown. @throws when anything in it is half done */
  shown(library: Library): Promise<number>;
  /** Does what follows after a place. @returns the place where it is then */
  step(library: Library, at: number): Promise<number>;
  /** Whether a place may be shown to who was told of this one last. */
  fits(shown: number, told: number): boolean;
}

export const worksOf = ['save', 'bulk edit', 'import', 'undo', 'ledger', 'game'] as const;
export type WorkName = (typeof worksOf)[number];

/** What was told stands, and of what was not told nothing or all. */
const nextOnly = (shown: number, told: number): boolean => shown === told || shown === told + 1;

const textOf = (round: number): string => `round ${round}. ${'A long way. '.repeat(round % 40)}`.trim();

/** The round that all of some cards show. */
function roundOf(cards: readonly Pick<Card, 'text'>[]): number {
  const rounds = new Set(cards.map(({ text }) => Number(/^round (\d+)\./.exec(text)?.[1] ?? 0)));
  if (rounds.size !== 1) throw new Error(`Half done: rounds ${[...rounds].join()}.`);
  return [...rounds][0] ?? 0;
}

async function allCards(library: Library): Promise<Card[]> {
  return (await library.cards.getAll(library.cards.list().map(({ id }) => id))) as Card[];
}

const changed = (cards: readonly Card[], round: number) => ({
  title: `round ${round}`,
  change: { cards: cards.map((card) => ({ ...card, text: textOf(round) })) },
});

const save: Work = {
  shown: async (library) => roundOf((await allCards(library)).slice(0, 1)),
  step: async (library, at) => {
    const [first] = await allCards(library);
    const { content, revision } = await library.cards.get(first?.id ?? '');
    // Another name every time, so that each save is a change of name as well.
    const next = { ...content, name: `Card ${at + 1}`, text: textOf(at + 1) };
    const { kind } = await library.cards.save(next, revision);
    if (kind !== 'saved') throw new Error(kind);
    return at + 1;
  },
  fits: nextOnly,
};

const bulkEdit: Work = {
  shown: async (library) => roundOf(await allCards(library)),
  step: async (library, at) => {
    await library.batches.apply(changed(await allCards(library), at + 1));
    return at + 1;
  },
  fits: nextOnly,
};

/** Cards of one import. */
const ROWS = 60;

const imported: Work = {
  shown: async (library) => {
    const counts = new Map<number, number>();
    for (const { name } of library.cards.list()) {
      const round = Number(/^Import (\d+) /.exec(name)?.[1]);
      if (!Number.isNaN(round)) counts.set(round, (counts.get(round) ?? 0) + 1);
    }
    const wrong = [...counts].filter(([, count]) => count !== ROWS);
    if (wrong.length > 0) throw new Error(`Half done: ${wrong.map((one) => one.join(': ')).join()}.`);
    const last = Math.max(0, ...counts.keys());
    if (counts.size !== last) throw new Error(`Lost: ${counts.size} of ${last} imports are there.`);
    return last;
  },
  step: async (library, at) => {
    const imports = new Imports(() => library);
    const rows = Array.from({ length: ROWS }, (_, row) => `Import ${at + 1} ${row},${row % 9}`);
    const bytes = Buffer.from(`Name,Level\n${rows.join('\n')}`);
    const upload = await imports.uploads.begin(`Import ${at + 1}.csv`, bytes.length);
    await imports.uploads.put(upload, bytes);
    const opened = await imports.open([upload], null, {});
    await imports.apply(opened.import, () => undefined);
    await imports.close();
    return at + 1;
  },
  fits: nextOnly,
};

/** Odd places are changes, even ones take the change before them back: then the cards are as they were at first. */
const undo: Work = {
  shown: async (library) => {
    const round = roundOf(await allCards(library));
    const [last] = await library.batches.list();
    const told = Number(/round (\d+)/.exec(last?.title ?? '')?.[1] ?? 0);
    const isTaken = last?.title.startsWith('undo') === true || last === undefined;
    if (round !== (isTaken ? 0 : told)) throw new Error(`Half done: ${last?.title}, and cards of ${round}.`);
    return isTaken ? (last ? told + 1 : 0) : told;
  },
  step: async (library, at) => {
    if (at % 2 === 0) {
      await library.batches.apply(changed(await allCards(library), at + 1));
    } else {
      const [last] = await library.batches.list();
      await library.batches.undo(last?.batch ?? '');
    }
    return at + 1;
  },
  fits: nextOnly,
};

const printId = (round: number): string => `00000000-0000-4000-8000-${String(round).padStart(12, '0')}`;

const ledger: Work = {
  shown: async (library) => {
    const prints = await library.prints.list();
    const files = readdirOrNone(join(library.info().folder, '.cardwright', 'prints'));
    if (files.filter((file) => file.endsWith('.json')).length !== prints.length)
      throw new Error('A print is damaged.');
    return prints.length;
  },
  step: async (library, at) => {
    const cards = library.cards.list().map(({ id }) => ({ card: id, face: 'a'.repeat(32), copies: 1 }));
    await library.prints.add({ id: printId(at + 1), when: at + 1, title: `Print ${at + 1}`, cards });
    return at + 1;
  },
  fits: nextOnly,
};

/** A place of games: so many were removed, and so many answers are in the one that stands. */
const REMOVED = 100_000;
const AFTER = 40;

const game: Work = {
  shown: (library) => playing(library, async (play) => gamePlace(library, play)),
  step: (library, at) =>
    playing(library, async (play) => {
      const [row] = await play.games.list();
      if (!row) {
        const [first = '', second = first] = library.decks.list().map(({ id }) => id);
        const seats = [
          { name: 'Ann', occupant: 'person', deck: first },
          { name: 'Ben', occupant: 'person', deck: second },
        ];
        await play.create(newGame.parse({ rules: 'kotc-14', seats, seed: 7 }));
        return at;
      }
      if (row.state.kind === 'over' || at % REMOVED >= AFTER) {
        await play.games.remove([row.id]);
        return (Math.floor(at / REMOVED) + 1) * REMOVED;
      }
      const live = await play.live(row.id);
      if (live.now.passTo !== null) await live.takeOver(live.now.passTo);
      const asked = live.game.decision;
      if (asked) await live.answer(asked.id, randomReply(asked, chanceFrom(at)));
      if (live.now.trouble !== null) throw new Error(live.now.trouble);
      return gamePlace(library, play);
    }),
  fits: (shown, told) =>
    shown === told ||
    shown === told + 1 ||
    (shown % REMOVED === 0 && shown / REMOVED === Math.floor(told / REMOVED) + 1),
};

async function gamePlace(library: Library, play: Play): Promise<number> {
  const { folder } = library.info();
  const [row, ...more] = await play.games.list();
  if (more.length > 0) throw new Error('There are several games.');
  if (row?.state.kind === 'unreadable') throw new Error(row.state.because);
  const removed = await play.games.removed();
  const inTrash = readdirOrNone(join(folder, '.cardwright', 'trash'));
  if (inTrash.length !== removed.length * 2) throw new Error('A removed game has lost one of its files.');
  const inputs = row ? (await play.games.load(row.id)).inputs.length : 0;
  return removed.length * REMOVED + inputs;
}

async function playing<T>(library: Library, work: (play: Play) => Promise<T>): Promise<T> {
  const bots = {
    reply: async (request: BotRequest) => botReply(request),
    thought: async (request: BotRequest) => botThought(request),
    close: async () => undefined,
  };
  const play = new Play(library, { bots });
  try {
    return await work(play);
  } finally {
    await play.close();
  }
}

function readdirOrNone(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export const works: Readonly<Record<WorkName, Work>> = {
  save,
  'bulk edit': bulkEdit,
  import: imported,
  undo,
  ledger,
  game,
};
