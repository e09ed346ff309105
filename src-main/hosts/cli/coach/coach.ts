import type { Command } from 'commander';
import { isFailure, type GameRecord } from '../../../engine/record.js';
import type { CoachReport, TurningPoint } from '../../../play/coach/coach-report.js';
import { review, USUAL_NODES } from '../../../play/coach/review.js';
import { RecordFileError, replayFile } from '../../../play/games/record-file.js';
import { HIGHEST_SEED } from '../../../play/new-game/seeds.js';
import { TableRefusal } from '../../../play/refusal.js';
import { Failure } from '../failure.js';
import { jsonLine, type Terminal } from '../terminal.js';
import { wholeNumber } from '../values.js';

interface CoachFlags {
  readonly player?: string;
  readonly nodes: number;
  readonly seed: number;
  readonly json?: boolean;
}

const MOST_NODES = 1_000_000;

export function addCoachCommand(program: Command, terminal: Terminal): void {
  program
    .command('coach')
    .description('look through a recorded game: what each player gave away, and what would have been better')
    .argument('<record>', 'the record of a game (*.game.json)')
    .option('--player <name>', 'only this player; left out: each of them')
    .option(
      '--nodes <number>',
      'how much is thought about each decision: how many decisions of games that are imagined',
      wholeNumber(1, MOST_NODES),
      USUAL_NODES,
    )
    .option('--seed <number>', 'the same seed says the same', wholeNumber(0, HIGHEST_SEED), 1)
    .option('--json', 'say it as JSON')
    .action(async (file: string, flags: CoachFlags) => coachCommand(file, flags, terminal));
}

/** @throws Failure */
async function coachCommand(
  file: string,
  { player, json = false, ...how }: CoachFlags,
  terminal: Terminal,
): Promise<void> {
  const replayed = await replayFile(file).catch((error: unknown) => {
    throw error instanceof RecordFileError ? new Failure(error.message) : error;
  });
  if (isFailure(replayed)) throw new Failure(`${file}: ${replayed.because}`);
  const { record } = replayed;
  const names = record.players.map(({ name }) => name);
  const only = player === undefined ? null : names.indexOf(player);
  if (only === -1) {
    throw new Failure(`Nobody in this game is called “${player}”; the players are ${names.join(', ')}.`);
  }
  const seats = only === null ? [...names.keys()] : [only];
  const reports = seats.map((seat) => reviewed(record, seat, how));
  if (json) {
    const players = reports.map(({ seat, ...report }) => ({ player: names[seat], ...report }));
    terminal.out(jsonLine({ file, rules: record.rules, seed: how.seed, nodes: how.nodes, players }));
  } else terminal.out(`${reports.flatMap((report) => reportLines(report, names)).join('\n')}\n`);
}

/** @throws Failure for a game that cannot be looked through */
function reviewed(record: GameRecord, seat: number, how: Pick<CoachFlags, 'nodes' | 'seed'>): CoachReport {
  const { inputs, rules } = record;
  try {
    const reviewing = review({ rules: rules.id, beginning: record, inputs, seat, ...how });
    for (;;) {
      const step = reviewing.next();
      if (step.done) return step.value;
    }
  } catch (error) {
    throw error instanceof TableRefusal ? new Failure(error.message) : error;
  }
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function reportLines({ seat, standings, points, skipped }: CoachReport, names: readonly string[]): string[] {
  const name = names[seat] ?? '';
  const left = skipped > 0 ? `; ${skipped} could not be looked into` : '';
  return [
    `${name}: ${standings.length} decisions looked at${left}`,
    ...(points.length > 0
      ? points.map((point) => `  ${pointLine(point, name)}`)
      : ['  Nothing was given away that the coach is sure of.']),
  ];
}

const pointLine = ({ turn, at, from, to, grade, did, would }: TurningPoint, name: string): string =>
  `Turn ${turn}: from ${percent(from)} to ${percent(to)} (${grade}, input ${at + 1}). ${name} ${did}; the coach ${would}.`;
