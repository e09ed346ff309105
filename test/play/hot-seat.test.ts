import { describe, expect, test } from 'vitest';
import { designsIn } from '../../src-main/play/table/shown-designs.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import type { TableUpdate } from '../../src-main/play/table/table-update.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { has, ONLOOKERS, type BaseState } from '../../src-main/engine/state.js';
import type { PlayedCard } from '../../src-main/games/kotc/rules/components/played-card.js';
import { begin, playOn, Reader, room, type Seats } from './playing.js';

const editions = [6, 9, 10, 11, 14] as const;

/** Answers once for whoever is asked, taking the screen over first where it is to be passed. */
async function step(live: LiveGame, chance = chanceFrom(1)): Promise<void> {
  const { passTo } = live.now;
  if (passTo !== null) await live.takeOver(passTo);
  const asked = live.game.decision;
  if (asked) await live.answer(asked.id, randomReply(asked, chance));
}

/** What each viewer has had a chance to learn so far: the designs of cards that they knew at some time. */
class Learned {
  readonly #by = new Map<number | null, Set<number>>();

  constructor(private readonly live: LiveGame) {}

  look(): void {
    const { cards, players } = this.live.game.state as BaseState;
    for (const viewer of [null, ...players.keys()]) {
      const known = this.of(viewer);
      for (const card of cards) {
        if (has(card.known, viewer ?? ONLOOKERS) || card.zone === null) known.add(card.design);
      }
    }
  }

  of(viewer: number | null): Set<number> {
    const known = this.#by.get(viewer) ?? new Set<number>();
    this.#by.set(viewer, known);
    return known;
  }
}

/** Designs that an update names, by number or by the name that is printed on them, and its viewer never had a chance to learn. */
function leaks(update: TableUpdate, learned: Learned, live: LiveGame): string[] {
  const cards = live.running.beginning.cards as readonly PlayedCard[];
  const known = learned.of(update.passTo === null ? update.view.viewer : null);
  const knownNames = new Set([...known].map((design) => cards[design]?.name));
  const byNumber = [...designsIn(update)].filter((design) => !known.has(design)).map((n) => cards[n]?.name);
  // A longer name has shorter ones in it.
  const longestFirst = [...new Set(cards.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  let text = JSON.stringify(update);
  const byName: string[] = [];
  for (const name of longestFirst) {
    if (text.includes(name) && !knownNames.has(name)) byName.push(name);
    text = text.replaceAll(name, '');
  }
  return [...byNumber, ...byName].map(String);
}

describe('several people at one screen', () => {
  test('are asked to sit down, each before they see anything of theirs', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person']));
    const first = live.game.decision?.player ?? -1;
    expect(live.now).toMatchObject({ passTo: first, view: { viewer: null, prompt: null, asked: first } });
    await expect(live.takeOver(1 - first)).rejects.toThrow('is to be passed to');
    await expect(live.answer(live.game.decision?.id ?? 0, { yes: true })).rejects.toThrow(
      'Pass the screen to',
    );
    await expect(live.suggest()).rejects.toThrow('Pass the screen to');
    expect(() => live.moves(1)).toThrow('Pass the screen to');
    await live.takeOver(first);
    expect(live.now).toMatchObject({
      passTo: null,
      view: { viewer: first, prompt: { decision: { player: first } } },
    });
    await expect(live.takeOver(first)).rejects.toThrow('not to be passed');
  });

  test('pass the screen on when another is asked, and not while a computer player is', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'random', 'person']));
    const reader = new Reader(live);
    const chance = chanceFrom(4);
    await playOn(live, chance, 60);
    let sitting: number | null = null;
    for (const { passTo, view } of reader.updates) {
      if (passTo !== null)
        expect([view.viewer, view.prompt, passTo === sitting]).toEqual([null, null, false]);
      else if (view.viewer !== null) sitting = view.viewer;
      if (view.asked !== null && view.asked === sitting) expect(view.viewer).toBe(sitting);
    }
    expect(new Set(reader.updates.map(({ passTo }) => passTo))).toEqual(new Set([null, 0, 2]));
    const bots = reader.updates.filter(({ thinking, view }) => thinking && view.viewer !== null);
    expect(bots.length).toBeGreaterThan(0);
  });

  test.each(editions)('read nothing that is not for them in any message (%sth Edition)', async (edition) => {
    // Whether two or three sit there is the same to the cards of an edition.
    const [seats, seed] = (
      edition % 2 === 1 ? [['person', 'person'], 3] : [['person', 'person', 'person'], 4]
    ) satisfies readonly [Seats, number];
    const here = await room(edition);
    const live = await here.play.live(await begin(here, seats, { seed }));
    let reader = new Reader(live);
    const learned = new Learned(live);
    const chance = chanceFrom(seed);
    let seen = 0;
    let hidden = 0;
    for (let n = 0; n < 100 && live.game.decision; n += 1) {
      learned.look();
      // Now and then to another room and back.
      if (n % 9 === 8) {
        reader.stop();
        [reader, seen] = [new Reader(live), 0];
        const { passTo, view } = await reader.until(() => true);
        expect([passTo, view.viewer]).toEqual([live.game.decision.player, null]);
      }
      await step(live, chance);
      learned.look();
      await reader.until(({ at }) => at === live.now.at);
      for (const update of [...reader.updates.slice(seen), live.now]) {
        expect(leaks(update, learned, live)).toEqual([]);
        hidden += update.passTo === null ? 0 : 1;
      }
      const { passTo, canSeeAgain } = live.now;
      if (passTo === null && canSeeAgain && hidden % 4 === 0)
        for (const again of await live.seenSince())
          expect(leaks({ ...live.now, log: { from: 0, lines: [] }, ...again }, learned, live)).toEqual([]);
      seen = reader.updates.length;
    }
    expect(hidden).toBeGreaterThan(20);
  });

  test('sit down anew whenever somebody comes to the table, though the same person is asked', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person']));
    const first = new Reader(live);
    await first.until(({ passTo }) => passTo !== null);
    const seat = live.now.passTo ?? -1;
    await live.takeOver(seat);
    const own = (await first.until(({ view }) => view.viewer === seat)).view.prompt?.cards[0]?.id ?? 0;
    expect(live.moves(own)).toBeInstanceOf(Array);

    // To another room and back, or the page is loaded anew.
    first.stop();
    const back = new Reader(live);
    const covered = await back.until(() => true);
    expect(covered).toMatchObject({ passTo: seat, view: { viewer: null, prompt: null, asked: seat } });
    expect(() => live.moves(own)).toThrow('Pass the screen to');
    await expect(live.answer(live.game.decision?.id ?? 0, { act: 0 })).rejects.toThrow('Pass the screen to');

    // A second window of the same table.
    await live.takeOver(seat);
    await back.until(({ view }) => view.viewer === seat);
    const other = new Reader(live);
    expect(await other.until(() => true)).toMatchObject({ passTo: seat, view: { viewer: null } });
    await back.until(({ at, passTo }) => at === live.now.at && passTo === seat && back.last.passTo === seat);
    expect(back.last.view.viewer).toBeNull();
  });

  test('have left nothing open at a table where nobody is any more', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person']));
    const reader = new Reader(live);
    await reader.until(() => true);
    await live.takeOver(live.now.passTo ?? -1);
    reader.stop();
    await expect.poll(() => live.now.passTo).not.toBeNull();
    expect(live.now.view.viewer).toBeNull();
    await expect(live.suggest()).rejects.toThrow('Pass the screen to');
  });

  test.each([
    ['one person alone', ['person', 'greedy'], {}],
    ['people with open hands', ['person', 'person'], { options: { hands: 'open' } }],
  ] as const)('%s find the table as they left it', async (_who, seats, more) => {
    const here = await room();
    const live = await here.play.live(await begin(here, seats, more));
    await playOn(live, chanceFrom(2), 3);
    const back = new Reader(live);
    const { passTo, view } = await back.until(() => true);
    expect([passTo, view.viewer === null]).toEqual([null, false]);
  });

  test('read the log anew as whoever looks', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person']));
    const reader = new Reader(live);
    await playOn(live, chanceFrom(2), 12);
    let viewer: number | null | undefined;
    for (const { view, log, moments } of reader.updates) {
      if (view.viewer !== viewer) expect(log.from).toBe(0);
      if (log.from === 0 && view.viewer === null)
        expect(moments.length).toBeLessThanOrEqual(log.lines.length + 9);
      viewer = view.viewer;
    }
    expect(reader.updates.some(({ log }) => log.from > 0)).toBe(true);
  });
});

