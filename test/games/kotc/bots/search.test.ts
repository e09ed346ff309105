import { expect, test } from 'vitest';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../../src-main/engine/decision.js';
import { faultOf } from '../../../../src-main/engine/decisions/fault.js';
import { Game } from '../../../../src-main/engine/game.js';
import { canonical } from '../../../../src-main/engine/plain.js';
import { candidatesFor } from '../../../../src-main/engine/search/candidates.js';
import { replyKey } from '../../../../src-main/engine/search/reply-key.js';
import type { Thought } from '../../../../src-main/engine/search/think.js';
import type { KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import {
  glanceAt,
  viewOf,
  type PlayerView,
  type View,
} from '../../../../src-main/games/kotc/rules/views/view.js';
import { computerPlayer } from '../../../../src-main/games/rule-sets.js';
import { thoughtOf } from '../../../../src-main/games/defaults/thinking-players.js';
import { simulate } from '../../../../src-main/play/bots/simulate.js';
import { doctored } from '../../hidden-cards.js';
import { arenaOf, eachDecision, FEW_NODES, thought, type Arena } from '../../searching-games.js';

const arena = await arenaOf('kotc-14');
const { rules, decks } = arena;

const begun = (one: Arena, seed: number): Game =>
  new Game(one.rules.rules, one.rules.begin(one.decks.lists, seed), one.decks.designs, 0);

test('a search that is given the true cards is found out by the same comparison', () => {
  let differ = 0;
  eachDecision(arena, 3, 20, (game) => {
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
        searching: arena.searching,
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

test('a glance shows the player who is asked what the whole view shows', () => {
  eachDecision(arena, 6, 12, (game) => {
    const decision = game.decision as Decision;
    const context = game.context as KotcContext;
    const seen = viewOf(context, decision, decision.player, []);
    const glance = glanceAt(context, decision);
    for (const [name, value] of Object.entries(seen)) {
      if (name !== 'players') expect(glance[name as keyof View]).toEqual(value);
    }
    for (const [seat, player] of seen.players.entries()) {
      for (const [name, value] of Object.entries(player)) {
        if (name !== 'name') expect(glance.players[seat]?.[name as keyof PlayerView]).toEqual(value);
      }
    }
  });
});

test('more nodes are more thought', () => {
  eachDecision(arena, 6, 4, (game) => {
    const few = thought(arena, game, 'master', 30);
    if (few.chance !== null) expect(few.nodes).toBeLessThan(thought(arena, game, 'master', 4_000).nodes);
  });
});

test('thinking ends at once when nobody waits for it, with a reply that is admitted', () => {
  eachDecision(arena, 6, 6, (game) => {
    const stopped = thought(arena, game, 'master', 1_000_000, () => true);
    expect(stopped.nodes).toBe(0);
    expect(faultOf(game.decision as Decision, stopped.reply)).toBeNull();
  });
});

test('a Master alone thinks about which cards are set aside before the game', async () => {
  const classic = await arenaOf('kotc-11');
  const game = begun(classic, 1);
  expect(game.decision?.purpose).toBe('reserves');
  const master = thought(classic, game, 'master', 400);
  const kinds = new Set(
    game.state.cards.filter(({ owner }) => owner === game.decision?.player).map(({ design }) => design),
  );
  expect(master.weighed.length).toBeGreaterThan(kinds.size);
  for (const { reply } of master.weighed) expect(faultOf(game.decision as Decision, reply)).toBeNull();
  for (const level of ['apprentice', 'journeyman'] as const) {
    expect(thought(classic, game, level, 400).weighed).toEqual([]);
  }
});

test('a Master goes on from what it finds best where a reply is put together of many cards', async () => {
  const classic = await arenaOf('kotc-11');
  const game = begun(classic, 2);
  const decision = game.decision as Decision;
  const look = (): unknown => classic.rules.knowledge(game.context, decision, decision.player, []);
  const usual = computerPlayer('kotc-11', 'greedy').reply(decision, look, chanceFrom(1));
  const key = (reply: Reply): string => replyKey(decision, reply, game.state);
  const around = candidatesFor(decision, usual, game.state, chanceFrom(1), Infinity).map(key);
  const { reply, weighed } = thought(classic, game, 'master', 400);
  expect(around).not.toContain(key(reply));
  expect(weighed.map((one) => key(one.reply))).toContain(key(usual));
});

test('a Master looks at every part of the first hand that could be exchanged', () => {
  const game = begun(arena, 2);
  const greedy = computerPlayer('kotc-14', 'greedy');
  while (game.decision && game.decision.role !== 'mulligan') {
    const { decision } = game;
    game.answer(
      greedy.reply(
        decision,
        () => rules.knowledge(game.context, decision, decision.player, []),
        chanceFrom(1),
      ),
    );
  }
  const { decision } = game;
  const hand = decision?.kind === 'cards' ? decision.cards : [];
  expect(hand).toHaveLength(5);
  const designs = hand.map((id) => game.state.cards.find((card) => card.id === id)?.design);
  const parts = [...new Set(designs)].map((one) => 1 + designs.filter((design) => design === one).length);
  const { weighed } = thought(arena, game, 'master', 200);
  expect(weighed).toHaveLength(parts.reduce((all, ways) => all * ways, 1));
});
