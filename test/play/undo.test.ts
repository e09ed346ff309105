import { describe, expect, test } from 'vitest';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import type { TableOptions } from '../../src-main/play/new-game/new-game.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { hashOf } from '../../src-main/engine/integrity.js';
import { begin, isPersonsTurn, playIn, playOn, Reader, room, type Room, type Seats } from './playing.js';

const table = async (here: Room, seats: Seats, options: Partial<TableOptions> = {}): Promise<LiveGame> =>
  here.play.live(await begin(here, seats, { options }));

const offerOf = (live: LiveGame): string => {
  const { undo } = live.now;
  return 'takesBack' in undo ? undo.takesBack : `not: ${undo.because}`;
};

/** Answers at random until undo offers something, or does not, by what it says. */
async function playUntil(live: LiveGame, says: RegExp, most = 200): Promise<string> {
  const chance = chanceFrom(6);
  for (let n = 0; n < most; n += 1) {
    const offer = offerOf(live);
    if (says.test(offer)) return offer;
    await playOn(live, chance, 1);
  }
  throw new Error(`Undo never said ${says}; at last: ${offerOf(live)}`);
}

const replies = (live: LiveGame): number =>
  live.game.inputs.filter((input) => 'reply' in input && input.player === 0).length;

describe('undo', () => {
  test('takes the last answer back with all that followed, on the disk too, and names it', async () => {
    const here = await room();
    const live = await table(here, ['person', 'greedy'], { undo: 'anything' });
    await playUntil(live, /^(?!not|the answer)/);
    for (let n = 0; n < 4; n += 1) await playOn(live, chanceFrom(n), 1);
    const at = replies(live);
    const offer = offerOf(live);
    const place = live.game.inputs.findLastIndex(({ player }) => player === 0);
    await live.undo();
    expect(replies(live)).toBe(at - 1);
    expect(live.game.inputs).toHaveLength(place);
    expect(live.game.decision?.player).toBe(0);
    const { prompt } = live.now.view;
    expect(offer.length).toBeGreaterThan(3);
    expect(prompt?.decision.id).toBe(live.game.decision?.id);
    expect((await playIn(here.library).live(live.id)).now).toEqual(live.now);
  });

  test('names an action by its words', async () => {
    const here = await room();
    const live = await table(here, ['person', 'greedy'], { undo: 'anything' });
    const chance = chanceFrom(6);
    for (let n = 0; n < 60; n += 1) {
      const { prompt } = live.now.view;
      const asked = live.game.decision;
      if (asked?.kind === 'act' && prompt?.actions[0]?.card != null) {
        await live.answer(asked.id, { act: 0 });
        const words = prompt.actions[0].text
          .map((part) => (typeof part === 'string' ? part : part.name))
          .join('');
        expect(`${offerOf(live)}.`).toBe(words);
        return;
      }
      await playOn(live, chance, 1);
    }
    throw new Error('No action with a card was offered.');
  });

  test('gives the same game again when the same is answered again', async () => {
    const here = await room();
    const live = await table(here, ['person', 'greedy'], { undo: 'anything' });
    await playOn(live, chanceFrom(3), 5);
    const last = live.game.inputs.findLastIndex(({ player }) => player === 0);
    const input = live.game.inputs[last];
    const before = hashOf(live.game.state);
    await live.undo();
    expect(hashOf(live.game.state)).not.toBe(before);
    const asked = live.game.decision;
    if (!asked || !input || !('reply' in input)) throw new Error('There is to be a reply.');
    const reader = new Reader(live);
    await live.answer(asked.id, input.reply);
    await reader.until((one) => one.at > last && isPersonsTurn(one));
    expect(hashOf(live.game.state)).toBe(before);
  });

  test('keeps to what is fair, where that was agreed', async () => {
    const here = await room();
    const live = await table(here, ['person', 'greedy'], { undo: 'nothing revealed' });
    await playUntil(live, /cannot be taken back fairly: since then (cards|dice|a deck)/);
    const { inputs } = live.game;
    await expect(live.undo()).rejects.toThrow('cannot be taken back fairly');
    expect(live.game.inputs).toEqual(inputs);
    await playUntil(live, /^(?!not)/);
    await live.undo();
  });

  test('is not there where that was agreed, nor before anything was done', async () => {
    const here = await room();
    const never = await table(here, ['person', 'greedy'], { undo: 'never' });
    await playOn(never, chanceFrom(3), 3);
    await expect(never.undo()).rejects.toThrow('nothing is taken back');
    const fresh = await table(here, ['person', 'greedy'], { undo: 'anything' });
    await expect(fresh.undo()).rejects.toThrow('nothing to take back yet');
    const bots = await table(here, ['random', 'greedy'], { undo: 'anything' });
    await expect(bots.undo()).rejects.toThrow('nothing to take back yet');
  });

  test('leaves alone who wants to be asked always', async () => {
    const here = await room();
    const live = await table(here, ['person', 'greedy'], { undo: 'anything' });
    await playOn(live, chanceFrom(3), 3);
    await live.fullControl(0, true);
    await live.undo();
    expect(live.now.view.fullControl).toBe(true);
  });
});

