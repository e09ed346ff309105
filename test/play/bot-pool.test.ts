import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool, BotTrouble } from '../../src-main/play/bots/bot-pool.js';
import { botReply, type BotRequest } from '../../src-main/play/bots/bot-reply.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { begin, botsHere, playOn, Reader, room } from './playing.js';

const asked: BotRequest = {
  rules: 'kotc-14',
  bot: 'random',
  decision: {
    id: 1,
    player: 0,
    role: 'choose',
    purpose: 'x',
    rule: '',
    kind: 'number',
    least: 0,
    most: 1_000_000,
  },
  knowledge: null,
  seed: 5,
};

function pool(start?: () => Worker): BotPool {
  const made = new BotPool(start);
  onTestFinished(() => made.close());
  return made;
}

test('computer players answer in their thread as they would here', async () => {
  const requests: BotRequest[] = [];
  const bots = {
    ...botsHere,
    reply: async (request: BotRequest) => (requests.push(request), botReply(request)),
  };
  const here = await room(14, { bots });
  const live = await here.play.live(await begin(here, ['greedy', 'greedy', 'random']));
  await new Reader(live).until(({ at, view }) => at >= 30 || view.result !== null);
  const threads = pool();
  const few = requests.slice(0, 30);
  expect(few.length).toBeGreaterThan(20);
  expect(await Promise.all(few.map((request) => threads.reply(request)))).toEqual(
    few.map((request) => botReply(request)),
  );
});

test('what a computer player is given names nothing that it may not know', async () => {
  const requests: BotRequest[] = [];
  const bots = {
    ...botsHere,
    reply: async (request: BotRequest) => (requests.push(request), botReply(request)),
  };
  const here = await room(14, { bots });
  const live = await here.play.live(await begin(here, ['person', 'greedy']));
  const text = (): string => JSON.stringify(requests);
  const names = new Set(
    live.stored.faces
      .filter((_, design) => live.game.state.cards.some((card) => card.owner === 0 && card.design === design))
      .map(({ name }) => name),
  );
  await playOn(live, chanceFrom(1), 1);
  const known = live.game.state.cards.filter(({ owner, known: by }) => owner === 0 && (by & 2) !== 0);
  const knownNames = new Set(known.map(({ design }) => live.stored.faces[design]?.name));
  const own = new Set(live.stored.faces.slice(live.stored.faces.length / 2).map(({ name }) => name));
  const hidden = [...names].filter((name) => !knownNames.has(name) && !own.has(name));
  expect([requests.length > 0, hidden.length > 5]).toEqual([true, true]);
  expect(hidden.filter((name) => text().includes(`"name":"${name}"`))).toEqual([]);
});

test('the same seed gives the same reply, in any order', async () => {
  const threads = pool();
  const [one, other, again] = await Promise.all([
    threads.reply(asked),
    threads.reply({ ...asked, seed: 6 }),
    threads.reply(asked),
  ]);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test('a computer player that fails says so, and the next one answers', async () => {
  const threads = pool();
  const broken = { ...asked, bot: 'greedy', knowledge: { rules: 'none' } } as const;
  await expect(threads.reply(broken)).rejects.toThrow(BotTrouble);
  expect(await threads.reply(asked)).toEqual(botReply(asked));
});

test('a thread that dies is begun once more, with what it was asked', async () => {
  const dying = `process.exit(3)`;
  const working = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, thought: { reply: { number: 7 } } }));
  `;
  const programs = [dying, working];
  let begun = 0;
  const start = (): Worker => new Worker(programs[begun++] ?? dying, { eval: true });
  expect(await pool(start).reply(asked)).toEqual({ number: 7 });
  expect(begun).toBe(2);
  const always = pool(() => new Worker(dying, { eval: true }));
  await expect(always.reply(asked)).rejects.toThrow('stopped working');
});

test('a table whose computer player cannot answer says so, and goes on when it is opened again', async () => {
  let isBroken = true;
  const bots = {
    ...botsHere,
    reply: async (request: BotRequest) => {
      if (isBroken) throw new BotTrouble('The computer player has stopped working.');
      return botReply(request);
    },
  };
  const here = await room(14, { bots });
  const live = await here.play.live(await begin(here, ['greedy', 'random']));
  const reader = new Reader(live);
  const { trouble, at } = await reader.until((update) => update.trouble !== null);
  expect([trouble, at]).toEqual([
    'The computer player has stopped working. Leave the table and open the game again; it is kept as it stands.',
    0,
  ]);
  reader.stop();
  isBroken = false;
  expect((await new Reader(live).until((update) => update.at > 2)).trouble).toBeNull();
});

test('a player who looks ahead gets only what it knows, answers in its thread as it would here, and ends when nobody waits', async () => {
  const requests: BotRequest[] = [];
  const bots = {
    ...botsHere,
    reply: async (request: BotRequest) => (requests.push(request), botReply({ ...request, bot: 'greedy' })),
  };
  const here = await room(14, { bots });
  const live = await here.play.live(await begin(here, ['journeyman', 'greedy', 'greedy']));
  await new Reader(live).until(({ at, view }) => at >= 12 || view.result !== null);
  const [first, second] = requests.filter(({ known, decision }) => known && decision.role === 'action');
  if (!first?.known || !second) throw new Error('Nobody was asked for an action.');
  const names = first.known.cards.map((card) => (card as { readonly name: string }).name);
  const own = live.game.state.cards.filter(({ owner }) => owner === first.decision.player);
  const ownNames = new Set(own.map(({ design }) => live.stored.faces[design]?.name));
  expect(names.filter((name) => !ownNames.has(name)).length).toBeLessThan(4);
  const threads = pool();
  expect(await threads.reply(first)).toEqual(botReply(first));
  const tired = new AbortController();
  tired.abort();
  expect(await threads.reply(second, tired.signal)).toEqual(botReply(second, () => true));
});
