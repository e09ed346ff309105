import type { Command } from 'commander';
import { NOT_LEGAL, NotSo } from './failure.js';

export interface StrictFlags {
  readonly strict?: boolean;
}

/** @param when "a card or deck is not legal" */
export const addStrictOption = (command: Command, when: string): Command =>
  command.option('--strict', `leave with ${NOT_LEGAL} when ${when}`);

/** Leaves with the exit code for scripts, once all has been said. @throws NotSo */
export function requireStrictly(holds: boolean, { strict = false }: StrictFlags): void {
  if (strict && !holds) throw new NotSo(NOT_LEGAL);
}
