/** What became of mutants, kept from run to run: a long measurement can be stopped and gone on with. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { work, type Outcome } from './mutants.js';

/** One line for each outcome; of several about one mutant the last holds. */
export const notesFile = join(work, 'notes.jsonl');

export interface Note {
  /** `key` of the mutant. */
  readonly key: string;
  /** `begun` until it is known. A process that was stopped leaves it so. */
  readonly outcome: Outcome | 'begun';
  /** Number of the process that judged it. */
  readonly process: number;
  /** Whether the slow tests were asked too. */
  readonly thorough: boolean;
}

export function write(note: Note): void {
  appendFileSync(notesFile, `${JSON.stringify(note)}\n`);
}

export function readNotes(): readonly Note[] {
  if (!existsSync(notesFile)) return [];
  const lines = readFileSync(notesFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Note);
}

/** By key of the mutant: the last that is known of it. */
export function readOutcomes(): ReadonlyMap<string, Note & { readonly outcome: Outcome }> {
  const known = new Map<string, Note & { readonly outcome: Outcome }>();
  for (const note of readNotes()) {
    const { outcome } = note;
    if (outcome !== 'begun') known.set(note.key, { ...note, outcome });
  }
  return known;
}
