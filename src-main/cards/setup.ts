import type { EditionNumber } from './editions.js';

/** What a game starts with. Source: "Setup and Deck Building" of each rulebook. */
export interface Setup {
  readonly deck: { readonly least: number; readonly most: number };
  /** Cards of the deck that each player picks and sets aside before shuffling. */
  readonly reserves: number;
  /** Cards drawn at the start. */
  readonly hand: number;
  readonly hitpoints: number;
  /** No edition sets a highest number of players, and none has teams. */
  readonly leastPlayers: number;
  readonly sidesOfDice: number;
  /** After the first draw each player may once bury cards of the hand and draw as many. */
  readonly redraw: boolean;
}

const everywhere = { hand: 5, leastPlayers: 2, sidesOfDice: 6 } as const;
const exactly40 = { deck: { least: 40, most: 40 }, reserves: 10, hitpoints: 20, redraw: false } as const;
const from40to60 = { deck: { least: 40, most: 60 }, reserves: 0 } as const;

const setups: Readonly<Record<EditionNumber, Setup>> = {
  6: { ...everywhere, ...from40to60, hitpoints: 60, redraw: false },
  9: { ...everywhere, ...exactly40 },
  10: { ...everywhere, ...exactly40 },
  11: { ...everywhere, ...exactly40 },
  14: { ...everywhere, ...from40to60, hitpoints: 35, redraw: true },
};

export const setupOf = (edition: EditionNumber): Setup => setups[edition];

/** Cards left in the deck once reserves are set aside and the first hand is drawn. */
export const deckAfterSetup = (edition: EditionNumber, size: number): number =>
  size - setups[edition].reserves - setups[edition].hand;
