import type { Command } from 'commander';
import { BlockThreads, usualThreads } from '../../../lab/run/block-threads.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from '../values.js';
import { MOST_THREADS, orFailure } from './experiment-run.js';
import { programHere, queueOption } from './players.js';

interface LabWorkerFlags {
  readonly queue: string;
  readonly threads: number;
}

export function addLabWorkerCommand(lab: Command, terminal: Terminal): void {
  lab
    .command('worker')
    .description('play games for experiments that others have asked for at a queue, until Ctrl+C')
    .addOption(queueOption().makeOptionMandatory())
    .option(
      '--threads <number>',
      'how many games are played at a time',
      wholeNumber(1, MOST_THREADS),
      usualThreads(),
    )
    .action(async ({ queue, threads }: LabWorkerFlags) => {
      const { workAt } = await import('../../../lab/queue/queue-worker.js');
      const stop = new AbortController();
      void terminal.interrupted().then(() => stop.abort());
      await orFailure(
        workAt({
          address: queue,
          ...(await programHere()),
          start: (work) => new BlockThreads(work, threads),
          signal: stop.signal,
          tell: (sentence) => terminal.err(`${sentence}\n`),
        }),
      );
    });
}
