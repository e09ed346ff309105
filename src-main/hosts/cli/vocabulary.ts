import type { Command } from 'commander';
import { editionOf, type GuideEdition } from '../../games/kotc/cards/editions.js';
import { asTemplate, capitalised, inTheGuide } from '../../games/kotc/cards/vocabulary/phrase.js';
import {
  asPrinted,
  vocabularyOf,
  type Entry,
  type Vocabulary,
} from '../../games/kotc/cards/vocabulary/vocabulary.js';
import { rulesEdition, rulesEditionNames } from './card-options.js';
import { jsonLine, type Terminal } from './terminal.js';

interface VocabularyFlags {
  readonly edition: GuideEdition;
  readonly json?: boolean;
}

export function addVocabularyCommand(program: Command, terminal: Terminal): void {
  program
    .command('vocabulary')
    .description("list an edition's components as its guide does")
    .requiredOption('--edition <number>', rulesEditionNames, rulesEdition)
    .option('--json', 'say it as JSON')
    .action((flags: VocabularyFlags) => list(flags, terminal));
}

function list({ edition, json }: VocabularyFlags, terminal: Terminal): void {
  const { entries, era } = vocabularyOf(edition);
  if (json) {
    const { name, terms } = editionOf(edition);
    terminal.out(
      jsonLine({ edition, name, terms, components: entries.map((entry) => describe(entry, era)) }),
    );
    return;
  }
  const lines = entries.flatMap((entry, index) => {
    const heading = entries[index - 1]?.kind === entry.kind ? [] : ['', `${capitalised(entry.kind)}s`];
    return [...heading, line(entry, era)];
  });
  terminal.out([...lines.slice(1), ''].join('\n'));
}

/** `price` is t of a target selection, relief of a caveat, condition or cost, and the cost of an effect. */
function describe(entry: Entry, era: Vocabulary['era']) {
  const { id, kind, phrase, price, limits, redacted, repriced, older } = entry;
  return {
    id,
    kind,
    text: asPrinted(asTemplate(phrase), kind, era),
    price: price.text,
    variables: phrase.variables,
    limits,
    redacted,
    costRevised: repriced && { edition: repriced.edition, was: repriced.was.text },
    revisedFrom: older.map(({ phrase: was, revised, sets }) => {
      return { text: asPrinted(asTemplate(was), kind, era), edition: revised, sets };
    }),
  };
}

function line({ kind, phrase, price, limits, redacted, repriced }: Entry, era: Vocabulary['era']): string {
  const marks = [
    ...Object.entries(limits).map(([variable, most]) => `${variable} ≤ ${most}`),
    ...(repriced ? [`cost revised in the ${repriced.edition}th, was ${repriced.was.text}`] : []),
    ...(redacted === null ? [] : ['redacted']),
  ];
  return `  (${price.text}) ${asPrinted(inTheGuide(phrase), kind, era)}${marks.length > 0 ? `  [${marks.join('; ')}]` : ''}`;
}
