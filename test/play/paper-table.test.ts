import { expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { isUnnamed } from '../../src-main/engine/paper/named-card.js';
import type { CardsDecision } from '../../src-main/engine/decision.js';
import { isFailure, recordOf } from '../../src-main/engine/record.js';
import { replay } from '../../src-main/engine/replay.js';
import { lookedFor } from '../../src-main/play/paper/looked-for.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import { designsIn } from '../../src-main/play/table/shown-designs.js';
import { magicPlace } from './magic-place.js';
import { enterAll, inHand, nameOne, step, unnamedOf } from './paper-games.js';
import { begin, playIn, room } from './playing.js';
import { ToldTable } from './told-table.js';

const paper = { onPaper: true } as const;

test.each([14, 17] as const)(
  'a table of edition %i shows and offers no card before it is named, and then says what may be done with it',
  async (edition) => {
    const there = await room(edition);
    const live = await there.play.live(await begin(there, ['person', 'person'], paper));
    const chance = chanceFrom(5);
    expect(live.now.passTo).toBeNull();
    expect([...designsIn(live.now.view)]).toEqual([]);
    for (let answers = 0; answers < 30 || live.game.decision?.role !== 'action'; answers += 1) {
      await step(live, chance);
      const { cards } = live.game.state;
      const seen = new Set(cards.filter((card) => !isUnnamed(card)).map(({ design }) => design));
      expect([...designsIn(live.now.view)].filter((design) => !seen.has(design))).toEqual([]);
    }
    const seat = live.game.decision.player;
    const deck = () =>
      live.game.state.cards
        .filter(({ owner }) => owner === seat)
        .map(({ design }) => design)
        .sort();
    const before = deck();
    const others = inHand(live, seat)?.count;
    const shown = inHand(live, seat)?.cards.length ?? 0;
    const named = unnamedOf(live, seat)[0];
    await live.atPaper((paper) => paper.nameIn(seat, 'hand', named?.design ?? -1));
    const hand = inHand(live, seat);
    const card = hand?.cards.find(({ face }) => face?.name === named?.name);
    expect(hand?.cards.length).toBe(shown + 1);
    expect(hand?.count).toBe(others);
    // The deck stays the deck that it was.
    expect(deck()).toEqual(before);
    const moves = live.moves(card?.id ?? -1);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      if (move.allowed) expect(live.now.view.prompt?.actions[move.act]?.card).toBe(card?.id);
      else expect(move.rule).not.toBe('');
    }
  },
);

test('a game is played with every card and die entered until one gives up, and is the same when it is opened anew', async () => {
  const there = await room(17);
  const id = await begin(there, ['person', 'person'], paper);
  const live = await there.play.live(id);
  const told = new ToldTable(live, 'deck');
  told.follow(live);
  const chance = chanceFrom(4);
  for (let answers = 0; answers < 110; answers += 1) {
    if (answers % 3 === 0) await nameOne(live);
    told.follow(live);
    await step(live, chance);
    told.follow(live);
    // What is taken back is laid back by hand.
    if (answers % 20 !== 19) continue;
    await live.undo();
    expect(live.now.paper?.asks).toBeNull();
    told.follow(live);
  }
  const named = live.game.inputs.filter((input) => 'design' in input);
  expect(named.length).toBeGreaterThan(10);
  expect(live.game.inputs.filter((input) => 'dice' in input).length).toBeGreaterThan(0);
  await live.concede(0);
  // Nobody can say what its players held.
  expect(live.now.coach).toBeUndefined();
  expect(live.game.result?.winners).toEqual([1]);
  const { playable, beginning } = live.running;
  const again = replay(playable, recordOf(beginning, live.game));
  expect(isFailure(again) ? again.because : again.result).toEqual(live.game.result);
  const reopened = await playIn(there.library).live(id);
  expect(reopened.game.state).toEqual(live.game.state);
  expect(reopened.now.log.lines.length).toBe(live.now.log.lines.length);
});

