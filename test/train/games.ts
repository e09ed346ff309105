import { chanceFrom, pickedFrom, randomTo, type Chance } from '../../src-main/engine/chance/chance.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { Game } from '../../src-main/engine/game.js';
import { LogBook } from '../../src-main/engine/log.js';
import type { Trained } from './trained.js';
import { MOST_TURNS } from '../../src-main/play/bots/simulate.js';
import type { Decks } from '../../src-main/play/new-game/decks.js';

/** Figures of a position, and what came of it for the player that they are of: 1, 0, or a half for a tie. */
export interface Example {
  readonly figures: readonly number[];
  readonly outcome: number;
}

/**
 * One in so many replies is any reply, so that positions come about that a plain player does not come to; which it is, chance says for
 * each player of a game.
 */
const ODD = [2, 4, 10, 40];
/** Of two starting decks so many games in a hundred are played with decks that chance mixes of both. */
const MIXED = 40;

/** Plays a game of plain players, and notes the position at the beginning of each turn. */
export function examplesOf(
  { rules, search, figures }: Pick<Trained, 'rules' | 'search' | 'figures'>,
  decks: Pick<Decks, 'designs' | 'lists'>,
  seed: number,
): Example[] {
  const chance = chanceFrom(seed);
  const lists = [drawnDeck(decks.lists, chance), drawnDeck(decks.lists, chance)];
  const odds = lists.map(() => ODD[randomTo(chance, ODD.length - 1)] ?? 1);
  const game = new Game(rules.rules, rules.begin(lists, seed), decks.designs, Infinity, new LogBook(false));
  const seen: number[][] = [];
  let turn = 0;
  for (let asked = game.decision; asked !== null; asked = game.decision) {
    const { turns } = rules.summary(game.state);
    if (turns > MOST_TURNS) return [];
    if (turns > turn) seen.push(figures(game.context as never, 0));
    turn = turns;
    const isOdd = randomTo(chance, (odds[asked.player] ?? 1) - 1) === 0;
    const reply = isOdd ? randomReply(asked, chance) : search.usualReply(game.context, asked, chance);
    const refusal = game.answer(reply);
    if (refusal) throw new Error(refusal.because);
  }
  const winners = game.result?.winners ?? [];
  const outcome = winners.includes(0) ? 1 / winners.length : 0;
  return seen.map((one) => ({ figures: one, outcome }));
}

function drawnDeck(lists: readonly (readonly number[])[], chance: Chance): number[] {
  const one = lists[randomTo(chance, lists.length - 1)] ?? [];
  if (randomTo(chance, 99) >= MIXED) return [...one];
  const other = lists[randomTo(chance, lists.length - 1)] ?? [];
  return pickedFrom(chance, [...one, ...other], one.length);
}
