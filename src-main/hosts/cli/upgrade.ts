import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { nearestReadingEdition } from '../../games/kotc/cards/language/reading-edition.js';
import { printableCost } from '../../games/kotc/cards/price/printed-cost.js';
import { filesRead, readLooseFiles } from '../../library/loose-files.js';
import type { Card } from '../../cards/card.js';
import type { GuideEdition } from '../../games/kotc/cards/editions.js';
import { writeCardFile } from '../../games/card-files.js';
import { notesOnGuide, upgradeCard, type Upgrade } from '../../games/kotc/cards/upgrade/upgrade.js';
import { isLegal } from '../../games/kotc/cards/law/card-law.js';
import { rulesEdition, rulesEditionNames } from './card-options.js';
import { UsageError } from './failure.js';
import { addOutputOptions, Output, type OutputFlags } from './output/output.js';
import { addStrictOption, requireStrictly, type StrictFlags } from './strict.js';
import { jsonLine, type Terminal } from './terminal.js';

interface UpgradeFlags extends OutputFlags, StrictFlags {
  readonly to: GuideEdition;
  readonly json?: boolean;
}

export function addUpgradeCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('upgrade')
    .description('re-issue a card for another edition')
    .argument('<card>', 'card file (*.card.json)');
  addStrictOption(
    addOutputOptions(command, 'the card file to write'),
    'the new card is not legal or has no cost',
  )
    .requiredOption('--to <number>', `the edition to re-issue it for: ${rulesEditionNames}`, rulesEdition)
    .option('--json', 'say what became of each component as JSON')
    .action(async (file: string, flags: UpgradeFlags) => upgrade(file, flags, terminal));
}

async function upgrade(path: string, flags: UpgradeFlags, terminal: Terminal): Promise<void> {
  const output = await Output.at(flags, 'upgrade', terminal);
  const files = await readLooseFiles([path]);
  const [only] = files.cards;
  if (!only || files.backs.length > 0) throw new UsageError(`${path} is a deck; upgrade takes one card file`);
  const { card } = only;
  const from = nearestReadingEdition(card);
  const upgraded = upgradeCard(card, from, flags.to);
  const result = { ...upgraded, notes: [...notesOnGuide(card.edition, from), ...upgraded.notes] };
  const issued: Card = {
    ...card,
    id: randomUUID(),
    edition: flags.to,
    text: result.text,
    cost: printableCost(result.cost),
  };
  const bytes = new TextEncoder().encode(writeCardFile(issued));
  const file = await output.write(filesRead(files, [path]), (write) => write(bytes));
  const lost = result.steps.filter(({ after }) => after === null);
  if (flags.json) {
    terminal.out(
      jsonLine({
        file,
        name: card.name,
        from,
        to: flags.to,
        before: { text: card.text, cost: card.cost },
        after: { text: result.text, cost: result.cost },
        status: result.ruling.status,
        reasons: result.ruling.reasons,
        components: result.steps,
        lost: lost.map(({ before, notes }) => ({ text: before, because: notes.join(' ') })),
        notes: result.notes,
      }),
    );
  } else terminal.out(forPeople(file, result));
  requireStrictly(isLegal(result.ruling.status) && issued.cost !== null, flags);
}

function forPeople(file: string, { steps, notes, ruling, cost, text }: Upgrade): string {
  const lines = steps.map(({ before, after, notes: said }) => {
    return `  ${before} → ${after ?? 'nothing'}${said.length > 0 ? `  (${said.join(' ')})` : ''}`;
  });
  const law = ruling.reasons.map(({ rule, because }) => `  ${rule}: ${because}`);
  return [`${file}: ${ruling.status}, cost ${cost ?? 'unknown'}`, text, ...lines, ...notes, ...law, ''].join(
    '\n',
  );
}
