import type { Draws } from '../../../cards/deck-rules.js';
import type { GuideEdition } from './editions.js';

/** What a game starts with. Source: "Setup and Deck Building" of each rulebook. */
export interface Setup {
  readonly deck: { readonly least: number; readonly most: number };
  /** Cards that each player picks and sets aside before shuffling. */
  readonly reserves: number;
  /** They lie beside the deck: none has to be set aside, and they do not count in its size (K12-SET-21, 22). Left out: they are part of it. */
  readonly reservesBeside?: true;
  /** Cards drawn at the start. */
  readonly hand: number;
  readonly hitpoints: number;
  /** No edition sets a highest number of players, and none has teams. */
  readonly leastPlayers: number;
  readonly sidesOfDice: number;
  /** That each player rolls for who goes first, as the rulebook suggests (K14-SET-16, K17-SET-16). */
  readonly diceForFirst: 1 | 2;
  /** After the first draw each player may once bury cards of the hand and draw as many. */
  readonly redraw: boolean;
  /** Cards that a player draws for each turn. */
  readonly draws: Draws;
  /** The same for the game's first turn, which only the player who goes first has. */
  readonly firstDraws: Draws;
}

const everywhere = { hand: 5, leastPlayers: 2, sidesOfDice: 6, diceForFirst: 2 } as const;
const exactly40 = { deck: { least: 40, most: 40 }, reserves: 10, hitpoints: 20, redraw: false } as const;
/** K06-TURN-06 to 11, K09-TURN-06 to 11, K11-TURN-06 to 13: two cards are placed and drawn together, one on the first turn. */
const placedOrDrawn = { draws: { least: 0, most: 2 }, firstDraws: { least: 0, most: 1 } } as const;
/** K14-TURN-02 to 04: a Draw Phase of 1 card, which the first turn of the game does not have. */
const drawPhase = { draws: { least: 1, most: 1 }, firstDraws: { least: 0, most: 0 } } as const;
const from40to60 = { deck: { least: 40, most: 60 }, reserves: 0 } as const;

const modern = { ...everywhere, ...from40to60, ...drawPhase, hitpoints: 35, redraw: true } as const;

const setups: Readonly<Record<GuideEdition, Setup>> = {
  6: { ...everywhere, ...from40to60, ...placedOrDrawn, hitpoints: 60, redraw: false },
  9: { ...everywhere, ...exactly40, ...placedOrDrawn },
  10: { ...everywhere, ...exactly40, ...placedOrDrawn },
  11: { ...everywhere, ...exactly40, ...placedOrDrawn },
  /** K12-SET-21 to 24: the reserves lie beside the deck. */
  12: { ...modern, redraw: false, reserves: 5, reservesBeside: true },
  13: modern,
  14: modern,
  15: modern,
  16: modern,
  17: { ...modern, diceForFirst: 1 },
};

export const setupOf = (edition: GuideEdition): Setup => setups[edition];

/** Cards left of a deck of that size once reserves that count in it are set aside and the first hand is drawn. */
export const deckAfterSetup = (edition: GuideEdition, size: number): number => {
  const { reserves, reservesBeside, hand } = setups[edition];
  return size - (reservesBeside ? 0 : reserves) - hand;
};
