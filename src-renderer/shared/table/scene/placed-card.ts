import type { SeenCard, StackEntry } from '../../../../src-main/api/answers/play-answers.js';
import type { Spot } from './row-layout.js';
import type { StagePlace } from '../view/seen-cards.js';

/** A card that is drawn as such; on top of others the later it stands in the list. */
export interface PlacedCard extends Spot {
  /** By its id, so that it is found again in the next view; without one by its place. */
  readonly key: string;
  readonly card: SeenCard;
  readonly place: StagePlace;
  readonly role: 'row' | 'hand' | 'pile' | 'stage' | 'link' | 'item';
  /** Its place in the formation of the combat that goes on; with several fights the number of its fight. From 1. */
  readonly order: number | null;
  /** Number of the entry of the stack that it stands for. */
  readonly link: number | null;
  /** The entry itself, where it lies there as a card of its own. */
  readonly entry?: StackEntry;
  /** What of it is seen above the card that covers it, in shares of its height. Left out: nothing is laid on it. */
  readonly strip?: number;
  /** As many cards that look alike lie there, this one on top. Left out: one. */
  readonly alike?: number;
}

/** A card of which nothing is known. */
export const unknownCard: SeenCard = {
  id: null,
  face: null,
  owner: null,
  flags: [],
  chips: [],
  remembered: false,
  notes: [],
};

/** What lies sideways elsewhere lies straight in a pile and mid-table. */
export const straightened = (card: SeenCard): SeenCard => ({
  ...card,
  flags: card.flags.filter(({ turned }) => !turned),
});

export const liesSideways = ({ flags }: SeenCard): boolean => flags.some(({ turned }) => turned);

export const keyOf = (card: SeenCard, place: StagePlace, index: number): string =>
  card.id === null ? `${place.seat}:${place.zone}:${index}` : `card ${card.id}`;
