import type { Session } from '../session/session.svelte.js';

/** The game of which new cards are: the last that was chosen; undefined: there is only one; null: it has to be chosen. */
export function gameOfNew({ info, settings }: Pick<Session, 'info' | 'settings'>): string | null | undefined {
  const games = info?.games ?? [];
  if (games.length < 2) return undefined;
  return games.find(({ id }) => id === settings?.newCardGame)?.id ?? null;
}
