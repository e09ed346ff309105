import type { Command } from 'commander';
import { playScenarioFile, ScenarioFileError } from '../../play/scenarios/scenario-file.js';
import type { Outcome } from '../../engine/scenario/scenario.js';
import { assetsFolder } from '../shared/program.js';
import { NotSo } from './failure.js';
import { jsonLine, type Terminal } from './terminal.js';

export function addScenarioCommand(program: Command, terminal: Terminal): void {
  program
    .command('scenario')
    .description('play scenario files and say whether all that they expect holds')
    .argument('<files...>', 'scenario files (*.scenario.json)')
    .option('--json', 'say it as JSON')
    .option('--trace', 'print every step, question, answer and event')
    .action(async (files: string[], flags: Flags) => scenarios(files, flags, terminal));
}

interface Flags {
  readonly json?: boolean;
  readonly trace?: boolean;
}

/** What came of a file; `trace` only where it was asked for. */
type FileOutcome = Outcome & { readonly file: string; readonly trace?: readonly string[] };

/** A file that cannot be used does not hold, and the others are played all the same. @throws NotSo when one does not */
async function scenarios(
  paths: readonly string[],
  { json, trace = false }: Flags,
  terminal: Terminal,
): Promise<void> {
  const outcomes: FileOutcome[] = [];
  for (const file of paths) outcomes.push(await outcomeOf(file, trace));
  const failed = outcomes.filter(({ holds }) => !holds).length;
  if (json) terminal.out(jsonLine({ scenarios: outcomes, held: outcomes.length - failed, failed }));
  else terminal.out(outcomes.map(describeOutcome).join(''));
  if (failed > 0) throw new NotSo();
}

async function outcomeOf(file: string, isTraced: boolean): Promise<FileOutcome> {
  const lines: string[] = [];
  const trace = isTraced ? { trace: lines } : {};
  try {
    const note = isTraced ? (line: string): number => lines.push(line) : undefined;
    return { file, ...(await playScenarioFile(file, assetsFolder, note)), ...trace };
  } catch (error) {
    if (!(error instanceof ScenarioFileError)) throw error;
    return { file, name: file, holds: false, differences: [{ step: 0, because: error.message }], ...trace };
  }
}

const describeOutcome = ({ file, name, holds, differences, trace = [] }: FileOutcome): string =>
  [
    ...trace,
    `${holds ? '✓' : '✗'} ${name} (${file})`,
    ...differences.map(({ step, because }) => `    ${step === 0 ? '' : `step ${step}: `}${because}`),
    '',
  ].join('\n');
