import type { Card } from '../../cards/card.js';
import { draftAt, type DraftRecord, type DraftStanding } from '../../collection/boosters/draft.js';
import { packCards } from '../../collection/boosters/rarity.js';
import { raritiesOf } from '../../collection/boosters/packs.js';
import { findGame } from '../../games/registry.js';
import type { BatchDone } from '../../library/batches/batch.js';
import { LibraryError } from '../../library/errors.js';
import type { Library } from '../../library/library.js';
import { cardsOf } from '../cards/some-cards.js';
import { deckOf } from './set-packs.js';

export type DraftOf = DraftRecord & { readonly id: string };

/** What a rarer card is worth more than the next more common one. */
const RARER = 0.8;

/** Where a draft stands: what the next person may know, or what everybody has in the end. @throws LibraryError BAD_INPUT */
export async function setDraft(library: Library, record: DraftOf): Promise<DraftStanding> {
  return standing(await cardsOf(library, { set: record.id }), record);
}

function standing(cards: readonly Card[], record: DraftRecord): DraftStanding {
  const known = packCards(cards);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const ranks = new Map(raritiesOf(known).map(({ rarity }, rank) => [rarity, rank]));
  const rarer = new Map(known.map(({ id, rarity }) => [id, RARER * (ranks.get(rarity) ?? 0)]));
  const worth = (id: string, own: readonly string[]): number => {
    const card = byId.get(id);
    const others = own.flatMap((other) => byId.get(other) ?? []);
    const value = card && findGame(card.game)?.draftWorth?.(card, others);
    return (rarer.get(id) ?? 0) + (value ?? 0);
  };
  try {
    return draftAt(known, record, worth);
  } catch (error) {
    if (error instanceof RangeError) throw new LibraryError('BAD_INPUT', error.message);
    throw error;
  }
}

/** What everybody has drafted as decks, a change that can be taken back as a whole. @throws LibraryError NOT_FOUND, BAD_INPUT, READ_ONLY, STORAGE */
export async function draftDecks(library: Library, record: DraftOf): Promise<BatchDone> {
  const cards = await cardsOf(library, { set: record.id });
  const { content: set } = await library.sets.get(record.id);
  const drafted = standing(cards, record);
  if (drafted.kind === 'asks') throw new LibraryError('BAD_INPUT', 'The draft is not over yet.');
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const nameOf = (seat: number): string =>
    `${set.name}, ${record.seats[seat] === 'computer' ? 'computer' : 'player'} ${seat + 1}`;
  return library.batches.rework(async () => ({
    title: `draft of “${set.name}”`,
    create: {
      decks: drafted.pools.map((pool, seat) =>
        deckOf(
          pool.map((id) => ({ id, name: names.get(id) ?? '' })),
          nameOf(seat),
          cards,
        ),
      ),
    },
  }));
}
