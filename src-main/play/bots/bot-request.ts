import type { Decision } from '../../engine/decision.js';
import type { Game } from '../../engine/game.js';
import { tokenDesigns } from '../../engine/objects/token-designs.js';
import type { Playable } from '../../engine/playable.js';
import type { Beginning } from '../../engine/record.js';
import { asKnownTo } from '../../engine/search/known-position.js';
import { computerPlayer, searchingFor } from '../../games/rule-sets.js';
import type { StoredGame } from '../games/stored-game.js';
import { seedOf } from '../new-game/seeds.js';
import type { BotRequest, KnownCards } from './bot-reply.js';
import { plainSeats } from './plain-seats.js';

interface Standing {
  readonly playable: Playable;
  readonly beginning: Pick<Beginning, 'cards'>;
  readonly game: Game;
  readonly names: readonly string[];
}

/** Who sits at a table, and the seed of all its computer players. */
type Around = Pick<StoredGame, 'seats' | 'botSeed'>;

/** All that a computer player is given to answer a decision. */
export function botRequest(
  standing: Standing,
  bot: string,
  decision: Decision,
  { seats, botSeed }: Around,
): BotRequest {
  const { playable, game, names } = standing;
  const rules = playable.rules.id;
  const knowledge = playable.knowledge(game.context, decision, decision.player, names);
  const seed = seedOf(seedOf(botSeed, decision.player), decision.id);
  const known = computerPlayer(rules, bot).level ? knownCards(standing) : null;
  if (!known) return { rules, bot, decision, knowledge, seed };
  const plain = plainSeats(
    rules,
    seats.map(({ occupant }) => occupant),
  );
  return { rules, bot, decision, knowledge, seed, known, plain };
}

/** A game as who is asked knows it; null where nobody looks ahead by its rules, or it cannot be entered. */
function knownCards({ playable, beginning: { cards }, game }: Standing): KnownCards | null {
  const searching = searchingFor(playable.rules.id);
  // Games that were begun under an earlier version are asked otherwise than they would be imagined.
  if (!searching || game.rules !== playable.rules) return null;
  const known = asKnownTo(game, searching.search.spokenOf);
  if (!known) return null;
  const printed = [...cards, ...tokenDesigns(playable, cards)];
  return { position: known.position, cards: known.designs.map((place) => printed[place]) };
}
