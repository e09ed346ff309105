import { Option, type Command } from 'commander';
import { readLooseFiles, type LooseCard } from '../../library/loose-files.js';
import type { Deck } from '../../cards/deck.js';
import { loadFonts } from '../../print/font-files.js';
import type { SheetPlan } from '../../print/job.js';
import { makePdf } from '../../print/pdf/make-pdf.js';
import { planSheets } from '../../print/sheet-plan.js';
import { Failure } from './failure.js';
import { Faces } from './faces.js';
import { addSheetOptions, readSheetOptions, wholeNumber, type SheetFlags } from './sheet-options.js';
import { jsonLine, type Terminal } from './terminal.js';
import { writeOutput } from './write-output.js';

interface PrintFlags extends SheetFlags {
  readonly out: string;
  readonly copies: number;
  readonly json?: boolean;
}

export function addPrintCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('print')
    .description('make a PDF of cut-ready sheets from card and deck files')
    .argument('<files...>', 'card files (*.card.json) and deck files (*.deck.json)')
    .requiredOption('--out <file>', 'the PDF to write');
  addSheetOptions(command)
    .addOption(
      new Option('--copies <number>', 'copies of each card').argParser(wholeNumber(1, 999)).default(1),
    )
    .option('--json', 'print the pages and the place of every card on them, in mm, as JSON')
    .action(async (files: string[], flags: PrintFlags) => print(files, flags, terminal));
}

async function print(paths: readonly string[], flags: PrintFlags, terminal: Terminal): Promise<void> {
  const sheet = readSheetOptions(flags);
  const files = await readLooseFiles(paths);
  const back = oneBack(files.backs, sheet.backs !== 'none');
  const plan = planSheets({
    title: files.title,
    items: files.cards.map(({ card, copies }) => ({ card: card.id, copies: copies * flags.copies })),
    back,
    sheet,
  });
  const fonts = loadFonts();
  const faces = await Faces.of(files, fonts);
  const byId = new Map(files.cards.map((loose) => [loose.card.id, loose]));
  const bytes = await makePdf({
    plan,
    faces: async (id) => faces.face(cardOf(byId, id).card),
    back: sheet.backs === 'none' ? null : faces.back(back),
    picture: (id) => faces.picture(id),
    fontBytes: (font) => fonts.bytes(font),
    title: files.title,
    date: new Date(),
  });
  const path = await writeOutput(flags.out, bytes);
  const warnings = [...plan.warnings, ...faces.notices];
  if (flags.json) terminal.out(jsonLine({ file: path, ...describePlan(plan, byId), warnings }));
  else terminal.out([summary(plan, path), ...warnings.map((warning) => `Note: ${warning}`), ''].join('\n'));
}

/** One back serves a whole print. */
function oneBack(backs: readonly Deck['back'][], wanted: boolean): Deck['back'] {
  if (wanted && backs.length > 1) {
    throw new Failure('These decks have different backs; print them one at a time, or without --backs.');
  }
  return backs[0] ?? 'standard';
}

function cardOf(byId: ReadonlyMap<string, LooseCard>, id: string): LooseCard {
  const loose = byId.get(id);
  if (!loose) throw new RangeError(`No file has the card ${id}.`);
  return loose;
}

/** What `--json` says; lengths in mm from the paper's top left corner to the card's trimmed one. */
function describePlan(plan: SheetPlan, byId: ReadonlyMap<string, LooseCard>) {
  return {
    paper: plan.paper,
    card: plan.card,
    pages: plan.pages.map((page, index) => ({
      page: index + 1,
      side: page.side,
      sheet: page.sheet,
      cards: page.slots.map(({ card: id, x, y }) => {
        const { card, file } = cardOf(byId, id);
        return { name: card.name, id: card.id, file, side: page.side, x, y };
      }),
    })),
  };
}

function summary(plan: SheetPlan, path: string): string {
  const fronts = plan.pages.filter((page) => page.side === 'front');
  const cards = fronts.reduce((sum, page) => sum + page.slots.length, 0);
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${path}: ${count(cards, 'card')} on ${count(fronts.length, 'sheet')}, ${count(plan.pages.length, 'page')}.`;
}
