import { basename } from 'node:path';
import type { Command } from 'commander';
import { readLooseFiles, type LooseCard } from '../../library/loose-files.js';
import type { RulesEdition } from '../../cards/editions.js';
import { judgeCard, type Ruling } from '../../cards/law/card-law.js';
import { judgeDeck } from '../../cards/law/deck-law.js';
import { rulesEdition, rulesEditionNames } from './card-options.js';
import { describeRuling, rulingLines } from './law.js';
import { jsonLine, type Terminal } from './terminal.js';

interface CheckFlags {
  readonly play: RulesEdition;
  readonly json?: boolean;
}

interface CheckedCard {
  readonly loose: LooseCard;
  readonly ruling: Ruling;
}

export function addCheckCommand(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .description('say whether cards and decks may be played under the rules of an edition')
    .argument('<files...>', 'card files (*.card.json) and deck files (*.deck.json)')
    .requiredOption('--play <number>', `the edition of the rules: ${rulesEditionNames}`, rulesEdition)
    .option('--json', 'say it as JSON')
    .action(async (files: string[], flags: CheckFlags) => check(files, flags, terminal));
}

async function check(
  paths: readonly string[],
  { play, json }: CheckFlags,
  terminal: Terminal,
): Promise<void> {
  const cards: CheckedCard[] = [];
  const decks: {
    file: string;
    name: string;
    legal: boolean;
    size: number;
    reserves: number;
    reasons: unknown;
  }[] = [];
  for (const path of paths) {
    const files = await readLooseFiles([path]);
    const checked = files.cards.map((loose) => ({ loose, ruling: judgeCard(loose.card, play) }));
    for (const one of checked) if (!cards.some(({ loose }) => loose.file === one.loose.file)) cards.push(one);
    if (files.backs.length === 0) continue;
    const entries = checked.map(({ loose, ruling }) => {
      return { name: loose.card.name, copies: loose.copies, status: ruling.status };
    });
    decks.push({ file: path, name: files.title, ...judgeDeck(entries, play) });
  }
  if (json) {
    terminal.out(
      jsonLine({
        play,
        cards: cards.map(({ loose: { file, card }, ruling }) => {
          return { file, name: card.name, id: card.id, ...describeRuling(ruling) };
        }),
        decks,
      }),
    );
    return;
  }
  const lines = cards.map(
    ({ loose, ruling }) => `${loose.card.name || basename(loose.file)}: ${rulingLines(ruling).join('\n')}`,
  );
  const deckLines = decks.map(
    ({ name, legal, size }) => `${name}: ${size} cards, ${legal ? 'legal' : 'not legal'}`,
  );
  terminal.out([...lines, ...deckLines, ''].join('\n'));
}
