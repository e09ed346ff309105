/** What the verbs of the laboratory have in common. */
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Card } from '../../../cards/card.js';
import { inTurns } from '../../../common/turns.js';
import type { GameRules } from '../../../games/game-play.js';
import { computerPlayerNames, strongestPlayer } from '../../../games/rule-sets.js';
import type { Block } from '../../../lab/experiment/block.js';
import {
  ExperimentRefusal,
  makeExperiment,
  USUAL_COPIES,
  type MadeExperiment,
} from '../../../lab/experiment/make-experiment.js';
import { BlockThreads, LabTrouble, usualThreads } from '../../../lab/run/block-threads.js';
import { ResultsFileError } from '../../../lab/run/results-file.js';
import { runExperiment } from '../../../lab/run/run-experiment.js';
import { Tally, type Findings } from '../../../lab/run/tally.js';
import { starterHosts } from '../../../lab/starter-hosts.js';
import { usualPlan } from '../../../lab/statistics/sequential-test.js';
import { HIGHEST_SEED } from '../../../play/new-game/seeds.js';
import { TableRefusal } from '../../../play/refusal.js';
import { rulesToTry } from '../../../play/scenarios/trial.js';
import { assetsFolder } from '../../shared/program.js';
import { Failure } from '../failure.js';
import { rulesNamed } from '../simulate.js';
import { wholeNumber } from '../values.js';

export interface ExperimentFlags {
  readonly rules?: GameRules;
  readonly blocks: number;
  readonly seed: number;
  readonly copies: number;
  readonly pilot?: string;
  readonly threads: number;
  readonly json?: boolean;
}

const MOST_COPIES = 20;
const MOST_THREADS = 256;

/** @param blocks how many are played at most where nothing is said */
export const addExperimentOptions = (command: Command, blocks: number): Command =>
  command
    .option('--rules <rules>', 'the rules to play by; left out: those of the card', rulesNamed)
    .option(
      '--blocks <number>',
      'stop after so many blocks of four games, decided or not',
      wholeNumber(1, usualPlan.most),
      blocks,
    )
    .option('--seed <number>', 'the same seed gives the same games', wholeNumber(0, HIGHEST_SEED), 1)
    .option(
      '--copies <number>',
      'how many copies take the place of other cards in each deck',
      wholeNumber(1, MOST_COPIES),
      USUAL_COPIES,
    )
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
  [ExperimentRefusal, ResultsFileError, LabTrouble, TableRefusal].some((kind) => error instanceof kind);

/** @throws Failure for what a person can put right */
export async function orFailure<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isTold(error) ? new Failure(error.message) : error;
  });
}

interface PlayingOut {
  readonly flags: Pick<ExperimentFlags, 'blocks' | 'threads'>;
  readonly signal: AbortSignal;
  /** Blocks that were played before, from the first on. */
  readonly known?: readonly Block[];
  /** Is told of every so many blocks, and gets all that count. */
  readonly step?: (findings: Findings, blocks: readonly Block[]) => Promise<void>;
}

/** Blocks from one step to the next. */
const STEP = 50;

/** Plays until it is decided, all blocks are played, or the signal says to stop. @returns what was found, and all blocks that count */
export async function playOut(
  { experiment }: MadeExperiment,
  { flags, signal, known = [], step }: PlayingOut,
): Promise<{ readonly findings: Findings; readonly blocks: readonly Block[] }> {
  const tally = new Tally(
    experiment.hosts.map(({ name }) => name),
    { ...usualPlan, most: flags.blocks },
  );
  const counted: Block[] = [];
  for (const block of known) {
    if (tally.isOver) break;
    tally.add(block);
    counted.push(block);
  }
  if (tally.isOver) return { findings: tally.findings, blocks: counted };
  const threads = new BlockThreads(experiment, flags.threads);
  try {
    for await (const block of runExperiment({ tally, blocks: threads, signal })) {
      counted.push(block);
      if (tally.count % STEP === 0 && !tally.isOver) await step?.(tally.findings, counted);
    }
  } finally {
    await threads.close();
  }
  return { findings: tally.findings, blocks: counted };
}
