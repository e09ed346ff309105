/** Mutants: small changes of the program, all written into it beside the original and switched on one at a time. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..');

/** Where the changed program, the list of mutants and what became of them lie. */
export const work = join(root, 'out', 'mutants');

export interface Mutant {
  /** Its number in this run. */
  readonly id: number;
  /** What names it in every run for as long as its file's text stays the same. */
  readonly key: string;
  /** Path below the project's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Stryker's name for the kind of change. */
  readonly kind: string;
  /** What stands there instead. */
  readonly replacement: string;
}

/**
 * What became of a mutant. `noticed slowly`: only by a test that is too slow for every mutant. `too late` ones change what is
 * computed while a module is loaded, or once and then kept: switched on later they may change nothing, so that each needs a
 * process of its own.
 */
export type Outcome = 'noticed' | 'noticed slowly' | 'not noticed' | 'not run' | 'too late';

/** Whether no test fails for it. */
export function isMissed(outcome: Outcome | undefined): boolean {
  return outcome === 'not noticed' || outcome === 'not run';
}

/** Every call takes the number of the mutant itself: text would be compared millions of times. */
const calls = /\b(stryMutAct_9fa48|stryCov_9fa48)\(([^)]*)\)/g;

/** Every place with mutants is a step: a test that takes far more steps than without the mutant has an endless loop. */
const header = `
function stryMutAct_9fa48(id) {
  var m = globalThis.mutants;
  if ((m.stepsLeft -= 1) < 0) m.stop();
  if (m.active !== id) return false;
  m.hits += 1;
  return true;
}
function stryCov_9fa48() { var m = globalThis.mutants; if (m.covering) m.cover(arguments); }
`;

const silent = (): void => undefined;
const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** Writes the files of these folders (below src-main) with all their mutants into `work`, and lists the mutants. */
export async function writeMutants(folders: readonly string[]): Promise<readonly Mutant[]> {
  const names = folders.flatMap(filesOf).toSorted();
  const files = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const written = await new Instrumenter(quiet).instrument(files, {
    plugins: null,
    ignorers: [],
    noHeader: true,
    // Sentences for people are no behaviour, and a union's words are held by the compiler.
    excludedMutations: ['StringLiteral'],
  });
  for (const { name, content } of written.files) {
    const place = join(work, 'program', name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(
      place,
      header + content.replace(calls, (_, call, ids) => `${call}(${ids.replaceAll('"', '')})`),
    );
  }
  // Those of an excluded kind are listed as ignored, and stand nowhere in the text.
  const placed = written.mutants.filter(({ status }) => status !== 'Ignored');
  const texts = new Map(files.map(({ name, content }) => [name, digest(content).slice(0, 12)]));
  const counts = new Map<string, number>();
  const mutants = placed.map(({ id, fileName, location: { start }, mutatorName, replacement }): Mutant => {
    const file = relative(root, join(root, fileName));
    const place = counts.get(file) ?? 0;
    counts.set(file, place + 1);
    return {
      id: Number(id),
      key: `${texts.get(file)}-${place}`,
      file,
      line: start.line + 1,
      column: start.column + 1,
      kind: mutatorName,
      replacement,
    };
  });
  writeFileSync(join(work, 'mutants.json'), JSON.stringify(mutants));
  return mutants;
}

function filesOf(folder: string): string[] {
  const below = join('src-main', folder);
  const names = readdirSync(join(root, below), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => join(below, name));
}

/** A sample by seed and place in the text: the same seed draws the same mutants of the same files. */
export function drawSample(mutants: readonly Mutant[], size: number, seed: string): readonly Mutant[] {
  const ranked = mutants.map((mutant) => {
    const { file, line, column, kind, replacement } = mutant;
    const text = JSON.stringify([seed, file, line, column, kind, replacement]);
    return { mutant, rank: digest(text) };
  });
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
