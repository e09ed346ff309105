import { InvalidArgumentError, Option, type Command } from 'commander';
import type { z } from 'zod';
import { papers, sheetOptions, type SheetOptions } from '../../print/job.js';
import { UsageError } from './failure.js';

/** The sheet's options as the command line gives them; commander's names. */
export interface SheetFlags {
  readonly paper?: SheetOptions['paper'];
  readonly landscape?: boolean;
  readonly card?: { width: number; height: number };
  readonly margin?: number;
  readonly gutter?: number;
  readonly bleed?: number;
  readonly marks?: boolean;
  readonly backs?: 'long-edge' | 'short-edge' | true;
}

export function addSheetOptions(command: Command): Command {
  return command
    .option('--paper <size>', 'a4, letter, a3, or width x height in mm such as 210x297', paperSize, 'a4')
    .option('--landscape', 'turn the paper')
    .option('--card <size>', 'size of a card in mm, width x height (default: 63.5x88.9)', size)
    .addOption(
      new Option(
        '--backs [edge]',
        'add pages of backs for duplex printing, turned over the long or short edge',
      )
        .choices(['long-edge', 'short-edge'])
        .preset('long-edge'),
    )
    .option('--marks', 'cut marks (default)')
    .option('--no-marks', 'no cut marks')
    .option('--bleed <mm>', 'print the cards this much beyond their edge, 0 to 5', millimetres)
    .option('--gutter <mm>', 'space between the cards', millimetres)
    .option('--margin <mm>', 'edge of the paper that the printer cannot reach', millimetres);
}

/** @throws UsageError naming the option whose value is out of range. */
export function readSheetOptions(flags: SheetFlags): SheetOptions {
  const given = {
    paper: flags.paper,
    landscape: flags.landscape,
    card: flags.card,
    margin: flags.margin,
    gutter: flags.gutter,
    bleed: flags.bleed,
    marks: flags.marks,
    backs: flags.backs,
  };
  const result = sheetOptions.safeParse(given);
  if (result.success) return result.data;
  throw new UsageError(rangeSentence(result.error.issues[0]));
}

function rangeSentence(issue: z.core.$ZodIssue | undefined): string {
  const option = `--${String(issue?.path[0])}`;
  if (issue?.code === 'too_big') return `${option} must be at most ${issue.maximum} mm`;
  if (issue?.code === 'too_small') return `${option} must be at least ${issue.minimum} mm`;
  return `${option} cannot have this value`;
}

/** A length in mm, "3" or "3mm". */
export function millimetres(text: string): number {
  const match = /^(\d+(?:\.\d+)?)(?:mm)?$/i.exec(text.trim());
  if (!match) throw new InvalidArgumentError('It is not a length in mm.');
  return Number(match[1]);
}

function size(text: string): { width: number; height: number } {
  const match = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)(?:mm)?$/i.exec(text.trim());
  if (!match) throw new InvalidArgumentError('It is not a size in mm such as 63.5x88.9.');
  return { width: Number(match[1]), height: Number(match[2]) };
}

function paperSize(text: string): SheetOptions['paper'] {
  const name = text.trim().toLowerCase();
  if (name in papers) return name as keyof typeof papers;
  try {
    return size(text);
  } catch {
    throw new InvalidArgumentError('It is neither a4, letter, a3 nor a size in mm such as 210x297.');
  }
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) {
      throw new InvalidArgumentError(`It is not a whole number from ${min} to ${max}.`);
    }
    return value;
  };
}
