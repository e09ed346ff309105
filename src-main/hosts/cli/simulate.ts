import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { loadDecks, UnplayableDeck, type Decks } from '../../play/new-game/decks.js';
import { PAIRINGS, simulateBothSeats } from '../../play/bots/both-seats.js';
import { RECORD_ENDING, RecordFileError, writeRecordFile } from '../../play/games/record-file.js';
import { HIGHEST_SEED } from '../../play/new-game/seeds.js';
import {
  simulate,
  simulateMatches,
  type PlayedGame,
  type Simulated,
  type SimulatedMatches,
  type Simulation,
} from '../../play/bots/simulate.js';
import { MOST_BEST_OF, mostGames } from '../../engine/match.js';
import { recordOf } from '../../engine/record.js';
import { faultOfOptions } from '../../engine/rule-options.js';
import type { GameRules } from '../../games/game-play.js';
import {
  computerPlayerNames,
  computerPlayersFor,
  findRuleSet,
  ruleSets,
  strongestPlayer,
} from '../../games/rule-sets.js';
import { fileTrouble } from '../../library/errors.js';
import { makeFolder } from '../../library/make-folder.js';
import { HeardThoughts } from './coach/heard-thoughts.js';
import { Failure, UsageError } from './failure.js';
import { wholeNumber } from './values.js';
import { jsonLine, type Terminal } from './terminal.js';

