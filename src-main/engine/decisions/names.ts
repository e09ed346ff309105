import type { NameDecision } from '../decision.js';

type Naming = Pick<NameDecision, 'names' | 'free'>;

const tidy = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
const folded = (text: string): string => tidy(text).toLowerCase();

/**
 * The name that is meant by what somebody typed: one of those offered, whatever its capitals and blanks are, or else the words themselves
 * where they may be said.
 *
 * @returns null where it is none
 */
export function nameMeant({ names, free }: Naming, typed: string): string | null {
  if (names.includes(typed)) return typed;
  const wanted = folded(typed);
  const offered = names.find((name) => folded(name) === wanted);
  if (offered !== undefined) return offered;
  const said = tidy(typed);
  return free && said !== '' && [...said].length <= free.most ? said : null;
}

/** How names are said, to whoever said another thing. */
export const namingText = ({ names, free }: Naming): string => {
  if (!free) return 'Choose one of the names offered.';
  return `Say ${names.length > 0 ? 'one of the names, or other words' : 'words'} of at most ${free.most} characters.`;
};
