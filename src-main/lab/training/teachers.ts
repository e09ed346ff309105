import type { Chance } from '../../engine/chance/chance.js';
import type { Decision, Reply } from '../../engine/decision.js';
import type { Game } from '../../engine/game.js';
import { asKnownTo } from '../../engine/search/known-position.js';
import { thoughtOf } from '../../games/defaults/thinking-players.js';
import type { GameRules } from '../../games/game-play.js';
import { computerPlayer, searchingFor, trainableFor } from '../../games/rule-sets.js';

/** Who plays the games from which is learnt. */
export interface Teacher {
  /** As files of weights say it. */
  readonly called: string;
  /**
   * One in so many replies is any reply, so that positions come about that a careful player does not come to; which it is, chance says for
   * each player of a game.
   */
  readonly odd: readonly number[];
  /** It enters positions, so the game has to keep its boundaries. */
  readonly thinks: boolean;
  /** @param designs of the game's cards */
  readonly reply: (
    rules: GameRules,
    designs: readonly unknown[],
    game: Game,
    decision: Decision,
    chance: Chance,
  ) => Reply;
}

/** Enough for a clear decision; the others take most of a level's nodes. */
const NODES = 800;

export const teacherNames = ['greedy', 'journeyman'] as const;
export type TeacherName = (typeof teacherNames)[number];

export const teachers: Readonly<Record<TeacherName, Teacher>> = {
  greedy: {
    called: 'greedy players, one reply in 2 to 40 by chance',
    odd: [2, 4, 10, 40],
    thinks: false,
    reply(rules, _, game, decision, chance) {
      const search = trainableFor(rules.rules.id);
      if (!search) throw new RangeError(`Nobody judges positions by the rules “${rules.rules.id}”.`);
      return search.usualReply(game.context, decision, chance);
    },
  },
  journeyman: {
    called: `Journeymen with ${NODES} nodes and the weights that were there before, one reply in 5 to 40 by chance`,
    odd: [5, 10, 20, 40],
    thinks: true,
    reply(rules, designs, game, decision, chance) {
      const { id } = rules.rules;
      const searching = searchingFor(id);
      return thoughtOf({
        player: computerPlayer(id, 'journeyman'),
        searching,
        decision,
        look: () => rules.knowledge(game.context, decision, decision.player, []),
        enter: () => {
          const known = searching && asKnownTo(game, searching.search.spokenOf);
          return known && { ...known, designs: known.designs.map((place) => designs[place]) };
        },
        chance,
        nodes: NODES,
      }).reply;
    },
  },
};
