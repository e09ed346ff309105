/** A fixed game that a person plays at the table against the computer, to count what they have to press. */
import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import type { Decision, Reply } from '../../../../src-main/api/answers/play-answers.js';
import { ruleSet } from '../../../../src-main/games/rule-sets.js';
import { openLibrary } from '../../../../src-main/library/library.js';
import { botReply } from '../../../../src-main/play/bots/bot-reply.js';
import { newGame } from '../../../../src-main/play/new-game/new-game.js';
import { seedOf } from '../../../../src-main/play/new-game/seeds.js';
import type { LiveGame } from '../../../../src-main/play/table/live-game.js';
import { RunningGame } from '../../../../src-main/play/table/running-game.js';
import { inProject } from '../../../../src-main/setup/project.mjs';
import type { Client } from '../../../../src-renderer/connection/client.js';
import { TableSession } from '../../../../src-renderer/rooms/table/game/table-session.svelte.js';
import { TableInput } from '../../../../src-renderer/rooms/table/table-input.js';
import { tempFolder } from '../../../hosts/temp-folder.js';
import { replyOfAbsent } from '../../../../src-main/engine/decisions/absent.js';
import { PASS } from '../../../../src-main/engine/decision.js';
import { passIn, passOver } from '../../../../src-main/engine/stops/stops.js';
import { unasked } from '../../../../src-main/play/table/suggested.js';
import type { PassUntil } from '../../../../src-main/play/table/passing.js';
import { isFailure } from '../../../../src-main/engine/record.js';
import { aimAt } from '../../../../src-renderer/rooms/table/game/pair-drag.js';
import { playIn } from '../../../play/playing.js';
import type { Aim } from '../../../../src-renderer/rooms/table/game/intent.js';
import { Person, type Plan } from './person.js';

const ANN = 0;

/** With the decks with which presses were first counted: starter decks as they were then, or as they are where they have not changed. */
async function tableOf(rules: string, seed: number): Promise<LiveGame> {
  const folder = join(tempFolder(), 'library');
  const starter = inProject('assets', 'starter', ruleSet(rules).starter ?? rules);
  cpSync(join(starter, 'cards'), join(folder, 'cards'), { recursive: true });
  const former = inProject('test', 'renderer', 'table', 'presses', 'decks', basename(starter));
  const decksFrom = existsSync(former) ? former : join(starter, 'decks');
  cpSync(decksFrom, join(folder, 'decks'), { recursive: true });
  const library = await openLibrary(folder, { watch: false });
  onTestFinished(() => library.close());
  const decks = library.decks.list().map(({ id }) => id);
  const play = playIn(library);
  const seats = ['person', 'greedy'].map((occupant, seat) => ({
    name: ['Ann', 'Ben'][seat],
    occupant,
    deck: decks[seat],
  }));
  return play.live(await play.create(newGame.parse({ rules, seats, seed })));
}

/** The program as a table asks it, without anything between them. */
const clientOf = (live: LiveGame): Client =>
  ({
    play: {
      table: {
        follow: async (_: unknown, options?: { signal?: AbortSignal }) => live.follow(options?.signal),
        answer: ({ decision, reply }: { decision: number; reply: Reply }) => live.answer(decision, reply),
        moves: async ({ card }: { card: number }) => live.moves(card),
        payment: async ({ act }: { act: number }) => live.payment(act),
        targets: async ({ act }: { act: number }) => live.targets(act),
        suggest: () => live.suggest(),
        ahead: async () => live.ahead(),
        passUntil: ({ seat, until }: { seat: number; until: PassUntil | null }) =>
          live.passUntil(seat, until),
      },
    },
  }) as unknown as Client;

function wishOf({ playable, game, names }: RunningGame, decision: Decision): Reply {
  const knowledge = playable.knowledge(game.context, decision, decision.player, names);
  const seed = seedOf(7, decision.id);
  return botReply({ rules: playable.rules.id, bot: 'greedy', decision, knowledge, seed });
}

const MOST_AHEAD = 60;

/** What a person means to do next: they know what they want of their turn, as the computer player that they play like does. */
function planOf(live: LiveGame, { id, player, ...asked }: Decision, reply: Reply): Plan | null {
  if (!('act' in reply) || asked.kind !== 'act') return null;
  const { running } = live;
  const { playable, beginning, game } = running;
  const ahead = RunningGame.begin(playable, beginning, [...game.inputs, { player, decision: id, reply }]);
  if (isFailure(ahead)) throw new Error(ahead.because);
  const does = asked.actions[reply.act]?.do;
  if (does === 'attack') return attackPlan(ahead, player);
  if (does === PASS) return passPlan(live, ahead, player);
  const next = ahead.game.decision;
  if (does === 'draw') return next?.player === player ? thenOf(ahead, next, wishOf(ahead, next)) : null;
  const aim = aimPlan(ahead, player);
  return aim && { kind: 'aim', aim };
}

const answered = (ahead: RunningGame, decision: Decision, reply: Reply): unknown =>
  ahead.take({ player: decision.player, decision: decision.id, reply }, false);

/** Of an attack that is begun: whom its player would send, and against whom. */
function attackPlan(ahead: RunningGame, player: number): Plan {
  let team: readonly number[] = [];
  let victim: Aim | null = null;
  for (let next = ahead.game.decision; next?.player === player; next = ahead.game.decision) {
    if (next.role !== 'attack' && next.role !== 'victim') break;
    const answer = wishOf(ahead, next);
    if ('cards' in answer) team = answer.cards;
    else if ('options' in answer && next.kind === 'options')
      victim = aimAt(next.options[answer.options[0] ?? 0]);
    answered(ahead, next, answer);
  }
  return { kind: 'attack', team, victim };
}

