import type { PlayerNo, Refusal } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import { isFailure } from '../../engine/record.js';
import { reenter } from '../../engine/replay.js';
import type { BaseState, CardNo } from '../../engine/state.js';
import { TableRefusal } from '../refusal.js';
import { sameReply } from './same-reply.js';

/** @throws TableRefusal where the game cannot be begun again at its last boundary */
function atBoundary({ rules, context, boundary }: Game): Game {
  const game = boundary && reenter(rules, context.designs, boundary.state, []);
  if (!game || isFailure(game))
    throw new TableRefusal('No card can be named at this moment. Go on and name it then.');
  return game;
}

/** A game in which cards were otherwise all along than was taken for granted. */
interface Otherwise {
  readonly game: Game;
  /** All that it takes in. */
  readonly inputs: readonly Input[];
}

/**
 * The game in which a card is named: it was that card all along, so it is named at the last boundary, and what was answered since is
 * answered alike.
 *
 * @throws TableRefusal where the card cannot be that one, or something was done since that could not have been done with it
 */
export const namedGame = (game: Game, no: CardNo, design: number): Otherwise =>
  otherwise(game, ({ cards }) => {
    const card = cards[no];
    if (!card) throw new TableRefusal('There is no such card.');
    return { player: card.owner, card: card.id, design };
  });

/** The game in which cards that nobody has named were each other all along, pair by pair. @throws TableRefusal */
export const exchangedGame = (
  game: Game,
  player: PlayerNo,
  pairs: readonly (readonly [CardNo, CardNo])[],
): Otherwise =>
  otherwise(game, ({ cards }) => ({
    player,
    exchange: pairs.map(([one, other]) => [cards[one]?.id ?? 0, cards[other]?.id ?? 0] as const),
  }));

/** @param laying what says it, by how the cards lay at the last boundary */
function otherwise(game: Game, laying: (state: BaseState) => Input): Otherwise {
  const { boundary, inputs } = game;
  const before = atBoundary(game);
  const named = atBoundary(game);
  if (!boundary) throw new TableRefusal('There is no such card.');
  const naming = laying(before.state);
  const taken: Input[] = [naming];
  let refusal: Refusal | null = named.take(naming);
  for (const input of inputs.slice(boundary.inputs)) {
    if (refusal) break;
    const again = answeredAlike(input, before, named);
    before.take(input);
    refusal = named.take(again);
    taken.push(again);
  }
  if (refusal) throw new TableRefusal(refusal.because);
  return { game: named, inputs: [...inputs.slice(0, boundary.inputs), ...taken] };
}

function answeredAlike(input: Input, before: Game, named: Game): Input {
  if (!('reply' in input)) return input;
  const { decision } = named;
  const reply = before.decision && decision && sameReply(input.reply, before.decision, decision);
  if (reply && decision) return { ...input, decision: decision.id, reply };
  throw new TableRefusal('With that card, what was just done could not have been done. Take it back first.');
}
