/** A fixed game that a person plays at the table against the computer, to count what they have to press. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
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
import { isFailure } from '../../../../src-main/engine/record.js';
import { aimAt } from '../../../../src-renderer/rooms/table/game/pair-drag.js';
import { playIn } from '../../../play/playing.js';
import type { Aim } from '../../../../src-renderer/rooms/table/game/intent.js';
import { Person, type Plan } from './person.js';

const ANN = 0;

async function tableOf(rules: string, seed: number): Promise<LiveGame> {
  const folder = join(tempFolder(), 'library');
  const starter = inProject('assets', 'starter', ruleSet(rules).starter ?? rules);
  for (const part of ['cards', 'decks']) cpSync(join(starter, part), join(folder, part), { recursive: true });
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
        targets: async ({ act }: { act: number }) => live.targets(act),
        suggest: () => live.suggest(),
      },
    },
  }) as unknown as Client;

function wishOf({ playable, game, names }: RunningGame, decision: Decision): Reply {
  const knowledge = playable.knowledge(game.context, decision, decision.player, names);
  const seed = seedOf(7, decision.id);
  return botReply({ rules: playable.rules.id, bot: 'greedy', decision, knowledge, seed });
}

/** Of an attack that is begun: whom its player would send, and against whom. */
function planOf(
  { playable, beginning, game }: RunningGame,
  { id, player, ...asked }: Decision,
  reply: Reply,
): Plan | null {
  if (!('act' in reply) || asked.kind !== 'act' || asked.actions[reply.act]?.do !== 'attack') return null;
  const ahead = RunningGame.begin(playable, beginning, [...game.inputs, { player, decision: id, reply }]);
  if (isFailure(ahead)) throw new Error(ahead.because);
  let team: readonly number[] = [];
  let victim: Aim | null = null;
  for (let next = ahead.game.decision; next?.player === player; next = ahead.game.decision) {
    if (next.role !== 'attack' && next.role !== 'victim') break;
    const answer = wishOf(ahead, next);
    if ('cards' in answer) team = answer.cards;
    else if ('options' in answer && next.kind === 'options')
      victim = aimAt(next.options[answer.options[0] ?? 0]);
    ahead.take({ player, decision: next.id, reply: answer }, false);
  }
  return { team, victim };
}

/** @param turns of both players together, after which counting ends */
export async function pressesInGame(rules: string, seed: number, turns: number): Promise<number> {
  const live = await tableOf(rules, seed);
  const desk = new TableSession(clientOf(live), live.id, {
    pace: () => ({ speed: 'none', hold: 0 }),
    confirmPhaseEnds: () => true,
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
    await person.do(reply, planOf(live.running, decision, reply));
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
