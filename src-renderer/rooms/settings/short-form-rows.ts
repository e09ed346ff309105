/** Short forms while they are written: some are not ready yet. */
import type { ShortForm } from '../../../src-main/api/writing/writing-aids.js';

export interface FormRow extends ShortForm {
  readonly key: number;
  short: string;
  text: string;
}

/** Why a row cannot be kept, in a sentence; null for one that can, and for one that nobody has written in yet. */
export function faultsOf(rows: readonly ShortForm[]): (string | null)[] {
  return rows.map(({ short, text }, at) => {
    if (short === '' && text === '') return null;
    if (short === '') return 'Write what you type for it.';
    if (/\s/.test(short)) return 'A short form has no spaces.';
    if (text === '') return 'Write what it becomes.';
    if (text === short) return 'It becomes just what you type.';
    const first = rows.findIndex((row) => row.short === short);
    return first < at ? 'There is this short form already, above.' : null;
  });
}

/** Those that can be kept. */
export function ready(rows: readonly ShortForm[]): ShortForm[] {
  const faults = faultsOf(rows);
  return rows
    .filter(({ short, text }, at) => short !== '' && text !== '' && faults[at] === null)
    .map(({ short, text }) => ({ short, text }));
}
