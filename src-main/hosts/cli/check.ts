import { basename } from 'node:path';
import type { Command } from 'commander';
import {
  LooseFileError,
  readLooseFiles,
  type LooseCard,
  type LooseFiles,
} from '../../library/loose-files.js';
import type { CardRuling, CardWarning, DeckLawRuling } from '../../games/card-law.js';
import type { KnownEdition } from '../../games/editions.js';
import { judgeCard, judgeDeck, warningsOf, warningsTogether } from '../../games/judging.js';
import { inJson, playedEdition, playedEditionNames } from './card-options.js';
import { describeRuling, rulingLines } from './law.js';
import { NotSo } from './failure.js';
import { addStrictOption, requireStrictly, type StrictFlags } from './strict.js';
import { jsonLine, type Terminal } from './terminal.js';

interface CheckFlags extends StrictFlags {
  readonly play: KnownEdition;
  readonly json?: boolean;
}

interface CheckedCard {
  readonly loose: LooseCard;
  readonly ruling: CardRuling;
  /** What of it can never work, or never ends. */
  readonly warnings: readonly CardWarning[];
}

export function addCheckCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('check')
    .description('say whether cards and decks may be played under the rules of an edition')
    .argument('<files...>', 'card files (*.card.json) and deck files (*.deck.json)')
    .requiredOption('--play <number>', `the edition of the rules: ${playedEditionNames()}`, playedEdition);
  addStrictOption(command, 'one of them may not')
    .option('--json', 'say it as JSON')
    .action(async (files: string[], flags: CheckFlags) => check(files, flags, terminal));
}

interface Unreadable {
  readonly file: string;
  readonly error: string;
}

/** All that can be read is judged, whatever else cannot. @throws NotSo */
async function check(paths: readonly string[], flags: CheckFlags, terminal: Terminal): Promise<void> {
  const { play, json } = flags;
  const unreadable: Unreadable[] = [];
  const cards: CheckedCard[] = [];
  const decks: CheckedDeck[] = [];
  for (const path of paths) {
    const files = await readOrName(path, unreadable);
    if (files === null) continue;
    const checked = files.cards.map((loose): CheckedCard => ({
      loose,
      ruling: judgeCard(loose.card, play.id),
      warnings: warningsOf(loose.card, play.id),
    }));
    for (const one of checked) if (!cards.some(({ loose }) => loose.file === one.loose.file)) cards.push(one);
    const [deck] = files.decks;
    if (!deck) continue;
    const entries = checked.map(({ loose: { card, copies, reserves }, ruling }) => {
      const { status, reasons, points } = ruling;
      return { name: card.name, copies, reserves, status, reasons, points };
    });
    decks.push({ file: path, name: files.title, ...judgeDeck(entries, play.id, deck.play) });
  }
  const together = warningsTogether(cards.map(({ loose }) => loose.card));
  if (json) {
    terminal.out(
      jsonLine({
        play: inJson(play),
        cards: cards.map(({ loose: { file, card }, ruling, warnings }) => {
          return { file, name: card.name, id: card.id, ...describeRuling(ruling), warnings };
        }),
        decks,
        together,
        unreadable,
      }),
    );
  } else terminal.out(forPeople(cards, decks, together));
  for (const { error } of unreadable) terminal.err(`${error}\n`);
  if (unreadable.length > 0) throw new NotSo();
  const legal = cards.every(({ ruling }) => ruling.legal) && decks.every((deck) => deck.legal);
  requireStrictly(legal, flags);
}

/** Null for a file that cannot be read, which is noted with its sentence. */
async function readOrName(path: string, unreadable: Unreadable[]): Promise<LooseFiles | null> {
  try {
    return await readLooseFiles([path]);
  } catch (error) {
    if (!(error instanceof LooseFileError)) throw error;
    unreadable.push({ file: path, error: error.message });
    return null;
  }
}

interface CheckedDeck extends DeckLawRuling {
  readonly file: string;
  readonly name: string;
}

function forPeople(
  cards: readonly CheckedCard[],
  decks: readonly CheckedDeck[],
  together: readonly CardWarning[],
): string {
  const lines = cards.map(({ loose, ruling, warnings }) =>
    [
      `${loose.card.name || basename(loose.file)}: ${rulingLines(ruling).join('\n')}`,
      ...warnings.map(warningLine),
    ].join('\n'),
  );
  const deckLines = decks.map(
    ({ name, legal, size }) => `${name}: ${size} cards, ${legal ? 'legal' : 'not legal'}`,
  );
  return [...lines, ...together.map(warningLine), ...deckLines].map((line) => `${line}\n`).join('');
}

/** Nothing that the law has against a card, so it decides nothing. */
const warningLine = ({ because }: CardWarning): string => `  note: ${because}`;
