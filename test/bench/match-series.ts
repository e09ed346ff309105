import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { GameRules } from '../../src-main/games/game-play.js';
import { playOne } from '../../src-main/play/bots/simulate.js';
import { loadDecks } from '../../src-main/play/new-game/decks.js';
import { seedOf } from '../../src-main/play/new-game/seeds.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { mainThreadClock } from './main-thread-clock.js';

/** A game of a series, as it is kept: a line of JSON. */
interface GameRow {
  /** Which of the series: the round, the places of either player's deck among the starter decks, and the first player's seat. */
  readonly game: string;
  /** Of the first player: 1, 0, or a half for a tie. */
  readonly won: number;
  /** Processor time of its longest decision, in seconds: of the thread that thinks, where that can be told. */
  readonly longest: number;
}

export interface Series {
  readonly games: number;
  readonly won: number;
  /** Processor time of the longest decision, in seconds. */
  readonly longest: number;
  /** Games won and played by the decks of both: the first player's first. */
  readonly byDecks: readonly { readonly decks: string; readonly won: number; readonly games: number }[];
}

const seed = 1;

const startersOf = (rules: GameRules): string =>
  inProject('assets', 'starter', rules.starter ?? rules.rules.id, 'decks');

/**
 * Two computer players against each other, in rounds: in each of them every starter deck meets every one, also itself, with either player at
 * either seat. Each game is kept when it is over, so a series that was broken off, or was shorter, is gone on with. One of an earlier version
 * of rules, players or decks is begun anew.
 *
 * @param least so many games, and as many more as make whole rounds
 */
export async function matchSeries(
  rules: GameRules,
  bots: readonly [string, string],
  least: number,
): Promise<Series> {
  const [one, other] = bots;
  const folder = startersOf(rules);
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const decks = await loadDecks(files, rules);
  const many = decks.lists.length;
  const rounds = Math.ceil(least / (many * many * 2));
  const file = inProject('dist', 'matches', `${rules.rules.id}-${one}-${other}-${versionOf(rules)}.jsonl`);
  const kept = keptRows(file);
  const rows = new Map<string, GameRow>();
  for (let nth = 0; nth < rounds; nth += 1) {
    for (let pairing = 0; pairing < many * many * 2; pairing += 1) {
      const seat = pairing % 2;
      const pair = (pairing - seat) / 2;
      const places = [Math.floor(pair / many), pair % many] as const;
      const game = `${nth} ${places.join(' ')} ${seat}`;
      const lists = places.map((place) => decks.lists[place] ?? []);
      const order = seat === 0 ? [0, 1] : [1, 0];
      const row = kept.get(game) ?? {
        game,
        ...played(
          {
            rules,
            decks: { ...decks, lists: order.map((at) => lists[at] ?? []) },
            bots: order.map((at) => bots[at] ?? ''),
          },
          seat,
          seedOf(seedOf(seed, pairing), nth),
        ),
      };
      if (!kept.has(game)) appendFileSync(file, `${JSON.stringify(row)}\n`);
      rows.set(game, row);
    }
  }
  return summedUp([...rows.values()]);
}

/** The time between two decisions is taken for that of the first: whoever does not think takes next to none. */
function played(
  given: Omit<Parameters<typeof playOne>[0], 'games' | 'seed'>,
  seat: number,
  own: number,
): Omit<GameRow, 'game'> {
  const clock = mainThreadClock();
  let longest = 0;
  let last = clock.now();
  const watch = (): void => {
    const now = clock.now();
    longest = Math.max(longest, (now - last) / 1000);
    last = now;
  };
  const { game } = playOne({ ...given, games: 1, seed: own, watch }, own);
  clock.close();
  const winners = game.result?.winners ?? [];
  return { won: winners.includes(seat) ? 1 / winners.length : 0, longest: Number(longest.toFixed(3)) };
}

function summedUp(rows: readonly GameRow[]): Series {
  const byDecks = new Map<string, { decks: string; won: number; games: number }>();
  for (const { game, won } of rows) {
    const decks = game.split(' ').slice(1, 3).join('-');
    const sum = byDecks.get(decks) ?? { decks, won: 0, games: 0 };
    byDecks.set(decks, { decks, won: sum.won + won, games: sum.games + 1 });
  }
  return {
    games: rows.length,
    won: rows.reduce((sum, { won }) => sum + won, 0),
    longest: Math.max(...rows.map(({ longest }) => longest)),
    byDecks: [...byDecks.values()],
  };
}

/** Games that have been played. A last line that was not finished when a series was broken off is dropped. */
function keptRows(file: string): ReadonlyMap<string, GameRow> {
  mkdirSync(join(file, '..'), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return new Map(lines.map((line) => JSON.parse(line) as GameRow).map((row) => [row.game, row]));
}

/** Other text whenever something changes by which games are played: what is learnt for other rules, and other games, do not count. */
function versionOf(rules: GameRules): string {
  const hash = createHash('sha256');
  const id = rules.starter ?? rules.rules.id;
  const game = id.slice(0, id.indexOf('-'));
  const counts = (file: string): boolean => {
    const folders = file.split(sep).slice(0, -1);
    const isLearnt = folders.includes('weights') || folders.includes('learnt');
    const isOfOther = games.includes(folders[0] ?? '') && folders[0] !== game;
    return /\.(ts|json)$/.test(file) && !isOfOther && (!isLearnt || file.endsWith(`${sep}${id}.ts`));
  };
  for (const folder of [inProject('src-main', 'engine'), inProject('src-main', 'games'), startersOf(rules)]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(counts).toSorted()) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The folders of games; what is of all of them lies beside. */
const games = readdirSync(inProject('src-main', 'games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'defaults' ? [entry.name] : [],
);
