/** The rulebooks of all games. */
import { gameUis } from './registry.js';

/** Id of the rules in whose rulebook a rule stands, which its own id says; null for what is no rule's id. */
export function rulebookOf(rule: string): string | null {
  for (const { rulebooks } of gameUis()) {
    const found = rulebooks?.of(rule);
    if (found) return found;
  }
  return null;
}

/** The rules whose book is opened where nothing says which; null: no game has one. */
export const firstRulebook = (): string | null =>
  gameUis().find(({ rulebooks }) => rulebooks)?.rulebooks?.newest ?? null;
