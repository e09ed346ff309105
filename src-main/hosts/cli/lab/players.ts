import { Option, type Command } from 'commander';
import type { LabQueue } from '../../../lab/queue/lab-queue.js';
import type { Blocks } from '../../../lab/run/block-threads.js';
import { LastingThreads } from '../../../lab/run/lasting-threads.js';
import type { LabBlocks, LabWork } from '../../../lab/run/lab-worker.js';
import { programFolder, programVersion } from '../../shared/program.js';
import { Failure } from '../failure.js';
import type { Terminal } from '../terminal.js';

type About = LabWork['about'];
type WorkAbout<A> = LabWork & { readonly about: A };

/** Where the games of experiments are played: in threads of this program, or by workers at a queue. */
export interface Players {
  /** Whether they keep what was played themselves. */
  readonly keepResults: boolean;
  /** So many experiments keep them busy. */
  readonly experimentsAtOnce: number;
  /** @param most blocks from here on are not needed */
  start<A extends LabWork['about']>(
    work: LabWork & { readonly about: A },
    most: number,
  ): Blocks<LabBlocks[A]>;
}

export interface PlayersFlags {
  readonly threads: number;
  readonly results?: string;
  readonly queue?: string;
}

/** The last shards of one are played while the next begins. */
const QUEUED_AT_ONCE = 4;

/** An address with a password stands better in the environment, where no other user of the machine sees it. */
export const queueOption = (): Option =>
  new Option('--queue <address>', 'a Redis or Valkey server, such as redis://:password@computer:6379').env(
    'CARDWRIGHT_QUEUE',
  );

export const addQueueOption = (command: Command): Command => command.addOption(queueOption());

/** Has work done with players who are there until it is done. @throws Failure, LabTrouble */
export async function withPlayers<T>(
  flags: PlayersFlags,
  terminal: Terminal,
  work: (players: Players) => Promise<T>,
): Promise<T> {
  const { queue, threads } = flags;
  if (queue === undefined) {
    const here = new LastingThreads(threads);
    return work({
      keepResults: false,
      experimentsAtOnce: 1,
      start: <A extends About>(played: WorkAbout<A>) => here.start<A>(played),
    }).finally(() => here.close());
  }
  const at = await openQueue(queue, flags, terminal);
  try {
    return await work({
      keepResults: true,
      experimentsAtOnce: QUEUED_AT_ONCE,
      start: <A extends About>(played: WorkAbout<A>, most: number) => at.play<A>(played, most),
    });
  } finally {
    await at.close();
  }
}

async function openQueue(address: string, { results }: PlayersFlags, terminal: Terminal): Promise<LabQueue> {
  if (results === undefined)
    throw new Failure('Say with --results in which folder the results of the workers are kept.');
  const { LabQueue } = await import('../../../lab/queue/lab-queue.js');
  return LabQueue.open({
    address,
    results,
    ...(await programHere()),
    tell: (sentence) => terminal.err(`${sentence}\n`),
  });
}

/** What decides games here, and what people call it. */
export async function programHere(): Promise<{ readonly program: string; readonly version: string }> {
  const { programDigest } = await import('../../../lab/queue/program-digest.js');
  return {
    program: programDigest(programFolder),
    version: `${programVersion}, Node.js ${process.versions.node}`,
  };
}
