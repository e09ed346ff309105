import { tokenDesigns } from '../../engine/objects/token-designs.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { ComputerPlayer } from '../../games/computer-players.js';
import type { GameRules } from '../../games/game-play.js';
import { computerPlayersFor } from '../../games/rule-sets.js';
import { decksOf, UnplayableDeck, type DeckOfCards } from '../../play/new-game/decks.js';
import { ExperimentRefusal } from './refusal.js';

export interface ReadyDecks {
  /** What is printed on the cards, those of one deck after the other, then of the tokens that they make. */
  readonly printed: readonly unknown[];
  /** Each deck as places in that list. */
  readonly lists: readonly (readonly number[])[];
}

/** Made in steps, a deck each. @throws ExperimentRefusal for a card that the rules cannot carry out */
export function* madeReady(decks: readonly DeckOfCards[], rules: GameRules): Stepwise<ReadyDecks> {
  const printed: unknown[] = [];
  const lists: number[][] = [];
  for (const deck of decks) {
    const before = printed.length;
    const { cards, lists: own } = deckReady(deck, rules);
    printed.push(...cards.slice(0, deck.cards.length));
    lists.push((own[0] ?? []).map((place) => before + place));
    yield;
  }
  return { printed: [...printed, ...tokenDesigns(rules, printed)], lists };
}

/** A card is tried as it is printed, whether the law would have it so or not. */
function deckReady(deck: DeckOfCards, rules: GameRules): ReturnType<typeof decksOf> {
  try {
    return decksOf([deck], rules, true);
  } catch (error) {
    if (error instanceof UnplayableDeck) throw new ExperimentRefusal(error.message);
    throw error;
  }
}

/** Who plays at all seats. @throws ExperimentRefusal for a name that nobody has who plays by the rules */
export function pilotNamed(name: string, rules: string): ComputerPlayer {
  const pilots = computerPlayersFor(rules);
  const player = pilots.find((one) => one.name === name);
  if (player) return player;
  const names = pilots.map((one) => one.name).join(' or ');
  throw new ExperimentRefusal(`There is no computer player “${name}”; choose ${names}.`);
}