/** What something that is played is aimed at first. */
function aimPlan(ahead: RunningGame, player: number): Aim | null {
  for (let next = ahead.game.decision; next?.player === player; next = ahead.game.decision) {
    const answer = wishOf(ahead, next);
    if (next.role === 'target' && next.kind !== 'number') {
      if ('cards' in answer) return answer.cards[0] === undefined ? null : { card: answer.cards[0] };
      if ('options' in answer && next.kind === 'options')
        return aimAt(next.options[answer.options[0] ?? -1] ?? {});
      return 'players' in answer ? { player: answer.players[0] ?? 0 } : null;
    }
    if (next.kind === 'act' && next.role !== 'cost' && !isDeepStrictEqual(passIn(next), answer)) return null;
    answered(ahead, next, answer);
  }
  return null;
}

/** What comes of passing: how often it is passed until the end of the turn or their next turn if nothing else is wanted until then, or what is done next. */
function passPlan({ stored }: LiveGame, ahead: RunningGame, player: number): Plan | null {
  const { playable } = ahead;
  const { turns } = playable.summary(ahead.game.state);
  let passes = 1;
  let isOwn = true;
  let isPeaceful = false;
  let later = 0;
  for (let step = 0; step < MOST_AHEAD; step += 1) {
    const next = ahead.game.decision;
    const now = playable.summary(ahead.game.state);
    const isLater = now.turns !== turns;
    if (!next || (isLater && now.turnOf === player)) break;
    if (next.player !== player) {
      const reply = botReplyOf(stored.botSeed, ahead, next);
      const action = 'act' in reply && next.kind === 'act' ? next.actions[reply.act]?.do : null;
      isOwn &&= action === PASS || (next.role === 'block' && isDeepStrictEqual(replyOfAbsent(next), reply));
      answered(ahead, next, reply);
      continue;
    }
    const given = unasked(stored, ahead);
    const forced = given && 'reply' in given ? given.reply : null;
    const over = passOver(playable.rules, ahead.game.context, next);
    const wish = forced ?? wishOf(ahead, next);
    if (!forced && !isDeepStrictEqual(over, wish)) {
      if (isLater) break;
      if (over === null) break;
      if (isPeaceful) return { kind: 'no attack' };
      return isOwn ? thenOf(ahead, next, wish) : null;
    }
    if (!forced && isLater) later += 1;
    else if (!forced) {
      passes += 1;
      isPeaceful ||= next.role === 'attack';
    }
    answered(ahead, next, wish);
  }
  return { kind: 'pass', passes: passes + later, until: later > 0 ? 'own turn' : 'turn' };
}

/** With which card something is done, or who attacks whom. */
function thenOf(ahead: RunningGame, decision: Decision, wish: Reply): Plan | null {
  if (decision.kind === 'pair' && decision.role === 'attack' && 'pairs' in wish) {
    const paired = wish.pairs.flatMap((option, place) => (option === null ? [] : [{ option, place }]));
    const team = paired.flatMap(({ place }) => decision.pairings[place]?.card ?? []);
    const [first] = paired;
    if (!first || paired.some(({ option }) => option !== first.option)) return null;
    const isOnly = decision.options.length === 1;
    return { kind: 'attack', team, victim: isOnly ? null : aimAt(decision.options[first.option]) };
  }
  if (decision.kind !== 'act' || !('act' in wish)) return null;
  const action = decision.actions[wish.act];
  if (action?.do === 'attack') {
    answered(ahead, decision, wish);
    const plan = attackPlan(ahead, decision.player);
    const [card, ...more] = plan.kind === 'attack' ? plan.team : [];
    if (card === undefined || more.length > 0 || plan.kind !== 'attack') return null;
    return { kind: 'then', card, victim: plan.victim };
  }
  return action?.card === undefined ? null : { kind: 'then', card: action.card, victim: null };
}

function botReplyOf(seed: number, { playable, game, names }: RunningGame, decision: Decision): Reply {
  const knowledge = playable.knowledge(game.context, decision, decision.player, names);
  const its = seedOf(seedOf(seed, decision.player), decision.id);
  return botReply({ rules: playable.rules.id, bot: 'greedy', decision, knowledge, seed: its });
}

/** @param turns of both players together, after which counting ends */
export async function pressesInGame(rules: string, seed: number, turns: number): Promise<number> {
  const live = await tableOf(rules, seed);
  const desk = new TableSession(clientOf(live), live.id, {
    pace: () => ({ speed: 'none', hold: 0 }),
    confirmPhaseEnds: () => true,
    asksOwn: () => false,
  });
  onTestFinished(desk.store.start());
  const person = new Person(desk, new TableInput(desk, () => ({ x: 0, y: 0 })));
  const turn = (): number => live.running.playable.summary(live.game.state).turns;
  const isOver = (): boolean => live.game.result !== null || turn() > turns;
  for (;;) {
    await vi.waitFor(
      () => {
        const isAsked =
          live.game.decision?.player === ANN && desk.prompt?.decision.id === live.game.decision.id;
        if (!isOver() && !(isAsked && !desk.store.busy && !desk.assigning)) throw new Error('Others decide.');
      },
      { interval: 1, timeout: 20_000 },
    );
    const decision = live.game.decision;
    if (isOver() || !decision) break;
    const reply = wishOf(live.running, decision);
    await person.do(reply, planOf(live, decision, reply));
    await vi.waitFor(
      () => {
        if (live.game.decision?.id === decision.id && desk.prompt?.decision.id === decision.id)
          throw new Error('It is not answered yet.');
      },
      { interval: 1, timeout: 20_000 },
    );
  }
  return person.presses;
}
