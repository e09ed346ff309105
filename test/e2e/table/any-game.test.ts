/** Whatever the rules ask can be answered in the panel, which is one for all editions: games of both families, played at random. */
import { expect, test } from 'vitest';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom, type Chance } from '../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import { newPlace, startHost, useBrowser } from '../harness.js';
import { cardNames, type DiskGame } from './disk-game.js';
import { putPlayedGame } from './played-ahead.js';
import { playOn } from './playing.js';
import { openGame, positionOf, putGame, type Situation } from './positions.js';
import { stepper } from './steps.js';
import { starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

/** Any legal reply, but to pass is thought over once. */
function livelyReply(asked: Decision, chance: Chance): Reply {
  const reply = randomReply(asked, chance);
  if (asked.kind !== 'act' || !('act' in reply)) return reply;
  const passes = asked.actions[reply.act]?.do === 'pass';
  return passes && asked.actions.length > 1 ? randomReply(asked, chance) : reply;
}

const tables = {
  'A person against a computer player': { occupants: ['person', 'random'], hands: 'hidden' },
  'Three people with open hands': { occupants: ['person', 'person', 'person'], hands: 'open' },
} as const;

// Seeds of games of the starter decks, after how many answers much is asked, and in how many.
test.each([
  [
    'A person against a computer player',
    14,
    142,
    42,
    9,
    ['players hand', 'dice die', 'cards pay', 'cards attack', 'cards self-bounce'],
  ],
  [
    'Three people with open hands',
    14,
    3,
    262,
    7,
    ['options victim', 'cards defend', 'players hand', 'cards target', 'act respond'],
  ],
  [
    'Three people with open hands',
    11,
    2,
    130,
    5,
    ['number targets', 'cards select', 'players opponent', 'cards exchange-for'],
  ],
  [
    'Three people with open hands',
    6,
    29,
    226,
    13,
    ['players grave', 'players opponent', 'cards attack', 'cards select', 'act condition'],
  ],
] as const)(
  '%s can give every answer that a game of the %ith Edition asks for',
  async (at, edition, seed, answered, answers, asks) => {
    const place = starterPlace(edition);
    const chance = chanceFrom(seed);
    const reply = (_: DiskGame, decision: Decision): Reply => livelyReply(decision, chance);
    const game = await putPlayedGame(place.library, { ...tables[at], edition, seed, reply, answered });
    const { page } = await visitGames(browser(), await startHost(place));
    await openGame(page, game);
    const asked: string[] = [];
    await playOn(
      { page, library: place.library, game },
      {
        until: () => asked.length === answers,
        onAsked: async (_, { kind, purpose }) => void asked.push(`${kind} ${purpose}`),
        reply,
      },
    );
    expect(asked).toHaveLength(answers);
    expect(asked).toEqual(expect.arrayContaining([...asks]));
  },
);

const bear = { type: 'minion', sp: 1, hp: 3 } as const;
const orderly = {
  rules: 'kotc-14',
  cards: {
    Landslide: { type: 'spell', level: 0, text: 'Target up to 3 in-play cards; bury the targets.' },
    Bear: bear,
    Wolf: bear,
    Lynx: bear,
    Herald: bear,
  },
  players: [
    { name: 'Ann', hand: ['Landslide'] },
    {
      name: 'Ben',
      battlefield: [
        'Bear',
        'Wolf',
        'Lynx',
        {
          card: 'Herald',
          counters: [
            { kind: 'damage', owner: 'Ann' },
            { kind: 'shield', owner: 'Ann' },
          ],
        },
      ],
    },
  ],
  dice: [2],
} as const satisfies Situation;

test('cards are put in an order, and what is offered is taken by saying yes', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const game = await putGame(place.library, orderly, ['person', 'random']);
  const { page } = await visitGames(browser(), host);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: /^Go on with/ }).click();
  const read = positionOf({
    ...orderly,
    steps: [
      { by: 'Ann', cast: 'Landslide' },
      { by: 'Ann', choose: ['Bear', 'Wolf', 'Lynx'] },
      { by: 'Ann', order: ['Lynx', 'Wolf', 'Bear'] },
      { by: 'Ann', counter: 'damage', on: 'Herald' },
      { by: 'Ann', yes: true },
    ],
  });
  const replies = stepper(read, 'Ann');
  const asked: string[] = [];
  const over = await playOn(
    { page, library: place.library, game },
    {
      until: () => asked.at(-1) === 'confirm',
      reply: (found, decision) => {
        asked.push(decision.kind);
        return replies(found, decision);
      },
    },
  );
  expect(asked).toEqual(expect.arrayContaining(['order', 'confirm']));
  const { state } = over.running.game;
  const names = cardNames(over);
  const deck = (state.players[1]?.zones['deck'] ?? []).map((no) => names[state.cards[no]?.design ?? 0]);
  expect(deck.slice(-3)).toEqual(['Lynx', 'Wolf', 'Bear']);
});
