import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { z } from 'zod';
import { applyEdit, previewEdit } from '../../../api/cards/card-edits.js';
import { someCards, type SomeCards } from '../../../api/cards/some-cards.js';
import type { EditPreview } from '../../../api/answers/edit-answers.js';
import { cardEdit, type CardEdit } from '../../../collection/edits/card-edit.js';
import { openLibrary, type Library } from '../../../library/library.js';
import { editOf } from './settings.js';
import { Failure, UsageError } from '../failure.js';
import { jsonLine, type Terminal } from '../terminal.js';

interface EditFlags {
  readonly library: string;
  readonly query?: string;
  readonly set: readonly string[];
  readonly stdin?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export function addEditCommand(program: Command, terminal: Terminal): void {
  program
    .command('edit')
    .description('change many cards of a library at once, as one step that the program can take back')
    .requiredOption('--library <folder>', 'folder of the library')
    .option('--query <search>', 'the cards that this search finds, as in the search box')
    .option(
      '--set <field=value>',
      'what they get: level=8, edition=14, flavor=…, favourite=yes, tag+=dragon, tag-=draft; may be given several times',
      (value: string, before: readonly string[]) => [...before, value],
      [] as readonly string[],
    )
    .option('--stdin', 'read cards and edit from standard input: {"cards": {"query": …}, "edit": {…}}')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'say it as JSON')
    .action(async (flags: EditFlags) => run(flags, terminal));
}

const request = z.strictObject({ cards: someCards.optional(), edit: cardEdit.optional() });

/** What options say goes before what standard input says. @throws UsageError */
async function asked(flags: EditFlags): Promise<{ cards: SomeCards; edit: CardEdit }> {
  const given = flags.stdin ? readRequest(await text(process.stdin)) : {};
  const parsed = cardEdit.safeParse({ ...given.edit, ...editOf(flags.set) });
  if (!parsed.success)
    throw new UsageError(`This edit cannot be made: ${parsed.error.issues[0]?.message ?? ''}`);
  const cards = flags.query === undefined ? given.cards : { query: flags.query };
  if (!cards) throw new UsageError('Say which cards with --query; --query "" is all of them.');
  if (Object.keys(parsed.data).length === 0)
    throw new UsageError('Say what to change with --set, such as --set tag+=dragon.');
  return { cards, edit: parsed.data };
}

function readRequest(json: string): z.infer<typeof request> {
  try {
    return request.parse(JSON.parse(json));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const place = issue ? `${issue.path.join('.') || 'the whole'}: ${issue.message}` : 'it is no JSON';
    throw new UsageError(`Standard input is no edit: ${place}.`);
  }
}

async function run(flags: EditFlags, terminal: Terminal): Promise<void> {
  const { cards, edit } = await asked(flags);
  const library = await openLibrary(flags.library, { watch: false });
  try {
    await checkQuery(library, cards);
    const preview = await previewEdit(library, { cards, edit });
    if (preview.fault) throw new Failure(`Nothing is changed: ${preview.fault.sentence}`);
    const changed = flags.dryRun ? 0 : await apply(library, cards, edit);
    if (flags.json) terminal.out(jsonLine({ done: !flags.dryRun, changed, ...preview }));
    else terminal.out(inWords(preview, flags.dryRun ? null : changed));
  } finally {
    await library.close();
  }
}

/** A search that is half understood would change other cards than were meant. @throws Failure */
async function checkQuery(library: Library, cards: SomeCards): Promise<void> {
  if (!('query' in cards)) return;
  const { remarks } = await library.cards.find({ query: cards.query, sort: 'name', descending: false });
  const [remark] = remarks;
  if (remark) throw new Failure(`The search is not understood, and nothing is changed: ${remark.sentence}`);
}

/** @returns how many cards were changed */
async function apply(library: Library, cards: SomeCards, edit: CardEdit): Promise<number> {
  const { readOnly } = library.info();
  if (readOnly !== null) throw new Failure(readOnly);
  let changed = 0;
  for await (const event of applyEdit(library, { title: 'Edit on the command line', cards, edit }))
    if (event.kind === 'done') changed = event.batch?.changed ?? 0;
  return changed;
}

/** @param changed null: nothing was to be */
function inWords({ cards, changing, rows }: EditPreview, changed: number | null): string {
  const lines = rows.flatMap(({ name, changes, problems }) => [
    ...changes.map(({ field, title, before, after }) => `${name}: ${title ?? field}: ${before} → ${after}`),
    ...problems.map((problem) => `${name}: ${problem}`),
  ]);
  const count = changed ?? changing;
  const summary = `${count} of ${cards} ${cards === 1 ? 'card' : 'cards'}`;
  const end = changed === null ? `Nothing is changed. It would be ${summary}.` : `Changed: ${summary}.`;
  return [...lines, end, ''].join('\n');
}
