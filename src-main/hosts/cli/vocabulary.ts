import { capitalized } from '../../engine/text.js';
import type { Command } from 'commander';
import type { CardTexts, GuideEntry } from '../../games/card-language.js';
import { editionById, gameOfEdition, type KnownEdition } from '../../games/editions.js';
import { guideEdition, guideEditionNames, inJson } from './card-options.js';
import { Failure } from './failure.js';
import { jsonLine, type Terminal } from './terminal.js';

interface VocabularyFlags {
  readonly edition: KnownEdition;
  readonly json?: boolean;
}

export function addVocabularyCommand(program: Command, terminal: Terminal): void {
  program
    .command('vocabulary')
    .description("list an edition's components as its guide does")
    .requiredOption('--edition <number>', guideEditionNames(), guideEdition)
    .option('--json', 'say it as JSON')
    .action((flags: VocabularyFlags) => list(flags, terminal));
}

/** @throws Failure for a game without a card language */
function list({ edition, json }: VocabularyFlags, terminal: Terminal): void {
  const { name: game, language, texts } = gameOfEdition(edition.id);
  if (texts) {
    terminal.out(
      json
        ? jsonLine({ edition: inJson(edition), name: edition.name, parts: texts.parts })
        : partsForPeople(texts),
    );
    return;
  }
  if (!language)
    throw new Failure(`${game} has no card language: texts of its cards are not made of components`);
  const entries = language.guide(edition.id);
  if (json) {
    const { name, terms } = edition;
    terminal.out(
      jsonLine({
        edition: inJson(edition),
        name,
        terms: { ...terms.types, ...terms.fields },
        components: entries.map(describe),
      }),
    );
    return;
  }
  const lines = entries.flatMap((entry, index) => {
    const heading = entries[index - 1]?.kind === entry.kind ? [] : ['', `${capitalized(entry.kind)}s`];
    return [...heading, line(entry)];
  });
  terminal.out([...lines.slice(1), ''].join('\n'));
}

/** The parts of a grammar, kind by kind, each with its words. */
function partsForPeople({ parts, letters }: CardTexts): string {
  const lines = parts.flatMap((part, index) => {
    const heading = parts[index - 1]?.kind === part.kind ? [] : ['', `${capitalized(part.kind)}s`];
    return [...heading, `  (${part.id}) ${part.name}: ${part.template === '' ? 'no words' : part.template}`];
  });
  return [letters, ...lines, ''].join('\n');
}

const inJsonById = (id: string): number | string => inJson(editionById(id));

/** "9th" of "9th Edition". */
const shortName = (id: string): string => editionById(id).name.replace(/ Edition$/, '');

/** `price` is t of a target selection, relief of a caveat, condition or cost, and the cost of an effect. */
function describe(entry: GuideEntry) {
  const { id, kind, template, price, counted, variables, limits, redacted, costRevised, revisedFrom } = entry;
  return {
    id,
    kind,
    text: template,
    price,
    ...counted,
    variables,
    limits,
    redacted: redacted === null ? null : inJsonById(redacted),
    costRevised: costRevised && { edition: inJsonById(costRevised.edition), was: costRevised.was },
    revisedFrom: revisedFrom.map(({ text, edition, sets }) => ({
      text,
      edition: inJsonById(edition),
      sets,
    })),
  };
}

function line({ phrase, price, counted, limits, redacted, costRevised }: GuideEntry): string {
  const marks = [
    ...Object.values(counted).map((points) => `+${points}`),
    ...Object.entries(limits).map(([variable, most]) => `${variable} ≤ ${most}`),
    ...(costRevised ? [`cost revised in the ${shortName(costRevised.edition)}, was ${costRevised.was}`] : []),
    ...(redacted === null ? [] : ['redacted']),
  ];
  return `  (${price}) ${phrase}${marks.length > 0 ? `  [${marks.join('; ')}]` : ''}`;
}
