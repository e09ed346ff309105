/** Whatever the rules ask can be answered in the panel: games of every edition, played at random. */
import { expect, test } from 'vitest';
import { randomReply } from '../../../src-main/rules/bots/random.js';
import { chanceFrom, type Chance } from '../../../src-main/rules/kernel/chance.js';
import type { Decision, Reply } from '../../../src-main/rules/kernel/decision.js';
import { LONG, newPlace, startHost, useBrowser, visit } from '../harness.js';
import { cardNames } from './disk-game.js';
import { playOn } from './playing.js';
import { positionOf, putGame, type Situation } from './positions.js';
import { stepper } from './steps.js';
import { beginGame, starterPlace } from './table-place.js';

const browser = useBrowser();

/** Any legal reply, but to pass is thought over once. */
function livelyReply(asked: Decision, chance: Chance): Reply {
  const reply = randomReply(asked, chance);
  if (asked.kind !== 'act' || !('act' in reply)) return reply;
  const passes = asked.actions[reply.act]?.do === 'pass';
  return passes && asked.actions.length > 1 ? randomReply(asked, chance) : reply;
}

const ANSWERS = 40;
const person = (name: string) => ({ name, by: 'A person' });
const tables = {
  'A person against a computer player': [person('Ann'), { name: 'Ben', by: 'Random' }],
  'Three people with open hands': [person('Ann'), person('Ben'), person('Cleo')],
} as const;

// Seeds of games in which much is asked: of the starter decks, within so many answers.
test.each([
  ['A person against a computer player', 14, 171, ['players hand', 'dice die']],
  ['Three people with open hands', 14, 61, ['options victim', 'cards defend']],
  ['Three people with open hands', 11, 298, ['number targets', 'cards select']],
  ['A person against a computer player', 10, 197, ['cards attack', 'dice die']],
  ['Three people with open hands', 9, 274, ['cards exchange', 'options victim']],
  ['A person against a computer player', 6, 15, ['number targets', 'dice die']],
  ['Three people with open hands', 6, 103, ['players opponent', 'act counter']],
] as const)(
  '%s can give every answer that a game of the %ith Edition asks for',
  async (at, edition, seed, asks) => {
    const place = await starterPlace(edition);
    const { page } = await visit(browser(), await startHost(place));
    const hands = at === 'Three people with open hands' ? 'open' : 'hidden';
    const game = await beginGame(page, edition, tables[at], seed, hands);
    const chance = chanceFrom(seed);
    const asked = new Set<string>();
    let answered = 0;
    await playOn(
      { page, library: place.library, game },
      {
        reply: (_, decision) => {
          asked.add(`${decision.kind} ${decision.purpose}`);
          return livelyReply(decision, chance);
        },
        until: () => (answered += 1) > ANSWERS,
      },
    );
    expect(answered).toBeGreaterThan(ANSWERS);
    expect([...asked]).toEqual(expect.arrayContaining([...asks]));
  },
  LONG,
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

test(
  'cards are put in an order, and what is offered is taken by saying yes',
  async () => {
    const place = newPlace();
    const host = await startHost(place);
    const game = await putGame(place.library, orderly, ['person', 'random']);
    const { page } = await visit(browser(), host);
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
  },
  LONG,
);
