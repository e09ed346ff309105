import { Option, type Command } from 'commander';
import { limits } from '../../cards/limits.js';
import type { DisplayList } from '../../layout/display-list.js';
import { filesRead, readLooseFiles, type LooseCard } from '../../library/loose-files.js';
import { loadFonts } from '../../print/images/font-files.js';
import type { SheetRange } from '../../print/job.js';
import type { SheetPlan } from '../../print/plan.js';
import { planSheets } from '../../print/sheets/sheet-plan.js';
import { SoftPictures, THE_BACK } from '../../print/cards/soft-pictures.js';
import { FoilOfPrint } from '../../print/foil/foil-of-print.js';
import { UnsafeCards } from '../../print/cards/unsafe-words.js';
import { Faces } from './faces.js';
import { addOutputOptions, Output, type OutputFlags } from './output/output.js';
import { addSheetOptions, readCalibration, readSheetOptions, type SheetFlags } from './sheet-options.js';
import { jsonLine, type Terminal } from './terminal.js';
import { ranges, wholeNumber } from './values.js';

interface PrintFlags extends SheetFlags, OutputFlags {
  readonly copies: number;
  readonly skip?: readonly SheetRange[];
  readonly sheets?: SheetRange[];
  readonly pdfx?: boolean;
  readonly json?: boolean;
}

export function addPrintCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('print')
    .description('make a PDF of cut-ready sheets from card and deck files')
    .argument('<files...>', 'card files (*.card.json) and deck files (*.deck.json)');
  addSheetOptions(addOutputOptions(command, 'the PDF to write'))
    .addOption(
      new Option('--copies <number>', 'copies of each card')
        .argParser(wholeNumber(1, limits.copies))
        .default(1),
    )
    .option('--skip <places>', 'places of the first sheet that are used already, such as 1-3,5', ranges)
    .option('--sheets <numbers>', 'only these sheets, such as 2-4', ranges)
    .option('--pdfx', 'make it PDF/X-4, as print services ask for it')
    .option('--json', 'print the pages and the place of every card on them, in mm, as JSON')
    .action(async (files: string[], flags: PrintFlags) => print(files, flags, terminal));
}

async function print(paths: readonly string[], flags: PrintFlags, terminal: Terminal): Promise<void> {
  const sheet = readSheetOptions(flags);
  const output = await Output.at(flags, 'print', terminal);
  const files = await readLooseFiles(paths);
  const plan = planSheets({
    title: files.title,
    author: '',
    items: files.cards.map(({ card, copies, back }) => ({
      card: card.id,
      copies: copies * flags.copies,
      ...(back !== undefined && { back }),
    })),
    back: 'standard',
    sheet,
    skip: (flags.skip ?? []).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, n) => from + n),
    ),
    sheets: flags.sheets ?? [],
    calibration: readCalibration(flags),
  });
  const fonts = loadFonts();
  const faces = await Faces.of(files, fonts);
  const byId = new Map(files.cards.map((loose) => [loose.card.id, loose]));
  const { makePdf } = await import('../../print/pdf/make-pdf.js');
  const soft = new SoftPictures({ card: plan.card, bleed: plan.bleed });
  const unsafe = new UnsafeCards(sheet);
  const foil = new FoilOfPrint(sheet.foil);
  const noted = (name: string, list: DisplayList): DisplayList => {
    soft.look(name, list);
    return list;
  };
  const path = await output.write(filesRead(files, paths), (write) =>
    makePdf(
      {
        plan,
        faces: async (id) => {
          const { card } = cardOf(byId, id);
          const list = noted(card.name, faces.face(card));
          if (sheet.proof) unsafe.look(card.name, list);
          foil.look(list);
          return list;
        },
        backs: async (back) => noted(THE_BACK, faces.back(back)),
        picture: (id) => faces.picture(id),
        fonts,
        title: files.title,
        author: '',
        date: new Date(),
        ...(flags.pdfx === true && { pdfx: true }),
      },
      write,
    ),
  );
  const proof = sheet.proof ? [unsafe.sentence] : [];
  const warnings = [...proof, ...foil.sentences, ...plan.warnings, ...faces.notices, ...soft.sentences];
  if (flags.json) {
    const unsafeWords = sheet.proof ? { unsafeWords: unsafe.found } : {};
    terminal.out(
      jsonLine({
        file: path,
        ...describePlan(plan, byId),
        softPictures: soft.found,
        ...unsafeWords,
        warnings,
      }),
    );
  } else terminal.out([summary(plan, path), ...warnings.map((warning) => `Note: ${warning}`), ''].join('\n'));
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
      adjust: page.adjust,
      cards: page.slots.map(({ card: id, face, x, y }) => {
        const { card, file } = cardOf(byId, id);
        return { name: card.name, id: card.id, file, side: face, x, y };
      }),
    })),
  };
}

function summary(plan: SheetPlan, path: string): string {
  const cards = plan.pages.flatMap((page) => page.slots).filter(({ face }) => face === 'front').length;
  const sheets = new Set(plan.pages.map((page) => page.sheet)).size;
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${path}: ${count(cards, 'card')} on ${count(sheets, 'sheet')}, ${count(plan.pages.length, 'page')}.`;
}
