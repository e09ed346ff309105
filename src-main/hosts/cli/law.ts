import type { Command } from 'commander';
import type { DesignNumber, RulesEdition } from '../../games/kotc/cards/editions.js';
import { isLegal, judgeCard, type Ruling } from '../../games/kotc/cards/law/card-law.js';
import {
  addCardOptions,
  anyEdition,
  rulesEdition,
  rulesEditionNames,
  statsOf,
  type CardFlags,
} from './card-options.js';
import { addStrictOption, requireStrictly, type StrictFlags } from './strict.js';
import { wholeNumber } from './values.js';
import { jsonLine, type Terminal } from './terminal.js';

interface LawFlags extends CardFlags, StrictFlags {
  readonly edition: DesignNumber | 'none';
  readonly play: RulesEdition;
  readonly cost?: number;
  readonly json?: boolean;
}

export function addLawCommand(program: Command, terminal: Terminal): void {
  const command = addCardOptions(
    program
      .command('law')
      .description('say whether a card may be played under the rules of an edition')
      .requiredOption('--edition <number>', 'the edition on its indicator, 1 to 17, or none', anyEdition)
      .requiredOption('--play <number>', `the edition of the rules: ${rulesEditionNames}`, rulesEdition),
  );
  addStrictOption(command, 'it may not')
    .option('--cost <number>', 'the resource cost or level printed on it', wholeNumber(0, 1_000_000))
    .option('--json', 'say it as JSON')
    .action((flags: LawFlags) => law(flags, terminal));
}

function law(flags: LawFlags, terminal: Terminal): void {
  const { type, text, cost } = flags;
  const edition = flags.edition === 'none' ? null : flags.edition;
  const card = { type, text, edition, ...statsOf(flags), ...(cost !== undefined && { cost }) };
  const ruling = judgeCard(card, flags.play);
  terminal.out(flags.json ? jsonLine(describeRuling(ruling)) : `${rulingLines(ruling).join('\n')}\n`);
  requireStrictly(isLegal(ruling.status), flags);
}

export const describeRuling = ({ status, reasons, text }: Ruling) => ({ status, reasons, text });

export function rulingLines({ status, reasons, text }: Ruling): string[] {
  const read = status === 'refurbished' ? [`Read as: ${text}`] : [];
  return [status, ...reasons.map(({ rule, because }) => `  ${rule}: ${because}`), ...read];
}