interface SimulateFlags {
  readonly rules: GameRules;
  readonly decks: readonly string[];
  readonly bots?: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly bothSeats?: boolean;
  readonly bestOf?: number;
  readonly nodes?: number;
  readonly illegal?: boolean;
  readonly option?: readonly string[];
  readonly thoughts?: boolean;
  readonly keep?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

const rulesIds = (): string =>
  ruleSets()
    .map(({ rules }) => rules.id)
    .join(', ');
const MOST_GAMES = 1_000_000_000;
const MOST_NODES = 1_000_000;

export function addSimulateCommand(program: Command, terminal: Terminal): void {
  program
    .command('simulate')
    .description('let bots play decks against each other, and count who wins')
    .requiredOption('--rules <rules>', `the rules to play by: ${rulesIds()}`, rulesNamed)
    .requiredOption('--decks <files...>', 'a deck file (*.deck.json) for each player, 2 or more')
    .option(
      '--bots <names...>',
      `${computerPlayerNames().join(' or ')}: one for all or one for each deck; left out: the strongest that does not think ahead`,
    )
    .option(
      '--nodes <number>',
      'how much bots who think ahead think about each decision: how many decisions of games that they imagine',
      wholeNumber(1, MOST_NODES),
    )
    .option('--games <number>', 'how many games', wholeNumber(1, MOST_GAMES), 100)
    .option('--both-seats', 'two bots, each at either seat with either deck; counts who wins by bot')
    .option(
      '--best-of <number>',
      'play matches of up to so many games, an odd number; --games says how many matches',
      oddNumber,
    )
    .option('--seed <number>', 'the same seed gives the same games', wholeNumber(0, HIGHEST_SEED), 1)
    .option('--option <names...>', 'options of the rules, which are off unless they are named here')
    .option('--illegal', 'play decks that are not legal, too')
    .option('--thoughts', 'tell what bots who think ahead think about each decision')
    .option('--keep <folder>', 'write the record of every game into this folder')
    .option('--force', 'with --keep, replace records that lie in the folder')
    .option('--json', 'say it as JSON')
    .action(async (flags: SimulateFlags) => run(flags, terminal));
}

async function run(flags: SimulateFlags, terminal: Terminal): Promise<void> {
  const bots = botsFor(flags);
  const options = { ...optionsFor(flags), ...(flags.nodes !== undefined && { nodes: flags.nodes }) };
  const perPairing = flags.bothSeats ? gamesPerPairing(flags) : null;
  const decks = await deckFiles(flags);
  const began = performance.now();
  const since = (): number => Math.round(performance.now() - began) / 1000;
  if (perPairing !== null)
    return runBothSeats(flags, { decks, bots, games: perPairing, ...options }, since, terminal);
  const { rules, games, seed, bestOf } = flags;
  const keep = flags.keep === undefined ? {} : { keep: await keeperOf(flags.keep, flags, decks, bots) };
  const rows = decks.names.map((name, player) => `${name} (${bots[player]})`);
  const heard = flags.thoughts ? new HeardThoughts(rules, rows) : null;
  const hearing = heard && { hear: (...said: Parameters<typeof heard.hear>) => heard.hear(...said) };
  const simulated = { rules, decks, bots, games, seed, ...options, ...keep, ...hearing };
  if (bestOf === undefined) {
    const counted = await simulate(simulated);
    const thoughts = heard && { thoughts: heard.all };
    terminal.out(
      flags.json
        ? jsonLine({ ...described(counted, since()), ...thoughts })
        : `${heard?.lines ?? ''}${tableOf(counted, since(), rows)}`,
    );
    return;
  }
  const counted = await simulateMatches(simulated, bestOf);
  const matches = { bestOf, ...counted.matches };
  terminal.out(
    flags.json
      ? jsonLine({ ...described(counted, since()), matches })
      : matchTable(counted, bestOf, since(), rows),
  );
}

async function runBothSeats(
  { rules, seed, json }: SimulateFlags,
  given: Pick<Simulated, 'bots' | 'games' | 'options' | 'nodes'> & { readonly decks: Decks },
  since: () => number,
  terminal: Terminal,
): Promise<void> {
  const { decks, bots } = given;
  const counted = await simulateBothSeats({ rules, seed, ...given });
  const pairings = counted.pairings.map(({ bots: seated, decks: dealt, played: { wins } }) => ({
    bots: seated.map((place) => bots[place]),
    decks: dealt.map((place) => decks.names[place]),
    wins,
  }));
  const rows = bots.map((bot) => `${bot} (at both seats)`);
  terminal.out(
    json ? jsonLine({ ...described(counted, since()), pairings }) : tableOf(counted, since(), rows),
  );
}

/** @throws UsageError where the games cannot be played at both seats alike */
function gamesPerPairing({ decks, games, keep, bestOf, thoughts }: SimulateFlags): number {
  if (decks.length !== 2)
    throw new UsageError('Give two decks with --both-seats; more have no two seats to swap');
  if (keep !== undefined) throw new UsageError('Leave out --keep or --both-seats; they do not go together');
  if (thoughts) throw new UsageError('Leave out --thoughts or --both-seats; they do not go together');
  if (bestOf !== undefined)
    throw new UsageError('Leave out --best-of or --both-seats; they do not go together');
  if (games % PAIRINGS > 0) {
    throw new UsageError(`Give a number of games that can be divided by ${PAIRINGS} with --both-seats`);
  }
  return games / PAIRINGS;
}

/** @throws UsageError when there are too few decks, or bots for some of them only */
function botsFor({
  rules: { rules },
  decks,
  bots = [strongestPlayer(rules.id)],
}: SimulateFlags): readonly string[] {
  const known = computerPlayersFor(rules.id).map(({ name }) => name);
  if (decks.length < 2) throw new UsageError('Give a deck file for each of 2 or more players to --decks');
  const unknown = bots.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no bot “${unknown}”; choose ${known.join(' or ')}`);
  const [first] = bots;
  if (bots.length === 1 && first) return decks.map(() => first);
  if (bots.length === decks.length) return bots;
  throw new UsageError(`Give one bot for all or one for each deck; there are ${decks.length} decks`);
}

/** @throws UsageError for one that the rules do not have */
function optionsFor({ rules, option }: SimulateFlags): Pick<Simulated, 'options'> {
  const fault = option && faultOfOptions(option, rules);
  if (fault) throw new UsageError(fault.replace(/\.$/, ''));
  return option ? { options: option } : {};
}

async function deckFiles({ decks, rules, illegal = false }: SimulateFlags): Promise<Decks> {
  try {
    return await loadDecks(decks, rules, illegal);
  } catch (error) {
    if (error instanceof UnplayableDeck) throw new Failure(error.message);
    throw error;
  }
}

/** Writes games as game-1.game.json and so on. Names of players say deck and bot, each its own. */
async function keeperOf(
  folder: string,
  {
    rules: {
      rules: { id, version },
    },
    games,
    bestOf,
    force = false,
  }: SimulateFlags,
  { names, cards, lists }: Decks,
  bots: readonly string[],
): Promise<(played: PlayedGame, nth: number) => Promise<void>> {
  const most = bestOf === undefined ? games : games * mostGames({ bestOf });
  const players = names.map((name, seat) => ({ name: `${seat + 1} ${name} (${bots[seat]})`.slice(0, 100) }));
  await makeFolder(resolve(folder)).catch((error: unknown) => {
    throw new Failure(`${folder} cannot be made: ${fileTrouble(error)}.`);
  });
  const there = force ? undefined : (await readdir(folder)).find((name) => isRecordOf(name, most));
  if (there !== undefined) {
    throw new Failure(
      `${join(folder, there)} is there already; name another folder, or replace it with --force.`,
    );
  }
  return async ({ game, match, ...begun }, nth) => {
    const start = { decks: lists, ...begun };
    const beginning = { rules: { id, version }, players, cards, start, ...(match && { match }) };
    const path = join(folder, recordName(nth + 1));
    await writeRecordFile(path, recordOf(beginning, game)).catch((error: unknown) => {
      throw error instanceof RecordFileError ? new Failure(error.message) : error;
    });
  };
}

const recordName = (nth: number): string => `game-${nth}${RECORD_ENDING}`;

/** Whether a file in the folder is one that so many games would write onto. */
function isRecordOf(name: string, games: number): boolean {
  const nth = Number(/^game-(\d+)\./.exec(name)?.[1] ?? 0);
  return nth >= 1 && nth <= games && name === recordName(nth);
}

const described = ({ games, wins, ties, unfinished, decisions, turns }: Simulation, seconds: number) => ({
  games,
  wins,
  ties,
  unfinished,
  decisions,
  turns,
  seconds,
});

/** @param players what each is called whose wins are counted */
function tableOf(counted: Simulation, seconds: number, players: readonly string[]): string {
  const { games, wins, ties, unfinished } = counted;
  const lines = sharesOf(games, [
    ...players.map((name, player) => [name, wins[player] ?? 0] as const),
    ...(ties > 0 ? [['tied', ties] as const] : []),
    ...(unfinished > 0 ? [['unfinished', unfinished] as const] : []),
  ]);
  return `${[...lines, sumOf(counted, seconds)].join('\n')}\n`;
}

function matchTable(
  counted: SimulatedMatches,
  bestOf: number,
  seconds: number,
  players: readonly string[],
): string {
  const { played, wins, undecided } = counted.matches;
  const lines = sharesOf(played, [
    ...players.map((name, player) => [name, wins[player] ?? 0] as const),
    ...(undecided > 0 ? [['undecided', undecided] as const] : []),
  ]);
  const sum = `${played} matches, best of ${bestOf}: ${sumOf(counted, seconds)}`;
  return `${[...lines, sum].join('\n')}\n`;
}

/** A line each: what it is, how many, and their share of all. */
function sharesOf(all: number, rows: readonly (readonly [what: string, count: number])[]): string[] {
  const percent = (count: number): string => `${((100 * count) / all).toFixed(1)} %`.padStart(8);
  const wide = Math.max(...rows.map(([what]) => what.length));
  const digits = String(all).length;
  return rows.map(
    ([what, count]) => `${what.padEnd(wide)}  ${String(count).padStart(digits)} ${percent(count)}`,
  );
}

const sumOf = ({ games, turns, decisions }: Simulation, seconds: number): string =>
  `${games} games, ${turns} turns, ${decisions} decisions in ${seconds} s`;

function oddNumber(text: string): number {
  const number = wholeNumber(1, MOST_BEST_OF)(text);
  if (number % 2 === 0) throw new InvalidArgumentError('It is even; best of an odd number has a winner.');
  return number;
}

export function rulesNamed(text: string): GameRules {
  const rules = findRuleSet(text);
  if (!rules) throw new InvalidArgumentError(`It is no rule set that is played: ${rulesIds()}.`);
  return rules;
}
