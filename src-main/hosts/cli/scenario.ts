import { join } from 'node:path';
import type { Command } from 'commander';
import { playScenarioFile, ScenarioFileError } from '../../play/scenario-file.js';
import type { Outcome } from '../../rules/scenario/run.js';
import { assetsFolder } from '../shared/program.js';
import { NotSo } from './failure.js';
import { jsonLine, type Terminal } from './terminal.js';

export function addScenarioCommand(program: Command, terminal: Terminal): void {
  program
    .command('scenario')
    .description('play scenario files and say whether all that they expect holds')
    .argument('<files...>', 'scenario files (*.scenario.json)')
    .option('--json', 'say it as JSON')
    .action(async (files: string[], flags: { json?: boolean }) => scenarios(files, flags, terminal));
}

/** A file that cannot be used does not hold, and the others are played all the same. @throws NotSo when one does not */
async function scenarios(
  paths: readonly string[],
  { json }: { json?: boolean },
  terminal: Terminal,
): Promise<void> {
  const outcomes: (Outcome & { file: string })[] = [];
  for (const file of paths) outcomes.push({ file, ...(await outcomeOf(file)) });
  const failed = outcomes.filter(({ holds }) => !holds).length;
  if (json) terminal.out(jsonLine({ scenarios: outcomes, held: outcomes.length - failed, failed }));
  else terminal.out(outcomes.map(describeOutcome).join(''));
  if (failed > 0) throw new NotSo();
}

async function outcomeOf(file: string): Promise<Outcome> {
  try {
    return await playScenarioFile(file, join(assetsFolder, 'starter'));
  } catch (error) {
    if (!(error instanceof ScenarioFileError)) throw error;
    return { name: file, holds: false, differences: [{ step: 0, because: error.message }] };
  }
}

const describeOutcome = ({ file, name, holds, differences }: Outcome & { file: string }): string =>
  [
    `${holds ? '✓' : '✗'} ${name} (${file})`,
    ...differences.map(({ step, because }) => `    ${step === 0 ? '' : `step ${step}: `}${because}`),
    '',
  ].join('\n');
