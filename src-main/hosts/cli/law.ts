import type { Command } from 'commander';
import type { CardRuling } from '../../games/card-law.js';
import { gameOfEdition, type GameEdition, type KnownEdition } from '../../games/editions.js';
import {
  addCardOptions,
  anyEdition,
  anyEditionAbout,
  playedEdition,
  playedEditionNames,
  printedOf,
  requireCardOf,
  type CardFlags,
} from './card-options.js';
import { Failure } from './failure.js';
import { addStrictOption, requireStrictly, type StrictFlags } from './strict.js';
import { wholeNumber } from './values.js';
import { jsonLine, type Terminal } from './terminal.js';

interface LawFlags extends CardFlags, StrictFlags {
  readonly edition: GameEdition;
  readonly play: KnownEdition;
  readonly cost?: number;
  readonly json?: boolean;
}

export function addLawCommand(program: Command, terminal: Terminal): void {
  const command = addCardOptions(
    program
      .command('law')
      .description('say whether a card may be played under the rules of an edition')
      .requiredOption('--edition <number>', anyEditionAbout(), anyEdition)
      .requiredOption('--play <number>', `the edition of the rules: ${playedEditionNames()}`, playedEdition),
  );
  addStrictOption(command, 'it may not')
    .option('--cost <number>', 'the resource cost or level printed on it', wholeNumber(0, 1_000_000))
    .option('--json', 'say it as JSON')
    .action((flags: LawFlags) => law(flags, terminal));
}

/** @throws Failure for a game without a law of cards */
function law(flags: LawFlags, terminal: Terminal): void {
  const { type, text, cost, edition, play } = flags;
  const game = gameOfEdition(play.id);
  const { name, law: cardLaw, cardArguments } = game;
  if (!cardLaw) throw new Failure(`${name} has no law of cards: all that its rules know may be played`);
  requireCardOf(game, flags);
  const figures = { ...printedOf(flags), ...(cost !== undefined && { cost }) };
  const typed = { [cardArguments?.typeField ?? 'type']: type };
  const ruling = cardLaw.judge({ ...typed, text, ...edition.cardFields, ...figures }, play.id);
  terminal.out(flags.json ? jsonLine(describeRuling(ruling)) : `${rulingLines(ruling).join('\n')}\n`);
  requireStrictly(ruling.legal, flags);
}

export const describeRuling = ({ status, reasons, text }: CardRuling) => ({ status, reasons, text });

export function rulingLines({ status, reasons, readAs }: CardRuling): string[] {
  const read = readAs === null ? [] : [`Read as: ${readAs}`];
  return [status, ...reasons.map(({ rule, because }) => `  ${rule}: ${because}`), ...read];
}
