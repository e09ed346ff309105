import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { Game } from '../../src-main/engine/game.js';
import { asKnownTo } from '../../src-main/engine/search/known-position.js';
import type { Thought } from '../../src-main/engine/search/think.js';
import type { GameRules } from '../../src-main/games/game-play.js';
import { computerPlayer, ruleSet, searchingFor } from '../../src-main/games/rule-sets.js';
import {
  levelAt,
  thoughtOf,
  type LevelName,
  type Searching,
} from '../../src-main/games/defaults/thinking-players.js';
import { loadDecks, type Decks } from '../../src-main/play/new-game/decks.js';
import { inProject } from '../../src-main/setup/project.mjs';

export const FEW_NODES = 40;

/** A rule set with decks to play it with, and what its players search with. */
export interface Arena {
  readonly rules: GameRules;
  readonly decks: Decks;
  readonly searching: Searching;
}

/** Rules with their starter decks. @throws RangeError where nobody thinks ahead by them */
export async function arenaOf(id: string): Promise<Arena> {
  const rules = ruleSet(id);
  const searching = searchingFor(id);
  if (!searching) throw new RangeError(`Nobody thinks ahead by the rules “${id}”.`);
  const folder = inProject('assets', 'starter', rules.starter ?? id, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  return { rules, decks: await loadDecks(files, rules), searching };
}

export function thought(
  { rules: playable, decks, searching }: Arena,
  game: Game,
  level: LevelName,
  nodes = FEW_NODES,
  isStopped = () => false,
): Thought {
  const decision = game.decision;
  if (!decision) throw new Error('The game is over.');
  const look = (): unknown => playable.knowledge(game.context, decision, decision.player, []);
  return thoughtOf({
    player: computerPlayer(playable.rules.id, level),
    searching,
    decision,
    look,
    enter: () => {
      const known = asKnownTo(game, searching.search.spokenOf);
      return known && { ...known, designs: known.designs.map((place) => decks.designs[place]) };
    },
    chance: chanceFrom(5),
    nodes,
    isStopped,
  });
}

/**
 * Plays on as greedy players do, and looks at decisions about which a Master thinks.
 *
 * @param most so many
 * @param every one in so many of them
 */
export function eachDecision(
  { rules, decks, searching }: Arena,
  seed: number,
  most: number,
  see: (game: Game) => void,
  every = 1,
): void {
  const lists = decks.lists.slice(0, 2);
  const game: Game = new Game(rules.rules, rules.begin(lists, seed), decks.designs, 0);
  const greedy = computerPlayer(rules.rules.id, 'greedy');
  const master = computerPlayer(rules.rules.id, 'master');
  const chance = chanceFrom(seed);
  let seen = 0;
  for (let asked = game.decision; asked !== null && seen < most * every; asked = game.decision) {
    const decision = asked;
    const reply = greedy.reply(
      decision,
      () => rules.knowledge(game.context, decision, decision.player, []),
      chance,
    );
    if (levelAt(decision, master, searching)) {
      if (seen % every === 0) see(game);
      seen += 1;
    }
    const refusal = game.answer(reply);
    if (refusal) throw new Error(refusal.because);
  }
}
