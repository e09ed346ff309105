import { Option, type Command } from 'commander';
import { filesRead, readLooseFiles } from '../../library/loose-files.js';
import { loadFonts } from '../../print/images/font-files.js';
import { paintPng, pixels } from '../../print/images/png.js';
import { foiledList, type FoilShown } from '../../print/foil/foiled-list.js';
import { SoftPictures } from '../../print/cards/soft-pictures.js';
import { UsageError } from './failure.js';
import { Faces } from './faces.js';
import { addOutputOptions, Output, type OutputFlags } from './output/output.js';
import { millimetres, wholeNumber } from './values.js';
import { jsonLine, type Terminal } from './terminal.js';

interface RenderFlags extends OutputFlags {
  readonly dpi: number;
  readonly bleed: number;
  readonly foil: FoilShown;
  readonly json?: boolean;
}

/** More than any layout paints beyond its edge. */
const MAX_BLEED = 5;

export function addRenderCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('render')
    .description('make a PNG picture of a card')
    .argument('<card>', 'card file (*.card.json)');
  addOutputOptions(command, 'the PNG to write')
    .addOption(
      new Option('--dpi <number>', 'pixels per inch, 36 to 1200')
        .argParser(wholeNumber(36, 1200))
        .default(300),
    )
    .addOption(
      new Option('--bleed <mm>', `show this much beyond the card's edge, 0 to ${MAX_BLEED}`)
        .argParser(millimetres)
        .default(0),
    )
    .addOption(
      new Option('--foil <how>', 'foil as a picture of metal, left out, or alone in black')
        .choices(['metal', 'without', 'mask'] satisfies FoilShown[])
        .default('metal'),
    )
    .option('--json', 'say the file and its size as JSON')
    .action(async (file: string, flags: RenderFlags) => render(file, flags, terminal));
}

async function render(path: string, flags: RenderFlags, terminal: Terminal): Promise<void> {
  if (flags.bleed > MAX_BLEED) throw new UsageError(`--bleed: at most ${MAX_BLEED} mm`);
  const output = await Output.at(flags, 'render', terminal);
  const files = await readLooseFiles([path]);
  const [only] = files.cards;
  if (!only || files.backs.length > 0) {
    throw new UsageError(`${path} is a deck; render takes one card file`);
  }
  const faces = await Faces.of(files, loadFonts());
  const list = faces.face(only.card);
  const soft = new SoftPictures({ bleed: flags.bleed, dpi: flags.dpi });
  soft.look(only.card.name, list);
  const png = await paintPng(foiledList(list, flags.foil), {
    dpi: flags.dpi,
    bleed: flags.bleed,
    picture: (id) => faces.picture(id),
  });
  const file = await output.write(filesRead(files, [path]), (write) => write(png));
  const size = {
    width: pixels(list.width + 2 * flags.bleed, flags.dpi),
    height: pixels(list.height + 2 * flags.bleed, flags.dpi),
  };
  const warnings = [...faces.notices, ...soft.sentences];
  if (flags.json) {
    const { name, id } = only.card;
    const made = { file, name, id, ...size, dpi: flags.dpi, bleed: flags.bleed };
    terminal.out(jsonLine({ ...made, softPictures: soft.found, warnings }));
  } else {
    const lines = [`${file}: ${size.width} × ${size.height} px at ${flags.dpi} dpi.`];
    terminal.out([...lines, ...warnings.map((warning) => `Note: ${warning}`), ''].join('\n'));
  }
}
