import type { PlayerNo, Reply } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import { chanceFrom } from '../../engine/chance/chance.js';
import type { Playable } from '../../engine/playable.js';
import { isFailure, type Beginning, type RecordFailure } from '../../engine/record.js';
import { beginGame, takingEach } from '../../engine/replay.js';
import { asKnownTo } from '../../engine/search/known-position.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { Prompt } from '../../engine/table/prompt.js';
import { isThoughtAbout, type Entrance, type Searching } from '../../games/defaults/thinking-players.js';
import { seedOf } from '../new-game/seeds.js';

/** A decision of a player, with no more than what they knew at that time. */
export interface Spot {
  /** Inputs of the game before it. */
  readonly at: number;
  readonly turn: number;
  readonly prompt: Prompt;
  /** What they answered. */
  readonly did: Reply;
  /** What a plain player would have answered. */
  readonly usual: Reply;
  /** Null where the position cannot be entered as they knew it. */
  readonly entrance: Entrance | null;
}

export interface Reviewed {
  readonly playable: Playable;
  readonly searching: Searching;
  readonly beginning: Beginning;
  readonly inputs: readonly Input[];
  readonly seat: PlayerNo;
  readonly seed: number;
}

/** All decisions of a player that are worth a thought, in the order of the game. */
export function* spotsOf(reviewed: Reviewed): Stepwise<readonly Spot[] | RecordFailure> {
  const { playable, beginning, inputs, seat } = reviewed;
  const game = beginGame(playable, beginning, 0);
  if (isFailure(game)) return game;
  const spots: Spot[] = [];
  const failed = yield* takingEach(game, inputs, undefined, (input, at) => {
    if (input.player === seat && 'reply' in input) {
      const spot = spotOf(reviewed, game, input.reply, at);
      if (spot) spots.push(spot);
    }
    return game.take(input);
  });
  return failed ?? spots;
}

function spotOf(
  { playable, searching: { search }, beginning, seat, seed }: Reviewed,
  game: Game,
  did: Reply,
  at: number,
): Spot | null {
  const { decision, context } = game;
  if (!decision || !isThoughtAbout(decision)) return null;
  const names = beginning.players.map(({ name }) => name);
  const { prompt } = playable.view(context, decision, seat, names);
  if (!prompt) return null;
  const known = asKnownTo(game, search.spokenOf);
  return {
    at,
    turn: playable.summary(game.state).turns,
    prompt,
    did,
    usual: search.usualReply(context, decision, chanceFrom(seedOf(seed, at))),
    entrance: known && { ...known, designs: known.designs.map((place) => context.designs[place]) },
  };
}
