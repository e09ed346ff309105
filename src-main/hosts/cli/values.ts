import { InvalidArgumentError } from 'commander';
import type { SheetRange } from '../../print/job.js';

/** A length in mm, "3" or "3mm". */
export function millimetres(text: string): number {
  const match = /^(\d+(?:\.\d+)?)(?:mm)?$/i.exec(text.trim());
  if (!match) throw new InvalidArgumentError('It is not a length in mm.');
  return Number(match[1]);
}

/** Two figures, the first to the right and the second downwards: "0.4,-1.2". */
export function pair(text: string): { x: number; y: number } {
  const match = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)(?:mm)?$/i.exec(text.trim());
  if (!match) throw new InvalidArgumentError('It is not two figures such as 0.4,-1.2.');
  return { x: Number(match[1]), y: Number(match[2]) };
}

export function size(text: string): { width: number; height: number } {
  const match = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)(?:mm)?$/i.exec(text.trim());
  if (!match) throw new InvalidArgumentError('It is not a size in mm such as 63.5x88.9.');
  return { width: Number(match[1]), height: Number(match[2]) };
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

/** Numbers and stretches of them: "1-3,5". */
export function ranges(text: string): SheetRange[] {
  return text.split(',').map((part) => {
    const match = /^\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    if (!match || from < 1 || to < from) {
      throw new InvalidArgumentError('It is not a list of numbers such as 1-3,5.');
    }
    return { from, to };
  });
}