describe('at the screen', () => {
  test('what was asked before is not answered any more', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await playOn(live, chanceFrom(2), 2);
    const asked = live.game.decision;
    if (!asked) throw new Error('The game is to go on.');
    await expect(live.answer(asked.id - 1, { act: 0 })).rejects.toThrow('That was asked before');
    await expect(live.answer(asked.id, { act: 9999 })).rejects.toThrow('offered');
    expect(live.game.decision).toEqual(asked);
  });

  test('a card is painted only where it can be seen or read of', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await playOn(live, chanceFrom(2), 6);
    const shown = designsIn([live.now.view, live.now.log]);
    for (const [design, face] of live.stored.faces.entries()) {
      if (shown.has(design)) expect(live.face(design)).toBe(face);
      else expect(() => live.face(design)).toThrow('shows no such card');
    }
    expect(shown.size).toBeGreaterThan(3);
    expect(shown.size).toBeLessThan(live.stored.faces.length);
    expect(() => live.face(100_000)).toThrow('shows no such card');
  });

  test('a card that is not shown cannot be asked about', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await playOn(live, chanceFrom(2), 6);
    const { cards } = live.game.state;
    const enemys = cards.find(({ player, zone }) => player === 1 && zone === 'hand');
    const own = cards.find(({ player, zone }) => player === 0 && zone === 'hand');
    expect(() => live.moves(enemys?.id ?? 0)).toThrow('not there any more');
    expect(live.moves(own?.id ?? 0).length).toBeGreaterThan(0);
  });

  test('open hands are never covered, and show everybody’s cards', async () => {
    const here = await room();
    const options = { hands: 'open' } as const;
    const live = await here.play.live(await begin(here, ['person', 'person', 'random'], { options }));
    const reader = new Reader(live);
    await playOn(live, chanceFrom(2), 20);
    for (const { passTo, view } of reader.updates) {
      expect(passTo).toBeNull();
      if (view.asked !== null && view.asked < 2) expect(view.prompt?.decision.player).toBe(view.asked);
      for (const { zones } of view.seats) {
        const hand = zones.find(({ zone }) => zone === 'hand');
        expect(hand?.cards.filter(({ face }) => face !== null)).toHaveLength(hand?.count ?? -1);
      }
    }
  });
});
