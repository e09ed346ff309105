import { capitalized } from '../../engine/text.js';
import { Command, CommanderError } from 'commander';
import { programVersion } from '../shared/program.js';
import { Failure, NotSo, sentence, UsageError } from './failure.js';
import { isStandardOutput } from './output/output-place.js';
import { jsonLine, type Terminal } from './terminal.js';

/**
 * Runs one command line ("print", "a.card.json", ...). Answers the exit code: 0 done, 1 a failure that was said,
 * 2 wrong usage, 3 with --strict for what is not legal. Failures are one sentence on stderr, and with --json also {"error": ...} on stdout.
 */
export async function runProgram(args: readonly string[], given: Terminal): Promise<number> {
  const terminal = writesFileToOutput(args) ? { ...given, out: given.err } : given;
  try {
    if (args.length === 0)
      throw new UsageError('Say what to do, such as print, price or serve; see cardwright --help.');
    const program = await buildProgram(args, terminal);
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

type AddVerb = (program: Command, terminal: Terminal) => void;

/** The verbs in the order in which help lists them. Each is loaded when it is asked for: what it stands on takes long to load. */
const verbs: Readonly<Record<string, () => Promise<AddVerb>>> = {
  print: async () => (await import('./print.js')).addPrintCommand,
  render: async () => (await import('./render.js')).addRenderCommand,
  'test-page': async () => (await import('./test-page.js')).addTestPageCommand,
  export: async () => (await import('./export.js')).addExportCommand,
  import: async () => (await import('./import.js')).addImportCommand,
  edit: async () => (await import('./edit/edit.js')).addEditCommand,
  price: async () => (await import('./price.js')).addPriceCommand,
  design: async () => (await import('./making/design.js')).addDesignCommand,
  boosters: async () => (await import('./making/boosters.js')).addBoostersCommand,
  law: async () => (await import('./law.js')).addLawCommand,
  check: async () => (await import('./check.js')).addCheckCommand,
  vocabulary: async () => (await import('./vocabulary.js')).addVocabularyCommand,
  upgrade: async () => (await import('./upgrade.js')).addUpgradeCommand,
  replay: async () => (await import('./replay.js')).addReplayCommand,
  coach: async () => (await import('./coach/coach.js')).addCoachCommand,
  scenario: async () => (await import('./scenario.js')).addScenarioCommand,
  simulate: async () => (await import('./simulate.js')).addSimulateCommand,
  lab: async () => (await import('./lab/lab.js')).addLabCommand,
  serve: async () => (await import('./serve.js')).addServeCommand,
};

/** The one verb that is asked for; all where help lists them, or a mistyped one is told from the others. */
function verbsFor(args: readonly string[]): readonly (() => Promise<AddVerb>)[] {
  const [first = ''] = args;
  if (first === '--version') return [];
  const verb = Object.hasOwn(verbs, first) ? verbs[first] : undefined;
  return verb ? [verb] : Object.values(verbs);
}

async function buildProgram(args: readonly string[], terminal: Terminal): Promise<Command> {
  const program = new Command('cardwright')
    .description('Print, price, judge and serve trading cards made with Cardwright.')
    .version(programVersion, '--version', 'say the version')
    .helpOption('--help', 'say how to use it')
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: () => undefined });
  for (const load of verbsFor(args)) (await load())(program, terminal);
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
  return `${capitalized(text)}; see cardwright --help`;
}
