import { isModern } from '../../games/kotc/cards/vocabulary/component.js';
import type { Command } from 'commander';
import type { GuideEdition } from '../../games/kotc/cards/editions.js';
import { readText } from '../../games/kotc/cards/language/read.js';
import type { Reading } from '../../games/kotc/cards/language/reading.js';
import { writeText } from '../../games/kotc/cards/language/write.js';
import { judgeStats } from '../../games/kotc/cards/law/stats-law.js';
import { isWhole, toNumber, toText, type Fraction } from '../../games/kotc/cards/price/fraction.js';
import {
  priceCard,
  type CardPrice,
  type ComponentPrice,
  type PricedCard,
} from '../../games/kotc/cards/price/price.js';
import { receiptOf, type ReceiptLine } from '../../games/kotc/cards/price/receipt.js';
import { spareUses } from '../../games/kotc/cards/price/spare.js';
import {
  addCardOptions,
  rulesEdition,
  rulesEditionNames,
  statsOf,
  typeWord,
  type CardFlags,
} from './card-options.js';
import { UsageError } from './failure.js';
import { addStrictOption, requireStrictly, type StrictFlags } from './strict.js';
import { jsonLine, type Terminal } from './terminal.js';

interface PriceFlags extends CardFlags, StrictFlags {
  readonly edition: GuideEdition;
  readonly json?: boolean;
}

export function addPriceCommand(program: Command, terminal: Terminal): void {
  const command = addCardOptions(
    program
      .command('price')
      .description("compute a card's resource cost or level, with its receipt")
      .requiredOption(
        '--edition <number>',
        `the edition whose guide prices it: ${rulesEditionNames}`,
        rulesEdition,
      ),
  );
  addStrictOption(command, 'it has no price')
    .option('--json', 'say it as JSON')
    .action((flags: PriceFlags) => price(flags, terminal));
}

function price(flags: PriceFlags, terminal: Terminal): void {
  const { edition, type } = flags;
  const { offense, defense } = statsOf(flags);
  if (type === 'creature' && (offense === undefined || defense === undefined)) {
    const names = isModern(edition) ? '--sp and --hp' : '--offense and --defense';
    throw new UsageError(`A ${typeWord(type, edition)} needs ${names}`);
  }
  const reading = readText(flags.text, type, edition);
  const card: PricedCard = { ...reading, type, offense: offense ?? null, defense: defense ?? null };
  const priced = reading.understood ? priceCard(card, edition) : null;
  const problems = [...reading.problems, ...judgeStats(card, edition)];
  const receipt = priced ? receiptOf(card, priced) : [];
  const described = (): string =>
    jsonLine({
      edition,
      type: typeWord(type, edition),
      cost: priced && plain(priced.cost),
      canonicalText: reading.understood ? writeText(reading, type, edition) : null,
      caveat: priced?.body?.caveat ? component(priced.body.caveat) : null,
      abilities: priced ? priced.abilities.map(ability) : unpriced(reading),
      problems,
      receipt,
      changes: priced ? spareUses(card, edition) : [],
    });
  terminal.out(flags.json ? described() : forPeople(priced, receipt, problems));
  requireStrictly(priced !== null, flags);
}

function ability({ name, counts, components }: CardPrice['abilities'][number]) {
  return { name, cost: plain(counts), components: components.map(component) };
}

/** `cost` is what an effect adds, what a condition, cost or caveat takes off, and t of a target selection. */
function component({ use, kind, value, formula }: ComponentPrice) {
  return { id: use.id, kind, values: use.values, cost: toText(value), formula };
}

/** What was read of a text that has no price. */
function unpriced({ abilities, parts }: Reading) {
  const kinds = new Map(parts.map(({ use, kind }) => [use.id, kind]));
  return abilities.map(({ name, condition, costs, parts: subs }) => ({
    name,
    cost: null,
    components: [condition, ...costs, ...subs.flatMap(({ target, effects }) => [target, ...effects])].flatMap(
      (use) => (use ? [{ id: use.id, kind: kinds.get(use.id), values: use.values, cost: null }] : []),
    ),
  }));
}

/** A number where it is whole, as all costs of cards and of 14th Edition abilities are; otherwise, or beyond 2^53, text. */
const plain = (value: Fraction): number | string =>
  isWhole(value) && Number.isSafeInteger(toNumber(value)) ? toNumber(value) : toText(value);

function forPeople(
  priced: CardPrice | null,
  receipt: readonly ReceiptLine[],
  problems: readonly { rule: string; because: string }[],
): string {
  const lines = receipt.map(({ kind, what, how, value, rounding }) => {
    const result = kind === 'component' ? '' : ` = ${value}`;
    return `${kind === 'component' ? '  ' : ''}${what}: ${how}${result}${rounding ? `  (${rounding})` : ''}`;
  });
  const none = priced ? [] : ['No cost can be computed.'];
  const faults = problems.map(({ rule, because }) => `${rule}: ${because}`);
  return [...none, ...lines, ...faults, ''].join('\n');
}
