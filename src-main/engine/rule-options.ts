import type { Beginning } from './record.js';

/** What a rulebook leaves to the players, or can be read in two ways: chosen before a game, and off where nobody chooses it. */
export interface RuleOption {
  /** By which records, files and the command line name it. */
  readonly id: string;
  /** In a few plain words. */
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly about: string;
  /** Id of the rule or ruling that leaves it open. */
  readonly rule: string;
}

/** What is wrong with the options that were chosen for a game, as a sentence; null: nothing. */
export function faultOfOptions(
  chosen: readonly string[],
  { options = [] }: { readonly options?: readonly RuleOption[] },
): string | null {
  const unknown = chosen.find((id) => options.every((option) => option.id !== id));
  if (unknown === undefined) return null;
  const known = options.map(({ id }) => id).join(', ');
  return known === ''
    ? `These rules have no option “${unknown}”, nor any other.`
    : `These rules have no option “${unknown}”; theirs are ${known}.`;
}

/** Those of a rule set's options that were chosen for a game, in its order. */
export const chosenIn = (
  { start }: Pick<Beginning, 'start'>,
  { options = [] }: { readonly options?: readonly RuleOption[] },
): readonly RuleOption[] => ('decks' in start ? options.filter(({ id }) => start.options?.includes(id)) : []);
