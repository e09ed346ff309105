/** The page docs/rulings.md, made from assets/rules. */
import { editionOf, rulesEditions, type RulesEdition } from '../../src-main/games/kotc/cards/editions.js';
import { ruleList, type RuleSetName } from '../rule-lists.js';
import { checklists, columns, idsFor, questionsOf, rows, type Column, type Row } from './questions.js';

/** What the program does beyond a ruling, or where it says more than the ruling, by id. */
type Remarks = Readonly<Record<string, string>>;

const intro = `# Rulings

What the rulebooks leave open, and how the program decides it. The questions and rulings are ours, not the rulebooks';
log entries and refusals cite them by their ids, and tests prove them. This page is made from \`assets/rules\`; where the
program does more than a ruling says, a remark follows it.

First all questions with the rulings of each edition in short; then, for every edition, its questions and rulings in
full, where the ids lead.

## The editions side by side

A dash: the edition has no such question, because its rulebook or guide answers it, because the thing does not exist
there, or because another of its questions covers it. The 10th Edition has no list of its own: it is ruled as the 9th,
whose rulebook it is played by, and as the 11th in what only its card building guide has, such as action costs. The
last column is that of Magic, Classic Edition, where its rulebook leaves the same question open; its other rulings stand
in its list.
`;

export function rulingsPage(remarks: Remarks): string {
  const lists = rulesEditions.map((edition) => inFull(edition, remarks));
  const magic = `## ${ruleList('magic-classic').title}\n\n${listOf('magic-classic', remarks)}\n`;
  return [intro, ...subjects().map(tableOf), ...lists, magic].join('\n');
}

function inFull(edition: RulesEdition, remarks: Remarks): string {
  const { name } = editionOf(edition);
  const checklist = checklists.find((one) => ruleList(one).title.endsWith(` ${name}`));
  const body =
    (checklist && listOf(checklist, remarks)) ?? 'No list of its own; the tables above say how it is ruled.';
  return `## Keeper of the Cards, ${name}\n\n${body}\n`;
}

const listOf = (checklist: RuleSetName, remarks: Remarks): string =>
  questionsOf(checklist)
    .map(([id, text]) => listed(id, text, remarks[id]))
    .join('\n');

const listed = (id: string, text: string, remark: string | undefined): string =>
  `- **${id}** ${text}${remark === undefined ? '' : `\n  *Remark:* ${remark}`}`;

const subjects = (): readonly string[] => [...new Set(rows.map(({ subject }) => subject))];

function tableOf(subject: string): string {
  const heads = ['Question', ...columns.map(headOf)];
  const lines = rows
    .filter((row) => row.subject === subject)
    .map((row) => [row.question, ...columns.map((column) => cellOf(row, column))]);
  const table = [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return `### ${subject}\n\n${table.join('\n')}\n`;
}

const headOf = (column: Column): string =>
  column === 'magic' ? 'Magic' : (editionOf(column).name.split(' ')[0] ?? '');

function cellOf({ rulings }: Row, edition: Column): string {
  const ruling = rulings.find(({ editions }) => editions.includes(edition));
  return ruling ? `${ruling.ruling} (${idsFor(edition, ruling).join(', ')})` : '–';
}
