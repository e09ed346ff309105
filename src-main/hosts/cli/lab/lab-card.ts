import type { Command } from 'commander';
import type { MadeExperiment } from '../../../lab/experiment/make-experiment.js';
import type { Findings } from '../../../lab/run/tally.js';
import { usualPlan } from '../../../lab/statistics/sequential-test.js';
import { readLooseFiles } from '../../../library/loose-files.js';
import { Failure } from '../failure.js';
import { jsonLine, type Terminal } from '../terminal.js';
import { findingInWords, reportLines } from './card-report.js';
import {
  addExperimentOptions,
  experimentFor,
  keepingIn,
  orFailure,
  playOut,
  requireOwn,
  type ExperimentFlags,
} from './experiment-run.js';
import { withPlayers } from './players.js';

export function addLabCardCommand(lab: Command, terminal: Terminal): void {
  const command = lab
    .command('card')
    .description('a card against a plain one of equal cost: too strong, too weak or fair')
    .argument('<file>', 'a card file (*.card.json)');
  addExperimentOptions(command, usualPlan.most).action(async (file: string, flags: ExperimentFlags) => {
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
  flags: ExperimentFlags,
  terminal: Terminal,
): Promise<{ readonly made: MadeExperiment; readonly findings: Findings }> {
  const { cards, decks } = await readLooseFiles([file]);
  const [only] = cards;
  if (!only || decks.length > 0) throw new Failure(`${file} is a deck; give a card file (*.card.json).`);
  const made = await experimentFor(only.card, flags);
  const stop = new AbortController();
  void terminal.interrupted().then(() => stop.abort());
  const step = (sofar: Findings): void => terminal.err(`${findingInWords(made.words, sofar)}\n`);
  const findings = await withPlayers(flags, terminal, async (players) => {
    const keeping = await keepingIn(flags.results, 'card', players);
    requireOwn(keeping, made.experiment, flags.results);
    return playOut(made, { blocks: flags.blocks, players, signal: stop.signal, keeping, step });
  });
  return { made, findings };
}
