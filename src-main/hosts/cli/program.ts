import { Command, CommanderError } from 'commander';
import { programVersion } from '../shared/program.js';
import { Failure, NotSo, sentence, UsageError } from './failure.js';
import { addCheckCommand } from './check.js';
import { addExportCommand } from './export.js';
import { addImportCommand } from './import.js';
import { addLawCommand } from './law.js';
import { addPriceCommand } from './price.js';
import { addPrintCommand } from './print.js';
import { addRenderCommand } from './render.js';
import { addReplayCommand } from './replay.js';
import { addScenarioCommand } from './scenario.js';
import { addServeCommand } from './serve.js';
import { addSimulateCommand } from './simulate.js';
import { addTestPageCommand } from './test-page.js';
import { addUpgradeCommand } from './upgrade.js';
import { addVocabularyCommand } from './vocabulary.js';
import { isStandardOutput } from './output/output-place.js';
import { jsonLine, type Terminal } from './terminal.js';

/**
 * Runs one command line ("print", "a.card.json", ...). Answers the exit code: 0 done, 1 a failure that was said,
 * 2 wrong usage, 3 with --strict for what is not legal. Failures are one sentence on stderr, and with --json also {"error": ...} on stdout.
 */
export async function runProgram(args: readonly string[], given: Terminal): Promise<number> {
  const terminal = writesFileToOutput(args) ? { ...given, out: given.err } : given;
  const program = buildProgram(terminal);
  try {
    if (args.length === 0)
      throw new UsageError('Say what to do, such as print, price or serve; see cardwright --help.');
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof NotSo) return error.exitCode;
    const usage = error instanceof CommanderError || error instanceof UsageError;
    const message = sentence(describe(error));
    if (args.includes('--json')) terminal.out(jsonLine({ error: message }));
    terminal.err(`${message}\n`);
    if (!usage && !(error instanceof Failure) && process.env['CARDWRIGHT_DEBUG']) console.error(error);
    return usage ? 2 : 1;
  }
}

/** With `--out -` the file alone goes to standard output, and what is said goes to stderr. */
function writesFileToOutput(args: readonly string[]): boolean {
  return args.some((arg, index) => {
    const value =
      arg === '--out' || arg === '-o' ? args[index + 1] : /^(?:--out=|-o)(?=[^-]|-$)(.*)$/s.exec(arg)?.[1];
    return value !== undefined && isStandardOutput(value);
  });
}

function buildProgram(terminal: Terminal): Command {
  const program = new Command('cardwright')
    .description('Print, price, judge and serve trading cards made with Cardwright.')
    .version(programVersion, '--version', 'say the version')
    .helpOption('--help', 'say how to use it')
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: () => undefined });
  addPrintCommand(program, terminal);
  addRenderCommand(program, terminal);
  addTestPageCommand(program, terminal);
  addExportCommand(program, terminal);
  addImportCommand(program, terminal);
  addPriceCommand(program, terminal);
  addLawCommand(program, terminal);
  addCheckCommand(program, terminal);
  addVocabularyCommand(program, terminal);
  addUpgradeCommand(program, terminal);
  addReplayCommand(program, terminal);
  addScenarioCommand(program, terminal);
  addSimulateCommand(program, terminal);
  addServeCommand(program, terminal);
  return program;
}

function describe(error: unknown): string {
  if (!(error instanceof CommanderError)) return error instanceof Error ? error.message : String(error);
  if (error.code === 'commander.help') return 'Say what to do; see cardwright --help';
  const text = error.message
    .replace(/^error: /, '')
    .replace(' is invalid. It is ', ' is ')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}; see cardwright --help`;
}
