import { Option, type Command } from 'commander';
import { Imports } from '../../exchange/imports.js';
import { takeFile } from '../../exchange/intake/take-file.js';
import { importOptions, type TwinAction } from '../../exchange/plan/options.js';
import type { ImportCounts, ImportRow } from '../../exchange/plan/preview.js';
import { openLibrary } from '../../library/library.js';
import { Failure } from './failure.js';
import { jsonLine, type Terminal } from './terminal.js';

interface ImportFlags {
  readonly library: string;
  readonly twins: TwinAction;
  readonly levels: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export function addImportCommand(program: Command, terminal: Terminal): void {
  program
    .command('import')
    .description('bring cards, decks, sets and pictures from files into a library')
    .argument(
      '<files...>',
      'packages, tables (CSV, TSV, XLSX, ODS), deck lists, pictures, or ZIP archives of them',
    )
    .requiredOption('--library <folder>', 'folder of the library')
    .addOption(
      new Option('--twins <what>', 'what becomes of cards that the library has in another version')
        .choices(importOptions.shape.twins.options)
        .default('skip'),
    )
    .option(
      '--no-levels',
      'leave levels and resource costs blank that are missing, instead of working them out',
    )
    .option('--dry-run', 'say what would happen, and change nothing')
    .option('--json', 'say it as JSON')
    .action(async (files: string[], flags: ImportFlags) => run(files, flags, terminal));
}

async function run(files: readonly string[], flags: ImportFlags, terminal: Terminal): Promise<void> {
  const library = await openLibrary(flags.library, { watch: false });
  const imports = new Imports(() => library);
  try {
    const { readOnly } = library.info();
    if (readOnly !== null && !flags.dryRun) throw new Failure(readOnly);
    const uploads: string[] = [];
    for (const file of files) uploads.push(await takeFile(imports.uploads, file, file));
    const {
      import: id,
      counts,
      rows,
    } = await imports.open(uploads, null, {
      twins: flags.twins,
      levels: flags.levels,
    });
    const troubled = imports.rows({ import: id, from: 0, count: rows, onlyProblems: true });
    const lost = flags.dryRun ? [] : (await imports.apply(id, () => undefined)).lost;
    const problems = [
      ...troubled.flatMap(problemsOf),
      ...lost.map(({ name, because }) => `${name}: ${because}`),
    ];
    if (flags.json) terminal.out(jsonLine({ done: !flags.dryRun, counts, problems }));
    else terminal.out([...problems, summary(counts, flags.dryRun === true), ''].join('\n'));
  } finally {
    await imports.close();
    await library.close();
  }
}

const problemsOf = ({ place, problems }: ImportRow): string[] =>
  problems.map(({ severity, message }) => `${severity === 'error' ? 'Error' : 'Note'}, ${place}: ${message}`);

function summary(counts: ImportCounts, dry: boolean): string {
  const parts = [
    `${counts.created} new`,
    `${counts.replaced} replaced`,
    `${counts.same} the same`,
    `${counts.skipped} kept as they are`,
    `${counts.leftOut} left out`,
  ];
  const more = [
    `${counts.decks} decks`,
    `${counts.sets} sets`,
    `${counts.frames} frames`,
    `${counts.pictures} pictures`,
    ...(counts.levels > 0 ? [`${counts.levels} levels worked out`] : []),
    ...(counts.withoutLevel > 0 ? [`${counts.withoutLevel} cards without a level`] : []),
  ].join(', ');
  return `${dry ? 'Nothing is changed. It would be' : 'Done'}: cards: ${parts.join(', ')}; ${more}.`;
}
