/** What the verbs of the laboratory have in common. */
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Card } from '../../../cards/card.js';
import { inTurns } from '../../../common/turns.js';
import type { GameRules } from '../../../games/game-play.js';
import { computerPlayerNames, strongestPlayer } from '../../../games/rule-sets.js';
import {
  makeExperiment,
  USUAL_COPIES,
  type MadeExperiment,
} from '../../../lab/experiment/make-experiment.js';
import { ExperimentRefusal } from '../../../lab/experiment/refusal.js';
import { LabAlarm } from '../../../lab/queue/known-blocks.js';
import { LabTrouble, usualThreads } from '../../../lab/run/block-threads.js';
import { KeptBlocks } from '../../../lab/run/kept-blocks.js';
import type { LabBlocks } from '../../../lab/run/lab-worker.js';
import { readResults, ResultsFileError, writeResults } from '../../../lab/run/results-file.js';
import { runExperiment } from '../../../lab/run/run-experiment.js';
import { Tally, type Findings } from '../../../lab/run/tally.js';
import { starterHosts } from '../../../lab/starter-hosts.js';
import { usualPlan } from '../../../lab/statistics/sequential-test.js';
import { HIGHEST_SEED } from '../../../play/new-game/seeds.js';
import { TableRefusal } from '../../../play/refusal.js';
import { rulesToTry } from '../../../play/scenarios/trials/trial.js';
import { assetsFolder } from '../../shared/program.js';
import { Failure } from '../failure.js';
import { rulesNamed } from '../simulate.js';
import { wholeNumber } from '../values.js';
import { addQueueOption, type Players, type PlayersFlags } from './players.js';

/** How games are played, whatever is tried in them. */
export interface PlayingFlags extends PlayersFlags {
  readonly rules?: GameRules;
  readonly seed: number;
  readonly pilot?: string;
  readonly json?: boolean;
}

export interface ExperimentFlags extends PlayingFlags {
  readonly blocks: number;
  readonly copies: number;
}

const MOST_COPIES = 20;
export const MOST_THREADS = 256;

/** @param blocks how many are played at most where nothing is said */
export const addExperimentOptions = (command: Command, blocks: number): Command =>
  addPlayingOptions(
    command
      .option(
        '--blocks <number>',
        'stop after so many blocks of four games, decided or not',
        wholeNumber(1, usualPlan.most),
        blocks,
      )
      .option(
        '--copies <number>',
        'how many copies take the place of other cards in each deck',
        wholeNumber(1, MOST_COPIES),
        USUAL_COPIES,
      ),
    'card',
  );

/** How games are played, whatever is tried in them. @param tried what says by which rules, where nothing else does */
export const addPlayingOptions = (command: Command, tried: string): Command =>
  addQueueOption(command)
    .option('--rules <rules>', `the rules to play by; left out: those of the ${tried}`, rulesNamed)
    .option('--seed <number>', 'the same seed gives the same games', wholeNumber(0, HIGHEST_SEED), 1)
    .option(
      '--pilot <name>',
      `${computerPlayerNames().join(' or ')}; left out: the strongest who answers at once`,
    )
    .option(
      '--threads <number>',
      'how many games are played at a time; changes nothing but the time',
      wholeNumber(1, MOST_THREADS),
      usualThreads(),
    )
    .option(
      '--results <file>',
      'keep every game’s result here, and go on from what it has; with --queue a folder',
    )
    .option('--json', 'say it as JSON');

/** @throws ExperimentRefusal, TableRefusal */
export async function experimentFor(card: Card, flags: ExperimentFlags): Promise<MadeExperiment> {
  const rules = flags.rules ?? rulesToTry(card);
  const { seed, copies } = flags;
  const pilot = flags.pilot ?? strongestPlayer(rules.rules.id);
  const hosts = await starterHosts(join(assetsFolder, 'starter'), rules);
  return inTurns(makeExperiment({ card, rules, pilot, seed, copies, hosts }));
}

/** Whether an error says in a sentence what a person can put right. */
export const isTold = (error: unknown): error is Error =>
  [ExperimentRefusal, ResultsFileError, LabAlarm, LabTrouble, TableRefusal].some(
    (kind) => error instanceof kind,
  );

/** @throws Failure for what a person can put right */
export async function orFailure<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isTold(error) ? new Failure(error.message) : error;
  });
}

/** What is played of an experiment is kept here, and in a file where one was named. */
export interface Keeping<A extends 'card' | 'deck'> {
  readonly kept: KeptBlocks<LabBlocks[A]>;
  /** Brings what is kept to the disk. @throws ResultsFileError */
  save(): Promise<void>;
}

/**
 * @param file left out: nothing is brought to the disk
 * @param players those who keep what they play need no file @throws ResultsFileError
 */
export async function keepingIn<A extends 'card' | 'deck'>(
  file: string | undefined,
  about: A,
  { keepResults }: Pick<Players, 'keepResults'>,
): Promise<Keeping<A>> {
  if (file === undefined || keepResults) return { kept: new KeptBlocks(), save: async () => undefined };
  const kept = await readResults(file, about);
  return { kept, save: async () => writeResults(file, about, kept) };
}

/** @throws ResultsFileError where there are results, and none are of the experiment */
export function requireOwn({ kept }: Keeping<'card'> | Keeping<'deck'>, experiment: object, file = ''): void {
  if (kept.all.length === 0 || kept.has(experiment)) return;
  throw new ResultsFileError(
    `${file} has the results of another experiment: of another card, other decks, another seed or another version; name another file.`,
  );
}

interface PlayingOut {
  /** At most. */
  readonly blocks: number;
  readonly players: Players;
  readonly signal: AbortSignal;
  readonly keeping: Keeping<'card'>;
  /** Is told of every so many blocks. */
  readonly step?: (findings: Findings) => void;
}

/** Blocks from one step to the next. */
export const STEP = 50;

/**
 * Plays until it is decided, all blocks are played, or the signal says to stop. What was played before is not played again.
 * @throws LabTrouble, LabAlarm, ResultsFileError
 */
export async function playOut(
  { experiment }: MadeExperiment,
  { blocks, players, signal, keeping: { kept, save }, step }: PlayingOut,
): Promise<Findings> {
  const tally = new Tally(
    experiment.hosts.map(({ name }) => name),
    { ...usualPlan, most: blocks },
  );
  for (const block of kept.of(experiment)) if (!tally.isOver) tally.add(block);
  if (tally.isOver) return tally.findings;
  const playing = players.start({ about: 'card', experiment }, blocks);
  try {
    for await (const block of runExperiment({ tally, blocks: playing, signal })) {
      kept.add(experiment, block);
      if (tally.count % STEP > 0 || tally.isOver) continue;
      step?.(tally.findings);
      await save();
    }
  } finally {
    await playing.close();
  }
  await save();
  return tally.findings;
}
