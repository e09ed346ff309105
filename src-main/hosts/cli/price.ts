import type { Command } from 'commander';
import type { PriceReport, ReceiptLine } from '../../games/card-price.js';
import { gameOfEdition, type KnownEdition } from '../../games/editions.js';
import {
  addCardOptions,
  figuresOf,
  guideEdition,
  guideEditionNames,
  inJson,
  requireCardOf,
  typeWord,
  type CardFlags,
} from './card-options.js';
import { Failure, UsageError } from './failure.js';
import { addStrictOption, requireStrictly, type StrictFlags } from './strict.js';
import { jsonLine, type Terminal } from './terminal.js';

interface PriceFlags extends CardFlags, StrictFlags {
  readonly edition: KnownEdition;
  readonly json?: boolean;
}

export function addPriceCommand(program: Command, terminal: Terminal): void {
  const command = addCardOptions(
    program
      .command('price')
      .description("compute a card's resource cost or level, with its receipt")
      .requiredOption(
        '--edition <number>',
        `the edition whose guide prices it: ${guideEditionNames()}`,
        guideEdition,
      ),
  );
  addStrictOption(command, 'it has no price')
    .option('--json', 'say it as JSON')
    .action((flags: PriceFlags) => price(flags, terminal));
}

/** @throws UsageError for missing figures @throws Failure for a game without prices */
function price(flags: PriceFlags, terminal: Terminal): void {
  const { edition, type, text } = flags;
  const figures = figuresOf(flags);
  const game = gameOfEdition(edition.id);
  const { name, pricing, cardArguments } = game;
  if (!pricing) throw new Failure(`The cards of ${name} have no prices`);
  requireCardOf(game, flags);
  const needed = cardArguments?.figuresNeeded(type, edition.id) ?? [];
  if (needed.some(({ field }) => figures[field] === undefined)) {
    const names = needed.map(({ option }) => `--${option}`).join(' and ');
    throw new UsageError(`A ${typeWord(type, edition)} needs ${names}`);
  }
  const report = pricing.report({ type, text, figures }, edition.id);
  const { counted, ...priced } = report;
  const described = (): string =>
    jsonLine({ edition: inJson(edition), type: typeWord(type, edition), ...priced, ...counted });
  terminal.out(flags.json ? described() : forPeople(report));
  requireStrictly(report.cost !== null, flags);
}

/** A receipt for people, a line each. */
export const linesOf = (receipt: readonly ReceiptLine[]): string[] =>
  receipt.map(({ kind, what, how, value, rounding }) => {
    const result = kind === 'component' ? '' : ` = ${value}`;
    return `${kind === 'component' ? '  ' : ''}${what}: ${how}${result}${rounding ? `  (${rounding})` : ''}`;
  });

function forPeople({ cost, receipt, problems }: PriceReport): string {
  const none = cost === null ? ['No cost can be computed.'] : [];
  const faults = problems.map(({ rule, because }) => `${rule}: ${because}`);
  return [...none, ...linesOf(receipt), ...faults, ''].join('\n');
}
