import { InvalidArgumentError, Option, type Command } from 'commander';
import type { z } from 'zod';
import { cardSizes } from '../../print/cards/card-sizes.js';
import { calibration, type Calibration } from '../../print/printers/calibration.js';
import { paperNames, type PaperName } from '../../print/sheets/papers.js';
import { choices, parameters } from '../../print/parameters.js';
import { sheetOptions, type SheetOptions, type SheetOptionsInput } from '../../print/sheets/sheet-options.js';
import { UsageError } from './failure.js';
import { millimetres, pair, size } from './values.js';

type Word<Name extends keyof typeof choices> = keyof (typeof choices)[Name] & string;

/** The sheet's options as the command line gives them; commander's names. */
export interface SheetFlags {
  readonly single?: true;
  readonly paper?: SheetOptions['paper'];
  readonly landscape?: boolean;
  readonly card?: { width: number; height: number };
  readonly margin?: SheetOptions['margins'];
  readonly grid?: { columns: number; rows: number };
  readonly placement?: Word<'placement'>;
  readonly shift?: { x: number; y: number };
  readonly gutter?: number;
  readonly bleed?: number;
  /** False for --no-marks. */
  readonly marks?: Word<'marks'> | boolean;
  readonly outline?: Word<'outline'>;
  readonly radius?: number;
  readonly lineColor?: string;
  readonly lineWidth?: number;
  readonly lineDash?: Word<'dash'>;
  readonly backs?: Word<'backs'>;
  readonly fold?: Word<'fold'>;
  readonly foldGap?: number;
  readonly label?: true;
  readonly ink?: Word<'ink'>;
  readonly foil?: Word<'foil'>;
  readonly foilInk?: string;
  readonly watermark?: string;
  /** True for the usual safe zone, else mm. */
  readonly proof?: number | true;
  readonly setBySet?: true;
  readonly lastFirst?: true;
  readonly sides?: Word<'sides'>;
  readonly backOffset?: { x: number; y: number };
  readonly measuredFront?: { x: number; y: number };
  readonly measuredBack?: { x: number; y: number };
}

export function addSheetOptions(command: Command): Command {
  const one = (name: keyof typeof choices, flags: string, what: string): Option =>
    new Option(flags, what).choices(Object.keys(choices[name]));
  addPaperOptions(command);
  return command
    .option('--single', 'one card a page, with its bleed, for print services')
    .option(
      '--card <size>',
      'poker, bridge, mini, tarot, or width x height in mm (default: 63.5x88.9)',
      cardSize,
    )
    .option(
      '--grid <columns x rows>',
      'as many cards on a sheet, such as 3x3 (default: as many as fit)',
      gridSize,
    )
    .addOption(one('placement', '--placement <where>', 'where on the paper the cards lie'))
    .option('--shift <x,y>', 'move the cards to the right and down by mm', pair)
    .option('--gutter <mm>', 'space between the cards', millimetres)
    .option('--bleed <mm>', 'print the cards this much beyond their edge, 0 to 5', millimetres)
    .addOption(
      one('marks', '--marks [kind]', 'crop marks beside the cards, guides under them, or none').preset(
        'crop',
      ),
    )
    .option('--no-marks', 'no cut marks')
    .addOption(one('outline', '--outline [shape]', 'a line around every card').preset('rounded'))
    .option('--radius <mm>', 'radius of rounded outlines', millimetres)
    .option('--line-color <#rrggbb>', 'colour of marks and outlines')
    .option('--line-width <pt>', 'width of marks and outlines in points', Number)
    .addOption(one('dash', '--line-dash <kind>', 'how marks and outlines are drawn'))
    .addOption(
      one(
        'backs',
        '--backs [edge]',
        'print backs: duplex over the long or short edge, or beside the fronts with a fold',
      ).preset('long-edge'),
    )
    .addOption(one('fold', '--fold <direction>', 'how the paper is folded'))
    .option('--fold-gap <mm>', 'space between fronts and backs at the fold', millimetres)
    .option('--label', 'a line beside the cards of every page: title, sheet and side, day of print')
    .addOption(one('ink', '--ink <kind>', 'colour, black and white, or black and white that saves ink'))
    .addOption(
      one(
        'foil',
        '--foil <how>',
        'foil as a picture of metal, as an ink in a layer of its own, left out, or alone',
      ),
    )
    .option('--foil-ink <name>', 'what the print service calls the ink of foil (default: Foil)')
    .option('--watermark <words>', 'words across every card, such as PROXY')
    .option(
      '--proof [mm]',
      'draw cut, bleed and a safe zone of 0 to 10 mm on every card, and name cards with words outside of it',
      millimetres,
    )
    .option('--set-by-set', 'one copy of every card, then the next of each')
    .option('--last-first', 'the last sheet first')
    .addOption(one('sides', '--sides <which>', 'order of fronts and backs'))
    .option(
      '--back-offset <x,y>',
      'as measured: the back lies to the right of the front and below it by mm',
      pair,
    )
    .option('--measured-front <across,down>', 'as measured: lines of 100 mm on fronts have these mm', pair)
    .option('--measured-back <across,down>', 'as measured: lines of 100 mm on backs have these mm', pair);
}

