import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { filesRead, readLooseFiles } from '../../library/loose-files.js';
import type { Card } from '../../cards/card.js';
import type { RewrittenCard } from '../../games/card-upgrade.js';
import { editionById, gameOfEdition, type KnownEdition } from '../../games/editions.js';
import { costOf } from '../../games/kinds.js';
import { gameOf } from '../../games/registry.js';
import { writeCardFile } from '../../games/card-files.js';
import { guideEdition, guideEditionNames, inJson } from './card-options.js';
import { Failure, UsageError } from './failure.js';
import { addOutputOptions, Output, type OutputFlags } from './output/output.js';
import { addStrictOption, requireStrictly, type StrictFlags } from './strict.js';
import { jsonLine, type Terminal } from './terminal.js';

interface UpgradeFlags extends OutputFlags, StrictFlags {
  readonly to: KnownEdition;
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
    .requiredOption('--to <number>', `the edition to re-issue it for: ${guideEditionNames()}`, guideEdition)
    .option('--json', 'say what became of each component as JSON')
    .action(async (file: string, flags: UpgradeFlags) => upgrade(file, flags, terminal));
}

async function upgrade(path: string, flags: UpgradeFlags, terminal: Terminal): Promise<void> {
  const output = await Output.at(flags, 'upgrade', terminal);
  const files = await readLooseFiles([path]);
  const [only] = files.cards;
  if (!only || files.backs.length > 0) throw new UsageError(`${path} is a deck; upgrade takes one card file`);
  const { card } = only;
  const { id, name, upgrade: upgrading } = gameOfEdition(flags.to.id);
  if (!upgrading) throw new Failure(`The cards of ${name} go to no other edition`);
  if (card.game !== id) throw new Failure(`${path} is a card of ${gameOf(card).name}, not of ${name}`);
  const result = upgrading.rewrite(card, flags.to.id);
  const issued: Card = { id: randomUUID(), ...result.card };
  const bytes = new TextEncoder().encode(writeCardFile(issued));
  const file = await output.write(filesRead(files, [path]), (write) => write(bytes));
  const lost = result.steps.filter(({ after }) => after === null);
  if (flags.json) {
    terminal.out(
      jsonLine({
        file,
        name: card.name,
        from: inJson(editionById(result.from)),
        to: inJson(flags.to),
        before: { text: card.text, cost: costOf(card) },
        after: { text: issued.text, cost: result.cost },
        status: result.standing.status,
        reasons: result.standing.reasons,
        components: result.steps,
        lost: lost.map(({ before, notes }) => ({ text: before, because: notes.join(' ') })),
        notes: result.notes,
      }),
    );
  } else terminal.out(forPeople(file, result));
  requireStrictly(result.standing.legal && costOf(issued) !== null, flags);
}

function forPeople(file: string, { steps, notes, standing, cost, card }: RewrittenCard): string {
  const lines = steps.map(({ before, after, notes: said }) => {
    return `  ${before} → ${after ?? 'nothing'}${said.length > 0 ? `  (${said.join(' ')})` : ''}`;
  });
  const law = standing.reasons.map(({ rule, because }) => `  ${rule}: ${because}`);
  return [
    `${file}: ${standing.status}, cost ${cost ?? 'unknown'}`,
    card.text,
    ...lines,
    ...notes,
    ...law,
    '',
  ].join('\n');
}
