import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeckCard, GameRules } from '../games/game-play.js';
import { readLooseFiles } from '../library/loose-files.js';

/** A deck in which a card is tried. */
export interface HostDeck {
  readonly name: string;
  readonly cards: readonly DeckCard[];
}

/** One that comes with the program. */
export interface StarterDeck extends HostDeck {
  readonly id: string;
}

/**
 * The starter decks that come with the program for these rules, in the order of their files; none where there are none.
 * @param starters folder of the starter sets
 */
export async function starterHosts(starters: string, { starter }: GameRules): Promise<StarterDeck[]> {
  if (starter === undefined) return [];
  const folder = join(starters, starter, 'decks');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.deck.json')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const { title, cards, decks } = await readLooseFiles([join(folder, name)]);
      return { id: decks[0]?.id ?? name, name: title, cards };
    }),
  );
}
