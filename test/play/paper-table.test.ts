import { describe, expect, test } from 'vitest';
import { isUnnamed } from '../../src-main/engine/paper/named-card.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { recordOf } from '../../src-main/engine/record.js';
import { replay } from '../../src-main/engine/replay.js';
import { isFailure } from '../../src-main/engine/record.js';
import { designsIn } from '../../src-main/play/table/shown-designs.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import { magicPlace } from './magic-place.js';
import { begin, playIn, room } from './playing.js';

const paper = { onPaper: true } as const;
const chance = chanceFrom(5);

const unnamedOf = (live: LiveGame, seat: number) => live.now.paper?.unnamed[seat] ?? [];
const inHand = (live: LiveGame, seat: number) =>
  live.now.view.seats[seat]?.zones.find(({ zone }) => zone === 'hand');

/** Answers at random, and enters whatever is asked for then. */
async function step(live: LiveGame): Promise<void> {
  const { prompt } = live.now.view;
  if (!prompt) throw new Error('Nothing is asked.');
  await live.answer(prompt.decision.id, randomReply(prompt.decision, chance));
  await enterAll(live);
}

async function enterAll(live: LiveGame): Promise<void> {
  for (let asks = live.now.paper?.asks; asks; asks = live.now.paper?.asks) {
    if (asks.kind === 'dice')
      await live.atPaper((paper) =>
        paper.enterDice(Array.from({ length: asks.count }, (_, nth) => (nth % asks.sides) + 1)),
      );
    else {
      const [card] = unnamedOf(live, asks.owner);
      await live
        .atPaper((paper) => paper.nameAsked(card?.design ?? -1))
        .catch((error: Error) => {
          if (!/cannot be done/.test(error.message)) throw error;
        });
    }
  }
}

describe.each([14, 17] as const)('a table with printed cards of edition %i', (edition) => {
  test('shows no card that nobody has named, and offers nothing with one', async () => {
    const { play, ...rest } = await room(edition);
    const live = await play.live(await begin({ play, ...rest }, ['person', 'person'], paper));
    expect(live.now.passTo).toBeNull();
    expect([...designsIn(live.now.view)]).toEqual([]);
    for (let answers = 0; answers < 40 && live.game.decision; answers += 1) {
      await step(live);
      const { cards } = live.game.state;
      const seen = new Set(cards.filter((card) => !isUnnamed(card)).map(({ design }) => design));
      expect([...designsIn(live.now.view)].filter((design) => !seen.has(design))).toEqual([]);
    }
  });

  test('a card in a hand is named, and the rules say what may be done with it', async () => {
    const { play, ...rest } = await room(edition);
    const live = await play.live(await begin({ play, ...rest }, ['person', 'person'], paper));
    for (let tries = 0; tries < 60 && live.game.decision?.role !== 'action'; tries += 1) await step(live);
    const { player: seat = 0 } = live.game.decision ?? {};
    const before = live.game.state.cards
      .filter(({ owner }) => owner === seat)
      .map(({ design }) => design)
      .sort();
    const others = inHand(live, seat)?.count;
    const named = unnamedOf(live, seat)[0];
    await live.atPaper((paper) => paper.nameIn(seat, 'hand', named?.design ?? -1));
    const hand = inHand(live, seat);
    expect(hand?.cards.map(({ face }) => face?.name)).toEqual([named?.name]);
    expect(hand?.count).toBe(others);
    // The deck stays the deck that it was.
    expect(
      live.game.state.cards
        .filter(({ owner }) => owner === seat)
        .map(({ design }) => design)
        .sort(),
    ).toEqual(before);
    const moves = live.moves(hand?.cards[0]?.id ?? -1);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      if (move.allowed) expect(live.now.view.prompt?.actions[move.act]?.card).toBe(hand?.cards[0]?.id);
      else expect(move.rule).not.toBe('');
    }
  });
});

test('a whole game is played to its end with every card and die entered, and is the same when it is opened anew', async () => {
  const there = await room(17);
  const id = await begin(there, ['person', 'person'], paper);
  const live = await there.play.live(id);
  for (let answers = 0; answers < 1500 && live.game.decision; answers += 1) {
    const { prompt } = live.now.view;
    // By and by cards are named to be played.
    if (prompt?.decision.role === 'action' && answers % 3 === 0) {
      const seat = prompt.decision.player;
      const hand = inHand(live, seat);
      const card = unnamedOf(live, seat)[answers % Math.max(1, unnamedOf(live, seat).length)];
      if (card && hand && hand.count > hand.cards.length)
        await live.atPaper((paper) => paper.nameIn(seat, 'hand', card.design));
    }
    await step(live);
  }
  expect(live.game.result).not.toBeNull();
  const named = live.game.inputs.filter((input) => 'design' in input);
  expect(named.length).toBeGreaterThan(10);
  expect(live.game.inputs.filter((input) => 'dice' in input).length).toBeGreaterThan(0);
  const { playable, beginning } = live.running;
  const again = replay(playable, recordOf(beginning, live.game));
  expect(isFailure(again) ? again.because : again.result).toEqual(live.game.result);
  const reopened = await playIn(there.library).live(id);
  expect(reopened.game.state).toEqual(live.game.state);
  expect(reopened.now.log.lines.length).toBe(live.now.log.lines.length);
});

test('Magic is refereed by the same machinery: a land in the hand is named and played', async () => {
  const { play, chosen } = await magicPlace();
  const live = await play.live(await play.create(chosen([], paper)));
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
    await step(live);
  }
  throw new Error('No land could be played.');
});
