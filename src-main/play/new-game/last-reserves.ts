import { join } from 'node:path';
import { dequal } from 'dequal';
import { z } from 'zod';
import type { DeckEntry } from '../../cards/deck.js';
import { limits } from '../../cards/limits.js';
import { textIfThere, textOrNothing } from '../../files/read-plain.js';
import { setAside } from '../../files/set-aside.js';
import { parsed } from '../../library/parsed.js';
import type { GamesFolder } from '../games/games-folder.js';

/** How many copies of a card, by its id. */
export type Copies = Readonly<Record<string, number>>;

/** Decks of which it is remembered; the one that was noted first is forgotten for a further one. */
const MOST_DECKS = 300;

const copies = z.record(z.uuid(), z.number().int().min(1).max(limits.copies));
const file = z.object({
  format: z.literal('cardwright-last-reserves'),
  version: z.literal(1),
  decks: z.array(z.object({ deck: z.uuid(), planned: copies, chosen: copies })),
});

/** What a deck plans as its reserves. */
export const planOf = (entries: readonly DeckEntry[]): Copies =>
  Object.fromEntries(entries.flatMap(({ card, reserves = 0 }) => (reserves > 0 ? [[card, reserves]] : [])));

/** The reserves that people last chose with their decks: they are ready the next time, unless the deck has another plan since. */
export class LastReserves {
  readonly #path: string;

  constructor(private readonly folder: GamesFolder) {
    this.#path = join(folder.place.inner, 'reserves.json');
  }

  /** Null: nothing was chosen with the deck, or its plan was changed since. */
  async of(deck: string, planned: Copies): Promise<Copies | null> {
    const { decks = [] } = read(await textOrNothing(this.#path)) ?? {};
    const last = decks.find((one) => one.deck === deck);
    return last && dequal(last.planned, planned) ? last.chosen : null;
  }

  /** @param planned as the deck plans them now @throws LibraryError READ_ONLY, STORAGE */
  async note(deck: string, planned: Copies, chosen: Copies): Promise<void> {
    await this.folder.exclusively('The reserves could not be remembered', async () => {
      const text = await textIfThere(this.#path);
      const known = read(text);
      if (!known && text !== '') await setAside(this.#path, this.folder.files.rename);
      const others = (known?.decks ?? []).filter((one) => one.deck !== deck);
      const decks = [...others, { deck, planned, chosen }].slice(-MOST_DECKS);
      const content = { format: 'cardwright-last-reserves', version: 1, decks };
      await this.folder.files.write(this.#path, `${JSON.stringify(content, null, 2)}\n`);
    });
  }
}

const read = (text: string) => file.safeParse(parsed(text)).data;