describe('undo among several people', () => {
  /** A game in which somebody sits who has answered something and is asked again. */
  async function seated(here: Room, options: Partial<TableOptions>): Promise<{ live: LiveGame; by: number }> {
    const live = await table(here, ['person', 'person', 'person'], { undo: 'anything', ...options });
    const chance = chanceFrom(6);
    for (let n = 0; n < 200; n += 1) {
      const { view, passTo } = live.now;
      const last = live.game.inputs.at(-1);
      if (passTo === null && view.viewer !== null && last?.player === view.viewer)
        return { live, by: view.viewer };
      if (passTo !== null) await live.takeOver(passTo);
      const asked = live.game.decision;
      if (asked) await live.answer(asked.id, randomReply(asked, chance));
    }
    throw new Error('Nobody was asked twice.');
  }

  test('needs all the others, who see nobody’s cards meanwhile', async () => {
    const here = await room();
    const { live, by } = await seated(here, { undoAgreed: true });
    const others = [0, 1, 2].filter((seat) => seat !== by);
    const [one, two] = others as [number, number];
    const { at } = live.now;
    await live.undo();
    expect(live.now.request).toMatchObject({ kind: 'undo', by, waiting: others });
    expect(live.now.request?.text).toMatch(/ wants to take back/);
    expect(live.now).toMatchObject({ passTo: null, view: { viewer: null, prompt: null }, at });
    const asked = live.game.decision;
    await expect(live.answer(asked?.id ?? 0, { yes: true })).rejects.toThrow('Nobody sits');
    await expect(live.undo()).rejects.toThrow('Everybody answers that first');
    await expect(live.settle(by, true)).rejects.toThrow('is not asked about that');
    await live.settle(one, true);
    expect(live.now).toMatchObject({ at, request: { waiting: [two] } });
    await live.settle(two, true);
    expect(live.now).toMatchObject({ at: at - 1, request: null, passTo: by, view: { viewer: null } });
    expect(live.game.decision?.player).toBe(by);
    await expect(live.settle(two, true)).rejects.toThrow('not asked anything');
  });

  test.each(['another', 'who asked'])('ends with one no, of %s', async (who) => {
    const here = await room();
    const { live, by } = await seated(here, { undoAgreed: true });
    const { at } = live.now;
    await live.undo();
    await live.settle(who === 'another' ? (by + 1) % 3 : by, false);
    expect(live.now).toMatchObject({ at, request: null, passTo: by });
  });

  test('needs nobody where that was agreed', async () => {
    const here = await room();
    const { live, by } = await seated(here, { undoAgreed: false });
    const { at } = live.now;
    await live.undo();
    expect(live.now).toMatchObject({ at: at - 1, request: null, passTo: null, view: { viewer: by } });
  });

  test('from a screen that is to be passed on shows nobody’s cards', async () => {
    const here = await room();
    const live = await table(here, ['person', 'person'], { undo: 'anything', undoAgreed: false });
    const chance = chanceFrom(2);
    let by = live.now.passTo;
    for (let n = 0; n < 50 && (live.now.passTo === null || n === 0); n += 1) {
      by = live.game.decision?.player ?? null;
      await playOn(live, chance, 1);
    }
    expect(live.now.passTo).toBe(1 - (by ?? 0));
    expect(offerOf(live)).toMatch(/^what (Ann|Ben) did last$/);
    await live.undo();
    expect(live.now).toMatchObject({ passTo: by, view: { viewer: null, prompt: null } });
  });
});
