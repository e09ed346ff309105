import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCard } from '../../src-main/games/kotc/plug/card-reading.js';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { openLibrary } from '../../src-main/library/library.js';
import { takePicture } from '../../src-main/library/pictures/picture-intake.js';
import { importedGame } from '../../src-main/play/games/game-import.js';
import { Play } from '../../src-main/play/play.js';
import { Replays } from '../../src-main/play/replays/replays.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { recordOf } from '../../src-main/engine/record.js';
import { writeRecord } from '../../src-main/engine/record-text.js';
import { emptyPng } from '../library/empty-png.js';
import { begin, playRandomly, starterBeginning } from '../games/kotc/starter-games.js';
import type { BenchResult } from './result.js';
import { standstillOf, type Standstill } from './standstill.js';

/** ms for which nothing else may have its turn. */
const BAR = 100;
/** ms of processor time in which a game of 3000 inputs is open. */
const OPEN = 500;

const bytes = (text: string): Uint8Array => Buffer.from(text);

/** The record of a game that goes on, with inputs that do nothing until there are so many. */
function record(seats: number, played: number, inputs: number): string {
  const beginning = starterBeginning(5, seats);
  const game = playRandomly(begin(beginning), chanceFrom(1), played);
  while (game.inputs.length < inputs) {
    const { length } = game.inputs;
    game.take({ player: length % seats, askAlways: Math.floor(length / seats) % 2 === 0 });
  }
  return writeRecord(recordOf(beginning, game));
}

/** A card whose text is as long as it may be. */
const cardOf = (sentence: string) => ({
  ...blankCard('11111111-1111-4111-8111-111111111111'),
  edition: 14 as const,
  offense: 1,
  defense: 1,
  text: sentence.repeat(Math.floor(5000 / sentence.length)),
});

/** How long the main process stands still over files that were made to hold it up, and over the longest games. */
export async function bench(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-blocking-'));
  const library = await openLibrary(join(folder, 'library'), { watch: false });
  const results: BenchResult[] = [];
  const note = (name: string, { took, blocked }: Standstill, most = Infinity): void => {
    results.push({
      name: `blocking: ${name}`,
      measured: `nothing else had its turn for ${blocked.toFixed(0)} ms at most; ${took.toFixed(0)} ms of processor time`,
      bar: `${BAR} ms${most < Infinity ? ` at once, ${most} ms of processor time` : ''}`,
      ok: blocked <= BAR && took <= most,
    });
  };
  const playing = async (work: (play: Play) => Promise<unknown>): Promise<Standstill> => {
    const play = new Play(library);
    try {
      return await standstillOf(() => work(play));
    } finally {
      await play.close();
    }
  };
  try {
    const idle = await standstillOf(() => new Promise((go) => setTimeout(go, 500)));
    results.push({
      name: 'blocking: a program with nothing to do, for comparison',
      measured: `${idle.blocked.toFixed(0)} ms at most`,
      bar: 'none',
      ok: true,
    });
    // The code of each is compiled once before.
    await standstillOf(() =>
      takePicture(bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    );
    await standstillOf(() => readCard(cardOf('Draw 2 cards. ')));
    note(
      'SVG with 80 KB of spaces in its document type',
      await standstillOf(() => takePicture(bytes(`<svg ><!doctype ${' '.repeat(80_000)}`))),
    );
    note(
      'SVG with 400 KB of comment marks',
      await standstillOf(() => takePicture(bytes(`<svg>${'<!--'.repeat(100_000)}</svg>`))),
    );
    note('PNG of 1 × 90,000,000', await standstillOf(() => takePicture(emptyPng(1, 90_000_000))));
    for (const sentence of ['draw a card. ', 'Draw 1 card. ', '**a* '])
      note(
        `reading a card of 5000 characters of “${sentence.trim()}”`,
        await standstillOf(() => readCard(cardOf(sentence))),
      );
    const games = [
      ['a game of 2 seats, 3000 inputs', record(2, 280, 3000), OPEN],
      ['a game of 8 seats, 3000 inputs', record(8, 1200, 3000), OPEN],
      ['a game of 30 seats, 15,000 inputs', record(30, 3000, 15_000), Infinity],
    ] as const;
    for (const [name, text, most] of games) {
      let id = '';
      const title = `${name} (${Math.round(text.length / 1000)} KB)`;
      note(
        `importing ${title}`,
        await playing(async (play) => {
          const { stored, beginning, inputs } = await importedGame('x.game.json', text);
          id = await play.begin(stored, beginning, inputs);
        }),
      );
      note(`the first list with ${name}`, await playing((play) => play.games.list()));
      note(`a later list with ${name}`, await playing((play) => play.games.list()));
      note(`opening ${name}`, await playing((play) => play.live(id)), most);
      note(
        `replaying ${name}`,
        await playing(async ({ games: kept }) => {
          const replays = new Replays(kept);
          await replays.timeline(id);
          await replays.log(id, 'onlooker');
          await replays.frame(id, 1000, 'onlooker');
        }),
      );
    }
    return results;
  } finally {
    await library.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
