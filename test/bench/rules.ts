import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { chanceFrom, randomTo } from '../../src-main/engine/chance/chance.js';
import { LogBook } from '../../src-main/engine/log.js';
import { clone } from '../../src-main/engine/plain.js';
import { recordOf } from '../../src-main/engine/record.js';
import { reenter, replay } from '../../src-main/engine/replay.js';
import { playableKotc14 } from '../../src-main/games/kotc/rules/playable.js';
import { kotcRuleSets, type KotcRulesId } from '../../src-main/games/kotc/rules/rule-set.js';
import { viewOf } from '../../src-main/games/kotc/rules/views/view.js';
import { begin, good, playRandomly, starterBeginning } from '../games/kotc/starter-games.js';
import { best, bestInTurn, median, thousands } from './measure.js';
import { playKotc } from './random-games.js';
import type { BenchResult } from './result.js';

// What else the process has loaded would decide where V8 allocates the objects of games: docs/benchmarks.md tells how much.
setFlagsFromString('--no-allocation-site-pretenuring');

/** Under Node its own entry is found only by the older way of loading. */
const { Client } = createRequire(import.meta.url)(
  'boardgame.io/client',
) as typeof import('boardgame.io/client');

const TIC_TAC_TOES = 400;
const DECISIONS = 300;
/** How much of the 14th Edition’s decisions a second other editions are to reach in the same run. */
const bars: readonly { readonly id: KotcRulesId; readonly share: number }[] = [
  { id: 'kotc-06', share: 0.5 },
  { id: 'kotc-09', share: 0.5 },
  { id: 'kotc-10', share: 0.5 },
  { id: 'kotc-11', share: 0.5 },
  { id: 'kotc-15', share: 0.8 },
  { id: 'kotc-16', share: 0.8 },
  { id: 'kotc-17', share: 0.8 },
];

/** The engine: random legal games between the starter decks, all rules on, no view computed; and records of games. */
export async function bench(): Promise<BenchResult[]> {
  const engine = best(() => playKotc('kotc-14'));
  const [inTurn = NaN, ...others] = bestInTurn(
    ['kotc-14' as const, ...bars.map(({ id }) => id)].map((id) => () => playKotc(id)),
  );
  const editions = bars.map(({ id, share }, place) => ({ id, share, perSecond: others[place] ?? NaN }));
  const moves = best(playTicTacToes);
  const times = engine / moves;
  const record = recordOfDecisions();
  const replaying = median(30, () => good(replay(playableKotc14, record)));
  const { boundary } = playRandomly(begin(starterBeginning(1), 1), chanceFrom(1), DECISIONS / 2);
  const cloning = median(500, () => clone(boundary));
  const places = placesInGames();
  const stepping = median(10, () => stepFromEach(places)) / places.length;
  const since = places.reduce((sum, { later }) => sum + later.length, 0) / places.length;
  const seen = playRandomly(begin(starterBeginning(2)), chanceFrom(2), DECISIONS / 2);
  const viewing = median(300, () => viewOf(seen.context, seen.decision, 0, ['Ann', 'Ben']));
  return [
    {
      name: 'rules: decisions in random games of the 14th Edition',
      measured: `${thousands(engine)} a second, ${times.toFixed(0)} × the ${thousands(moves)} moves of boardgame.io’s tic-tac-toe`,
      bar: '100,000 a second, and never under 10 ×',
      ok: engine >= 100_000 && times >= 10,
    },
    ...editions.map(({ id, share, perSecond }) => ({
      name: `rules: decisions in random games of the ${kotcRuleSets[id].edition.number}th Edition`,
      measured: `${thousands(perSecond)} a second, ${(perSecond / inTurn).toFixed(2)} × the ${thousands(inTurn)} of the 14th Edition in turn with it`,
      bar: `${share} of the 14th Edition’s in the same run`,
      ok: perSecond >= inTurn * share,
    })),
    {
      name: `rules: replay of a record of ${DECISIONS} decisions, with its cards read and its hashes compared`,
      measured: `${replaying.toFixed(1)} ms`,
      bar: 'under 10 ms',
      ok: replaying < 10,
    },
    {
      name: 'rules: copy of the state at a boundary of a turn',
      measured: `${cloning.toFixed(3)} ms`,
      bar: 'under 0.2 ms',
      ok: cloning < 0.2,
    },
    {
      name: 'rules: a step of a search: copy of the last boundary, the answers since, and a further one',
      measured: `${stepping.toFixed(3)} ms, ${since.toFixed(1)} answers since the boundary`,
      bar: 'under 0.2 ms',
      ok: stepping < 0.2,
    },
    {
      name: 'rules: view of a game for one player',
      measured: `${viewing.toFixed(3)} ms`,
      bar: 'under 1 ms',
      ok: viewing < 1,
    },
  ];
}

/** Places in the midst of games, as a search begins at them. */
function placesInGames() {
  return Array.from({ length: 40 }, (_, nth) => {
    const game = playRandomly(begin(starterBeginning(nth + 1), 1), chanceFrom(nth), 10 + nth * 4);
    const { boundary, inputs, context } = game;
    return boundary && game.decision ? { boundary, later: inputs.slice(boundary.inputs), context } : [];
  }).flat();
}

function stepFromEach(places: ReturnType<typeof placesInGames>): void {
  const chance = chanceFrom(5);
  for (const { boundary, later, context } of places) {
    const { rules } = playableKotc14;
    const game = reenter(rules, context.designs, boundary.state, later, new LogBook(false));
    playRandomly(good(game), chance, 1);
  }
}

function recordOfDecisions() {
  for (let seed = 1; ; seed += 1) {
    const beginning = starterBeginning(seed);
    const game = playRandomly(begin(beginning), chanceFrom(seed), DECISIONS);
    if (game.inputs.length === DECISIONS) return recordOf(beginning, game);
  }
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

interface Board {
  cells: (string | null)[];
}

/** The tic-tac-toe of boardgame.io's own tutorial. */
const ticTacToe = {
  setup: (): Board => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: Board; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE' as const;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells }, ctx }: { G: Board; ctx: { currentPlayer: string } }) => {
    const isLine = ([a = 0, b = 0, c = 0]: number[]): boolean =>
      cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c];
    if (lines.some(isLine)) return { winner: ctx.currentPlayer };
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** @returns how many moves */
function playTicTacToes(): number {
  const chance = chanceFrom(9);
  let moves = 0;
  for (let game = 0; game < TIC_TAC_TOES; game += 1) {
    const client = Client<Board>({ game: ticTacToe, debug: false });
    client.start();
    for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
      const free = [...state.G.cells.keys()].filter((id) => state?.G.cells[id] === null);
      client.moves['clickCell']?.(free[randomTo(chance, free.length - 1)]);
      moves += 1;
    }
    client.stop();
  }
  return moves;
}
