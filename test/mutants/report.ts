import { isMissed, type Mutant, type Outcome } from './mutants.js';
import type { Note } from './notes.js';

type Outcomes = ReadonlyMap<string, Note & { readonly outcome: Outcome }>;

/** Every mutant that no test notices, then a line for each folder. */
export function report(
  folders: readonly string[],
  drawn: readonly Mutant[],
  outcomes: Outcomes,
): readonly string[] {
  const missed = drawn.filter(({ key }) => isMissed(outcomes.get(key)?.outcome)).toSorted(inOrder);
  return [
    ...missed.map(
      (mutant) =>
        `${outcomes.get(mutant.key)?.outcome}  ${mutant.file}:${mutant.line}:${mutant.column}  ${mutant.kind}: ${oneLine(mutant.replacement)}`,
    ),
    ...folders.map((folder) => ofFolder(folder, drawn, outcomes)),
  ];
}

function ofFolder(folder: string, drawn: readonly Mutant[], outcomes: Outcomes): string {
  const known = drawn.flatMap(({ file, key }) => {
    const outcome = file.startsWith(`src-main/${folder}/`) ? outcomes.get(key)?.outcome : undefined;
    return outcome ? [outcome] : [];
  });
  const count = (wanted: Outcome): number => known.filter((outcome) => outcome === wanted).length;
  const slowly = count('noticed slowly');
  const noticed = count('noticed') + slowly;
  const counted = noticed + count('not noticed') + count('not run');
  if (counted === 0) return `${folder}: none judged`;
  const [from, to] = likely(noticed, counted).map(percent);
  return (
    `${folder}: ${noticed} of ${counted} mutants noticed (${percent(noticed / counted)}; 19 of 20 samples: ${from} to ${to}), ` +
    `${slowly} of them by slow tests; ${count('not run')} not run; ${count('too late')} too late`
  );
}

/** Wilson's interval: where the share of all lies for 19 of 20 samples such as this. */
function likely(noticed: number, counted: number): readonly number[] {
  const z = 1.96;
  const share = noticed / counted;
  const middle = share + z ** 2 / (2 * counted);
  const half = z * Math.sqrt((share * (1 - share)) / counted + z ** 2 / (4 * counted ** 2));
  return [middle - half, middle + half].map((edge) => edge / (1 + z ** 2 / counted));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function inOrder(a: Mutant, b: Mutant): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