test('three people play with tokens: all that lies can be followed by hand, also after the game is opened anew', async () => {
  const there = await room(17);
  const strings = there.library.decks.list().find(({ name }) => name === 'Strings Attached')?.id ?? '';
  const id = await begin({ ...there, decks: [strings] }, ['person', 'person', 'person'], paper);
  const live = await there.play.live(id);
  const told = new ToldTable(live, 'deck');
  told.follow(live);
  const chance = chanceFrom(11);
  const comesAndGoes = [true, false].map((comes) => ({ comes, seen: 0 }));
  for (let answers = 0; comesAndGoes.some(({ seen }) => seen === 0); answers += 1) {
    await nameToymaker(live);
    told.follow(live);
    await step(live, chance);
    told.follow(live);
    const manual = live.now.paper?.manual;
    const steps = manual?.isNew ? manual.steps : [];
    for (const one of comesAndGoes)
      one.seen += steps.filter((step) => step.kind === 'token' && step.comes === one.comes).length;
    expect(answers).toBeLessThan(1500);
    if (answers % 100 !== 99) continue;
    // What was to be done last stands there again, as something that has been done.
    const again = (await playIn(there.library).live(id)).now.paper?.manual;
    expect(again).toEqual({ ...manual, takenBack: false, isNew: false });
  }
});

/** Whoever is asked what to do has one in hand that everybody knows, as long as there are some. */
async function nameToymaker(live: LiveGame): Promise<void> {
  const { prompt } = live.now.view;
  if (prompt?.decision.role !== 'action') return;
  const seat = prompt.decision.player;
  const hand = inHand(live, seat);
  const toymaker = unnamedOf(live, seat).find(({ name }) => name === 'Toymaker');
  const isThere = hand?.cards.some(({ face }) => face?.name === 'Toymaker');
  if (hand && toymaker && !isThere && hand.count > hand.cards.length)
    await live.atPaper((paper) => paper.nameIn(seat, 'hand', toymaker.design));
}

test('Magic is refereed by the same machinery: a land in the hand is named and played', async () => {
  const { play, chosen } = await magicPlace();
  const live = await play.live(await play.create(chosen([], paper)));
  expectNamesWhereLookedFor(live);
  const chance = chanceFrom(5);
  for (let tries = 0; tries < 60; tries += 1) {
    const { decision } = live.game;
    if (decision?.role === 'action') {
      const land = unnamedOf(live, decision.player).find(({ name }) =>
        /^(Plains|Island|Swamp|Mountain|Forest)$/.test(name),
      );
      await live.atPaper((paper) => paper.nameIn(decision.player, 'hand', land?.design ?? -1));
      const { prompt } = live.now.view;
      const act = prompt?.actions.findIndex(({ card }) => card !== null) ?? -1;
      if (act >= 0 && prompt) {
        await live.answer(prompt.decision.id, { act });
        await enterAll(live);
        const { cards } = live.game.state;
        expect(cards.some(({ design, zone }) => design === land?.design && zone === 'play')).toBe(true);
        return;
      }
    }
    await step(live, chance);
  }
  throw new Error('No land could be played.');
});

/** Whoever looks for cards of some kind in a library is asked for names that may be such; whoever may take any is not. */
function expectNamesWhereLookedFor(live: LiveGame): void {
  const { cards, players } = live.game.state;
  const library = (players[0]?.zones['library'] ?? []).map((no) => cards[no]);
  const { decision: asked } = live.game;
  if (!asked) throw new Error('Nothing is asked.');
  const taking = (ids: readonly number[]): CardsDecision => ({
    ...asked,
    kind: 'cards',
    cards: ids,
    least: 1,
    most: 1,
    ordered: false,
  });
  const isSuch = (card: (typeof library)[number]): boolean => card?.design === library[0]?.design;
  const fitting = library.flatMap((card) => (card && isSuch(card) ? [card.id] : []));
  const found = lookedFor(live.game, taking(fitting), live.now.view);
  expect(found).toMatchObject({ seat: 0, owner: 0, zone: 'library' });
  expect(found?.designs).toContain(library[0]?.design);
  for (const card of library) if (card && !isSuch(card)) expect(found?.designs).not.toContain(card.design);
  expect(lookedFor(live.game, taking(library.flatMap((card) => card?.id ?? [])), live.now.view)).toBeNull();
}
