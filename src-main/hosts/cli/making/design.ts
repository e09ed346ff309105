import { InvalidArgumentError, type Command } from 'commander';
import type { ProposedCard, Proposals, UnderstoodWords } from '../../../games/card-price.js';
import { finish } from '../../../engine/stepwise.js';
import { gameOfEdition, type KnownEdition } from '../../../games/editions.js';
import {
  addFigureOptions,
  addTypeOption,
  figuresOf,
  guideEdition,
  guideEditionNames,
  inJson,
  requireCardOf,
  typeWord,
} from '../card-options.js';
import { Failure, UsageError } from '../failure.js';
import { linesOf } from '../price.js';
import { addStrictOption, requireStrictly, type StrictFlags } from '../strict.js';
import { jsonLine, type Terminal } from '../terminal.js';
import { wholeNumber } from '../values.js';

interface DesignFlags extends StrictFlags {
  readonly edition: KnownEdition;
  readonly type: string;
  readonly level?: number;
  readonly cost?: number;
  readonly with?: readonly string[];
  readonly most: number;
  readonly json?: boolean;
}

const MOST_WORDS = 6;

export function addDesignCommand(program: Command, terminal: Terminal): void {
  const command = addTypeOption(
    program
      .command('design')
      .description('propose cards that cost what is asked and do what is said')
      .requiredOption(
        '--edition <number>',
        `the edition whose guide prices them: ${guideEditionNames()}`,
        guideEdition,
      ),
  );
  addFigureOptions(command)
    .option('--level <number>', 'what they are to cost', wholeNumber(0, 99))
    .option('--cost <number>', 'the same, in the words of other editions', wholeNumber(0, 99))
    .option(
      '--with <words...>',
      'what they are to do or have, in words: destroy, "when it attacks"',
      someWords,
    )
    .option('--most <number>', 'how many are proposed at most', wholeNumber(1, 48), 12);
  addStrictOption(command, 'there is none')
    .option('--json', 'say it as JSON')
    .action((flags: DesignFlags) => design(flags, terminal));
}

function someWords(word: string, before: readonly string[] = []): readonly string[] {
  if (word.trim() === '') throw new InvalidArgumentError('Say a word.');
  if (before.length >= MOST_WORDS)
    throw new InvalidArgumentError(`There are more than ${MOST_WORDS} of them.`);
  return [...before, word.trim()];
}

/** @throws UsageError for a missing cost @throws Failure for a game without prices */
function design(flags: DesignFlags, terminal: Terminal): void {
  const { edition, type, level, cost = level, most } = flags;
  const game = gameOfEdition(edition.id);
  if (!game.designs)
    throw new Failure(`The cards of ${game.name} have no prices, so none can be designed by them`);
  requireCardOf(game, flags);
  if (cost === undefined || (flags.cost !== undefined && level !== undefined))
    throw new UsageError('Give one of --level and --cost');
  const wish = { edition: edition.id, type, cost, most, words: flags.with ?? [] };
  const figures = figuresOf({ ...flags, cost: undefined, level: undefined });
  const answer = finish(game.designs.propose({ ...wish, figures }));
  const { suggestions: _unasked, ...said } = answer;
  terminal.out(
    flags.json
      ? jsonLine({ edition: inJson(edition), type: typeWord(type, edition), cost, ...said })
      : forPeople(answer),
  );
  requireStrictly(answer.proposals.length > 0, flags);
}

function forPeople({ understood, proposals, because }: Proposals): string {
  const lines = [
    ...understood.map(meant),
    ...proposals.flatMap(proposal),
    ...(because === null ? [] : [because]),
  ];
  return [...lines, ''].join('\n');
}

const meant = ({ words, phrases }: UnderstoodWords): string =>
  `“${words}”: ${phrases.length > 0 ? phrases.join(' or ') : 'nothing in the guide'}`;

function proposal({ card, receipt, unused }: ProposedCard, place: number): string[] {
  const rounding = unused === null ? '' : `  (${unused})`;
  const text = card.text.split('\n').map((line) => `   ${line}`);
  return ['', `${place + 1}.${rounding}`, ...text, ...linesOf(receipt).map((line) => `     ${line}`)];
}
