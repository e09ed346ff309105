import type { Command } from 'commander';
import type { MadeExperiment } from '../../../lab/experiment/make-experiment.js';
import { readResults, writeResults } from '../../../lab/run/results-file.js';
import type { Findings } from '../../../lab/run/tally.js';
import { usualPlan } from '../../../lab/statistics/sequential-test.js';
import { readLooseFiles } from '../../../library/loose-files.js';
import { Failure } from '../failure.js';
import { jsonLine, type Terminal } from '../terminal.js';
import { findingInWords, reportLines } from './card-report.js';
import {
  addExperimentOptions,
  experimentFor,
  orFailure,
  playOut,
  type ExperimentFlags,
} from './experiment-run.js';

interface LabCardFlags extends ExperimentFlags {
  readonly results?: string;
}

export function addLabCardCommand(lab: Command, terminal: Terminal): void {
  const command = lab
    .command('card')
    .description('a card against a plain one of equal cost: too strong, too weak or fair')
    .argument('<file>', 'a card file (*.card.json)');
  addExperimentOptions(command, usualPlan.most)
    .option('--results <file>', 'keep every game’s result here, and go on from what it has')
    .action(async (file: string, flags: LabCardFlags) => {
      const { made, findings } = await orFailure(labCard(file, flags, terminal));
      terminal.out(
        flags.json
          ? jsonLine({ ...made.words, seed: flags.seed, ...findings })
          : `${reportLines(made.words, findings).join('\n')}\n`,
      );
    });
}

async function labCard(
  file: string,
  flags: LabCardFlags,
  terminal: Terminal,
): Promise<{ readonly made: MadeExperiment; readonly findings: Findings }> {
  const { cards, decks } = await readLooseFiles([file]);
  const [only] = cards;
  if (!only || decks.length > 0) throw new Failure(`${file} is a deck; give a card file (*.card.json).`);
  const made = await experimentFor(only.card, flags);
  const { results } = flags;
  const known = results === undefined ? [] : await readResults(results, made.experiment);
  const stop = new AbortController();
  void terminal.interrupted().then(() => stop.abort());
  const { findings, blocks } = await playOut(made, {
    flags,
    signal: stop.signal,
    known,
    step: async (sofar, played) => {
      terminal.err(`${findingInWords(made.words, sofar)}\n`);
      if (results !== undefined) await writeResults(results, made.experiment, played);
    },
  });
  if (results !== undefined && blocks.length > known.length) {
    await writeResults(results, made.experiment, blocks);
  }
  return { made, findings };
}
