import type { Command } from 'commander';
import { RecordFileError, replayFile, type ReplayedFile } from '../../play/games/record-file.js';
import { hashOf } from '../../engine/integrity.js';
import { isFailure, limits, type RecordFailure } from '../../engine/record.js';
import { plainText } from '../../engine/text.js';
import { Failure, NotSo } from './failure.js';
import { wholeNumber } from './values.js';
import { jsonLine, type Terminal } from './terminal.js';

interface ReplayFlags {
  readonly until?: number;
  readonly log?: boolean;
  readonly as?: string;
  readonly json?: boolean;
}

export function addReplayCommand(program: Command, terminal: Terminal): void {
  program
    .command('replay')
    .description('replay a recorded game, and say how it went and whether it is unchanged')
    .argument('<record>', 'the record of a game (*.game.json)')
    .option('--until <n>', 'only so many of its inputs', wholeNumber(0, limits.inputs))
    .option('--log', 'tell everything that happened, as who only watches may know it')
    .option('--as <player>', 'tell it as this player may know it')
    .option('--json', 'say it as JSON')
    .action(async (file: string, flags: ReplayFlags) => replayCommand(file, flags, terminal));
}

/** @throws Failure NotSo */
async function replayCommand(
  file: string,
  { until, log, as, json = false }: ReplayFlags,
  terminal: Terminal,
): Promise<void> {
  const replayed = await replayFile(file, until).catch((error: unknown) => {
    throw error instanceof RecordFileError ? new Failure(error.message) : error;
  });
  if (isFailure(replayed)) refuse(file, replayed, json, terminal);
  const lines = log === true || as !== undefined ? linesOf(replayed, as) : null;
  const described = describeReplay(file, replayed);
  if (json) terminal.out(jsonLine(lines ? { ...described, log: lines } : described));
  else terminal.out([...(lines ?? []).map(spoken), ...replayLines(described), ''].join('\n'));
}

function refuse(
  file: string,
  { failed, because, input }: RecordFailure,
  json: boolean,
  terminal: Terminal,
): never {
  const hash = failed === 'changed' || failed === 'other-outcome' ? 'differs' : 'unknown';
  const error = failed === 'damaged' ? `${file} cannot be used: ${because}` : `${file}: ${because}`;
  if (json) terminal.out(jsonLine({ file, error, failed, ...(input !== undefined && { input }), hash }));
  terminal.err(`${error}\n`);
  throw new NotSo();
}

/** A line of the log, in words, with the ids of its rules. */
interface Line {
  readonly text: string;
  readonly rules: readonly string[];
}

const spoken = ({ text, rules }: Line): string =>
  `${text}${rules.length > 0 ? ` [${rules.join(', ')}]` : ''}`;

/** The log as a player may read it, or as who only watches. @throws Failure when nobody of that name plays */
function linesOf({ record, playable, game }: ReplayedFile, as: string | undefined): Line[] {
  const names = record.players.map(({ name }) => name);
  const viewer = as === undefined ? null : names.indexOf(as);
  if (viewer === -1)
    throw new Failure(`Nobody in this game is called “${as}”; the players are ${names.join(', ')}.`);
  return game.context.log.entries
    .map((entry, place) => playable.describe(entry, place, viewer, names, game.context).line)
    .filter((line) => line !== null)
    .map(({ text, rules }) => ({ text: plainText(text), rules }));
}

function describeReplay(file: string, { record, playable, game }: ReplayedFile) {
  const { state, decision, result, inputs } = game;
  const { turns, turnOf, phase, players } = playable.summary(state);
  const isWhole = inputs.length === record.inputs.length;
  const names = record.players.map(({ name }) => name);
  return {
    file,
    rules: record.rules,
    players: names,
    inputs: record.inputs.length,
    replayed: inputs.length,
    turns,
    turnOf: turnOf === null ? null : names[turnOf],
    phase,
    state: players,
    asks: decision && {
      player: names[decision.player],
      kind: decision.kind,
      purpose: decision.purpose,
      rule: decision.rule,
    },
    result: result && {
      winners: result.winners.map((player) => names[player]),
      by: result.by,
      rules: result.rules,
    },
    /** Of a part of a game only the record's own hash can be compared. */
    hash: isWhole ? 'ok' : 'record ok',
    stateHash: hashOf(state),
  };
}

function replayLines(replayed: ReturnType<typeof describeReplay>): string[] {
  const { rules, players, result, asks, turns, phase, turnOf } = replayed;
  const whose = turnOf === null ? '' : ` of ${turnOf}`;
  const counts = (seat: Readonly<Record<string, number>>): string =>
    Object.entries(seat)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  return [
    `Rules: ${rules.id} version ${rules.version}`,
    `Players: ${players.join(', ')}`,
    `Inputs: ${replayed.replayed} of ${replayed.inputs}`,
    `Turns: ${turns}, ${phase}${whose}`,
    ...replayed.state.map((seat, player) => `  ${players[player]}: ${counts(seat)}`),
    asks ? `Asked next: ${asks.player}, ${asks.purpose} (${asks.rule})` : '',
    result ? `Result: ${result.winners.join(' and ')} (${result.by}; ${result.rules.join(', ')})` : '',
    `Hash: ${replayed.hash}, state ${replayed.stateHash}`,
  ].filter((line) => line !== '');
}
