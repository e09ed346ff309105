import type { Session } from '../session/session.svelte.js';

/** There is more than one game to choose from. */
export const hasGames = ({ info }: Pick<Session, 'info'>): boolean => (info?.games.length ?? 0) > 1;

/** The game of which new cards are: the last that was chosen; undefined: there is only one; null: it has to be chosen, or is not known yet. */
export function gameOfNew({ info, settings }: Pick<Session, 'info' | 'settings'>): string | null | undefined {
  if (info && !hasGames({ info })) return undefined;
  return info?.games.find(({ id }) => id === settings?.newCardGame)?.id ?? null;
}
