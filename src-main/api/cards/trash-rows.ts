import type { AppServices } from '../app-services.js';
import type { TrashRow } from '../answers/keeping-answers.js';

const kinds = { cards: 'card', decks: 'deck', sets: 'set' } as const;

/** Everything in the trash, newest first. */
export async function trashRows({ library, play }: AppServices): Promise<TrashRow[]> {
  const [things, games] = await Promise.all([library.trash.list(), play.games.removed()]);
  const rows: TrashRow[] = [
    ...things.map(({ trash, kind, name, when }) => ({ trash, kind: kinds[kind], name, when })),
    ...games.map((game) => ({ ...game, kind: 'game' as const })),
  ];
  return rows.sort((a, b) => b.when - a.when || (a.trash < b.trash ? 1 : -1));
}

/** @returns the ids of what is back @throws LibraryError NOT_FOUND, READ_ONLY, STORAGE */
export async function restoreTrash(
  { library, play }: AppServices,
  names: readonly string[],
): Promise<string[]> {
  const { games, others } = sorted(play.games, names);
  return [
    ...(others.length > 0 ? await library.trash.restore(others) : []),
    ...(games.length > 0 ? await play.games.restore(games) : []),
  ];
}

/** @throws LibraryError NOT_FOUND, READ_ONLY, STORAGE */
export async function eraseTrash({ library, play }: AppServices, names: readonly string[]): Promise<void> {
  const { games, others } = sorted(play.games, names);
  if (others.length > 0) await library.trash.erase(others);
  if (games.length > 0) await play.games.erase(games);
}

const sorted = (games: AppServices['play']['games'], names: readonly string[]) => ({
  games: names.filter((name) => games.isOfGame(name)),
  others: names.filter((name) => !games.isOfGame(name)),
});