/** Options of the paper alone. */
export function addPaperOptions(command: Command): Command {
  return command
    .option(
      '--paper <size>',
      `${paperNames.join(', ')}, or width x height in mm such as 210x297`,
      paperSize,
      'a4',
    )
    .option('--landscape', 'turn the paper')
    .option(
      '--margin <mm>',
      'edge that the printer cannot reach: one for all, or left,top,right,bottom',
      marginSizes,
    );
}

/** @throws UsageError naming the option whose value is out of range. */
export function readSheetOptions(flags: SheetFlags): SheetOptions {
  const line = { color: flags.lineColor, width: flags.lineWidth, dash: flags.lineDash };
  const given: SheetOptionsInput = {
    layout: flags.single && 'single',
    paper: flags.paper,
    landscape: flags.landscape,
    card: flags.card,
    margins: flags.margin,
    grid: flags.grid,
    placement: flags.placement,
    offset: flags.shift,
    gutter: flags.gutter,
    bleed: flags.bleed,
    marks: flags.marks === false ? 'none' : flags.marks === true ? 'crop' : flags.marks,
    outline: { shape: flags.outline, radius: flags.radius },
    line,
    backs: flags.backs,
    fold: { direction: flags.fold, gap: flags.foldGap },
    label: flags.label,
    ink: flags.ink,
    foil: { as: flags.foil, ink: flags.foilInk },
    watermark: flags.watermark,
    proof: flags.proof !== undefined,
    safe: flags.proof === true ? undefined : flags.proof,
    order: {
      cards: flags.setBySet && 'set-by-set',
      sheets: flags.lastFirst && 'backward',
      sides: flags.sides,
    },
  };
  const result = sheetOptions.safeParse(given);
  if (result.success) return result.data;
  throw new UsageError(rangeSentence(result.error.issues[0]));
}

/** @throws UsageError when a measure is beyond belief */
export function readCalibration(flags: SheetFlags): Calibration {
  const sides = (given: { x: number; y: number } | undefined) => given && { across: given.x, down: given.y };
  const result = calibration.safeParse({
    offset: flags.backOffset,
    front: sides(flags.measuredFront),
    back: sides(flags.measuredBack),
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const { measured, backX } = parameters;
  throw new UsageError(
    issue?.path[0] === 'offset'
      ? `--back-offset must be from ${backX.min} to ${backX.max} mm`
      : `--measured-${String(issue?.path[0])} must be from ${measured.min} to ${measured.max} mm`,
  );
}

/** How options are called where the command line has another word for them. */
const flagOf: Readonly<Record<string, string>> = {
  margins: 'margin',
  offset: 'shift',
  'outline.radius': 'radius',
  'fold.gap': 'fold-gap',
  safe: 'proof',
  'foil.ink': 'foil-ink',
};

function rangeSentence(issue: z.core.$ZodIssue | undefined): string {
  const [first = '', second = ''] = (issue?.path ?? []).map(String);
  const known = flagOf[`${first}.${second}`] ?? (first === 'line' ? `line-${second}` : flagOf[first]);
  const option = `--${known ?? first}`;
  const unit =
    option === '--line-width' ? ' pt' : option === '--grid' || option === '--watermark' ? '' : ' mm';
  if (issue?.code === 'too_big') return `${option} must be at most ${issue.maximum}${unit}`;
  if (issue?.code === 'too_small') return `${option} must be at least ${issue.minimum}${unit}`;
  return `${option} cannot have this value`;
}

function cardSize(text: string): { width: number; height: number } {
  const known = Object.entries(cardSizes).find(([name]) => name === text.trim().toLowerCase())?.[1];
  return known ? { width: known.width, height: known.height } : size(text);
}

function gridSize(text: string): { columns: number; rows: number } {
  const match = /^(\d{1,3})\s*[x×]\s*(\d{1,3})$/i.exec(text.trim());
  if (!match) throw new InvalidArgumentError('It is not columns and rows such as 3x3.');
  return { columns: Number(match[1]), rows: Number(match[2]) };
}

function marginSizes(text: string): SheetOptions['margins'] {
  const sides = text.split(',').map(millimetres);
  const [left = 0, top = left, right = left, bottom = left] = sides;
  if (sides.length === 1 || sides.length === 4) return { left, top, right, bottom };
  throw new InvalidArgumentError('It is neither one length nor left,top,right,bottom.');
}

function paperSize(text: string): SheetOptions['paper'] {
  const name = text.trim().toLowerCase();
  if (paperNames.some((known) => known === name)) return name as PaperName;
  try {
    return size(text);
  } catch {
    throw new InvalidArgumentError(
      `It is neither ${paperNames.join(', ')} nor a size in mm such as 210x297.`,
    );
  }
}
