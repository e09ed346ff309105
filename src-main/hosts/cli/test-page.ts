import { Option, type Command } from 'commander';
import { noCalibration } from '../../print/printers/calibration.js';
import { loadFonts } from '../../print/images/font-files.js';
import { testSheet } from '../../print/printers/test-sheet.js';
import { addOutputOptions, Output, type OutputFlags } from './output/output.js';
import { addPaperOptions, readSheetOptions, type SheetFlags } from './sheet-options.js';
import { jsonLine, type Terminal } from './terminal.js';

interface TestPageFlags extends Pick<SheetFlags, 'paper' | 'landscape' | 'margin'>, OutputFlags {
  readonly turn: 'long-edge' | 'short-edge';
  readonly json?: boolean;
}

export function addTestPageCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('test-page')
    .description('make a PDF by which a printer is measured: how far backs lie from fronts, and its scale');
  addPaperOptions(addOutputOptions(command, 'the PDF to write'))
    .addOption(
      new Option('--turn <edge>', 'the edge over which the printer turns the paper')
        .choices(['long-edge', 'short-edge'])
        .default('long-edge'),
    )
    .option('--json', 'say the file as JSON')
    .action(async (flags: TestPageFlags) => {
      const { paper, landscape, margins } = readSheetOptions(flags);
      const output = await Output.at(flags, 'test-page', terminal);
      const { makeTestPage } = await import('../../print/pdf/test-page.js');
      const fonts = loadFonts();
      const wish = { paper, landscape, margins, turn: flags.turn, calibration: noCalibration };
      const request = { ...testSheet(wish, fonts), fonts, date: new Date() };
      const file = await output.write([], (write) => makeTestPage(request, write));
      terminal.out(flags.json ? jsonLine({ file }) : `${file}: print both pages at 100 % and follow them.\n`);
    });
}
