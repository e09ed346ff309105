import { expect, test } from 'vitest';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { Decision } from '../../../../src-main/engine/decision.js';
import { faultOf } from '../../../../src-main/engine/decisions/fault.js';
import { Game } from '../../../../src-main/engine/game.js';
import { canonical } from '../../../../src-main/engine/plain.js';
import { asKnownTo, UNKNOWN } from '../../../../src-main/engine/search/known-position.js';
import type { Thought } from '../../../../src-main/engine/search/think.js';
import { computerPlayer, searchingFor } from '../../../../src-main/games/rule-sets.js';
import {
  isThoughtAbout,
  levelNames,
  thoughtOf,
  type LevelName,
  type Searching,
} from '../../../../src-main/games/defaults/thinking-players.js';
import type { GameRules } from '../../../../src-main/games/game-play.js';
import { simulate } from '../../../../src-main/play/bots/simulate.js';
import { doctored } from './hidden-cards.js';
import { starterDecks } from './starter-decks.js';

const { rules, decks } = await starterDecks('kotc-14', 'kotc-14');
const searching = searchingFor('kotc-14') as Searching;
const FEW_NODES = 40;

function thought(
  playable: GameRules,
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

/** Plays on as greedy players do, and looks at each decision that is worth a thought. */
function eachDecision(seed: number, most: number, see: (game: Game) => void): void {
  const game: Game = new Game(rules.rules, rules.begin(decks.lists, seed), decks.designs, 0);
  const greedy = computerPlayer('kotc-14', 'greedy');
  const chance = chanceFrom(seed);
  let seen = 0;
  for (let asked = game.decision; asked !== null && seen < most; asked = game.decision) {
    const decision = asked;
    const reply = greedy.reply(
      decision,
      () => rules.knowledge(game.context, decision, decision.player, []),
      chance,
    );
    if (isThoughtAbout(decision)) {
      seen += 1;
      see(game);
    }
    expect(game.answer(reply)).toBeNull();
  }
}

test('no level decides otherwise when cards that it cannot see are others, to the last node', () => {
  let pairs = 0;
  let entered = 0;
  eachDecision(3, 20, (game) => {
    const other = doctored(rules, game, decks.designs, pairs + 1);
    if (!other) return;
    pairs += 1;
    expect(canonical(asKnownTo(other, searching.search.spokenOf)?.position)).toBe(
      canonical(asKnownTo(game, searching.search.spokenOf)?.position),
    );
    for (const level of levelNames) {
      const here = thought(rules, game, level);
      expect(thought(rules, other, level)).toEqual(here);
      if (here.chance !== null) entered += 1;
    }
  });
  expect(pairs).toBeGreaterThan(8);
  expect(entered).toBeGreaterThan(2 * pairs);
});

test('what a searching player is given names no card that it cannot see, and nothing of chance', () => {
  eachDecision(4, 20, (game) => {
    const known = asKnownTo(game, searching.search.spokenOf);
    if (!known) return;
    const { state, player } = known.position;
    const theirs = state.cards.filter(({ owner }) => owner !== player);
    const blank = theirs.filter(({ design }) => design === UNKNOWN);
    expect(blank.length).toBeGreaterThan(theirs.length / 2);
    const told = new Set(
      theirs.filter(({ design }) => design !== UNKNOWN).map(({ design }) => known.designs[design]),
    );
    const shown = new Set(
      game.state.cards
        .filter(({ owner, known: by }) => owner !== player && (by & (1 << player)) !== 0)
        .map(({ design }) => design),
    );
    for (const design of told) expect(shown).toContain(design);
    expect([state.chance.generator, state.chance.dice]).toEqual([[], []]);
  });
});

test('a search that is given the true cards is found out by the same comparison', () => {
  let differ = 0;
  eachDecision(3, 20, (game) => {
    const other = doctored(rules, game, decks.designs, differ + 1);
    if (!other) return;
    const cheats = (one: Game): Thought => {
      const decision = one.decision;
      const { boundary } = one;
      if (!decision || !boundary) throw new Error('There is nothing to look at.');
      const position = {
        player: decision.player,
        asked: decision,
        state: boundary.state,
        inputs: one.inputs.slice(boundary.inputs),
        dice: [],
        deck: [],
      };
      return thoughtOf({
        player: computerPlayer('kotc-14', 'journeyman'),
        searching,
        decision,
        look: () => rules.knowledge(one.context, decision, decision.player, []),
        enter: () => ({ position, designs: decks.designs }),
        chance: chanceFrom(5),
        nodes: FEW_NODES,
      });
    };
    if (canonical(cheats(game)) !== canonical(cheats(other))) differ += 1;
  });
  expect(differ).toBeGreaterThan(3);
});

test('the same seed plays the same game at every level, another one another', async () => {
  const play = (seed: number) =>
    simulate({ rules, decks, bots: ['journeyman', 'apprentice'], games: 1, seed, nodes: 20 });
  const [one, again] = [await play(2), await play(2)];
  expect(again).toEqual(one);
  expect(await play(3)).not.toEqual(one);
});

test('more nodes are more thought', () => {
  eachDecision(6, 4, (game) => {
    const few = thought(rules, game, 'master', 30);
    if (few.chance !== null) expect(few.nodes).toBeLessThan(thought(rules, game, 'master', 400).nodes);
  });
});

test('thinking ends at once when nobody waits for it, with a reply that is admitted', () => {
  eachDecision(6, 6, (game) => {
    const stopped = thought(rules, game, 'master', 1_000_000, () => true);
    expect(stopped.nodes).toBe(0);
    expect(faultOf(game.decision as Decision, stopped.reply)).toBeNull();
  });
});
