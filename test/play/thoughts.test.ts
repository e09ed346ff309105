/** What computer players say of what they think: all of it where nothing is hidden, else nothing that could tell their cards. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { PlayerNo } from '../../src-main/engine/decision.js';
import type { Thought } from '../../src-main/engine/search/think.js';
import type { Prompt } from '../../src-main/engine/table/prompt.js';
import { botReply, botThought } from '../../src-main/play/bots/bot-reply.js';
import type { Bots } from '../../src-main/play/bots/bot-pool.js';
import { plainSeats } from '../../src-main/play/bots/plain-seats.js';
import { thoughtInWords } from '../../src-main/play/bots/thought-words.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { Thoughts } from '../../src-main/play/table/told-thought.js';
import type { RunningGame } from '../../src-main/play/table/running-game.js';
import { doctored } from '../games/hidden-cards.js';
import { begin, playOn, Reader, room } from './playing.js';

/** They play as greedy ones do, and think as apprentices, so that nobody waits. */
const bots: Bots = {
  reply: async (request) => botReply({ ...request, bot: 'greedy' }),
  thought: async (request) => botThought({ ...request, bot: 'apprentice' }),
  close: async () => undefined,
};
const secretive =
  /^Ben (waits|thinks about the .+)\.( By what you see, Ben’s chance to win is \d+ %\.)? What it weighs is told when the game is over\.$/;

test('while hands are hidden, a player says nothing of what it weighs, and names none of its cards', async () => {
  const here = await room(14, { bots });
  const live = await here.play.live(await begin(here, ['person', 'journeyman']));
  expect((await live.thought(1)).startsWith('Ben ')).toBe(true);
  const said: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await playOn(live, chanceFrom(turn), 3);
    if (!live.game.result) said.push(await live.thought(1));
  }
  for (const text of said) expect(text).toMatch(secretive);
  const names = new Set(live.stored.faces.map(({ name }) => name));
  expect([...names].filter((name) => said.some((text) => text.includes(name)))).toEqual([]);
  expect(live.now.thinkers).toEqual([1]);
  await expect(live.thought(0)).rejects.toThrow('Ann does not think ahead');
});

test('it is the same sentence when the hidden cards are others', async () => {
  const here = await room(14, { bots });
  const live = await here.play.live(await begin(here, ['person', 'journeyman']));
  const thoughts = new Thoughts(bots);
  let pairs = 0;
  for (let nth = 0; nth < 12; nth += 1) {
    await playOn(live, chanceFrom(nth), 2);
    const { game } = live.running;
    if (!game.decision || game.decision.player !== 0) continue;
    const other = doctored(ruleSet('kotc-14'), game, game.context.designs, nth + 1);
    if (!other) continue;
    pairs += 1;
    const running = Object.assign(Object.create(live.running), { game: other }) as RunningGame;
    const there = await thoughts.told(live.stored, running, 1, 0);
    expect(there).toBe(await thoughts.told(live.stored, live.running, 1, 0));
    expect(there).toContain('By what you see');
  }
  expect(pairs).toBeGreaterThan(3);
});

test('who thinks ahead is told at which seats plain players sit', async () => {
  const told: (readonly PlayerNo[] | undefined)[][] = [[], []];
  const listening: Bots = {
    ...bots,
    reply: async (request) => {
      told[request.decision.player]?.push(request.plain);
      return bots.reply(request);
    },
  };
  const here = await room(14, { bots: listening });
  const watched = await here.play.live(await begin(here, ['journeyman', 'greedy']));
  await new Reader(watched).until(({ at, view }) => at >= 14 || view.result !== null);
  expect(told[0]?.length).toBeGreaterThan(3);
  expect(told[0]?.every((plain) => plain?.join() === '1')).toBe(true);
  expect(new Set(told[1])).toEqual(new Set([undefined]));
  expect(plainSeats('kotc-14', ['person', 'greedy', 'master', 'random'])).toEqual([1, 3]);
});

test('to onlookers of computer players, and where hands lie open, it says what it weighs', async () => {
  const here = await room(14, { bots });
  const watched = await here.play.live(await begin(here, ['journeyman', 'journeyman']));
  await new Reader(watched).until(({ at, view }) => at >= 14 || view.result !== null);
  expect(await watched.thought(1)).toMatch(/^Ben, turn \d+(, now)?: .+ \d+ %, .+ \d+ %/);
  const options = { undo: 'anything', undoAgreed: false, hands: 'open' } as const;
  const open = await here.play.live(await begin(here, ['person', 'journeyman'], { options }));
  expect(await open.thought(1)).toMatch(/has not thought about anything|turn \d+/);
  await playOn(open, chanceFrom(2), 8);
  const said = await open.thought(1);
  expect(said).toMatch(/^Ben, turn \d+/);
  expect(await open.thought(1)).toBe(said);
});

test('a thought is a line: what was weighed, best first, and how many more', () => {
  const actions = ['Summon Wolf.', 'Attack.', 'Pass.', 'Sow Ox.', 'Cast Rain.'].map((text) => ({
    text: [text],
  }));
  const prompt = {
    decision: { kind: 'act' },
    text: ['Act.'],
    actions,
    options: [],
    cards: [],
  } as unknown as Prompt;
  const weighed = [0, 2, 1, 3, 4].map((act, place) => ({
    reply: { act },
    chance: 0.62 - place / 25,
    tries: 9,
  }));
  const thought: Thought = { reply: { act: 0 }, chance: 0.62, nodes: 90, weighed };
  expect(thoughtInWords(prompt, thought, [])).toBe(
    'Summon Wolf 62 %, Pass 58 %, Attack 54 %, Sow Ox 50 %, and 1 more',
  );
  expect(thoughtInWords(prompt, { ...thought, weighed: [] }, [])).toBe(
    'Summon Wolf: there was nothing to think about',
  );
});
